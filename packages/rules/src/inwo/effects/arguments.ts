import type { PlayerId, Refusal } from '../../core/types.js';
import { SIDES, type Side } from '../../domain/types.js';
import {
  type Actor,
  allGroups,
  allPlots,
  cardsOn,
  findSeat,
  handGroup,
  handPlot,
  isClaimed,
  runningAttack,
  seatOf,
  seatsIn,
  structureOf,
  tableCard,
} from '../game/game.js';
import { openArrows } from '../structure/structure.js';
import type { Filter } from '../types/cards.js';
import type { Attack, CopyId, Kept, PlayFields, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { ALIGNMENTS, type Alignment, isAlignment, STATS, type Stat } from '../types/words.js';
import { fits as fitsFilter } from '../values/values.js';
import { spotRefusal } from './spot.js';

/* Arguments of effects as data: which fields a play fills, what may stand there, and why something may not (N-902). */

export type Field = keyof PlayFields;

/** A use of a card as far as it is put together. */
export interface Draft<E = unknown> {
  readonly actor: Actor;
  readonly copy: CopyId;
  readonly card: string;
  readonly effect: E;
  readonly fields: PlayFields;
}

/** One thing that an effect asks for beside its card. */
export interface Argument<V, E = unknown> {
  /** Fields of the play that name it, a refusal names the first; none: the table says what it is. */
  readonly fields: readonly Field[];
  /** A list: each candidate is one entry of it, and so many may be named at most. */
  readonly most?: number;
  /** So many entries are to be named at least, more than one. */
  readonly least?: number;
  readonly optional?: true;
  /** The effect takes place without it, too, if it is gone by then. */
  readonly fades?: true;
  /** A word that the effect does not know is ignored where the argument may be left out. */
  readonly lenient?: true;
  /** True if it is asked for beside what is named so far; elsewhere its fields are nobody's business. Left out: always. */
  asked?(draft: Draft<E>): boolean;
  /** The thing named; undefined if nothing is named, or it cannot be found any more. */
  read(draft: Draft<E>): V | undefined;
  /** The refusal where nothing is named; left out or null: that something is to be named (N-902 needs). */
  missing?(draft: Draft<E>): Refusal | null;
  check(draft: Draft<E>, value: V): Refusal | null;
  /** Values of the fields that are worth a check, by what the player may know. */
  candidates(draft: Draft<E>): readonly PlayFields[];
}

// biome-ignore lint/suspicious/noExplicitAny: arguments read the facts of their own effect alone
export type Arguments = Readonly<Record<string, Argument<unknown, any>>>;

/** The things that a play names, by the names of the arguments. */
export type Things<A extends Arguments> = { readonly [N in keyof A]: A[N] extends Argument<infer V, infer _> ? V : never };

/** A judgement of one thing: fine, or the reason why not; `false` is the general one (N-902 badTarget). */
type Verdict = boolean | Refusal | null;
type Judge<V, E = unknown> = (thing: V, draft: Draft<E>) => Verdict;

const refusalOf = (verdict: Verdict, card: string): Refusal | null =>
  verdict === true || verdict === null ? null : verdict === false ? refuse('N-902', 'badTarget', { card }) : verdict;

export const firstOf = <T>(things: readonly T[], refusalFor: (thing: T) => Refusal | null): Refusal | null => {
  for (const thing of things) {
    const refusal = refusalFor(thing);
    if (refusal) return refusal;
  }
  return null;
};

const any = (): Verdict => true;

export const optional = <V, E = unknown>(argument: Argument<V, E>): Argument<V | undefined, E> =>
  ({ ...argument, optional: true }) as Argument<V | undefined, E>;

/** An argument that has to be filled, and whose thing may be gone when the effect takes place. */
export const fading = <V, E = unknown>(argument: Argument<V, E>): Argument<V | undefined, E> =>
  ({ ...argument, fades: true }) as Argument<V | undefined, E>;

/** An argument that only some plays of the card ask for. */
export const asked = <V, E = unknown>(argument: Argument<V, E>, where: (draft: Draft<E>) => boolean): Argument<V | undefined, E> =>
  ({ ...argument, asked: where }) as Argument<V | undefined, E>;

/** Something that the table gives. `find` returns null where it is not there; `refusal`: for a use at such a moment. */
export const given = <V extends object | string | number, E = unknown>(
  find: (draft: Draft<E>) => V | null | undefined,
  refusal: (draft: Draft<E>) => Refusal,
): Argument<V, E> => ({
  fields: [],
  read: (draft) => find(draft) ?? undefined,
  missing: refusal,
  check: () => null,
  candidates: () => [],
});

/** Notes of the engine for a text that follows something by itself: nobody is asked for it. */
export const fromEvent = <V extends object | string | number, E = unknown>(
  find: (draft: Draft<E>) => V | null | undefined,
): Argument<V, E> => given(find, notNow);

/** Refusals of uses at a wrong moment, and of uses that change nothing. */
export const notNow = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'notNow', { card: played });
export const noUse = ({ card: played }: Pick<Draft, 'card'>): Refusal => refuse('N-902', 'noUse', { card: played });

