import { plotFacts } from '../../cards/index.js';
import { decksOf, isClaimed, isKept, seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, CopyId, Kept } from '../../types/index.js';
import { countDecks, takeFromHand, takeNamed, toDiscards, toHandHidden, toHandOpen, turnUp } from '../../verbs.js';
import { hiddenPlots } from '../choice.js';
import type { Effect } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** An exposed Plot of a rival that no claim holds: the one that is named, or the only one. */
const openPlot = (board: Board, player: string | undefined, named: string | undefined, only: (kept: Kept) => boolean): Kept | undefined => {
  if (player === undefined) return undefined;
  const plots = seatOf(board, player).plots.filter((kept) => only(kept) && !isClaimed(board, kept.id));
  return named === undefined ? (plots.length === 1 ? plots[0] : undefined) : plots.find(({ id }) => id === named);
};

/** Does something to an exposed Plot of a rival. */
const onOpenPlot = (only: (kept: Kept) => boolean, carryOut: Effect<unknown>['apply']): Effect<unknown> => ({
  check: (context) => {
    const refusal = rivalRefusal(context);
    if (refusal) return refusal;
    const { player, card2 } = context.fields;
    return openPlot(context.actor.board, player, card2, only) ? null : refuse('N-902', 'noUse', { card: context.card });
  },
  apply: (game, play, effect) => {
    const { player, card2 } = play.fields;
    const kept = openPlot(game.board, player, card2, only);
    if (kept) carryOut(game, { ...play, fields: { ...play.fields, card2: kept.id } }, effect);
  },
});

const isGoal = ({ card }: Kept): boolean => plotFacts(card)?.kind === 'goal';
const anyPlot = (): boolean => true;

const discardIt: Effect<unknown>['apply'] = (game, { fields: { player, card2 } }) => {
  const kept = player === undefined ? null : takeNamed(game, player, card2);
  if (kept && player !== undefined) toDiscards(game, player, kept);
};

export const discardAnyOpenPlot = onOpenPlot(anyPlot, discardIt);
export const discardOpenPlot = onOpenPlot((kept) => !isGoal(kept), discardIt);

/** Puts an exposed Plot under its owner's deck. */
export const buryOpenPlot = onOpenPlot(anyPlot, (game, { fields: { player, card2 } }) => {
  const kept = player === undefined ? null : takeNamed(game, player, card2);
  if (!kept || player === undefined) return;
  decksOf(game.state, player).plot.push(kept.card);
  countDecks(game, player);
});

/** Takes an exposed Goal card; it stays exposed. */
export const takeOpenGoal = onOpenPlot(isGoal, (game, { by, fields: { player, card2 } }) => {
  const kept = player === undefined ? null : takeNamed(game, player, card2);
  if (kept) toHandOpen(game, by, kept);
});

/** Turns all hidden Plots of a rival up. */
export const exposeAll: Effect<unknown> = {
  check: rivalRefusal,
  prying: 'exposes',
  apply: (game, { fields: { player } }) => {
    if (player !== undefined) for (const { id } of [...hiddenPlots(game, player)]) turnUp(game, player, id);
  },
};

/** Exposed Plots of a hand that no claim holds. */
const openOf = (board: Board, player: string): CopyId[] => seatOf(board, player).plots.flatMap(({ id }) => (isKept(board, id) ? [] : [id]));

/** Hides exposed Plots of the own hand again: new copies, that nobody knows. */
const hide = (most: number): Effect<unknown> => ({
  check: ({ actor: { board, player }, card, fields: { cards } }) => {
    const open = openOf(board, player);
    const named = cards ?? open.slice(0, most);
    const fine = named.length > 0 && named.length <= most && named.every((id) => open.includes(id)) && new Set(named).size === named.length;
    return fine ? null : refuse('N-902', 'noUse', { card });
  },
  apply: (game, { by, fields: { cards } }) => {
    const open = openOf(game.board, by);
    for (const id of (cards ?? open.slice(0, most)).filter((one) => open.includes(one)))
      toHandHidden(game, by, takeFromHand(game, by, id).card);
  },
  could: (board, player) => openOf(board, player).length > 0,
});

export const hideTwo = hide(2);
export const hideAll = hide(Number.POSITIVE_INFINITY);
