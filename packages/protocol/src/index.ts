/** What travels between client and server. */
export * from './absence.js';
export * from './computers.js';
export * from './games.js';
export * from './http.js';
export * from './messages.js';
export * from './names.js';
export * from './refusals.js';
export * from './rulesets.js';
export * from './schema.js';
export * from './version.js';
export * from './waiting.js';
export { GameBoard, GameOptions } from './wire/game.js';
export { type Packed, WireError } from './wire/packed.js';