export const SELF: Argument<TableCard> = given(({ actor: { board }, copy }) => tableCard(board, copy), notNow);

export const RUNNING: Argument<Attack> = given(({ actor: { board } }) => runningAttack(board), notNow);

export const card = <E = unknown>(
  judge: Judge<TableCard, E> = any,
  field: 'on' | 'onto' | 'helper' | 'attacker' = 'on',
): Argument<TableCard, E> => ({
  fields: [field],
  read: ({ actor: { board }, fields }) => {
    const copy = fields[field];
    return copy === undefined ? undefined : tableCard(board, copy);
  },
  check: (draft, thing) => refusalOf(judge(thing, draft), thing.card),
  candidates: ({ actor }) => cardsOn(actor.board).map(({ id }) => ({ [field]: id })),
});

type ListField = 'cards' | 'aids' | 'plus' | 'discard';

const repeated = (copies: readonly CopyId[]): boolean => new Set(copies).size !== copies.length;

export const cards = <E = unknown>(
  judge: Judge<TableCard, E> = any,
  most = 100,
  field: ListField = 'cards',
): Argument<readonly TableCard[], E> => ({
  fields: [field],
  most,
  read: ({ actor: { board }, fields }) => {
    const named = fields[field];
    if (named === undefined || named.length === 0) return undefined;
    return named.flatMap((copy) => tableCard(board, copy) ?? []);
  },
  check: (draft, things) => {
    const named = draft.fields[field] ?? [];
    const general = refuse('N-902', 'badTarget', { card: draft.card });
    if (repeated(named) || named.length > most) return general;
    const lost = named.find((copy) => !tableCard(draft.actor.board, copy));
    if (lost !== undefined) return refuse('N-902', 'badTarget', { card: lost });
    return firstOf(things, (thing) => refusalOf(judge(thing, draft), thing.card));
  },
  candidates: ({ actor }) => cardsOn(actor.board).map(({ id }) => ({ [field]: [id] })),
});

/** A player in the game: by default a rival; `self` lets the player name themselves, too. */
export const player = (judge: Judge<PlayerId> = any, { self = false } = {}): Argument<PlayerId> => ({
  fields: ['player'],
  read: ({ actor: { board, player: mine }, fields: { player: named } }) =>
    named === undefined || findSeat(board, named)?.status !== 'in' || (named === mine && !self) ? undefined : named,
  check: (draft, named) => refusalOf(judge(named, draft), draft.card),
  candidates: ({ actor }) =>
    seatsIn(actor.board).flatMap((seat) => (self || seat.player !== actor.player ? [{ player: seat.player }] : [])),
});

/** A card of the own hand, hidden or exposed: a Plot deck card or a Group deck card. */
export const handCard = (deck: 'plot' | 'group', judge: Judge<Kept> = any): Argument<Kept> => {
  const held = (actor: Actor): readonly Kept[] => (deck === 'plot' ? allPlots(actor) : allGroups(actor));
  const find = deck === 'plot' ? handPlot : handGroup;
  return {
    fields: ['card2'],
    read: ({ actor, fields: { card2 } }) => (card2 === undefined ? undefined : find(actor, card2)),
    check: (draft, held) => refusalOf(judge(held, draft), draft.card),
    candidates: ({ actor }) => held(actor).map(({ id }) => ({ card2: id })),
  };
};

/** An exposed Plot, not held by a claim (N-1207), of the rival whom the play names. `unnamed`: which one if the play names none. */
export const openPlot = (only: (kept: Kept) => boolean, unnamed: 'first' | 'only'): Argument<Kept> => {
  const open = ({ board }: Actor, rival: PlayerId | undefined): Kept[] =>
    rival === undefined || !findSeat(board, rival)
      ? []
      : seatOf(board, rival).plots.filter((held) => only(held) && !isClaimed(board, held.id));
  return {
    fields: ['card2'],
    read: ({ actor, fields: { player: rival, card2 } }) => {
      const plots = open(actor, rival);
      if (card2 !== undefined) return plots.find(({ id }) => id === card2);
      return unnamed === 'first' || plots.length === 1 ? plots[0] : undefined;
    },
    missing: (draft) => (open(draft.actor, draft.fields.player).length > 0 ? null : noUse(draft)),
    check: () => null,
    candidates: ({ actor, fields }) => open(actor, fields.player).map(({ id }) => ({ card2: id })),
  };
};

