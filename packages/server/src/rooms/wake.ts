import { TABLE_ROOM } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { matchMaker, ServerError } from 'colyseus';
import { recordSchema, type TableRecord } from '../store/record.js';
import type { Store } from '../store/store.js';
import { opens } from '../table/secrets.js';
import type { Opening } from './opening.js';
import type { TableRoom } from './table-room.js';

/** Rooms that are there, by code, each with a promise of its end. */
const ends = new Map<string, Promise<void>>();
/** Tables that are being read from the store. */
const waking = new Map<string, Promise<boolean | ServerError>>();

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
 * @param enter counts the table for whoever wakes it, before anything is done: what is to be called once it is gone, or why
 *   they may not wake it
 * @returns whether there is such a table
 * @throws ServerError with a sentence, if it cannot be brought back
 */
export async function wake(store: Store, code: string, enter: () => (() => void) | ServerError): Promise<boolean> {
  for (;;) {
    if ((await matchMaker.query({ roomId: code })).length > 0) return true;
    const already = waking.get(code);
    if (!already) break;
    const woken = await already;
    // Somebody else may not wake it; that says nothing of us.
    if (typeof woken === 'boolean') return woken;
  }
  const now = readAndOpen(store, code, enter).finally(() => waking.delete(code));
  waking.set(code, now);
  const woken = await now;
  if (typeof woken === 'boolean') return woken;
  throw woken;
}

async function readAndOpen(store: Store, code: string, enter: () => (() => void) | ServerError): Promise<boolean | ServerError> {
  await ends.get(code);
  const closed = enter();
  if (closed instanceof ServerError) return closed;
  try {
    const stored = await store.load(code);
    if (stored) await matchMaker.createRoom(TABLE_ROOM, { stored, closed } satisfies Opening);
    else closed();
    return stored !== null;
  } catch (error) {
    closed();
    throw error;
  }
}

/**
 * Whose seat at a table a token opens. A table that sleeps is not woken for that.
 *
 * @returns null: nobody's, or there is no such table
 */
export async function seatOf(store: Store, code: string, token: string): Promise<PlayerId | null> {
  const room = matchMaker.getLocalRoomById(code) as TableRoom | undefined;
  if (room) return room.seatOf(token);
  const record = await store.record(code);
  return record === undefined ? null : (tokensIn(record).find(({ tokenHash }) => opens(token, tokenHash))?.player ?? null);
}

/** The seats of a record; none, if it cannot be read: whoever wakes the table is told. */
function tokensIn(record: string): TableRecord['seats']['all'] {
  try {
    return recordSchema.parse(JSON.parse(record)).seats.all;
  } catch {
    return [];
  }
}

/** Sends everybody away from all tables here, each as soon as what is being done at it is done and stored. */
export async function farewell(): Promise<void> {
  await Promise.all([...ends.keys()].map(async (code) => (matchMaker.getLocalRoomById(code) as TableRoom | undefined)?.farewell()));
}
