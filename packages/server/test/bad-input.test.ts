import { CLOSE, type ServerMessages } from '@illuminice/protocol';
import { Guest, type Reply } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { get, startServer, type TestServer } from './harness/server.js';

let server: TestServer;
let code: string;
let ann: Guest;
let bob: Guest;
let watcher: Guest;

beforeAll(async () => {
  server = await startServer({ allowScenarios: true, maxMessagesPerSecond: 100_000 });
});
afterAll(() => server.close());

beforeEach(async () => {
  code = await server.table({ scenario: MID_GAME });
  ann = await Guest.join(server.url, code, 'ann');
  bob = await Guest.join(server.url, code, 'bob');
  watcher = await Guest.join(server.url, code, 'Watcher', { spectate: true });
  // Once each has heard of the other's coming, nothing more is on its way.
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.table.spectators === 1)));
});

afterEach(async () => {
  for (const guest of [ann, bob, watcher]) if (guest.left === null) await guest.leave();
});

/** Does something that must be refused; asserts that the board stays and that neither neighbour nor spectator hears a thing. */
async function unnoticed(sender: Guest, act: () => Promise<Reply>): Promise<{ code: string; why: string; text: string }> {
  const others = [ann, bob, watcher].filter((guest) => guest !== sender);
  const before = sender.board;
  const heard = others.map((guest) => guest.heard.length);
  const reply = await act();
  if (reply.ok) throw new Error('it was accepted');
  expect(reply.refusal.text.length).toBeGreaterThan(10);
  expect(sender.board).toEqual(before);
  // Their own `sync` is answered after whatever was sent before it.
  for (const [i, guest] of others.entries()) {
    await guest.ask('sync');
    const news = guest.heard.slice(heard[i]).map(({ type }) => type);
    expect(news.filter((type) => !['welcome', 'private', 'accepted'].includes(type))).toEqual([]);
    expect(guest.board).toEqual(before);
  }
  return reply.refusal;
}

