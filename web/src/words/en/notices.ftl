# Being told of one's turn, also when the page is not looked at.

notices-turn = It is your turn
notices-vibration = Buzz when it is your turn
notices-on = Notify me when it is my turn
notices-help = A notification on this device while you look elsewhere, also when the page is closed. It says nothing about the game.
notices-open-only = This browser cannot be reached when the page is closed. You are notified as long as it is open in the background.
notices-insecure = Browsers allow notifications only on pages that come by HTTPS, and this one does not. Whoever runs the server can change that.
notices-iphone = On an iPhone or iPad, install the page first: Share, then Add to Home Screen. Open it from there and come back to these settings.
notices-unsupported = This browser knows no notifications.
notices-denied = Your browser does not allow this page to send notifications. You can change that in the browser’s settings for this page.
notices-quiet = Not at night
notices-from = from
notices-to = to
notices-webhook = Tell a group
notices-webhook-help = Whenever somebody who is away has to move, their name and the link to this table go to the address of your channel. Nothing about the game goes there.
notices-webhook-address = Webhook address of the channel
notices-webhook-kind = What the channel understands
notices-webhook-json = Discord, Matrix, Slack
notices-webhook-text = ntfy, plain text
notices-webhook-keep = Save the address
notices-webhook-kept = Saved. The group will hear of it.
notices-webhook-gone = Saved: no group is told.
notices-nudge = Remind somebody
notices-nudge-help = Whoever is away and has to move gets one more notification, at most every twelve hours.
notices-nudge-who = Remind { $who }
notices-nudged = { $who } has been sent a reminder.

refused-bad-address = Nothing can be sent to that address: it must begin with https:// and must not be a private one.
refused-bad-keys = This browser’s subscription cannot be used.
refused-bad-zone = There is no such time zone.
refused-not-opener = Only whoever opened the table can do that.
refused-no-notices = They have not switched notifications on, so nothing can be sent.
refused-nudged-lately = They have been reminded in the last twelve hours.
