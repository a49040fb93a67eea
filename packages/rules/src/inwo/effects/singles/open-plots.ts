import { plotFacts } from '../../cards/index.js';
import { decksOf, type Game, isKept, seatOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, CopyId, Kept } from '../../types/index.js';
import { countDecks, takeFromHand, toDiscards, toHandHidden, toHandOpen, turnUp } from '../../verbs.js';
import { openPlot, player } from '../arguments.js';
import { hiddenPlots } from '../choice.js';
import { type Effect, effect } from '../effect.js';

/**
 * Takes an exposed Plot out of a rival's hand: the one that is named, or the only one.
 *
 * @param only which Plots it may be
 * @param then what becomes of it; `owner` had it, `by` plays
 */
const onOpenPlot = (only: (kept: Kept) => boolean, then: (game: Game, kept: Kept, owner: string, by: string) => void): Effect<unknown> =>
  effect(
    { player: player(), plot: openPlot(only, 'only') },
    { apply: (game, { by, player: owner, plot }) => then(game, takeFromHand(game, owner, plot.id), owner, by) },
  );

export const isGoal = ({ card }: Kept): boolean => plotFacts(card)?.kind === 'goal';
const anyPlot = (): boolean => true;

const discardIt = (game: Game, plot: Kept, owner: string): void => toDiscards(game, owner, plot);

export const discardAnyOpenPlot = onOpenPlot(anyPlot, discardIt);
export const discardOpenPlot = onOpenPlot((kept) => !isGoal(kept), discardIt);

/** Puts an exposed Plot under its owner's deck. */
export const buryOpenPlot = onOpenPlot(anyPlot, (game, { card }, owner) => {
  decksOf(game.state, owner).plot.push(card);
  countDecks(game, owner);
});

/** Takes an exposed Goal card; it stays exposed. */
export const takeOpenGoal = onOpenPlot(isGoal, (game, goal, _owner, by) => {
  toHandOpen(game, by, goal);
});

/** Turns all hidden Plots of a rival up. */
export const exposeAll = effect(
  { player: player() },
  {
    prying: 'exposes',
    apply: (game, { player: rival }) => {
      for (const { id } of [...hiddenPlots(game, rival)]) turnUp(game, rival, id);
    },
  },
);

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
