import type { AnyEvent } from './ruleset.js';
import type { PlayerId } from './types.js';

/** The events as a player (null: a spectator) may know them: secret parts and secret events reach only the players they name. */
export function eventsFor<E extends AnyEvent>(events: readonly E[], viewer: PlayerId | null): readonly E[] {
  // Called for everybody at a table with each step; most steps hide nothing.
  if (events.every(({ only, secret }) => !only && !secret)) return events;
  return events.flatMap((event) => {
    if (event.only && (viewer === null || !event.only.includes(viewer))) return [];
    if (!event.secret || (viewer !== null && event.secret.to.includes(viewer))) return [event];
    const { secret: _, ...seen } = event;
    return [seen as E];
  });
}

/** True if only some may know that anything happened at all. */
export const isUnseen = (events: readonly AnyEvent[]): boolean => events.length > 0 && events.every(({ only }) => only !== undefined);
