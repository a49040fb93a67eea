import { below } from '../../core/rng.js';
import type { CardId, PlayerId } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { openWindow } from '../frames/frames.js';
import { decksOf, emit, type Game, privateOf, seatOf } from '../game/game.js';
import type { ChooseKind, CopyId, Kept, Play } from '../types/index.js';
import { countDecks, isDry } from '../verbs/decks.js';
import { see, takeFromHand, toHandHidden, toHandOpen } from '../verbs/hands.js';

/** Asks a player to choose among cards that only they see, or among numbered options. */
export const ask = (game: Game, by: PlayerId, play: Play, { from, ...asks }: ChooseKind & { readonly from: readonly Kept[] }): void => {
  const frame = game.board.next.frame;
  openWindow(game.board, { kind: 'choose', by, play, asks });
  show(game, by, frame, from);
};

const show = (game: Game, viewer: PlayerId, frame: number, from: readonly Kept[]): void => {
  const mine = privateOf(game.state, viewer);
  const under = earlierOf(game.board).forgetsChoices ? null : mine.choice;
  mine.choice = { frame, from: [...from], ...(under && { under }) };
};

/** Asks several players to choose, each among cards of their own, face down. */
export const askAll = (game: Game, play: Play, asks: ChooseKind, from: ReadonlyMap<PlayerId, readonly Kept[]>): void => {
  const frame = game.board.next.frame;
  openWindow(game.board, { kind: 'choose', by: play.by, play, asks, joint: [...from.keys()] });
  for (const [player, cards] of from) show(game, player, frame, cards);
};

export const hiddenPlots = (game: Game, player: PlayerId): readonly Kept[] => privateOf(game.state, player).plots;

export const hiddenGroups = (game: Game, player: PlayerId): readonly Kept[] => privateOf(game.state, player).groups;

export const groupsInHand = (game: Game, player: PlayerId): readonly Kept[] => [
  ...seatOf(game.board, player).groups,
  ...hiddenGroups(game, player),
];

export const some = (game: Game, list: readonly Kept[], count: number): Kept[] => {
  const left = [...list];
  const taken: Kept[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(below(game.state.secrets.rng, left.length), 1));
  return taken;
};

/**
 * Takes a card from another hand. Face-up ones stay so, with their sleeping cards (N-807); hidden ones are shown to the victim (N-1404).
 */
export const steal = (game: Game, by: PlayerId, from: PlayerId, id: CopyId): void => {
  const { plots, groups } = seatOf(game.board, from);
  const isOpen = !earlierOf(game.board).hidesStolen && [...plots, ...groups].some((held) => held.id === id);
  const taken = takeFromHand(game, from, id);
  if (isOpen) toHandOpen(game, by, taken);
  else see(game, from, by, [toHandHidden(game, by, taken.card)]);
};

/** Takes Plots from the top of a rival's deck into the player's hand, and shows them to the rival (N-1404). */
export const takeFromDeck = (game: Game, by: PlayerId, from: PlayerId, count: number): void => {
  if (isDry(game.board, by, 'plot')) return;
  for (const card of decksOf(game.state, from).plot.splice(0, count)) see(game, from, by, [toHandHidden(game, by, card)]);
  countDecks(game, from);
};

export const showDeck = (game: Game, viewer: PlayerId, holder: PlayerId, cards: readonly CardId[]): void => {
  privateOf(game.state, viewer).looked = { player: holder, cards: [...cards] };
  emit(game, { type: 'shown', player: holder, to: viewer });
};
