import type { PlayerId } from '@illuminice/rules';
import {
  type Board,
  cardsOn,
  type Frame,
  findSeat,
  inStructure,
  type Kept,
  type Moment,
  momentsNow,
  type Private,
  type Seat,
  type TableCard,
  usesOf,
  type View,
} from '@illuminice/rules/inwo';
import type { Chance } from '../chance.js';

export interface Scene {
  readonly view: View;
  readonly board: Board;
  readonly player: PlayerId;
  readonly mine: Private;
  readonly seat: Seat;
  readonly chance: Chance;
  readonly top: Frame | undefined;
  readonly structure: readonly TableCard[];
  readonly own: readonly TableCard[];
  readonly table: readonly TableCard[];
  readonly rivals: readonly PlayerId[];
  readonly plots: readonly Kept[];
  readonly hand: readonly Kept[];
  readonly moments: ReadonlySet<Moment>;
}

/** True if a text may be used now. */
export const isTimely = ({ moments }: Pick<Scene, 'moments'>, use: { readonly moments: readonly Moment[] }): boolean =>
  use.moments.some((moment) => moments.has(moment));

export const isTimelyCard = (scene: Pick<Scene, 'moments'>, card: string): boolean => usesOf(card).some((use) => isTimely(scene, use));

export const sceneOf = (view: View, chance: Chance): Scene | null => {
  const { board, player, mine } = view;
  const seat = findSeat(board, player);
  if (player === null || mine === null || !seat) return null;
  const table: TableCard[] = [];
  const own: TableCard[] = [];
  const structure: TableCard[] = [];
  for (const card of cardsOn(board)) {
    if (card.zone !== 'structure' && card.zone !== 'resource' && card.zone !== 'middle') continue;
    table.push(card);
    if (card.owner !== player) continue;
    own.push(card);
    if (inStructure(card)) structure.push(card);
  }
  return {
    view,
    board,
    player,
    mine,
    seat,
    chance,
    top: board.frames.at(-1),
    table,
    own,
    structure,
    rivals: board.seats.flatMap((other) => (other.player !== player && other.status === 'in' ? [other.player] : [])),
    plots: [...seat.plots, ...mine.plots],
    hand: [...seat.groups, ...mine.groups],
    moments: momentsNow(board, player),
  };
};
