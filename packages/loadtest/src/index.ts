/** Scripted clients that play whole games over real WebSockets, and what they measure. */
export { ScriptedPlayer, type Witness } from './player.js';
export { type Report, report } from './report.js';
export { playRoom, type RoomPlan } from './room.js';
export { Tally } from './tally.js';
