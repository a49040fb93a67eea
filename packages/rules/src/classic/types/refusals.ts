import { makeRefusal, type Refusals, type Refuse } from '../../core/refuse.js';

const notHeld = { notHeld: ['card'], notASpecial: ['card'] } as const;
const asked = { stale: [], notAsked: [] } as const;
const window = { ...asked, alreadyDone: [] } as const;
const played = { notHeld: ['card'] } as const;
const room = { noRoomThere: ['group', 'onto', 'arrow'] } as const;
const branch = {
  ...room,
  notInBranch: ['group'],
  otherMaster: ['group', 'onto'],
  noSuchArrow: ['onto', 'arrow'],
  needlessLoss: ['count'],
  wouldLose: ['count'],
  arrowTaken: ['onto', 'arrow'],
} as const;
const moves = { noMoves: [], notYours: ['card'], sameTreasury: ['card'] } as const;

/**
 * Every refusal there is: by rule, the reasons (`why`) with the names of the values that come with them (`with`).
 * Themes hold a sentence for each; a test walks this table.
 */
export const REFUSALS = {
  'C-102': { alreadyChosen: [], noSuchSlot: [], notYourChoice: ['player'], slotTaken: ['player'] },
  'C-103': { noGoalToChoose: [], noSuchGoal: [] },
  'C-201': { notBegun: [], drawFirst: [], alreadyDrawn: [], othersFirst: ['player'], ...window },
  'C-202': { notYours: ['card'] },
  'C-203': { ...notHeld, nothingDrawn: [], notJustDrawn: ['card'], nothingFaceDown: [], alreadyFaceUp: ['card'] },
  'C-204': { notYourTurn: ['player'], noActionLeft: [] },
  'C-205': { drawFirst: [], turnEnding: [], insideAttack: [], onlyInPowers: ['card'] },
  'C-208': { alreadyActed: [] },
  'C-210': {
    nothingToTakeBack: [],
    notYours: ['player'],
    tooOften: ['count'],
    asking: ['player'],
    notAsked: [],
    alreadyDone: [],
    stale: [],
  },
  'C-307': { noSuchCard: [], spectator: [] },
  'C-402': { notYours: ['card'], noPower: ['card'], noAttacker: [], noTarget: [] },
  'C-403': { alreadyTookPart: ['card'] },
  'C-404': { notYours: ['card'], nothingToLend: ['card'], namedTwice: ['card'], aidsItself: ['card'] },
  'C-405': { notInPlay: ['card'], notAGroup: ['card'] },
  'C-406': { alreadyYours: ['card'], noOpenArrow: ['card', 'target'] },
  'C-407': { notOthers: ['card'] },
  'C-408': { noPowerToDestroy: ['card'], attacksItself: ['card'], aidsAgainstItself: ['card'] },
  'C-412': { immune: ['card', 'target', 'alignment'] },
  'C-413': {
    diceRolled: [],
    usedThisTurn: ['card'],
    needsAlteration: [],
    notAlterable: ['card'],
    cannotReverse: ['alignment'],
    noEffect: ['card', 'alignment'],
  },
  'C-414': { hasPower: ['card'] },
  'C-421': { noContest: [], notYourContest: [], wrongTreasury: ['card'], noMoney: [] },
  'C-422': { noWindow: [], notSaid: [], ...window, nothingToRoll: [], attackerRolls: ['player'], waiting: ['player', 'count'] },
  'C-423': window,
  'C-502': { placeFirst: [], nothingToPlace: [], notTheCaptive: ['card'], notTheCaptor: ['card'], ...branch },
  'C-504': { ...asked, nothingToSettle: [] },
  'C-601': { noContest: [], notThird: [], noMoney: [] },
  'C-602': {
    ...notHeld,
    notYourAttack: [],
    alreadyPrivileged: [],
    brokenForGood: [],
    committed: [],
    payOrCard: [],
    nothingToPayWith: [],
    cannotBuy: ['card'],
    boughtThisTurn: ['card'],
    notEnough: ['has', 'needs'],
    privileged: [],
  },
  'C-603': {
    ...notHeld,
    notPrivileged: [],
    ownPrivilege: [],
    twoCards: [],
    nothingToBreakWith: [],
    notThird: [],
    alreadyIn: [],
    wrongCard: ['card'],
    noCard: [],
  },
  'C-605': { notYourAttack: [], diceRolled: [], committed: [] },
  'C-701': { notYours: ['card'], noTransferLeft: [], costsAction: [], notNeighbours: ['card', 'to'], nothingToMove: [] },
  'C-702': { notYours: ['card'], notAGroup: ['card'], ...branch, ownBranch: ['group', 'onto'], nowhereToMove: [] },
  'C-703': { notYours: ['card'], notAGroup: ['card'], noGroups: [] },
  'C-704': { notAnAmount: [], notEnough: ['has', 'needs'] },
  'C-801': { ...notHeld, withOneself: [], noPartner: [] },
  'C-802': {
    ...room,
    notInTurn: [],
    notInActions: [],
    insideAttack: [],
    notEnoughActions: ['has', 'needs'],
    notTheirs: ['card', 'player'],
    placeEach: ['count'],
    notYoursToGiveUp: ['card'],
    gaveUpItself: ['group'],
    notYourCard: ['card'],
    arrowTaken: ['onto', 'arrow'],
    notInBranch: ['group'],
    mustGiveUp: ['card'],
  },
  'C-803': {
    nothingOffered: [],
    partnerTwice: ['player'],
    nobodyToChoose: [],
    alreadyWilling: [],
    tooManyOpen: ['most'],
    namedTwice: ['card'],
    noSuchOffer: [],
    whichOffer: ['count'],
    changed: ['player', 'version'],
    openAlready: [],
    notFaceUp: ['card'],
    tooManyFaceDown: ['most'],
  },
  'C-805': { handsVictory: ['player'] },
  'C-900': { notASpecial: ['card'], noSpecials: [], noneNow: [], specialPending: ['card', 'player'], ...window },
  'C-901': { ...played, onlyAfterDice: ['card'] },
  'C-902': { ...played, ...room, notYours: ['card'], needsPlace: [], notUncontrolled: ['card'] },
  'C-903': { ...played, needsPlayer: [], ownHand: [], nobodyThere: [] },
  'C-904': { ...played, onlyAgainstPrivilege: ['card'] },
  'C-905': { ...played, onlyAgainstPrivilege: ['card'] },
  'C-906': { ...played, onlyBeforeDraw: ['card'] },
  'C-907': { ...played, needsDeadGroup: [], notDead: ['card'], notInAttack: ['card'] },
  'C-908': { ...played, onlyAfterDice: ['card'] },
  'C-909': {
    ...notHeld,
    ...asked,
    onlyAsCounter: ['card'],
    nothingToCancel: [],
    ownSpecial: [],
    wrongCard: ['card'],
    noCard: [],
    replacementPending: ['player'],
    oneCard: [],
  },
  'C-910': { ...played, onlyAtOthersStart: ['card'] },
  'C-911': played,
  'C-912': played,
  'C-913': { ...played, ...moves, tooMuchFromBank: ['has', 'needs'], notInAttack: ['card'] },
  'C-914': { ...notHeld, onlyInAnnouncement: ['card'], wrongCard: ['card'], onlyToDestroy: [], namedTwice: ['card'] },
  'C-1001': {
    ...moves,
    ...room,
    everyGroupOnce: [],
    noMaster: ['group'],
    noSuchArrow: ['onto', 'arrow'],
    nothingToChange: [],
  },
  'C-1002': { noExtraDraw: [], usedThisTurn: ['card'], deckEmpty: [], notEnough: ['card', 'has', 'needs'] },
  'C-1003': { notYours: ['card'], noPower: ['card'], noPowers: [] },
  'C-1101': { youAreOut: [] },
  'C-1104': { gameOver: [] },
} as const satisfies Refusals;

/** A rule that refuses something. */
export type Code = keyof typeof REFUSALS;

/** The rules that can refuse for this reason. */
export type CodeWith<Why extends string> = { [C in Code]: Why extends keyof (typeof REFUSALS)[C] ? C : never }[Code];

/** A refusal of the classic game. Rule, reason and values are checked against `REFUSALS` when it is compiled. */
export const refuse: Refuse<typeof REFUSALS> = makeRefusal;
