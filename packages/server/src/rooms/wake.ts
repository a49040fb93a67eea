import { TABLE_ROOM } from '@illuminice/protocol';
import { matchMaker } from 'colyseus';
import type { Store } from '../store/store.js';
import type { Opening } from './opening.js';
import type { TableRoom } from './table-room.js';

/** Rooms that are there, by code, each with a promise of its end. */
const ends = new Map<string, Promise<void>>();
/** Tables that are being read from the store. */
const waking = new Map<string, Promise<boolean>>();

/** Notes that this room is there, until it is gone with all that it had to write. */
export function noteRoom({ roomId, _events }: TableRoom): void {
  const end = new Promise<void>((resolve) => _events.once('disconnect', resolve));
  ends.set(
    roomId,
    end.then(() => void ends.delete(roomId)),
  );
}

/**
 * Sees to it that the table of this code has a room, from the store if it sleeps there.
 *
 * @returns whether there is such a table
 * @throws ServerError with a sentence, if it cannot be brought back
 */
export async function wake(store: Store, code: string): Promise<boolean> {
  if ((await matchMaker.query({ roomId: code })).length > 0) return true;
  const already = waking.get(code);
  if (already) return already;
  const now = readAndOpen(store, code).finally(() => waking.delete(code));
  waking.set(code, now);
  return now;
}

async function readAndOpen(store: Store, code: string): Promise<boolean> {
  await ends.get(code);
  const stored = await store.load(code);
  if (!stored) return false;
  await matchMaker.createRoom(TABLE_ROOM, { stored } satisfies Opening);
  return true;
}

/** Sends everybody away from all tables here, each as soon as what is being done at it is done and stored. */
export async function farewell(): Promise<void> {
  await Promise.all([...ends.keys()].map(async (code) => (matchMaker.getLocalRoomById(code) as TableRoom | undefined)?.farewell()));
}
