import { cardOn, type Game, privateOf, seatOf } from '../game/game.js';
import { publicGoals } from '../goals/goals.js';
import { returnBranch } from '../structure/falling.js';
import { arrange, branchOf, hang } from '../structure/structure.js';
import type { Board, CopyId, Deal, DealPart, PuppetPlace } from '../types/index.js';
import { see, takeFromHand, toHandHidden, toHandOpen } from '../verbs/hands.js';
import { touch } from '../verbs/table.js';
import { sizeOf } from './offering.js';

type Direction = Pick<Deal, 'from' | 'to'>;

/** Moves Groups to their receiver; those without a place go to the giver's hand (N-1102). */
export const hangGiven = (
  game: Game,
  { from: giver, to: receiver }: Direction,
  groups: readonly CopyId[],
  placements: readonly PuppetPlace[] = [],
): void => {
  for (const group of groups) {
    const spot = placements.find((placement) => placement.group === group);
    const others = placements.filter((placement) => placement.group !== group);
    const arrangement = spot && arrange(game.board, group, receiver, { onto: spot.onto, arrow: spot.arrow, puppets: others });
    if (arrangement) hang(game, arrangement, receiver, { cause: 'traded', lose: (lost) => returnBranch(game, lost, giver) });
  }
};

/** Moves one side's cards; hidden ones stay hidden, as new copies known to the two (N-1402). */
export const handOver = (game: Game, { from: giver, to: receiver }: Direction, cards: readonly CopyId[], { resources }: DealPart): void => {
  const given: CopyId[] = [];
  for (const copy of cards) {
    const open = [...seatOf(game.board, giver).plots, ...seatOf(game.board, giver).groups].some((held) => held.id === copy);
    const held = takeFromHand(game, giver, copy);
    if (open) toHandOpen(game, receiver, held);
    const arrived = open ? held : toHandHidden(game, receiver, held.card);
    if (!open) see(game, giver, receiver, [arrived]);
    given.push(arrived.id);
  }
  privateOf(game.state, giver).struck = { to: receiver, hand: given, resources: [...resources] };
  for (const copy of resources) Object.assign(cardOn(game.board, copy), { owner: receiver, host: null });
  touch(game.board);
};

/** True if a gift would let its receiver meet a public goal at once (N-1105). */
export const winsByGift = (board: Board, { to, give, ask }: Deal): boolean => {
  if (sizeOf(ask) + ask.hidden > 0) return false;
  const cards = { ...board.cards };
  const moved = [...give.groups.flatMap((copy) => branchOf(board, copy)), ...give.resources];
  for (const copy of moved) cards[copy] = { ...cardOn(board, copy), owner: to };
  return publicGoals({ ...board, cards }, to).length > publicGoals(board, to).length;
};
