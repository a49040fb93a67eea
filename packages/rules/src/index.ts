/** The rules of the game. Everything else (server, client, bots, replays, tests) calls these. */
export { arrivalPlaces } from './classic/arriving.js';
export type * from './classic/card-types.js';
export { cardFacts, isGroup, isSpecial } from './classic/cards/index.js';
export { type Change, changesOf } from './classic/changes.js';
export { previewExchange } from './classic/exchange.js';
export { goalsOf, groupsNeeded, hasSecretGoal, type Progress } from './classic/goals.js';
export { brokenInvariants, moneyFromBank, moneyInPlay } from './classic/invariants.js';
export { leastIntent } from './classic/least.js';
export { closedOffer } from './classic/offering.js';
export { type PlannedSpot, previewAttack, previewPlacement } from './classic/preview.js';
export {
  BrokenRecord,
  type RecordedGame,
  type RecordedIntent,
  RULES_VERSION,
  recordedGameSchema,
  replayStart,
  replayStep,
  rulesOf,
} from './classic/record.js';
export { REFUSALS } from './classic/refusals.js';
export { check, intentSchema, offers, step } from './classic/ruleset.js';
export { loadScenario, runScenario, type ScenarioResult } from './classic/scenario.js';
export { optionsSchema, type Scenario } from './classic/scenario-shape.js';
export { type FieldError, layTable } from './classic/scenario-table.js';
export { createGame } from './classic/setup.js';
export { branchOf, freeArrows, openPlaces, spotAt, spotOfCard } from './classic/structure.js';
export { type Suggestion, suggestPlacement } from './classic/suggest.js';
export type * from './classic/types.js';
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
} from './classic/values.js';
export { eventsFor, isUnseen, viewFor } from './classic/view.js';
export { decision, waitingFor } from './classic/windows.js';
export { hashOf } from './core/hash.js';
export type { CardId, PlayerId, Refusal, RngState, SecretPart, StepResult } from './core/types.js';
export { cellsOf, type Rect, type Spot, worldSide } from './domain/geometry.js';
export { succeeds, winningRolls } from './domain/odds.js';
export * from './domain/types.js';

import type { State } from './classic/types.js';
import { hashOf } from './core/hash.js';

/** SHA-256 (hex) of a state, the same on every machine. */
export const stateHash = (state: State): string => hashOf(state);
