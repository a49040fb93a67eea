import type { ServerMessages } from '@illuminice/protocol';
import { Rounds } from '../src/net/rounds.js';
import { Guest } from './harness/guest.js';
import { JsonGuest } from './harness/json-guest.js';
import { startServer, type TestServer } from './harness/server.js';

/* What somebody said before their connection ended counts, however busy other tables are. */

let server: TestServer;
let rounds: Rounds;
let busy: NodeJS.Timeout | undefined;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  clearInterval(busy);
  jest.restoreAllMocks();
});

/** A dozen tables say something all the time, so that messages are carried out in rounds. */
async function makeBusy(guest: Guest): Promise<void> {
  const run = jest.spyOn(Rounds.prototype, 'run');
  await guest.ask('chat', { text: 'hello' });
  [rounds] = run.mock.contexts as [Rounds];
  run.mockRestore();
  const tables = Array.from({ length: 12 }, () => ({}));
  const speak = () => {
    for (const table of tables) rounds.run(table, () => {});
  };
  speak();
  busy = setInterval(speak, 40);
  // Until a message has to wait for others.
  await new Promise<void>((resolve) => {
    const look = () => {
      let isDone = false;
      rounds.run({}, () => {
        isDone = true;
      });
      if (isDone) setImmediate(look);
      else resolve();
    };
    look();
  });
}

const said = (guest: Guest): string[] =>
  guest.heard.flatMap(({ type, message }) => (type === 'chat' ? (message as ServerMessages['chat']).lines.map(({ text }) => text) : []));

/** Bob comes, and Ann sees him. */
async function join(code: string, ann: Guest): Promise<JsonGuest> {
  const bob = await JsonGuest.join(server.url, code, 'Bob');
  await ann.until(() => ann.seat('p2')?.presence === 'connected');
  return bob;
}

/** Breaks the line once all that was said is on it. */
async function terminate({ socket }: JsonGuest): Promise<void> {
  await new Promise<void>((written) => socket.ping(undefined, undefined, () => written()));
  socket.terminate();
}

const LINES = Array.from({ length: 5 }, (_, i) => `line ${i}`);

test.each([
  ['a close of the socket', async (guest: JsonGuest) => guest.close()],
  ['a line that breaks', terminate],
  ['a proper goodbye', async (guest: JsonGuest) => guest.write('{"type":"leave"}')],
])('U105 what was said just before %s is carried out while other tables are busy', async (_, hangUp) => {
  const code = await server.table();
  const ann = await Guest.join(server.url, code, 'Ann');
  await makeBusy(ann);
  const bob = await join(code, ann);
  for (const text of LINES) bob.write(JSON.stringify({ type: 'chat', n: ++bob.n, text }));
  await hangUp(bob);
  await ann.until(() => ann.seat('p2')?.presence !== 'connected');
  expect(said(ann)).toEqual(['hello', ...LINES]);
  await ann.leave();
});
