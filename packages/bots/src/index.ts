/** Computer players, and whole games played by them on the rules alone. They see a view, never a state. */
export { type Chance, chance } from './chance.js';
export { easyPolicy } from './easy.js';
export { answerOffers, greedyPolicy } from './greedy.js';
export { type Policy, randomIntent, randomPolicy } from './random.js';
export { type PlayerKind, type SimulatedGame, type SimulationSetup, simulateGame } from './simulate.js';
