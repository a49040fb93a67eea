import type { PlayerId } from '../core/types.js';
import { privateIn } from './game.js';
import type { GameEvent, State, View } from './types.js';

/** What a player may see: the board, and his own secrets; null: a spectator, who sees the board alone (C-307). */
export const viewFor = (state: State, viewer: PlayerId | null): View => {
  const mine = viewer === null ? undefined : privateIn(state, viewer);
  return { board: state.board, player: mine ? viewer : null, mine: mine ?? null };
};

/** The events as a player (null: a spectator) may know them: a secret part, or a secret event, reaches only those it names. */
export const eventsFor = (events: readonly GameEvent[], viewer: PlayerId | null): GameEvent[] =>
  events.flatMap((event) => {
    if ('only' in event && event.only && (viewer === null || !event.only.includes(viewer))) return [];
    if (!('secret' in event) || !event.secret) return [event];
    if (viewer !== null && event.secret.to.includes(viewer)) return [event];
    const { secret: _, ...seen } = event;
    return [seen as GameEvent];
  });

/** Whether only some may know that anything happened at all. */
export const isUnseen = (events: readonly GameEvent[]): boolean =>
  events.length > 0 && events.every((event) => 'only' in event && event.only !== undefined);
