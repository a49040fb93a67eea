export { hashOf } from './core/hash.js';
export {
  BrokenRecord,
  type RecordedGame,
  type RecordedIntent,
  recordedGameShape,
  replayStart,
  replayStep,
  rulesOf,
} from './core/record.js';
export type { Refusals } from './core/refuse.js';
export type {
  AnyBoard,
  AnyDecision,
  AnyEvent,
  AnyIntent,
  AnyOffer,
  AnyState,
  AnyView,
  FieldError,
  GameTypes,
  Rules,
  Ruleset,
  Setup,
} from './core/ruleset.js';
export { loadScenario, runScenario, type ScenarioResult } from './core/scenario-runner.js';
export { isPassing, STOPS, type Stop } from './core/stops.js';
export type { CardId, PlayerId, Refusal, RngState, SecretPart, StepResult } from './core/types.js';
export { eventsFor, isUnseen } from './core/view.js';
export { cellsOf, LYING, overlaps, type Rect, type Spot, spotOf, spotOn, worldSide } from './domain/geometry.js';
export { succeeds, winningRolls } from './domain/odds.js';
export * from './domain/types.js';
export { DEFAULT_RULESET, isRulesetId, MOST_PLAYERS, RULESET_IDS, type RulesetId } from './ruleset-ids.js';
export { RULESETS, rulesetOf } from './rulesets.js';
export { gameOfScenarios } from './scenario-game.js';
