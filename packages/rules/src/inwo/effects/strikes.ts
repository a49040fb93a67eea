import type { Refusal } from '../../core/types.js';
import { openStrike } from '../attack/attacking.js';
import { reachesSecret, targetIsSecret } from '../attack/forces.js';
import { positionOf } from '../attack/ledger.js';
import { forbidden, spareRefusal } from '../attack/legality.js';
import { fitsWords } from '../cards/filter.js';
import { usesOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import {
  type Actor,
  allPlots,
  cardOn,
  cardsOn,
  type Game,
  handPlot,
  inStructure,
  isShielded,
  runningAttack,
  tableCard,
} from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { EffectOf } from '../types/effects.js';
import type { Board, CopyId, Kept, Play, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule, powerInDefence, powerOf } from '../values/values.js';
import { change, giveToken } from '../verbs/changes.js';
import { type Argument, type Draft, firstOf, notNow, optional, RUNNING } from './arguments.js';
import { boost } from './boost.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect } from './effect.js';
import { kindRefusal } from './judges.js';

const PLACE: ReadonlySet<string> = new Set(['place']);
const CITY_POWER = 10;

type Strike = 'disaster' | 'assassination' | 'instant';

interface Aim {
  readonly kind: Strike;
  readonly targets: Filter;
  readonly magic?: boolean;
  /** The Plot that makes it; left out: the one played. */
  readonly plot?: string;
}

/** Why an attack by a Plot cannot be aimed at this card (N-113, N-412, N-710). */
const aimRefusal = (
  { actor: { board, player }, card: played }: Pick<Draft, 'actor' | 'card'>,
  { kind, targets, magic = false, plot = played }: Aim,
  goal: TableCard,
): Refusal | null => {
  const { id, zone, owner, card } = goal;
  const city = zone === 'resource';
  if (owner === null || (city && (kind !== 'disaster' || !hasRule(board, id, 'disasterTarget'))))
    return refuse('N-710', 'noTarget', { card });
  const isOf = (part: Filter) => (city ? fitsWords(part, PLACE, card) : fits(board, part, id));
  if (!isOf(targets)) return kindRefusal(targets, card, isOf, 'N-710');
  if (owner !== player && isShielded(board, owner, player)) return refuse('N-113', 'shielded', { player: owner });
  const spared = kind === 'disaster' && earlierOf(board).devastatesSpared ? null : spareRefusal(board, player, id);
  return spared ?? forbidden(board, magic ? [kind, 'magic'] : [kind], { by: player, card: null, plot, magic }, id);
};

export const struck = <E = unknown>(
  aimsOf: (draft: Draft<E>) => readonly Aim[],
  zones: readonly TableCard['zone'][] = ['structure'],
): Argument<TableCard, E> => {
  const find = ({ actor: { board }, fields: { on: target } }: Draft<E>) => (target === undefined ? undefined : tableCard(board, target));
  return {
    fields: ['on'],
    read: (draft) => {
      const goal = find(draft);
      return goal && zones.includes(goal.zone) ? goal : undefined;
    },
    missing: (draft) =>
      draft.fields.on === undefined ? null : refuse('N-710', 'noTarget', { card: find(draft)?.card ?? draft.fields.on }),
    check: (draft, goal) => firstOf(aimsOf(draft), (aim) => aimRefusal(draft, aim, goal)),
    candidates: ({ actor: { board } }) => cardsOn(board).flatMap(({ id, zone }) => (zones.includes(zone) ? [{ on: id }] : [])),
  };
};

/** Nothing strikes inside an attack (N-710). */
export const outsideAttacks = <E>({ actor: { board } }: Draft<E>): Refusal | null =>
  runningAttack(board) ? refuse('N-710', 'insideAttack') : null;

/** Notes the Power of an Instant attack's target as it is announced (N-713). */
export const freezeTarget = ({ board }: Game, play: Play, target: CopyId): void => {
  play.frozen = { ...freeze(board, target, play.by), token: false };
  play.instant = true;
};

const freeze = (board: Board, target: CopyId, by: string) => ({
  power:
    cardOn(board, target).zone === 'resource' ? CITY_POWER : powerInDefence(board, target, { halved: cardOn(board, target).devastated }),
  position: positionOf(board, target, by),
});

const hasRoomFor = (board: Board): boolean => runningAttack(board) === null;

export const disasterPower = (
  board: Board,
  { power, plusPayer, plusPer }: EffectOf<'disaster'>,
  target: CopyId,
  paid: readonly CopyId[],
): number => {
  const isCity = cardOn(board, target).zone === 'resource';
  const printed = power.find(([filter]) => (isCity ? fitsWords(filter, PLACE, '') : fits(board, filter, target)))?.[1] ?? 0;
  const payer = plusPayer ? paid.reduce((sum, id) => sum + powerOf(board, id), 0) : 0;
  const { owner } = cardOn(board, target);
  const each = plusPer
    ? cardsOn(board).filter((card) => card.zone === 'resource' && card.owner === owner && card.card === plusPer.resource).length
    : 0;
  return printed + payer + each * (plusPer?.amount ?? 0);
};

/** A City of a Resource is a Place to Disasters alone. */
export const CITIES_TOO = ['structure', 'resource'] as const;

const disasterAims = ({ effect: { targets, isMagic } }: Draft<EffectOf<'disaster'>>): readonly Aim[] => [
  { kind: 'disaster', targets, magic: isMagic === true },
];

/** The Place of a Disaster that comes to nothing has the token again that it lost (N-910). */
export const returnToken = ({ board }: Game, { frozen }: Play, target: TableCard): void => {
  if (frozen?.token) giveToken(board, target.id);
};

/** An attack on a Place that Devastates or destroys it (N-730…N-733). */
export const disaster: EffectFor<'disaster'> = effect(
  { on: struck(disasterAims, CITIES_TOO) },
  {
    when: outsideAttacks,
    announce: ({ board }, { by, play, on: target, effect: { empties, instant } }) => {
      for (const card of cardsOn(board)) if (card.card === empties && inStructure(card)) card.tokens = 0;
      const token = target.tokens > 0;
      play.frozen = { ...freeze(board, target.id, by), token };
      if (instant) play.instant = true;
      if (token) target.tokens -= 1;
    },
    undo: (game, { play, on: target }) => returnToken(game, play, target),
    apply: (game, { play, on: target, effect: facts }) =>
      openStrike(game, play, {
        kind: 'disaster',
        power: disasterPower(game.board, facts, target.id, play.paid),
        destroysAbove: facts.destroysAbove,
        instant: facts.instant,
        joiners: facts.joiners ?? null,
      }),
    could: hasRoomFor,
  },
);

/** Why a Group cannot help such an attack (N-490, N-491). */
const barredHelper = ({ board, player }: Actor, helper: CopyId, target: CopyId): Refusal | null => {
  if (targetIsSecret(board, { target }) && !reachesSecret(board, helper, target, 'aid'))
    return refuse('N-491', 'secret', { card: cardOn(board, target).card });
  return forbidden(board, ['aid'], { by: player, card: helper }, target);
};

type Killing = EffectOf<'assassination'>;

const isMagicKill = ({ actor: { board }, effect: { magic }, fields: { helper } }: Draft<Killing>): boolean =>
  magic === 'always' ||
  (magic === 'helper' && helper !== undefined && tableCard(board, helper) !== undefined && fits(board, 'Magic', helper));

const killAims = (draft: Draft<Killing>): readonly Aim[] => [
  { kind: 'assassination', targets: 'personality', magic: isMagicKill(draft), plot: draft.card },
];

/** An own Group that adds its action (N-712). */
const helper: Argument<TableCard, Killing> = {
  ...card((group, { actor, effect: { helper: helpers }, fields: { on: target } }) => {
    const { id, owner, zone, tokens } = group;
    const { board } = actor;
    if (owner !== actor.player || zone !== 'structure' || id === target || !fits(board, helpers, id))
      return refuse('N-712', 'noHelper', { card: group.card });
    const barred = target === undefined ? null : barredHelper(actor, id, target);
    return barred ?? ((tokens > 0 && powerOf(board, id) > 0) || refuse('N-401', 'noToken', { card: group.card }));
  }, 'helper'),
  missing: ({ fields }) => (fields.helper === undefined ? null : refuse('N-712', 'noHelper', { card: fields.helper })),
};

/** Why a Plot of the hand is no +10 for the helper (N-1502). */
const plusRefusal = ({ fields: { helper: target }, actor }: Draft, { id, card: plot }: Kept): Refusal | null => {
  const uses = target === undefined ? [] : usesOf(plot).filter(({ moments }) => moments.includes('announce'));
  const fine = uses.some(
    (use) =>
      use.effect.kind === 'boost' &&
      boost.check({
        actor,
        copy: id,
        card: plot,
        use,
        effect: use.effect,
        fields: target === undefined ? {} : { on: target },
        announcing: true,
      }) === null,
  );
  return fine ? null : refuse('N-1502', 'badTarget', { card: plot });
};

/** +10 Plots of the hand for the helper (N-712); whether they can be played with it, and paid, is looked at as the whole is. */
const plus: Argument<readonly Kept[]> = {
  fields: ['plus'],
  most: 100,
  read: ({ actor, fields: { plus: named = [] } }) => {
    const plots = named.flatMap((copy) => handPlot(actor, copy) ?? []);
    return plots.length > 0 ? plots : undefined;
  },
  check: (draft, plots) => firstOf(plots, (held) => plusRefusal(draft, held)),
  candidates: ({ actor, copy }) => allPlots(actor).flatMap(({ id }) => (id === copy ? [] : [{ plus: [id] }])),
};

export const strikeDown = (game: Game, play: Play, target: TableCard, power: number): void => {
  if (inStructure(target)) openStrike(game, play, { kind: 'assassination', power, destroysAbove: null, instant: true, joiners: null });
};

const announceKill = (
  game: Game,
  { play, on: target, helper: group }: { play: Play; on: TableCard; helper: TableCard | undefined },
): void => {
  freezeTarget(game, play, target.id);
  if (group) group.tokens -= 1;
};

export const KILL = { on: struck(killAims), helper: optional(helper), plus: optional(plus) };

/** An Instant attack that kills a Personality (N-720). */
export const assassination: EffectFor<'assassination'> = effect(KILL, {
  when: outsideAttacks,
  announce: announceKill,
  apply: (game, { play, on: target, effect: { power } }) => strikeDown(game, play, target, power),
  could: hasRoomFor,
});

/** A free bonus for the defence of a Place against a Disaster. */
export const defendPlace: EffectFor<'defendPlace'> = effect(
  { attack: RUNNING },
  {
    check: (context, { attack }) => (attack.kind === 'disaster' ? null : notNow(context)),
    apply: ({ board }, { by, copy, card: cause, play: { paid }, attack, effect: { amount, relief } }) => {
      attack.bonuses.push({ by, copy, card: cause, amount: -amount, part: 'ability', paid });
      const { owner } = cardOn(board, attack.target);
      if (relief && owner) change(board, { on: attack.target, by: owner, card: cause, copy: null, until: 'ownTurn', relief: true });
    },
  },
);
