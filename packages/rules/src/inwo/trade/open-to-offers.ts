import type { Game } from '../game/game.js';
import { seatOf, tableCard } from '../game/game.js';
import type { CopyId, IntentOf, Kept, OpenToOffers, Seat } from '../types/index.js';

const isNothing = ({ plots, cards, resources, groups, hiddenPlots, hiddenGroups }: OpenToOffers): boolean =>
  plots.length + cards.length + resources.length + groups.length + hiddenPlots + hiddenGroups === 0;

export const openOn = ({
  plots = [],
  cards = [],
  resources = [],
  groups = [],
  hiddenPlots = 0,
  hiddenGroups = 0,
}: Omit<IntentOf<'openToOffers'>, 'type'>): OpenToOffers => ({
  plots: [...plots],
  cards: [...cards],
  resources: [...resources],
  groups: [...groups],
  hiddenPlots,
  hiddenGroups,
});

/** Sets a player's openness to offers; an empty one leaves no field. */
export const setOpen = (seat: Seat, choice: OpenToOffers): void => {
  if (isNothing(choice)) delete seat.openToOffers;
  else seat.openToOffers = choice;
};

/** Removes things from openness that their player no longer has (N-1104). */
export const closeGone = ({ board }: Game): void => {
  for (const { player, openToOffers: choice } of board.seats) {
    if (!choice) continue;
    const seat = seatOf(board, player);
    const held = (copies: readonly CopyId[], hand: readonly Kept[]) => copies.filter((copy) => hand.some(({ id }) => id === copy));
    const inZone = (copies: readonly CopyId[], zone: 'resource' | 'structure') =>
      copies.filter((copy) => tableCard(board, copy)?.owner === player && tableCard(board, copy)?.zone === zone);
    const left = {
      plots: held(choice.plots, seat.plots),
      cards: held(choice.cards, seat.groups),
      resources: inZone(choice.resources, 'resource'),
      groups: inZone(choice.groups, 'structure'),
      hiddenPlots: Math.min(choice.hiddenPlots, seat.hiddenPlots),
      hiddenGroups: Math.min(choice.hiddenGroups, seat.hiddenGroups),
    };
    setOpen(seat, seat.status === 'in' ? left : openOn({}));
  }
};
