import type { PlayerId } from '../../core/types.js';
import {
  type Actor,
  allGroups,
  allPlots,
  cardsOn,
  findSeat,
  handGroup,
  handPlot,
  isClaimed,
  seatOf,
  seatsIn,
  tableCard,
} from '../game/game.js';
import type { CopyId, Kept, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Argument, firstOf, noUse } from './arguments.js';
import { any, type Judge, refusalOf } from './judges.js';

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

/** An exposed Plot, not held by a claim (N-1207), of the play's rival. `unnamed`: default if the play names none. */
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
