export { lends } from './attack/forces.js';
export { type SharedEntry, sharedLedger } from './attack/ledger.js';
export { previewAttack } from './attack/preview.js';
export { broughtBy, destroysAt } from './attack/result.js';
export { answering } from './cards/answering.js';
export { deckFaults, listed } from './cards/deck-faults.js';
export { READY_DECKS } from './cards/decks.js';
export {
  costWords,
  DEEDS,
  type Deed,
  deedsOf,
  isUsableBy,
  PRICES,
  type Price,
  payersOf,
  priceOf,
  printedTokens,
  servedBy,
  wordsOfCost,
} from './cards/deeds.js';
export { CARD_IDS, CARDS, factsOf, findFacts, isGroupCard } from './cards/index.js';
export { type MadeDeck, madeDeck } from './cards/made.js';
export { type Shortfall, shortfallOf } from './cards/reach.js';
export { isInPool } from './cards/shared.js';
export { usesOf } from './cards/texts.js';
export { intentSchema } from './commands/commands.js';
export { choicesOf, withChoice } from './effects/choices.js';
export { SINGLES } from './effects/singles/index.js';
export { momentsNow } from './frames/moments.js';
export { cardsOn, findSeat, inStructure, isGroupInPlay, leadCards, openAttack } from './game/game.js';
export { viewFor } from './game/view.js';
export { cardMeasures, countedCards, groupsNeeded, type Measure, progressOf, publicGoals, publicMeasures } from './goals/goals.js';
export { reliefNeeds, reliefPower } from './plays/relief.js';
export { type InwoTypes, inwo } from './ruleset/ruleset.js';
export { brokenInvariants } from './scenario/invariants.js';
export { optionsSchema, type Scenario } from './scenario/shape.js';
export { layTable } from './scenario/table.js';
export { createGame, dealTrial, type Trial } from './setup.js';
export { admits } from './step/admits.js';
export { check, tokensFor } from './step/check.js';
export { completions } from './step/completions.js';
export { idlePass, usefulAnswers } from './step/idle.js';
export { leastIntent } from './step/least.js';
export { offers, whyBarred } from './step/offers.js';
export { asksAgain, asksTwice } from './step/repeats.js';
export { routineDraw } from './step/routine.js';
export { step } from './step/step.js';
export { stopPass, takesPass } from './step/stops.js';
export { strikeForecast } from './step/strike.js';
export { arrowsOf, branchOf, lieOf, openArrows, spotFor, suggestPlaces } from './structure/structure.js';
export { dealsKnown } from './trade/offering.js';
export type * from './types/index.js';
export { DEFAULT_OPTIONS } from './types/options.js';
export { REFUSALS } from './types/refusals.js';
export {
  ALIGNMENTS,
  ATTACK_KINDS,
  ATTRIBUTES,
  DECISION_KINDS,
  GROUP_KINDS,
  LEDGER_PARTS,
  OFFER_ENDS,
  PHASES,
  PLACED_HOW,
  STATS,
  TAGS,
} from './types/words.js';
export {
  alignmentsOf,
  attributesOf,
  distanceOf,
  explained,
  fits,
  globalOf,
  isAsleep,
  isBlighted,
  limitOf,
  powerOf,
  puppetsOf,
  resistanceOf,
} from './values/values.js';
export { couldJoinOn } from './windows/asking.js';
export { type ForeseenChange, foreseen } from './windows/foreseen.js';
export { type Forecast, type Ladder, ladderOf } from './windows/ladder.js';
export { decision, waitingFor } from './windows/windows.js';
