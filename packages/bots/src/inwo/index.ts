export { type Fault, type Hindsight, hindsightOf } from './minds/hindsight.js';
export { inwoMind } from './minds/mind.js';
export type { Reason } from './minds/reasons.js';
export { isTimelyCard, type Scene, sceneOf } from './scene.js';
