import { type Chance, chance, type Policy } from '@illuminice/bots';
import { isTimelyCard } from '@illuminice/bots/inwo';
import {
  check,
  decision,
  type Intent,
  type IntentOf,
  type IntentType,
  type InwoTypes,
  type Kept,
  leastIntent,
  previewAttack,
  usesOf,
  type View,
} from '@illuminice/rules/inwo';
import { NOTHING_SOUGHT, type Sought } from '../game-lab.js';
import { barePlot, bareUse, draftOf } from './drafts.js';
import { drafted, randomPlay } from './plays.js';
import { seeksGoal, soughtIntent } from './seeking.js';
import { type SeekingScene, seekingScene } from './seeking-scene.js';

type Weights = readonly (readonly [IntentType, number])[];

/** Intents in the any-time moments of anybody's turn. */
const ANY_TIME: Weights = [
  ['playPlot', 20],
  ['useAbility', 14],
  ['buyPlot', 1],
  ['expose', 0.5],
  ['show', 0.3],
  ['offer', 1],
  ['answer', 4],
  ['withdraw', 0.5],
  ['openToOffers', 0.3],
  ['discard', 0.3],
];

/** Intents by open window, or by phase. */
const IDEAS: Readonly<Record<string, Weights>> = {
  chooseDeck: [['chooseDeck', 1]],
  chooseIlluminati: [['chooseIlluminati', 1]],
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

/** Intents in a long game without cards to draw: likely successes only, until somebody wins or all draw (N-1214). */
const TIRED: Weights = [
  ['attack', 40],
  ['takeOver', 20],
  ['knock', 30],
];
const LONG = 75;

/** Intents in a hopelessly long game: everybody waits for the draw. */
const HOPELESS: Readonly<Record<string, Weights>> = {
  main: [['knock', 1]],
  start: [
    ['drawPlot', 40],
    ['drawGroup', 40],
    ['ready', 20],
  ],
};
const ENDLESS = 110;

/** True after so many turns without a Group to draw. */
const isPast = ({ board }: SeekingScene, turns: number): boolean =>
  (board.turn?.number ?? 0) > turns && board.seats.every(({ status, groupDeck }) => status === 'out' || groupDeck === 0);

const isTired = (scene: SeekingScene): boolean => isPast(scene, LONG);

const WAVED_ON: ReadonlySet<string> = new Set(['start', 'end', 'playing', 'using', 'loss', 'dice']);

const TRIES = 14;
const SEEKS = 75;

/** Seeking players show cards, which others may then act on. */
const OPENLY: Weights = [['expose', 4]];

const busily = (ideas: Weights): Weights =>
  ideas.map(([type, weight]) => [type, type === 'knock' ? 2 : type === 'playPlot' ? 40 : weight] as const);

const ideasFor = (scene: SeekingScene): Weights => {
  const ideas = ideasAt(scene);
  return scene.sought.size > 0 && ideas.length >= ANY_TIME.length ? [...busily(ideas), ...OPENLY] : ideas;
};

/** Ideas that bring a long game to its end; null: any will do. */
const tiredIdeas = (scene: SeekingScene): Weights | null => {
  const { board, top, player } = scene;
  const isOwnTurn = board.turn?.player === player;
  const isHopeless = isPast(scene, ENDLESS);
  if (top) return WAVED_ON.has(top.kind) ? [['done', 1]] : top.kind === 'limit' && isHopeless ? [['discard', 1]] : null;
  if (isHopeless) return isOwnTurn ? (HOPELESS[board.phase] ?? [['done', 1]]) : [['done', 1]];
  return isOwnTurn && board.phase === 'main' ? TIRED : null;
};

const ideasAt = (scene: SeekingScene): Weights => {
  const { board, top, player } = scene;
  if (board.turn === null) return IDEAS[board.phase] ?? [['done', 1]];
  const tired = isTired(scene) ? tiredIdeas(scene) : null;
  if (tired) return tired;
  if (top) return IDEAS[top.kind === 'start' || top.kind === 'end' ? 'window' : top.kind] ?? (IDEAS.window as Weights);
  if (board.turn?.player !== player) return ANY_TIME;
  return (board.phase === 'start' ? IDEAS.phaseStart : IDEAS.main) as Weights;
};

const pickType = (weights: Weights, dice: Chance): IntentType => {
  const total = weights.reduce((sum, [, weight]) => sum + Math.round(weight * 10), 0);
  let rest = dice.below(total);
  for (const [type, weight] of weights) {
    rest -= Math.round(weight * 10);
    if (rest < 0) return type;
  }
  return 'done';
};

const isVain = (type: IntentType, scene: SeekingScene): boolean =>
  (type === 'playPlot' && !scene.plots.some(({ card }) => isTimelyCard(scene, card))) ||
  (type === 'useAbility' && !scene.own.some(({ card }) => isTimelyCard(scene, card)));

export const fittingType = (scene: SeekingScene): IntentType => pickType(ideasFor(scene), scene.chance);

const isAnnounced = ({ card }: Kept): boolean => usesOf(card).some(({ moments }) => moments.includes('announce'));

const ANNOUNCED_TRIES = 4;

/** A legal attack with such a Plot; null if none was found. */
const joinedBy = (scene: SeekingScene, bare: IntentOf<'attack'>, { id, card }: Kept): IntentOf<'attack'> | null => {
  const isBoost = usesOf(card).some(({ effect }) => effect.kind === 'boost');
  const draw = (): IntentOf<'attack'> =>
    isBoost
      ? { ...bare, plus: [{ plot: id, on: bare.attacker }] }
      : { ...bare, plots: [drafted(scene, { card: id }, { announcing: true, pays: true })] };
  for (let tries = 0; tries < ANNOUNCED_TRIES; tries++) {
    const drawn = draw();
    if (check(scene.view, drawn) === null) return drawn;
  }
  return null;
};

const bared = ({ plots: _, plus: __, privilege: ___, ...bare }: IntentOf<'attack'>): IntentOf<'attack'> => bare;

/** A legal attack with a Plot for announcements, with or without the other fields. */
const withPlot = (scene: SeekingScene, drawn: IntentOf<'attack'>): IntentOf<'attack'> | null => {
  const bare = bared(drawn);
  const made = scene.plots.filter(isAnnounced);
  if (made.length > 0 && scene.chance.percent(60) && check(scene.view, bare) === null) {
    const found = joinedBy(scene, bare, scene.chance.pick(made));
    if (found) return found;
  }
  return [drawn, bare].find((intent) => check(scene.view, intent) === null) ?? null;
};

/** A random legal attack; null if a few tries failed. */
export const someAttack = (scene: SeekingScene, change: Partial<IntentOf<'attack'>> = {}): IntentOf<'attack'> | null => {
  for (let drawn = 0; drawn < 6; drawn++) {
    const intent = { ...bared(draftOf('attack', scene) as IntentOf<'attack'>), ...change };
    if (check(scene.view, intent) === null) return intent;
  }
  return null;
};

const soughtAttack: Parameters<typeof soughtIntent>[1] = (scene, by) => {
  if ('target' in by) return someAttack(scene, { kind: 'control', target: by.target.id, fromHand: true });
  for (let tries = 0; tries < 3; tries++) {
    const bare = someAttack(scene);
    const found = bare && joinedBy(scene, bare, by.plot);
    if (found) return found;
  }
  return null;
};

/** The likeliest of some random attacks: games of hopeless attacks seldom end. */
const likeliest = (scene: SeekingScene): Intent | null => {
  let best: { intent: IntentOf<'attack'>; needs: number } | null = null;
  const tired = isTired(scene);
  for (let drawn = 0; drawn < (tired ? 12 : seeksGoal(scene.sought) ? 8 : scene.sought.size > 0 ? 3 : 5); drawn++) {
    const intent = withPlot(scene, draftOf('attack', scene) as IntentOf<'attack'>);
    if (intent === null) continue;
    const { needs } = previewAttack(scene.view, intent);
    if (!best || needs > best.needs) best = { intent, needs };
  }
  return best && (best.needs >= (tired ? 8 : 5) || (!tired && scene.chance.percent(10))) ? best.intent : null;
};

const tryType = (type: IntentType, scene: SeekingScene): Intent | null => {
  if (type === 'attack') return likeliest(scene);
  if (type === 'playPlot') return randomPlay(scene, barePlot(scene));
  if (type === 'useAbility') return randomPlay(scene, bareUse(scene));
  const intent = draftOf(type, scene);
  return check(scene.view, intent) === null ? intent : null;
};

const least = (view: View): Intent | null => {
  const intent = leastIntent(view);
  return intent && check(view, intent) === null ? intent : null;
};

/** A random legal intent; null if none is suitable. */
export const randomIntent = (view: View, dice: Chance, sought: Sought = NOTHING_SOUGHT): Intent | null => {
  const scene = seekingScene(view, dice, sought);
  if (!scene) return null;
  const wished = sought.size > 0 && dice.percent(SEEKS) ? soughtIntent(scene, soughtAttack) : null;
  if (wished) return wished;
  // Seeking games skip other players' windows.
  if (sought.size > 0 && scene.top && WAVED_ON.has(scene.top.kind) && dice.percent(60)) return least(view);
  const ideas = ideasFor(scene);
  for (let tries = 0; tries < TRIES; tries++) {
    const type = pickType(ideas, dice);
    const intent = isVain(type, scene) ? null : tryType(type, scene);
    if (intent) return intent;
  }
  return least(view);
};

export const firstLegal = (view: View, dice: Chance): Intent | null => {
  const scene = seekingScene(view, dice);
  if (!scene) return null;
  const ideas = ideasFor(scene);
  for (let tries = 0; tries < TRIES; tries++) {
    const type = pickType(ideas, dice);
    if (isVain(type, scene)) continue;
    const intent = draftOf(type, scene);
    if (check(view, intent) === null) return intent;
  }
  return leastIntent(view);
};

export const randomPolicy = (seed: number): Policy<InwoTypes> => {
  const own = chance(seed);
  return (view) => (view.player !== null && decision(view.board).who.includes(view.player) ? randomIntent(view, own) : null);
};
