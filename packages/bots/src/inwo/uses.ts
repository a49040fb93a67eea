import type { Refusal } from '@illuminice/rules';
import { SIDES } from '@illuminice/rules';
import {
  ALIGNMENTS,
  type Cost,
  check,
  type Filter,
  findFacts,
  fits,
  type Intent,
  type PlayFields,
  type PlotPlay,
  powerOf,
  type Use,
  usesOf,
} from '@illuminice/rules/inwo';
import { isTimely, type Scene } from './scene.js';

/* Targets and fields of Plots and abilities, found by following refusals. */

type Field = keyof PlayFields;
export type Fields = { -readonly [F in Field]?: PlayFields[F] };

/** Random values of a field; undefined if there is none. */
const VALUES: { readonly [F in Field]-?: (scene: Scene) => PlayFields[F] | undefined } = {
  on: (scene) => cardFor(scene),
  player: ({ rivals, player, chance }) => (rivals.length === 0 || chance.percent(5) ? player : chance.pick(rivals)),
  stat: ({ chance }) => chance.pick(['power', 'resistance'] as const),
  alignment: ({ chance }) => chance.pick(ALIGNMENTS),
  change: ({ chance }) => chance.pick(['add', 'remove', 'reverse'] as const),
  cards: (scene) =>
    scene.isThorough && scene.chance.percent(40)
      ? twoPlots(scene)
      : listOf(scene, () => (scene.chance.percent(70) ? idOf(scene, scene.structure) : cardFor(scene))),
  card2: (scene) => anyCard(scene),
  onto: (scene) => idOf(scene, scene.chance.percent(80) ? scene.structure : scene.table),
  arrow: ({ chance }) => chance.pick(SIDES),
  helper: (scene) => idOf(scene, scene.structure),
  plus: (scene) => listOf(scene, () => idOf(scene, scene.plots)),
  against: (scene) => idOf(scene, [...scene.own, ...scene.table]),
  mode: ({ chance }) => chance.pick(['group', 'bottom', 'control', 'destroy', 'return', 'cancel'] as const),
  by: ({ chance }) => chance.below(13) - 6,
  side: ({ chance }) => chance.pick(['for', 'against'] as const),
  pay: (scene) => listOf(scene, () => idOf(scene, withTokens(scene))),
  discard: (scene) => listOf(scene, () => idOf(scene, [...scene.plots, ...scene.hand])),
  attacker: (scene) => idOf(scene, withTokens(scene)),
  aids: (scene) => listOf(scene, () => idOf(scene, withTokens(scene))),
  placements: ({ structure }) =>
    structure.flatMap(({ id, master, arrow }) => (master !== null && arrow !== null ? [{ group: id, onto: master, arrow }] : [])),
};

/** Two Plots of the hand, preferably of one kind, for texts that play two. */
const twoPlots = ({ chance, plots }: Scene): string[] => {
  if (plots.length === 0) return [];
  const first = chance.pick(plots);
  const kind = findFacts(first.card)?.kind;
  const others = plots.filter(({ id, card }) => id !== first.id && findFacts(card)?.kind === kind);
  return others.length > 0 ? [first.id, chance.pick(others).id] : [first.id];
};

const idOf = ({ chance }: Scene, cards: readonly { readonly id: string }[]): string | undefined =>
  cards.length === 0 ? undefined : chance.pick(cards).id;

const withTokens = ({ own }: Scene) => own.filter(({ tokens }) => tokens > 0);

const listOf = ({ chance }: Scene, draw: () => string | undefined): string[] => {
  const list = new Set<string>();
  for (let i = 1 + chance.below(chance.percent(25) ? 6 : 2); i > 0; i--) {
    const id = draw();
    if (id !== undefined) list.add(id);
  }
  return [...list];
};

