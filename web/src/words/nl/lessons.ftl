# Een begeleide eerste partij op de pagina; de andere woorden deelt ze met de terminal.

guide-off-title = Je eigen koers
guide-rule = Regel
guide-back = Terug
guide-next = Verder
guide-show = Doe het voor
guide-take-back = Terugnemen
guide-play-on = Speel verder
guide-leave = De les verlaten