describe('U101 malformed messages', () => {
  let nested: unknown = 1;
  for (let i = 0; i < 1000; i += 1) nested = [nested];

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'attack'],
    ['a list', [1, 2]],
    ['no number', { intent: { type: 'pass' } }],
    ['a number of 0', { n: 0, intent: { type: 'pass' } }],
    ['a negative number', { n: -1, intent: { type: 'pass' } }],
    ['half a number', { n: 1.5, intent: { type: 'pass' } }],
    ['a huge number', { n: 1e300, intent: { type: 'pass' } }],
    ['a number of another kind', { n: '1', intent: { type: 'pass' } }],
    ['no intent', { n: 1 }],
    ['an empty intent', { n: 1, intent: {} }],
    ['an intent that does not exist', { n: 1, intent: { type: 'win' } }],
    ['the name of a prototype’s method', { n: 1, intent: { type: 'toString' } }],
    ['an intent that says who sends it', { n: 1, intent: { type: 'pass', by: 'bob' } }],
    ['a field too many', { n: 1, intent: { type: 'pass' }, by: 'bob' }],
    ['a prototype', JSON.parse('{"n":1,"intent":{"type":"pass","__proto__":{"by":"bob"}}}')],
    ['a thousand lists in each other', { n: 1, intent: nested }],
    ['a list of 1,000 cards', { n: 1, intent: { type: 'breakPrivilege', cards: Array.from({ length: 1000 }, () => 'x') } }],
  ])('%s is refused', async (what, message) => {
    const n = (message as { n?: unknown } | null | undefined)?.n;
    // What is too deep is not read at all, so that not even its number is known.
    const known = Number.isSafeInteger(n) && what !== 'a thousand lists in each other';
    const refusal = await unnoticed(ann, () => ann.askAs('intent', message, known ? (n as number) : null));
    expect(refusal).toMatchObject({ code: 'table', why: 'badMessage' });
  });

  test('a kind of message that does not exist is refused', async () => {
    for (const type of ['win', '\u00ff', '__proto__', 'constructor', '*', '__no_message_handler']) {
      expect(await unnoticed(ann, () => ann.askAs(type, { n: 1 }, 1))).toMatchObject({ why: 'noSuchMessage' });
    }
  });

  test('a message that is too large is refused, and its sender stays', async () => {
    const huge = { n: 1, intent: { type: 'drop', group: 'x'.repeat(20_000) } };
    expect(await unnoticed(ann, () => ann.askAs('intent', huge, null))).toMatchObject({ why: 'tooLarge' });
    expect((await ann.play({ type: 'taxFrom', card: 'republicans' })).ok).toBe(true);
  });

  test('a frame beyond all measure ends its sender’s connection alone, and the seat stays', async () => {
    ann.room.send('intent', { n: 1, intent: 'x'.repeat(200_000) });
    await ann.until(() => ann.left !== null);
    expect(ann.left).toBe(CLOSE.tooLarge);
    expect((await bob.ask('sync')).ok).toBe(true);
    const again = await Guest.join(server.url, code, 'ann', { token: ann.token });
    expect(again.player).toBe('ann');
  });

  test.each([
    ['a kind that is no text', [13, 7, 0x80]],
    ['a kind that ends too early', [13, 0xa6, 0x69]],
    ['a body that ends too early', [13, 0xa4, ...Buffer.from('sync'), 0x81, 0xa1, 0x6e]],
    ['a list that claims 30 million entries', [13, 0xa4, ...Buffer.from('sync'), 0xdd, 0x01, 0xc9, 0xc3, 0x80]],
    ['16,000 lists in each other', [13, 0xa6, ...Buffer.from('intent'), ...Array.from({ length: 16_000 }, () => 0x91), 1]],
    [
      'records of records',
      [13, 0xa6, ...Buffer.from('intent'), 0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, ...Array.from({ length: 900 }, () => 0x40), 1],
    ],
    ['two values at once', [13, 0xa4, ...Buffer.from('sync'), 1, 2]],
    ['a text that claims four gigabytes', [13, 0xa4, ...Buffer.from('sync'), 0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a regular expression', [13, 0xa4, ...Buffer.from('sync'), 0xd4, 0x78, 0x92, 0xa1, 0x2e, 0xa1, 0x67]],
    ['bytes for a message', [17, 0xa4, ...Buffer.from('sync'), 1, 2, 3]],
    ['a patch of the state', [15, 1, 2, 3]],
    ['an empty frame', []],
  ])('%s is refused, and its sender stays', async (_, bytes) => {
    const reply = unnoticed(ann, async () => {
      ann.room.connection?.send(Uint8Array.from(bytes));
      const from = ann.heard.length;
      await ann.until(() => ann.heard.length > from);
      const { type, message } = ann.heard[from] ?? {};
      return type === 'refused' ? { ok: false, refusal: (message as ServerMessages['refused']).refusal } : { ok: true, seq: 0 };
    });
    expect(await reply).toMatchObject({ why: 'badMessage' });
    expect((await ann.play({ type: 'taxFrom', card: 'republicans' })).ok).toBe(true);
  });

  test('frames of noise do no harm', async () => {
    let seed = 1;
    const noise = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed >> 8;
    };
    for (let i = 0; i < 500; i += 1) {
      const bytes = Uint8Array.from({ length: noise() % 60 }, () => noise() & 255);
      // The first byte is the library's kind of message; 12 would be a leave in good order.
      if (bytes.length > 0) bytes[0] = [10, 11, 13, 13, 13, 14, 15, 17, noise() & 255][noise() % 9] as number;
      if (bytes[0] === 12) bytes[0] = 13;
      watcher.room.connection?.send(bytes);
    }
    expect((await watcher.ask('sync')).ok).toBe(true);
    expect((await ann.play({ type: 'taxFrom', card: 'republicans' })).ok).toBe(true);
    expect((await get(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.filter((line) => line.includes('exception'))).toEqual([]);
  });

  test('a message that comes twice is carried out once', async () => {
    const message = { n: 1, intent: { type: 'taxFrom', card: 'republicans' } };
    const reply = await ann.askAs('intent', message, 1);
    expect(reply.ok).toBe(true);
    await bob.until(() => bob.board.seats[0]?.taxFrom === 'republicans');
    const { board } = bob;
    expect(await ann.askAs('intent', message, 1)).toEqual(reply);
    expect(bob.board).toEqual(board);
    const other = { n: 1, intent: { type: 'pass' } };
    expect(await unnoticed(ann, () => ann.askAs('intent', other, 1))).toMatchObject({ why: 'repeated' });
  });
});

describe('U101 intents that are not the sender’s to make', () => {
  test('a spectator’s', async () => {
    for (const intent of [{ type: 'pass' }, { type: 'done' }, { type: 'concede' }, { type: 'endTurn' }] as const) {
      expect(await unnoticed(watcher, () => watcher.play(intent))).toMatchObject({ code: 'table', why: 'notSeated' });
    }
  });

  test('those of a player whose turn it is not', async () => {
    for (const intent of [
      { type: 'drawCard' },
      { type: 'pass' },
      { type: 'endTurn' },
      { type: 'attack', kind: 'control', attacker: 'ufos', target: 'hackers', aids: [] },
      { type: 'transfer', amount: 1, from: 'ufos', to: 'republicans' },
      { type: 'done' },
      { type: 'roll' },
    ] as const) {
      expect((await unnoticed(bob, () => bob.play(intent as never))).code).toMatch(/^C-\d+$/);
    }
  });

  test.each([
    ['an attack by another’s card', { type: 'attack', kind: 'control', attacker: 'ufos', target: 'hackers', aids: [] }],
    ['an attack by a card that does not exist', { type: 'attack', kind: 'control', attacker: 'nobody', target: 'hackers', aids: [] }],
    ['an attack on a card in the deck', { type: 'attack', kind: 'control', attacker: 'republicans', target: 'trekkies', aids: [] }],
    ['an attack on oneself', { type: 'attack', kind: 'control', attacker: 'republicans', target: 'republicans', aids: [] }],
    ['help from another’s card', { type: 'attack', kind: 'control', attacker: 'republicans', target: 'hackers', aids: ['ufos'] }],
    [
      'help twice',
      { type: 'attack', kind: 'control', attacker: 'republicans', target: 'hackers', aids: ['bavarian-illuminati', 'bavarian-illuminati'] },
    ],
    ['a name of the prototype', { type: 'attack', kind: 'control', attacker: '__proto__', target: 'constructor', aids: [] }],
    ['another’s money', { type: 'transfer', amount: 1, from: 'ufos', to: 'republicans' }],
    ['money to another', { type: 'transfer', amount: 1, from: 'bavarian-illuminati', to: 'ufos' }],
    ['negative money', { type: 'transfer', amount: -5, from: 'bavarian-illuminati', to: 'republicans' }],
    ['half a megabuck', { type: 'transfer', amount: 0.5, from: 'bavarian-illuminati', to: 'republicans' }],
    ['more money than there is', { type: 'transfer', amount: 1_000_000, from: 'bavarian-illuminati', to: 'republicans' }],
    ['money without end', { type: 'transfer', amount: Number.POSITIVE_INFINITY, from: 'bavarian-illuminati', to: 'republicans' }],
    ['money that is no number', { type: 'transfer', amount: Number.NaN, from: 'bavarian-illuminati', to: 'republicans' }],
    ['money as a text', { type: 'transfer', amount: '5', from: 'bavarian-illuminati', to: 'republicans' }],
    ['no money', { type: 'transfer', amount: 0, from: 'bavarian-illuminati', to: 'republicans' }],
    ['spending without an attack', { type: 'spend', amount: 1, from: 'bavarian-illuminati' }],
    ['dropping another’s card', { type: 'drop', group: 'ufos' }],
    ['a Special that lies in the deck', { type: 'flipSpecial', card: 'swiss-bank-account' }],
  ])('%s is refused', async (_, intent) => {
    const refusal = await unnoticed(ann, () => ann.play(intent as never));
    expect(refusal.code).toMatch(/^(C-\d+|table)$/);
  });

  test('U102 naming another’s hidden Special is refused like naming one that does not exist', async () => {
    const refusals: unknown[] = [];
    for (const card of ['assassination', 'slush-fund', 'swiss-bank-account', 'no-such-card']) {
      const refusal = await unnoticed(ann, () => ann.play({ type: 'flipSpecial', card }));
      refusals.push(JSON.parse(JSON.stringify(refusal).replaceAll(card, 'CARD')));
    }
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  });
});

test('intents are logged one a line, and name no hidden card, no token', async () => {
  const from = server.log.length;
  await ann.play({ type: 'flipSpecial', card: 'deep-agent' });
  await ann.play({ type: 'flipSpecial', card: 'assassination' });
  const lines = server.log.slice(from).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { table: code, player: 'ann', intent: 'flipSpecial' },
    { table: code, player: 'ann', intent: 'flipSpecial', refused: expect.stringMatching(/^C-/) },
  ]);
  // A player's numbers count what they did in secret, too.
  for (const line of lines) expect(Object.hasOwn(line, 'n')).toBe(false);
  const all = server.log.join('');
  for (const secret of ['assassination', 'slush-fund', ann.token as string]) expect(all).not.toContain(secret);
});
