import type { PlayerId } from '../../core/types.js';
import { type Game, privateOf } from '../game.js';
import type { ChooseKind, Kept, Play } from '../types/index.js';
import { openWindow } from '../windows/frames.js';

/** Asks a player to choose among cards that they alone see, or among numbered options. */
export const ask = (game: Game, by: PlayerId, play: Play, asks: ChooseKind, from: readonly Kept[]): void => {
  const frame = game.board.next.frame;
  openWindow(game.board, { kind: 'choose', by, play, asks });
  privateOf(game.state, by).choice = { frame, from: [...from] };
};

/** Notes that a player has seen hidden cards of another. */
export const see = (game: Game, by: PlayerId, of: PlayerId, cards: readonly Kept[]): void => {
  const mine = privateOf(game.state, by);
  for (const kept of cards) if (!mine.seen.some((known) => known.id === kept.id)) mine.seen.push({ ...kept, player: of });
};

/** Hidden Plots of a player. */
export const hiddenPlots = (game: Game, player: PlayerId): readonly Kept[] => privateOf(game.state, player).plots;

/** Hidden Group deck cards of a player. */
export const hiddenGroups = (game: Game, player: PlayerId): readonly Kept[] => privateOf(game.state, player).groups;
