import type { Pack } from '../../theme.js';

/** Reasons that several rules share, said the same way everywhere. */
const shared = {
  alreadyDone: 'You have said so already. The table waits for others.',
  arrowTaken: 'No arrow is open on the {arrow} of {onto}. Pick another one.',
  drawFirst: 'Draw your card first; it brings your income, too.',
  noRoomThere: 'There is no room for {group} on the {arrow} of {onto}. Pick another arrow.',
  noSuchArrow: 'There is no outward arrow on the {arrow} of {onto}. Pick another one.',
  notAGroup: 'That takes a group; {card} will not do.',
  notAsked: 'Nobody asks you right now.',
  notASpecial: 'That takes a Special from your hand; {card} will not do.',
  notHeld: 'You do not hold {card} any more.',
  notInBranch: '{group} cannot come along here. Name only what hangs below the group that moves, each once.',
  notYours: 'Only the owner of {card} can do that.',
  needlessLoss: 'That loses {count, plural, one {a group} other {# groups}} without need: hung another way, less is lost.',
  otherMaster: '{group} can change its arrow, not its master, and that is not {onto}.',
  wouldLose: 'That loses {count, plural, one {a group} other {# groups}} for want of room. Accept the loss, or choose another arrow.',
  noMoves: 'Say which money goes where.',
  sameTreasury: 'That money lies with {card} already. Name another treasury.',
  stale: 'Something changed while you decided. Look again, then say so again.',
} as const;

