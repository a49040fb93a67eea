/** The laboratory: games of computer players on the rules alone, counted, recorded and measured. */
export { classicLab } from './classic/classic-lab.js';
export { randomIntent, randomPolicy } from './classic/random.js';
export type { GameLab } from './game-lab.js';
export { labOf } from './games.js';
export { inwoLab } from './inwo/inwo-lab.js';
export { simulateGame } from './simulate.js';
