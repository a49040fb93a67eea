/** Standing orders, and how the table calls people back. */
export const orders = {
  'orders.title': 'When shall the table ask you?',
  'orders.open': 'Ask me less often …',
  'orders.back': 'Back to the menu',
  'orders.help':
    'Only you know what you order; the server answers for you after a pause. Who has neither money nor Specials is never asked, and who keeps silent is done after a few seconds, unless his own card is attacked or he wants to think. Nobody is skipped because of the cards he holds.',
  'orders.ask':
    '{ask, select, silence {Ask me; if I keep silent, I am done} target {Only when I am the target} danger {Only when the attacker would win} nextTurn {Not again this turn} other {Ask me always}}',
  'silence.until': '{n, plural, one {Silent for # second more, and you are done.} other {Silent for # seconds more, and you are done.}}',
  'silence.wait': 'Let me think',
  'silence.waitHint': 'You are waited for until you say done.',
  'orders.tax': 'Tax comes from',
  'orders.taxAsUsual': 'my fullest treasury',
  'orders.senate': 'Play {card}',
  'orders.never': 'when I say so',
  'orders.turnOf': 'when the turn of {name} starts',
  'orders.noOffers': 'No offers this turn from',
  'orders.cancel': '{n, plural, one {A standing order holds} other {# standing orders hold}} ({ask}). Press, or key {key}, to cancel all.',
  'notify.button': 'Call me in other windows',
  'notify.help': 'Your browser shows a note when the table waits for you while you look elsewhere.',
  'notify.denied': 'Your browser forbids it for this page; its settings can allow it.',
} as const;
