/** Scripted clients for whole games over real WebSockets, and their measurements. */
export { ScriptedPlayer, type Witness } from './player.js';
export { type Report, report } from './report.js';
export { playRoom, type RoomPlan } from './room.js';
export { Tally } from './tally.js';