/** A sentence for each rule code and reason. Says what stands in the way, and what would make it legal. */
export const refusals = {
  any: shared,
  'C-102': {
    alreadyChosen: 'You have your Illuminati.',
    notYourChoice: 'It is the turn of {player} to pick an Illuminati.',
    noSuchSlot: 'Eight cards lie there. Pick one of them.',
    slotTaken: '{player} has that one. Pick a card that is still face down.',
  },
  'C-103': {
    noGoalToChoose: 'You have no secret goal to name now.',
    noSuchGoal: 'That is no goal you can play for. Name the special goal of one of the other seven Illuminati.',
  },
  'C-201': {
    alreadyDrawn: 'You have drawn your card this turn.',
    notBegun: 'The first turn has not begun. Wait until everyone has chosen.',
    othersFirst: 'Wait for {player}, who may still play a Special before you draw.',
  },
  'C-203': {
    alreadyFaceUp: '{card} lies face up already, and stays so.',
    notJustDrawn: 'You have not just drawn {card}. To show it, turn it up.',
    nothingDrawn: 'You have no newly drawn Special to decide on.',
    nothingFaceDown: 'You have no Special that lies face down.',
  },
  'C-204': {
    noActionLeft: 'You have no action left this turn. Two more come with your next one.',
    notYourTurn: 'It is the turn of {player}. Wait for yours.',
  },
  'C-205': {
    onlyInPowers: '{card} can do that only when your actions are over. End your actions first.',
    insideAttack: 'Not during an attack. Finish it or call it off first.',
    turnEnding: 'Your actions are over for this turn; only your special power is left.',
  },
  'C-208': {
    alreadyActed: 'You have acted this turn, so it is too late to pass. End your turn instead.',
  },
  'C-307': {
    noSuchCard: 'You can see no such card.',
    spectator: 'You are watching; only those who play can do that.',
  },
  'C-402': {
    noAttacker: 'None of your cards can lead an attack any more this turn.',
    noPower: '{card} cannot lead an attack with Power 0. Pick an attacker with more.',
    noTarget: 'There is nothing that your cards could attack now.',
  },
  'C-403': {
    alreadyTookPart: '{card} took part in an attack this turn and must rest until the next one.',
  },
  'C-404': {
    aidsItself: 'No card leads and aids at once. Leave {card} out of the aids.',
    namedTwice: '{card} can lend its power only once in an attack.',
    nothingToLend: '{card} cannot aid: there is no transferable power to lend.',
  },
  'C-405': {
    notAGroup: 'Only groups can be attacked; {card} cannot.',
    notInPlay: "{card} can be attacked only when uncontrolled or in somebody's structure.",
  },
  'C-406': {
    alreadyYours: 'You control {card} already. Pick a target that you do not.',
    noOpenArrow: 'No arrow of {card} is open with room for {target}. Free one, or let another card attack.',
  },
  'C-407': {
    notOthers: 'Only groups of other players can be neutralized; {card} cannot.',
  },
  'C-408': {
    aidsAgainstItself: 'No card helps against itself. Leave {card} out of the aids.',
    attacksItself: 'No card attacks itself. Let another one attack {card}.',
    noPowerToDestroy: '{card} cannot be destroyed at Power 0, unless with a Whispering Campaign.',
  },
  'C-412': {
    immune: '{card} cannot act against {target}: that structure is immune to {alignment} groups.',
  },
  'C-413': {
    cannotReverse: '{alignment} has nothing to be reversed into. Add or remove it instead.',
    diceRolled: 'The dice are rolled; that comes too late for this attack.',
    needsAlteration: 'Say which group, which alignment, and whether to add, remove or reverse it.',
    noEffect: 'That would change nothing about {card}, as far as {alignment} goes.',
    notAlterable: 'That works on groups in play, and not on itself; {card} will not do.',
    usedThisTurn: '{card} can do that once a turn, and did.',
  },
  'C-414': {
    hasPower: 'Against Power above 0 a Whispering Campaign is neither needed nor allowed. Attack {card} without it.',
  },
  'C-421': {
    noContest: 'No attack is open to spend money on.',
    noMoney: 'You have no money where you could spend it on this attack.',
    notYourContest: 'You neither attack nor defend here. Interfere instead.',
    wrongTreasury:
      'The money of {card} cannot be spent here. It must come from the card that attacks or is attacked, or from your Illuminati.',
  },
  'C-422': {
    attackerRolls: '{player} leads this attack and rolls the dice.',
    nothingToRoll: 'There is no attack to roll for.',
    noWindow: 'Nothing waits for an answer now.',
    waiting:
      'Wait for {player}{count, plural, offset:1 =1 {} one { and one other} other { and # others}}, who may still answer, or call the attack off while nothing is committed.',
  },
  'C-502': {
    nothingToPlace: 'You have no captured group to place.',
    notTheCaptive: 'It is {card} that must find its place first.',
    notTheCaptor: 'A captive hangs on its captor: choose an arrow of {card}.',
    placeFirst: 'Wait until the captured group has found its place.',
  },
  'C-504': {
    nothingToSettle: 'There is no captive of yours to pass money to.',
  },
  'C-601': {
    noContest: 'No attack is open to interfere with.',
    noMoney: 'Your Illuminati has no money to interfere with.',
    notThird: 'You attack or defend here, so you cannot interfere. Spend money on your own side instead.',
  },
  'C-602': {
    alreadyPrivileged: 'This attack is privileged already.',
    boughtThisTurn: '{card} can buy privilege once a turn, and did. Discard a Special for it instead.',
    brokenForGood: 'The privilege of this attack was broken for good.',
    cannotBuy: '{card} cannot pay for privilege. Discard a Special for it instead.',
    committed: 'Something is committed to this attack, so it is too late for privilege.',
    notEnough: 'Your Illuminati has {has} MB for it, privilege needs {needs}.',
    nothingToPayWith: 'Privilege takes a Special to discard, and you hold none.',
    notYourAttack: 'Only the attacker can declare privilege, before the dice.',
    payOrCard: 'Say how you pay for privilege: with a Special, or with money if your Illuminati may.',
    privileged: 'This attack is privileged. Break the privilege, or get in with an Interference card.',
  },
  'C-603': {
    alreadyIn: 'You are in already and may interfere.',
    noCard: 'That takes an Interference card, and you hold none.',
    nothingToBreakWith: 'Breaking a privilege takes two Specials or the Deep Agent; you hold neither.',
    notPrivileged: 'There is no privilege to break.',
    notThird: 'You attack or defend here; the privilege does not keep you out.',
    ownPrivilege: 'You cannot break a privilege of your own.',
    twoCards: 'That takes two Specials together, or the Deep Agent alone.',
    wrongCard: '{card} does not let you in. It takes an Interference card.',
  },
  'C-605': {
    committed: 'Too late to call it off: something has been committed. Roll the dice.',
    diceRolled: 'The dice are rolled; an attack can be called off only before.',
    notYourAttack: 'Only the attacker can call an attack off, and there is none of yours.',
  },
  'C-701': {
    costsAction: 'Your two free transfers are used. Another one is possible as an action.',
    noTransferLeft: 'You have neither a free transfer nor an action left this turn.',
    notNeighbours: 'Money goes from a card to its master or a puppet. From {card} to {to} it is too far.',
    nothingToMove: 'None of your cards has money that could go to a neighbour.',
  },
  'C-702': {
    nowhereToMove: 'None of your groups has another open arrow to go to.',
    ownBranch: 'The arrows of {onto} would move along with {group}. Pick one outside that branch.',
  },
  'C-703': {
    noGroups: 'You have no group to drop.',
  },
  'C-704': {
    notAnAmount: 'Name a whole number of MB, 1 or more.',
    notEnough: 'You have {has} MB there, that needs {needs}.',
  },
  'C-801': {
    noPartner: 'Nobody sits there who could take that offer.',
    withOneself: 'You cannot deal with yourself. Pick somebody else.',
  },
  'C-802': {
    gaveUpItself: 'You cannot both receive and give up {group}. Decline the offer instead.',
    insideAttack: 'No groups change hands during an attack. Wait until it is over.',
    mustGiveUp: 'There is no room for {card}. Give up that group, or what is in its way, or choose another arrow.',
    notEnoughActions:
      'The groups in it need {needs, plural, one {# action} other {# actions}} of the player whose turn it is; {has, plural, =0 {none is} one {# is} other {# are}} left.',
    notInActions: 'Groups change hands only in the actions of a turn. Wait for them.',
    notInTurn: 'Groups change hands only in the turn of one of the two. Wait for yours.',
    notTheirs: '{player} has no {card} to part with.',
    notYourCard: 'What you receive hangs on a card of your own; {card} will not do.',
    notYoursToGiveUp: 'You can give up only groups that are yours, or become so; {card} will not do.',
    placeEach:
      '{count, plural, =0 {You receive no group, so there is none to place.} one {Choose a place for the group that you receive.} other {Choose a place for each of the # groups that you receive.}}',
  },
  'C-803': {
    nothingOffered: 'An offer names something that changes hands.',
    noSuchOffer: 'There is no such offer open to you. It may have lapsed.',
    namedTwice: 'An offer can name {card} only once.',
    partnerTwice: '{player} is named twice. Name everyone once.',
    nobodyToChoose: 'To choose among those who are willing, offer it to two players at least.',
    alreadyWilling: 'You have said that you are willing. Now whoever made the offer chooses; you can still decline.',
    tooManyOpen: 'You can have {most} offers open at a time. Withdraw one, or wait for an answer.',
    whichOffer: 'There {count, plural, one {is # offer} other {are # offers}} open to you. Say which one you mean.',
  },
  'C-805': {
    handsVictory: 'That would hand the victory to {player} at once. Offer less.',
  },
  'C-900': {
    noneNow: 'None of your Specials can be played now.',
    noSpecials: 'You hold no Special.',
    specialPending: 'First it must be clear whether {card} of {player} takes effect. Answer, or wait for the others.',
  },
  'C-901': {
    onlyAfterDice: '{card} waits for dice: play it right after a roll.',
  },
  'C-902': {
    needsPlace: 'Say which uncontrolled group you bribe, and on which arrow it is to hang.',
    notUncontrolled: '{card} cannot be bribed. Pick an uncontrolled group.',
  },
  'C-903': {
    needsPlayer: 'Say whose Specials you want to see.',
    nobodyThere: 'Nobody sits there whose Specials you could see.',
    ownHand: 'You know your own Specials. Pick another player.',
  },
  'C-904': {
    onlyAgainstPrivilege: '{card} is played against a privileged attack only.',
  },
  'C-905': {
    onlyAgainstPrivilege: '{card} is played to get into a privileged attack only.',
  },
  'C-906': {
    alreadyDoubled: 'Your incomes count double already.',
    onlyBeforeDraw: '{card} is played at the start of your turn, before you draw.',
  },
  'C-907': {
    needsDeadGroup: 'Say which destroyed group is to come back.',
    notDead: '{card} cannot come back: only a destroyed group can.',
    notInAttack: '{card} cannot be played during an attack. Wait until it is over.',
  },
  'C-908': {
    onlyAfterDice: '{card} waits for dice: play it right after a roll.',
  },
  'C-909': {
    noCard: 'Only Secrets Man Was Not Meant To Know cancels a Special, and you do not hold it.',
    nothingToCancel: 'No Special is being played that you could cancel.',
    onlyAsCounter: '{card} is played only as another player plays a Special.',
    oneCard: 'Name the one Special that replaces the cancelled one, or let it go.',
    ownSpecial: 'You cannot cancel a Special of your own.',
    replacementPending: 'Wait for {player}, who may replace the cancelled Special.',
    wrongCard: '{card} cancels nothing. That takes Secrets Man Was Not Meant To Know.',
  },
  'C-910': {
    onlyAtOthersStart: "{card} is played at the start of another player's turn, before the card is drawn.",
  },
  'C-913': {
    tooMuchFromBank: 'The bank has {has} MB left to give for this, that needs {needs}.',
    notInAttack: 'During an attack only attacker and defender can play {card}, and only before the dice.',
  },
  'C-914': {
    onlyInAnnouncement: '{card} is named when you announce an attack to destroy.',
    onlyToDestroy: 'A Whispering Campaign only helps to destroy.',
    namedTwice: '{card} cannot pay for privilege as well. Name another Special.',
    wrongCard: '{card} is no Whispering Campaign.',
  },
  'C-1001': {
    everyGroupOnce: 'Name every group of yours, each exactly once.',
    noMaster: '{group} would hang on nothing that leads to your Illuminati. Give it a master.',
    nothingToChange: 'There is nothing to rearrange or to move.',
  },
  'C-1002': {
    deckEmpty: 'The deck is empty; there is no card to buy.',
    noExtraDraw: 'Only the owner of the Recyclers can buy a card.',
    notEnough: 'There are {has} MB on {card}, a card costs {needs}.',
    usedThisTurn: '{card} can buy one card a turn, and did.',
  },
  'C-1003': {
    noPower: '{card} has no power to use at will.',
    noPowers: 'None of your cards has a power to use now.',
  },
  'C-1101': {
    youAreOut: 'You are out of this game, but you can watch it.',
  },
  'C-1104': {
    gameOver: 'The game is over.',
  },
} as const satisfies Pack['refusals'];
