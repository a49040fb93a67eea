import { type Intent, leastIntent } from '@illuminice/rules/classic';
import { type Guest, gather } from './guest.js';
import type { TestServer } from './server.js';

/** Two begin a game, play a little, and one gives up. */
export async function finished(server: TestServer, open: boolean): Promise<Guest[]> {
  const code = await server.table({ seats: 2, public: open });
  const guests = await gather(server.url, code, ['Ann', 'Bob']);
  const [ann, bob] = guests as [Guest, Guest];
  await bob.ask('ready', { ready: true });
  await ann.ask('start');
  for (const guest of guests) await guest.until(() => guest.events.length > 0);
  for (let i = 0; i < 8; i += 1) {
    const asked = guests.flatMap((guest) => {
      const intent = leastIntent(guest.view);
      return intent ? [{ guest, intent }] : [];
    })[0] as { guest: Guest; intent: Intent };
    expect(await asked.guest.play(asked.intent)).toMatchObject({ ok: true });
    for (const guest of guests) await guest.until(() => guest.view.board.seq === asked.guest.view.board.seq);
  }
  await ann.ask('chat', { to: bob.player, text: 'nobody must read this' });
  expect(await bob.play({ type: 'concede' })).toMatchObject({ ok: true });
  return guests;
}
