/** Playing Specials, and spending them. */
export const specials = {
  'special.play': 'Play {card}',
  'special.pickPlayer': 'Pick the player.',
  'special.pickGroup': 'Pick the group.',
  'attack.whispers': '{card} is spent on it: {target} defends with its Resistance instead of its Power.',
  'attack.whisperPick': 'Your Whispering Campaign works against groups of Power 0.',
  'special.now': 'You may play now',
  'special.discarded': 'It is discarded afterwards. As long as somebody may hold the card that cancels it, they are asked first.',
  'special.flipTitle': 'Turn up {card}',
  'special.will.money': '{amount} MB go to your Illuminati: {sum} MB there.',
  'special.will.doubleIncome': 'This turn you collect {doubled} MB instead of {income}.',
  'special.will.skipTurn': '{name} loses this whole turn: no income, no card, no actions.',
  'special.will.spy':
    '{n, plural, =0 {{name} holds no Special face down.} one {You see the face-down Special of {name}, you alone.} other {You see the # face-down Specials of {name}, you alone.}}',
  'special.will.revive': '{card} becomes uncontrolled. Everyone may attack it.',
  'special.will.bribe':
    'Costs one action; {left, plural, =0 {none is} one {# is} other {# are}} left afterwards. No dice, and nobody may oppose it with money.',
  'special.will.dice':
    'The dice show {roll}. They will count as {to}: against {needs} the attack {wins, select, yes {succeeds} other {fails}}.',
  'special.will.break': 'The privilege is gone for good: everyone may meddle.',
  'special.will.letIn': 'You alone get in, and may help or oppose with the {money} MB of your Illuminati.',
  'special.will.counter': '{card} of {name} has no effect. Both cards are gone.',
  'special.will.flip': 'Everyone sees it from now on. It stays so.',
  'special.none.whispering': 'None of your cards can reach a group of Power 0 now.',
  'special.none.bribe': 'No uncontrolled group fits on an open arrow of yours.',
  'special.none.revive': 'No group has been destroyed.',
  'discard.title':
    '{why, select, privilege {Make the attack privileged} break {Break the privilege} other {Replace the cancelled Special}}',
  'discard.help':
    '{why, select, privilege {Nobody but you and the defender may spend money or play Specials then. It can’t be called off for nothing any more.} break {Two Specials together, whatever they say, break the privilege for good.} other {With another Special in its place the privilege is broken. Or let it go: then both are lost.}}',
  'discard.pick': '{n, plural, one {Pick the Special that you discard.} other {Pick # Specials that you discard together.}}',
  'discard.pay': 'Pay 5 MB',
  'discard.confirm': '{n, plural, =0 {Discard} other {Discard {cards}}}',
  'privilege.agentOnly': 'It takes two Specials together. Your Deep Agent does it alone: play it below.',
  'seen.title': 'Specials of {name}',
  'seen.none': 'No Special lies face down there.',
  'seen.help': 'You alone see them. You find them again where it says how they stand.',
  'status.known': 'Specials of {name} that you know',
  'status.seen': 'seen by you alone',
  'window.replaceIt': 'Replace it',
} as const;
