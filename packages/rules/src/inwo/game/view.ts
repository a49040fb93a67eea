import type { PlayerId } from '../../core/types.js';
import type { Board, CopyId, Frame, Kept, Play, PlayFields, State, View } from '../types/index.js';
import { privateOf } from './game.js';

/** Filters the state for a viewer: the board, and their own secrets; null: a spectator (N-1401, N-1402). */
export const viewFor = (state: State, viewer: PlayerId | null): View => {
  const { private: secrets } = state.secrets;
  const mine = viewer !== null && Object.hasOwn(secrets, viewer) ? secrets[viewer] : undefined;
  return { board: state.board, player: mine ? viewer : null, mine: mine ?? null };
};

const WORDS: ReadonlySet<string> = new Set<keyof PlayFields>(['player', 'stat', 'alignment', 'change', 'arrow', 'mode', 'by', 'side']);

const playsOf = (frame: Frame): readonly Play[] => {
  if (frame.kind === 'playing' || frame.kind === 'using') return frame.plays;
  if (frame.kind === 'choose' || frame.kind === 'takeover') return [frame.play];
  return frame.kind === 'dice' && frame.roll ? [frame.roll.play] : [];
};

const NO_PLAYS: readonly Play[] = [];

const openPlays = ({ frames, suspended }: Board): readonly Play[] => {
  if (frames.length === 0 && !suspended) return NO_PLAYS;
  return (suspended ? [...frames, ...suspended.frames] : frames).flatMap(playsOf);
};

const isOpen = ({ cards, seats }: Board, named: unknown): boolean => {
  if (typeof named !== 'string') return false;
  const has = (hand: readonly Kept[]) => hand.some(({ id }) => id === named);
  return (
    Object.hasOwn(cards, named) ||
    seats.some(({ plots, groups, discards, destroyed }) => has(plots) || has(groups) || has(discards) || has(destroyed))
  );
};

const namesOnly = (board: Board, named: unknown): boolean =>
  typeof named === 'object' && named !== null
    ? Object.entries(named).every(([field, part]) => WORDS.has(field) || namesOnly(board, part))
    : named === undefined || isOpen(board, named);

/** Keeps names of hidden copies in the player's secrets between two intents: public names would tell when a card was drawn (N-1402). */
export const hideNames = (state: State): void => {
  const { board } = state;
  for (const play of openPlays(board)) {
    const fields = Object.entries(play.fields);
    const secret = fields.filter(([field, named]) => WORDS.has(field) || namesOnly(board, named));
    if (secret.length === fields.length) continue;
    privateOf(state, play.by).named.push({ play: play.id, fields: play.fields });
    play.fields = Object.fromEntries(secret);
  }
};

const renamed = (value: unknown, from: CopyId, renamedTo: CopyId): unknown => {
  if (value === from) return renamedTo;
  if (Array.isArray(value)) return value.map((part) => renamed(part, from, renamedTo));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, WORDS.has(field) ? part : renamed(part, from, renamedTo)]),
  );
};

/** Lets a player's open plays name a card of the hand by its new copy, once it was turned up. */
export const renameCopy = (board: Board, by: PlayerId, from: CopyId, newId: CopyId): void => {
  for (const play of openPlays(board)) if (play.by === by) play.fields = renamed(play.fields, from, newId) as PlayFields;
};

/** Gives the plays on the board back what `hideNames` took from them. */
export const restoreNames = ({ board, secrets }: State): void => {
  for (const mine of Object.values(secrets.private)) {
    if (mine.named.length === 0) continue;
    for (const play of openPlays(board)) play.fields = mine.named.find((entry) => entry.play === play.id)?.fields ?? play.fields;
    mine.named = [];
  }
};