/** An open card: mostly on the table, sometimes fallen. */
const cardFor = (scene: Scene): string | undefined => {
  const { chance, board, table, own, top } = scene;
  const roll = chance.below(20);
  if (roll < 1 && board.attack) return board.attack.target;
  if (roll < 2 && top?.kind === 'loss') return top.loss.copy;
  if (roll < 3) return idOf(scene, Object.values(board.cards));
  if (roll < 5)
    return idOf(
      scene,
      board.seats.flatMap(({ destroyed }) => destroyed),
    );
  return idOf(scene, roll < 12 ? own : table);
};

const anyCard = (scene: Scene): string | undefined => {
  const { chance, board, mine, hand, plots } = scene;
  const roll = chance.below(10);
  // A copy of a fallen Group may replace it.
  const again =
    roll < 3 ? hand.filter(({ card }) => board.seats.some(({ destroyed }) => destroyed.some((fallen) => fallen.card === card))) : [];
  if (again.length > 0) return idOf(scene, again);
  if (roll < 4) return idOf(scene, hand);
  if (roll < 6) return idOf(scene, plots);
  if (roll < 7) return idOf(scene, Object.values(board.cards));
  const open = board.seats.flatMap((seat) =>
    roll < 8 ? [...seat.plots, ...seat.groups] : roll < 9 ? [...seat.discards, ...seat.destroyed] : mine.seen,
  );
  return idOf(scene, open);
};

const EXTRAS: readonly Field[] = ['player', 'card2', 'mode', 'stat', 'alignment', 'change', 'cards', 'by', 'side', 'onto', 'arrow', 'pay'];

/** Optional fields for exhaustive search. */
const ALL_EXTRAS: readonly Field[] = [...EXTRAS, 'placements', 'attacker', 'aids', 'helper', 'against', 'discard', 'card2', 'card2'];
const extrasFor = (scene: Scene) => (scene.isThorough ? ALL_EXTRAS : EXTRAS);

type Text = Pick<Use, 'cost' | 'effect'>;

/** The text that fits the moment, or the first one. */
export const textOf = (scene: Scene, card: string, mode?: number): Text | undefined => {
  const uses = usesOf(card);
  return mode === undefined ? (uses.find((use) => isTimely(scene, use)) ?? uses[0]) : uses[mode];
};

/** The target filter of a text, if any. */
const aimOf = ({ effect }: Text): Filter | undefined =>
  'filter' in effect ? effect.filter : 'target' in effect ? effect.target : undefined;

/** Alternative costs; combined costs stay one. */
const waysOf = (cost: Cost): Cost[] => (typeof cost === 'object' && 'any' in cost ? cost.any.flatMap(waysOf) : [cost]);

/** Sufficient payers of a cost; none if it asks for no Groups. */
const payersFor = (scene: Scene, cost: Cost): string[] => {
  const { board, chance, seat } = scene;
  const way = chance.pick(waysOf(cost));
  if (typeof way !== 'object') return [];
  if ('illuminati' in way) return seat.illuminati === null ? [] : [seat.illuminati];
  if (!('groups' in way)) return [];
  const { filter = 'anything', count, power = 0, each = 0 } = way.groups;
  const able = withTokens(scene).filter(({ id, master }) => master !== null && fits(board, filter, id) && powerOf(board, id) >= each);
  const payers: string[] = [];
  let sum = 0;
  while (able.length > 0 && (count === undefined ? sum < Math.max(power, 1) : payers.length < count)) {
    const [payer] = able.splice(chance.below(able.length), 1);
    if (!payer) break;
    payers.push(payer.id);
    sum += powerOf(board, payer.id);
  }
  return payers;
};

/** True for Plots that pay in place of a Group's action. */
const standsFor = (card: string): boolean => {
  const facts = findFacts(card);
  return facts !== undefined && 'standsFor' in facts && facts.standsFor !== undefined;
};

/** A card that matches a filter, on the table or fallen. */
const namedBy = (scene: Scene, filter: Filter): string | undefined =>
  idOf(
    scene,
    scene.table.filter(({ id }) => fits(scene.board, filter, id)),
  );

