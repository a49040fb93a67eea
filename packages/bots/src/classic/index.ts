export { abilitiesOf, kindOf, modifies } from './cards.js';
export { type Fault, type Hindsight, hindsightOf } from './minds/hindsight.js';
export { classicMind } from './minds/mind.js';
export { chanceOf, ENOUGH } from './minds/plan.js';
export { isSeated, mySeat, rivals, type SeatedView } from './minds/player-context.js';
export type { Reason } from './minds/reasons.js';
