import { z } from 'zod';
import { type Actor, emit, isGroupInPlay, seatOf, tableCard } from '../game/game.js';
import { openOn, setOpen } from '../trade/open-to-offers.js';
import type { CopyId, IntentOf, Kept, OpenToOffers } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, ids } from './command.js';

const NOTHING = openOn({});
const PARTS = ['plots', 'cards', 'resources', 'groups'] as const;

const isSame = (one: OpenToOffers, other: OpenToOffers): boolean =>
  one.hiddenPlots === other.hiddenPlots &&
  one.hiddenGroups === other.hiddenGroups &&
  PARTS.every((part) => one[part].length === other[part].length && one[part].every((copy) => other[part].includes(copy)));

const check = ({ board, player }: Actor, intent: IntentOf<'openToOffers'>) => {
  const choice = openOn(intent);
  const seat = seatOf(board, player);
  if (!board.turn) return refuse('N-1102', 'notNow');
  const named = PARTS.flatMap((part) => choice[part]);
  const open = (copies: readonly CopyId[], hand: readonly Kept[]) => copies.every((copy) => hand.some(({ id }) => id === copy));
  const isResource = (copy: CopyId) => tableCard(board, copy)?.zone === 'resource' && tableCard(board, copy)?.owner === player;
  const isGroup = (copy: CopyId) => {
    const card = tableCard(board, copy);
    return card !== undefined && card.owner === player && isGroupInPlay(card);
  };
  const lies =
    open(choice.plots, seat.plots) &&
    open(choice.cards, seat.groups) &&
    choice.resources.every(isResource) &&
    choice.groups.every(isGroup) &&
    new Set(named).size === named.length;
  if (!lies) return refuse('N-1104', 'notOpen');
  if (choice.hiddenPlots > seat.hiddenPlots) return refuse('N-1104', 'tooMany', { has: seat.hiddenPlots, needs: choice.hiddenPlots });
  if (choice.hiddenGroups > seat.hiddenGroups) return refuse('N-1104', 'tooMany', { has: seat.hiddenGroups, needs: choice.hiddenGroups });
  return isSame(choice, seat.openToOffers ?? NOTHING) ? refuse('N-1104', 'openAlready') : choice;
};

/** Announces what the player would part with (N-1104). It binds nobody, and lasts until changed or gone. */
export const openToOffers: Command<'openToOffers', OpenToOffers> = {
  type: 'openToOffers',
  shape: z.strictObject({
    type: z.literal('openToOffers'),
    plots: ids.optional(),
    cards: ids.optional(),
    resources: ids.optional(),
    groups: ids.optional(),
    hiddenPlots: z.int().min(0).max(100).optional(),
    hiddenGroups: z.int().min(0).max(100).optional(),
  }),
  check,
  apply: (game, by, choice) => {
    const seat = seatOf(game.board, by);
    setOpen(seat, choice);
    emit(game, { type: 'openedToOffers', player: by, open: seat.openToOffers !== undefined });
  },
  quiet: true,
  hints: ({ board, player }) => {
    const { plots, groups } = seatOf(board, player);
    return [...plots, ...groups].map(({ id }) => id);
  },
};
