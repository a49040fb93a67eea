/** The first turn with a coach. `{needs}`: the number to roll or less; `{percent}`: the chance. */
export const coach = {
  'coach.title': 'First turn',
  'coach.you': 'Nell',
  'coach.progress': 'Step {n} of {of}',
  'coach.next': 'Next',
  'coach.skip': 'Without the coach',
  'coach.once': 'Once more',
  'coach.play': 'To a real table',
  'coach.welcome':
    'Welcome. You run the Network, a conspiracy with one card so far. Each turn brings income, a card and two actions; most actions are attacks, and each Group you win makes the next one easier.',
  'coach.draw': 'Your turn begins. Draw: your Illuminati earns its income, and a card comes off the deck.',
  'coach.cards':
    'The cards in the middle belong to nobody. Point at one, or press it long, to read it: Power to attack with, Resistance against you, income, alignments, and arrows to hang others on.',
  'coach.compose.begin': 'Now take something. Choose Attack.',
  'coach.compose.attacker': 'Who attacks? A card may lead one attack a turn, and needs Power for it. Pick {card}.',
  'coach.compose.target': '{card} attacks. Pick a target in the middle: the lower its Resistance, the better.',
  'coach.compose.announce':
    '{card} resists with {resistance}. Your Power minus that is the number to roll or less with two dice; the ledger adds it up line by line. Announce the attack.',
  'coach.fight.calledOff': 'The attack is over before the dice fell. Begin another one.',
  'coach.fight.pay':
    '{needs} or less: {percent} %. Each MB you spend now adds one, and anyone at the table may do the same for or against you. Try one.',
  'coach.fight.paid': '{needs} or less now: {percent} %. Pay more, or roll once nobody has anything to add.',
  'coach.fight.opposed':
    '{name} pays {against} MB against you: {needs} or less now, {percent} %. That is the heart of the game. Match it, or trust the dice.',
  'coach.fight.rolled': 'The dice have spoken.',
  'coach.fight.place': '{card} is yours. Choose the arrow it hangs on: two arrows must meet, and cards never overlap. Then confirm.',
  'coach.fight.settle':
    '{card} hangs on your structure. What attacked may now pass it some of its money, to defend it or to spend it there later. Or say done.',
  'coach.result.won': 'Your first Group. It will bring income each turn, and may attack or lend its Power. One action is left.',
  'coach.result.lost': 'That failed; it happens even to the best conspiracies. The action is spent, but one is left.',
  'coach.again':
    'Use your second action. The Network has attacked already, but {card} has Power of its own, and likes its kind: against a card of the same alignment it gets 4 more. Attack again; somebody may not like it.',
  'coach.end': 'Both actions are behind you. Money can still be moved between neighbours, and deals made at any time. End your turn.',
  'coach.goal':
    'You control {cards, plural, one {one card} other {# cards}}, your Illuminati included. Thirteen win a game of three, and each Illuminati has a goal of its own. The panel shows how close everyone is: whoever comes too close will be stopped. Good luck.',
} as const;
