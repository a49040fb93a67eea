import { CLOSE } from '@illuminice/protocol';
import { Guest, gather } from './harness/guest.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ maxMessagesPerSecond: 5 });
});
afterAll(() => server.close());

test('who sends too much is refused, then cut off; the others play on', async () => {
  const code = await server.table();
  const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
  const flooder = await Guest.join(server.url, code, 'Flooder', { spectate: true });
  // However the seconds fall, one of them sees more than twice the five that may pass.
  for (let n = 1; n <= 30; n += 1) flooder.room.send('sync', { n });
  await flooder.until(() => flooder.left !== null);
  expect(flooder.left).toBe(CLOSE.tooFast);
  expect(
    flooder.heard.some(({ type, message }) => type === 'refused' && (message as { refusal: { why: string } }).refusal.why === 'tooFast'),
  ).toBe(true);
  expect((await ann.ask('rename', { name: 'Anna' })).ok).toBe(true);
  await ann.until(() => ann.seated[0] === 'Anna');
});
