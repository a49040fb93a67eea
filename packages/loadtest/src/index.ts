/** Scripted clients that play whole games over real WebSockets, and what they measure. */
export { ScriptedPlayer, type Witness } from './player.js';
export { playRoom, type RoomPlan } from './room.js';
export { type Report, report, Tally } from './tally.js';
