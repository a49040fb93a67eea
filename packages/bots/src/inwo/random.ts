import {
  check,
  decision,
  type Intent,
  type IntentOf,
  type IntentType,
  type InwoTypes,
  leastIntent,
  previewAttack,
  type View,
} from '@illuminice/rules/inwo';
import { type Chance, chance } from '../chance.js';
import type { Policy } from '../game-bots.js';
import { draftOf } from './drafts.js';
import { type Scene, sceneOf } from './scene.js';
import { playOf } from './uses.js';

/** Weights of a random player's intents. */
type Weights = readonly (readonly [IntentType, number])[];

/** What a player may do in an any-time moment of anybody's turn. */
const ANY_TIME: Weights = [
  ['playPlot', 20],
  ['useAbility', 14],
  ['buyPlot', 1],
  ['expose', 0.5],
  ['show', 0.3],
  ['offer', 1],
  ['answer', 4],
  ['withdraw', 0.5],
  ['discard', 0.3],
];

/** What comes to mind at each moment: by the window on top, or by the phase where there is none. */
const IDEAS: Readonly<Record<string, Weights>> = {
  chooseDeck: [['chooseDeck', 1]],
  chooseLead: [['chooseLead', 1]],
  main: [
    ...ANY_TIME,
    ['attack', 70],
    ['takeOver', 12],
    ['drawGroup', 3],
    ['link', 8],
    ['move', 3],
    ['relief', 8],
    ['removeToken', 0.3],
    ['knock', 9],
  ],
  phaseStart: [...ANY_TIME, ['drawPlot', 40], ['drawGroup', 40], ['takeOver', 60], ['ready', 6]],
  contest: [...ANY_TIME, ['join', 18], ['agents', 8], ['callOff', 1], ['done', 40], ['roll', 60]],
  claims: [
    ['claim', 20],
    ['done', 10],
  ],
  victory: [...ANY_TIME, ['claim', 10], ['done', 40]],
  place: [['place', 1]],
  choose: [['choose', 1]],
  limit: [
    ['discard', 10],
    ['returnPlot', 5],
    ['playPlot', 10],
  ],
  relief: [
    ['pledge', 10],
    ['done', 10],
  ],
  window: [...ANY_TIME, ['done', 30]],
};

const TRIES = 14;

const ideasFor = ({ board, top, player }: Scene): Weights => {
  if (board.phase === 'chooseDeck' || board.phase === 'chooseLead') return IDEAS[board.phase] as Weights;
  if (top) return IDEAS[top.kind === 'start' || top.kind === 'end' ? 'window' : top.kind] ?? (IDEAS.window as Weights);
  if (board.turn?.player !== player) return ANY_TIME;
  return (board.phase === 'start' ? IDEAS.phaseStart : IDEAS.main) as Weights;
};

const pickType = (weights: Weights, dice: Chance): IntentType => {
  const total = weights.reduce((sum, [, weight]) => sum + Math.round(weight * 10), 0);
  let at = dice.below(total);
  for (const [type, weight] of weights) {
    at -= Math.round(weight * 10);
    if (at < 0) return type;
  }
  return 'done';
};

/** A type of intent that fits the moment. */
export const fittingType = (scene: Scene): IntentType => pickType(ideasFor(scene), scene.chance);

/** The likeliest of a few attacks drawn at random: games of hopeless attacks would seldom be won. */
const likeliest = (scene: Scene): Intent | null => {
  let best: { intent: IntentOf<'attack'>; needs: number } | null = null;
  for (let drawn = 0; drawn < 5; drawn++) {
    const intent = draftOf('attack', scene) as IntentOf<'attack'>;
    if (check(scene.view, intent) !== null) continue;
    const { needs } = previewAttack(scene.view, intent);
    if (!best || needs > best.needs) best = { intent, needs };
  }
  return best && (best.needs >= 5 || scene.chance.percent(10)) ? best.intent : null;
};

/** A legal intent of a type, by chance; null if none was found. */
const tryType = (type: IntentType, scene: Scene): Intent | null => {
  if (type === 'attack') return likeliest(scene);
  const intent = draftOf(type, scene);
  if (intent.type === 'playPlot' || intent.type === 'useAbility') {
    const { type: _, card } = intent;
    const ability = 'ability' in intent ? { ability: intent.ability } : {};
    return playOf(scene, (fields) => ({ type: intent.type, card, ...ability, ...fields }) as Intent);
  }
  return check(scene.view, intent) === null ? intent : null;
};

/** One legal intent at random; null if there is none that a random player would send. */
export const randomIntent = (view: View, dice: Chance): Intent | null => {
  const scene = sceneOf(view, dice);
  if (!scene) return null;
  const ideas = ideasFor(scene);
  for (let tries = 0; tries < TRIES; tries++) {
    const intent = tryType(pickType(ideas, dice), scene);
    if (intent) return intent;
  }
  const least = leastIntent(view);
  return least && check(view, least) === null ? least : null;
};

/** The first draft that is legal, of those that come to mind: without a search for likely attacks or better fields. */
export const firstLegal = (view: View, dice: Chance): Intent | null => {
  const scene = sceneOf(view, dice);
  if (!scene) return null;
  const ideas = ideasFor(scene);
  for (let tries = 0; tries < TRIES; tries++) {
    const intent = draftOf(pickType(ideas, dice), scene);
    if (check(view, intent) === null) return intent;
  }
  return leastIntent(view);
};

/** Plays whatever is legal when asked; never concedes. The same seed gives the same choices. */
export const randomPolicy = (seed: number): Policy<InwoTypes> => {
  const own = chance(seed);
  return (view) => (view.player !== null && decision(view.board).who.includes(view.player) ? randomIntent(view, own) : null);
};
