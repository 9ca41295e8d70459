# A guided first game on the page; its other words are common to the terminal.

guide-off-title = Your own course
guide-rule = Rule
guide-back = Back
guide-next = Next
guide-show = Show me
guide-take-back = Take back
guide-play-on = Play on
guide-leave = Leave the lesson
