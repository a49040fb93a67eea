/* Public interface of the classic game: server, client, bots, replays and tests use nothing else. */

export { afterAttack, afterHandover } from './attack/after.js';
export { type PlannedSpot, previewAttack, previewPlacement } from './attack/preview.js';
export { positionModifier } from './attack/strength.js';
export { cardFacts, isGroup, isSpecial, skipsTurn } from './cards/index.js';
export { intentSchema } from './commands/commands.js';
export { diceMayTurn } from './frames/asking.js';
export { findSeat, openAttack } from './game/game.js';
export { viewFor } from './game/view.js';
export { goalsOf, groupsNeeded, hasSecretGoal, type Progress } from './goals/goals.js';
export { type ClassicTypes, classic } from './ruleset/ruleset.js';
export { brokenInvariants } from './scenario/invariants.js';
export { optionsSchema, type Scenario } from './scenario/shape.js';
export { layTable } from './scenario/table.js';
export { contradictionIn, createGame, DEFAULT_OPTIONS } from './setup.js';
export { admits } from './step/admits.js';
export { check } from './step/check.js';
export { idlePass } from './step/idle.js';
export { leastIntent } from './step/least.js';
export { offers } from './step/offers.js';
export { step } from './step/step.js';
export { couldWin, stopPass, takesPass } from './step/stops.js';
export { branchOf, freeArrows, openPlaces, spotAt, spotOfCard } from './structure/structure.js';
export { type Suggestion, suggestPlacement } from './structure/suggest.js';
export { arrivalPlaces } from './trade/arriving.js';
export { previewExchange } from './trade/exchange.js';
export { closedOffer } from './trade/offering.js';
export type * from './types/cards.js';
export type * from './types/index.js';
export { REFUSALS } from './types/refusals.js';
export * from './types/words.js';
export { CARD_NUMBERS, type CardNumber, type Explained, explained } from './values/explained.js';
export {
  alignmentsOf,
  distanceOf,
  incomeOf,
  mastersOf,
  moneyOf,
  powerOf,
  puppetsOf,
  resistanceOf,
  transferableOf,
} from './values/values.js';
export { decision, waitingFor } from './windows/windows.js';
