/** What is said once, when it happens or becomes possible for the first time in a real game. */
export const hints = {
  'hint.title': 'Hint',
  'hint.ok': 'Got it',
  'hint.none': 'No more hints',
  'hint.choose': 'Eight Illuminati lie face down. Take any of them: you see which one it is once it is yours, and it decides how you win.',
  'hint.goal': 'Name the goal you will play for. Nobody else learns of it until you reach it.',
  'hint.attacked':
    'They are after a card of yours. Each MB you spend makes it harder for them; money that lies on the target itself counts twice.',
  'hint.interfere':
    'You may interfere: each MB from your Illuminati helps one side or the other. If you don’t care, say done. Offering to stay out for money is also a way.',
  'hint.contest':
    'Two dice decide: the number or less wins, 11 and 12 never do. Add money while the others think; as long as nobody has committed anything you can call it off.',
  'hint.place':
    'It is yours, with everything below it. Pick an arrow with room for it. The nearer to your Illuminati, the safer it is from others.',
  'hint.settle': 'The card that attacked may now pass some of its money to the new one. Passing nothing is fine, too.',
  'hint.special': 'Somebody plays a Special. It can still be cancelled by whoever holds the card for it; otherwise say done.',
  'hint.offer': 'You have an offer. Accept it, decline it or answer with one of your own. What is exchanged is binding, a promise is not.',
  'hint.whisper': 'Somebody whispers to you: nobody else can read it. Click a name in the chat to whisper back.',
  'hint.rival':
    'This one belongs to somebody. You can take it, neutralize it (6 easier, but it goes back to the middle) or destroy it. Its owner will pay to keep it.',
  'hint.compose':
    'Pick who attacks, then the target. The odds stand here before you announce anything; other cards of yours can lend what their second number says.',
  'hint.draw': 'Your turn begins. Your cards earn their income, and you draw one: a Group goes to the middle, a Special to your hand.',
  'hint.hand': 'You hold a Special, and only you see it. Click it to read it; it can be played once, when its text says so.',
  'hint.powers': 'Your Illuminati have a power of their own after the actions. Use it, or end your turn.',
  'hint.transfer': 'Money stays on the card that earned it. Twice a turn you may move it from a card to its neighbour, for nothing.',
  'hint.end': 'Both actions are gone. Deals, transfers and dropping a card are still possible; then end your turn.',
  'hint.actions':
    'You have two actions. Attack to control is the usual one: low Resistance and a shared alignment make it easy. What can’t be done says why.',
  'hint.close': 'Somebody is one step from winning: look at the goals in this panel. Stopping them is everybody’s business.',
} as const;
