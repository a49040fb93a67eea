/** Computer players. They see a view, never a state; each game's own are in `./classic` and `./inwo`. */
export { type Chance, chance } from './chance.js';
export { botsOf, type GameBots } from './games.js';
export { lessonsFor } from './hindsight.js';
export {
  type Advice,
  LEVELS,
  type Level,
  levelOf,
  type Mind,
  type Policy,
  policyOf,
  REMARKS,
  type Remark,
  STYLES,
  type Style,
  spoken,
  type Thought,
} from './minds.js';
export { type Answered, type Question, think } from './think.js';
