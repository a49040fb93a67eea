import { plotFacts } from '../../cards/index.js';
import { decksOf, type Game, isKept, seatOf } from '../../game/game.js';
import type { Board, CopyId, Kept } from '../../types/index.js';
import { countDecks } from '../../verbs/decks.js';
import { takeFromHand, toDiscards, toHandHidden, toHandOpen, turnUp } from '../../verbs/hands.js';
import { type Argument, type Draft, noUse } from '../arguments.js';
import { openPlot, player } from '../card-arguments.js';
import { hiddenPlots } from '../choice.js';
import { type Effect, effect } from '../effect.js';

/** Takes an exposed Plot out of a rival's hand: the named one, or the only one. `then` gets its `owner`, and the player as `by`. */
const onOpenPlot = (only: (kept: Kept) => boolean, then: (game: Game, kept: Kept, owner: string, by: string) => void): Effect<unknown> =>
  effect(
    { player: player(), plot: openPlot(only, 'only') },
    { apply: (game, { by, player: owner, plot }) => then(game, takeFromHand(game, owner, plot.id), owner, by) },
  );

export const isGoal = ({ card }: Kept): boolean => plotFacts(card)?.kind === 'goal';
const anyPlot = (): boolean => true;

const discardIt = (game: Game, plot: Kept, owner: string): void => toDiscards(game, owner, plot);

export const discardAnyOpenPlot = onOpenPlot(anyPlot, discardIt);
export const discardOpenPlot = onOpenPlot((held) => !isGoal(held), discardIt);

export const buryOpenPlot = onOpenPlot(anyPlot, (game, { card }, owner) => {
  decksOf(game.state, owner).plot.push(card);
  countDecks(game, owner);
});

/** Takes an exposed Goal card; it stays exposed. */
export const takeOpenGoal = onOpenPlot(isGoal, (game, goal, _owner, by) => {
  toHandOpen(game, by, goal);
});

export const exposeAll = effect(
  { player: player() },
  {
    prying: 'exposes',
    apply: (game, { player: rival }) => {
      for (const { id } of [...hiddenPlots(game, rival)]) turnUp(game, rival, id);
    },
  },
);

const openOf = (board: Board, player: string): CopyId[] => seatOf(board, player).plots.flatMap(({ id }) => (isKept(board, id) ? [] : [id]));

/** Exposed Plots of the own hand: the named ones, or the first ones. */
const openPlots = (most: number): Argument<readonly CopyId[]> => {
  const named = ({ actor: { board, player }, fields }: Draft): readonly CopyId[] => fields.cards ?? openOf(board, player).slice(0, most);
  return {
    fields: ['cards'],
    optional: true,
    most,
    read: (draft) => named(draft).filter((id) => openOf(draft.actor.board, draft.actor.player).includes(id)),
    check: (draft, found) => {
      const all = named(draft);
      const fine = all.length > 0 && all.length <= most && all.length === found.length && new Set(all).size === all.length;
      return fine ? null : noUse(draft);
    },
    candidates: ({ actor: { board, player } }) => openOf(board, player).map((id) => ({ cards: [id] })),
  };
};

/** Hides exposed Plots of the own hand again, as new, unknown copies. */
const hide = (most: number) =>
  effect(
    { plots: openPlots(most) },
    {
      apply: (game, { by, plots }) => {
        for (const id of plots) toHandHidden(game, by, takeFromHand(game, by, id).card);
      },
      could: (board, player) => openOf(board, player).length > 0,
    },
  );

export const hideTwo = hide(2);
export const hideAll = hide(Number.POSITIVE_INFINITY);
