export * from './absence.js';
export * from './calls.js';
export * from './computers.js';
export * from './decks.js';
export * from './http.js';
export * from './messages.js';
export * from './names.js';
export * from './own-data.js';
export * from './proposals.js';
export * from './refusals.js';
export * from './rulesets.js';
export {
  NO_TIMER,
  PRESENT,
  type PromiseInfo,
  type RulesInfo,
  readTable,
  type SeatInfo,
  type TableInfo,
  TableState,
  type TimerInfo,
} from './table.js';
export { gameOf, TableMirror } from './table-mirror.js';
export {
  COMPUTER_SWITCHES,
  changeSettings,
  INITIAL_SETTINGS,
  paceOf,
  settingShapes,
  settingsAmong,
  settingsAtPace,
  settingsAtSpeed,
  speedOf,
  type TableSettings,
} from './table-settings.js';
export * from './version.js';
export * from './waiting.js';
export type { GameWire } from './wire/game-wire.js';
export { type Packed, WireError } from './wire/packed.js';
export { copyOf, sameData } from './wire/same-data.js';
