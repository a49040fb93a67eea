import { type Guest, gather } from './harness/guest.js';
import { startServer, type TestServer } from './harness/server.js';

const RATES = {
  'whose address is too loud': { limits: { addressMessagesPerSecond: 20 } },
  'who is too fast': { maxMessagesPerSecond: 20 },
};

describe.each(Object.entries(RATES))('U101 a player %s', (_, config) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(config);
  });
  afterAll(() => server.close());

  test('hears which message was refused, however long it is', async () => {
    const code = await server.table();
    const [ann] = (await gather(server.url, code, ['Ann', 'Bob'])) as [Guest];
    const puppets = Array.from({ length: 10 }, () => ({ group: 'mafia', onto: 'bavarian-illuminati', arrow: 'top' }));
    const intent = { type: 'place', group: 'mafia', onto: 'bavarian-illuminati', arrow: 'left', puppets };
    const reasons = new Set<string>();
    // However the seconds fall, soon more than twenty are sent in one of them, and never forty.
    for (let n = 1000; !reasons.has('tooFast'); n += 24) {
      const replies = await Promise.all(Array.from({ length: 24 }, (_, i) => ann.askAs('intent', { n: n + i, intent }, n + i)));
      for (const reply of replies) if (!reply.ok) reasons.add(reply.refusal.why);
    }
    expect([...reasons].sort()).toEqual(['notPlaying', 'tooFast']);
    await ann.leave();
  });
});