/** One of some words or numbers. */
export const oneOf = <const V extends string | number, E = unknown>(
  field: 'stat' | 'change' | 'side' | 'mode' | 'by',
  values: readonly V[] | ((draft: Draft<E>) => readonly V[]),
  judge: Judge<V, E> = any,
): Argument<V, E> => {
  const listed = (draft: Draft<E>): readonly V[] => (typeof values === 'function' ? values(draft) : values);
  const isKnown = (value: unknown): boolean => typeof values === 'function' || (values as readonly unknown[]).includes(value);
  return {
    fields: [field],
    lenient: true,
    read: ({ fields }) => (isKnown(fields[field]) ? (fields[field] as V | undefined) : undefined),
    check: (draft, value) => (listed(draft).includes(value) ? refusalOf(judge(value, draft), draft.card) : refusalOf(false, draft.card)),
    candidates: (draft) => listed(draft).map((value) => ({ [field]: value })),
  };
};

export const STANDS = ['for', 'against'] as const;

export const stat = (): Argument<Stat> => oneOf('stat', STATS);

/** One of the ten alignments. */
export const alignment = (judge: Judge<Alignment> = any): Argument<Alignment> => ({
  fields: ['alignment'],
  read: ({ fields: { alignment: word } }) => (word !== undefined && isAlignment(word) ? word : undefined),
  check: (draft, word) => refusalOf(judge(word, draft), draft.card),
  candidates: () => ALIGNMENTS.map((word) => ({ alignment: word })),
});

const openArrowRefusal = ({ actor: { board, player: mine }, fields }: Draft, hangs: string | undefined): Refusal | null =>
  spotRefusal(board, mine, fields, (onto) => (hangs === undefined ? [] : openArrows(board, onto, hangs)));

/** Place of a card: its master, and the arrow of that one. */
export interface Spot {
  readonly onto: TableCard;
  readonly arrow: Side;
}

/** An open arrow of the own structure, where a card of the hand is to hang (N-308). */
export const openArrow = (cardOf: (draft: Draft) => string | undefined): Argument<Spot> => ({
  fields: ['onto', 'arrow'],
  read: ({ actor: { board }, fields: { onto, arrow } }) => {
    const master = onto === undefined ? undefined : tableCard(board, onto);
    return master && arrow ? { onto: master, arrow } : undefined;
  },
  missing: (draft) => openArrowRefusal(draft, cardOf(draft)),
  check: (draft) => openArrowRefusal(draft, cardOf(draft)),
  candidates: ({ actor: { board, player: mine } }) =>
    structureOf(board, mine).flatMap(({ id }) => SIDES.map((arrow) => ({ onto: id, arrow }))),
});

const cardNamed = ({ actor: { board }, fields }: Draft, field: 'on' | 'onto'): string => tableCard(board, fields[field] ?? '')?.card ?? '';

/** One of some sides of the card that `on` names (N-308). */
export const arrow = (sidesOf: (draft: Draft) => readonly Side[]): Argument<Side> => ({
  fields: ['arrow'],
  read: ({ fields: { arrow: side } }) => side,
  missing: () => refuse('N-308', 'needs', { field: 'arrow' }),
  check: (draft, side) =>
    sidesOf(draft).includes(side) ? null : refuse('N-308', 'notOpen', { onto: cardNamed(draft, 'on'), arrow: side }),
  candidates: (draft) => sidesOf(draft).map((side) => ({ arrow: side })),
});

export const isGroupInPlay = ({ zone, master }: TableCard): boolean => zone === 'structure' && master !== null;

export const isOwn = ({ owner }: TableCard, { actor }: Draft): boolean => owner === actor.player;

export const isRivals = ({ owner }: TableCard, { actor }: Draft): boolean => owner !== null && owner !== actor.player;

/** Why a card is not of the kind that a text asks for; where it asks for more than one word the reason is general. */
export const kindRefusal = (filter: Filter, card: string, code: 'N-902' | 'N-1502' = 'N-902'): Refusal =>
  typeof filter === 'string' && filter !== 'anything' ? refuse(code, 'lacks', { card, word: filter }) : refuse(code, 'badTarget', { card });

export const fits =
  (filter: Filter): Judge<TableCard> =>
  (thing, { actor }) =>
    fitsFilter(actor.board, filter, thing.id) || kindRefusal(filter, thing.card);

export const own: Judge<TableCard> = (thing, draft) => isOwn(thing, draft) || refuse('N-902', 'notYours', { card: thing.card });

export const rivals: Judge<TableCard> = (thing, draft) => isRivals(thing, draft) || refuse('N-902', 'noRivals', { card: thing.card });

export const inPlay: Judge<TableCard> = (thing) => isGroupInPlay(thing) || refuse('N-902', 'notInStructure', { card: thing.card });

/** All of these judgements; the first that fails is told. */
export const all =
  <V, E = unknown>(...judges: readonly Judge<V, E>[]): Judge<V, E> =>
  (thing, draft) => {
    for (const judge of judges) {
      const verdict = judge(thing, draft);
      if (verdict !== true && verdict !== null) return verdict;
    }
    return true;
  };
