import type { CreateTable, JoinOptions } from '@illuminice/protocol';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { Guest } from './guest.js';
import type { TestServer } from './server.js';

export type Player = Guest<InwoTypes>;

/** Sits down at a table of INWO. */
export const sit = (server: TestServer, code: string, name: string, options: Partial<JoinOptions> = {}): Promise<Player> =>
  Guest.join<InwoTypes>(server.url, code, name, options);

/** Friends at a new table of INWO, and the game has begun: everybody chooses a deck. */
export async function begun(server: TestServer, names: readonly string[], order: CreateTable = {}): Promise<Player[]> {
  const code = await server.table({ ruleset: 'inwo', ...order });
  const guests: Player[] = [];
  for (const name of names) guests.push(await sit(server, code, name));
  for (const guest of guests) await guest.ask('ready', { ready: true });
  expect(await (guests[0] as Player).ask('start')).toMatchObject({ ok: true });
  await Promise.all(guests.map((guest) => guest.until(() => guest.table.stage === 'playing' && guest.mine !== null)));
  return guests;
}

/** Everybody sees the same board. */
export const agree = (guests: readonly Player[]): Promise<unknown> => {
  const seq = Math.max(...guests.map(({ board }) => board.seq));
  return Promise.all(guests.map((guest) => guest.until(() => guest.board.seq >= seq)));
};