/** Changes of a play before it is given up. */
const MOST_TRIES = 10;

const set = (fields: Fields, field: Field, scene: Scene): void => {
  const value = VALUES[field](scene);
  if (value !== undefined) Object.assign(fields, { [field]: value });
};

/** Changes the field that a refusal names. @returns false if nothing can be changed */
const mend = (fields: Fields, refusal: Refusal, scene: Scene, text: Text | undefined): boolean => {
  const { code, why, with: values = {} } = refusal;
  if (why === 'needs' && String(values.field) in VALUES) {
    set(fields, values.field as Field, scene);
    if (scene.isThorough) set(fields, scene.chance.pick(ALL_EXTRAS), scene);
    return true;
  }
  if (why === 'notOpen') {
    set(fields, 'onto', scene);
    set(fields, 'arrow', scene);
    return true;
  }
  if (code === 'N-404') {
    const payers = text && scene.chance.percent(60) ? payersFor(scene, text.cost) : [];
    // A Plot of the hand may stand for an action.
    const stands = scene.isThorough
      ? idOf(
          scene,
          scene.plots.filter(({ card }) => standsFor(card)),
        )
      : undefined;
    if (stands !== undefined && scene.chance.percent(50)) payers.unshift(stands);
    if (payers.length > 0) fields.pay = payers;
    else if (scene.chance.percent(25)) set(fields, 'discard', scene);
    else if (scene.chance.percent(20)) delete fields.pay;
    else set(fields, 'pay', scene);
    return true;
  }
  if (['notNow', 'usedAlready', 'noUse', 'noToken', 'powerless', 'notSeen', 'gameOver'].includes(why)) {
    // Another card may have the token that this one lacks.
    if (why !== 'noToken' || fields.on === undefined) return false;
  }
  const aim = text && aimOf(text);
  const named = aim && scene.chance.percent(50) ? namedBy(scene, aim) : undefined;
  if (named !== undefined) fields.on = named;
  else if (scene.chance.percent(50) || fields.on === undefined) set(fields, 'on', scene);
  if (scene.chance.percent(40)) set(fields, scene.chance.pick(extrasFor(scene)), scene);
  return true;
};

/** Random fields of a first try. */
export const someFields = (scene: Scene): Fields => {
  const fields: Fields = {};
  const { chance } = scene;
  if (chance.percent(70)) set(fields, 'on', scene);
  if (chance.percent(20)) set(fields, chance.pick(extrasFor(scene)), scene);
  return fields;
};

const FINAL: ReadonlySet<string> = new Set(['notNow', 'usedAlready', 'powerless', 'gameOver']);

/** Tries other fields: a useless play may be useful with other cards. @returns false if that cannot help */
const anew = (fields: Fields, { why }: Refusal, scene: Scene): boolean => {
  if (FINAL.has(why)) return false;
  for (let i = 1 + scene.chance.below(2); i > 0; i--) set(fields, scene.chance.pick(ALL_EXTRAS), scene);
  return true;
};

/**
 * A random legal play of a card; null if none was found.
 *
 * @param make the intent with these fields
 * @param text of the card, as a hint to its needs
 * @param pains most changes of the play
 */
export const playOf = (scene: Scene, make: (fields: Fields) => Intent, text?: Text, pains = MOST_TRIES): Intent | null => {
  const fields = someFields(scene);
  for (let tries = 0; tries < pains; tries++) {
    const intent = make({ ...fields });
    const refusal = check(scene.view, intent);
    if (refusal === null) return intent;
    if (!mend(fields, refusal, scene, text) && (pains <= MOST_TRIES || !anew(fields, refusal, scene))) return null;
  }
  return null;
};

export const somePlay = (scene: Scene): PlotPlay | null => {
  const card = idOf(scene, scene.plots);
  return card === undefined ? null : { card, ...someFields(scene) };
};
