/** Computer players, and whole games played by them on the rules alone. They see a view, never a state. */
export { type Chance, chance } from './chance.js';
export { classicBots } from './classic/classic-bots.js';
export { type Fault, type Hindsight, hindsightOf } from './classic/minds/hindsight.js';
export { classicMind } from './classic/minds/mind.js';
export { answerOffers, easyPolicy, greedyPolicy } from './classic/minds/policies.js';
export type { Reason } from './classic/minds/reasons.js';
export type { Memory } from './classic/minds/remembered.js';
export { randomIntent, randomPolicy } from './classic/random.js';
export type { GameBots, PlayerKind, Policy } from './game-bots.js';
export { botsOf } from './games.js';
export { lessonsFor } from './hindsight.js';
export { inwoBots } from './inwo/inwo-bots.js';
export { type Fault as InwoFault, type Hindsight as InwoHindsight, hindsightOf as inwoHindsightOf } from './inwo/minds/hindsight.js';
export { inwoMind } from './inwo/minds/mind.js';
export type { Reason as InwoReason } from './inwo/minds/reasons.js';
export {
  type Advice,
  LEVELS,
  type Level,
  levelOf,
  type Mind,
  policyOf,
  REMARKS,
  type Remark,
  STYLES,
  type Style,
  spoken,
  type Thought,
} from './minds.js';
export { type SimulatedGame, type SimulationSetup, simulateGame } from './simulate.js';
export { type Answered, type Question, think } from './think.js';
