/** The classic game. Everything else (server, client, bots, replays, tests) calls these. */

export { admits } from './admits.js';
export { afterAttack, afterHandover } from './attack/after.js';
export { type PlannedSpot, previewAttack, previewPlacement } from './attack/preview.js';
export { positionModifier } from './attack/strength.js';
export { cardFacts, isGroup, isSpecial } from './cards/index.js';
export { type ClassicTypes, classic } from './classic.js';
export { openAttack } from './game.js';
export { REFUSALS } from './refusals.js';
export { check, intentSchema, offers, step } from './ruleset.js';
export { brokenInvariants } from './scenario/invariants.js';
export { optionsSchema, type Scenario } from './scenario/shape.js';
export { layTable } from './scenario/table.js';
export { contradictionIn, createGame, DEFAULT_OPTIONS } from './setup.js';
export { arrivalPlaces } from './structure/arriving.js';
export { branchOf, freeArrows, openPlaces, spotAt, spotOfCard } from './structure/structure.js';
export { type Suggestion, suggestPlacement } from './structure/suggest.js';
export { previewExchange } from './trade/exchange.js';
export { closedOffer } from './trade/offering.js';
export { goalsOf, groupsNeeded, hasSecretGoal, type Progress } from './turn/goals.js';
export { leastIntent } from './turn/least.js';
export type * from './types/cards.js';
export type * from './types/index.js';
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
export { viewFor } from './view.js';
export { diceMayTurn } from './windows/asking.js';
export { decision, waitingFor } from './windows/windows.js';
