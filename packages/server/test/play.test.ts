import { Guest, gatherAndStart } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import { get, type TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true });
});
afterAll(() => server.close());

const table = async (...names: string[]): Promise<Guest[]> => {
  const code = await server.table({ scenario: MID_GAME });
  const guests: Guest[] = [];
  for (const name of names) guests.push(await Guest.join(server.url, code, name));
  return guests;
};

/** What a guest hears while something happens. */
async function hears(guest: Guest, act: () => Promise<unknown>): Promise<string[]> {
  const from = guest.heard.length;
  await act();
  return guest.heard.slice(from).map(({ type }) => type);
}

describe('U100 a game begins', () => {
  test('each takes an Illuminati in seat order, and all see it', async () => {
    const [ann, bob] = (await gatherAndStart(server.url, await server.table(), ['Ann', 'Bob'])) as [Guest, Guest];
    expect(ann.board.phase).toBe('chooseIlluminati');
    expect(await bob.play({ type: 'chooseIlluminati', slot: 0 })).toMatchObject({
      ok: false,
      refusal: { code: expect.stringMatching(/^C-/) },
    });
    expect(await ann.play({ type: 'chooseIlluminati', slot: 0 })).toMatchObject({ ok: true });
    await bob.until(() => bob.events.some((event) => event.type === 'illuminatiTaken'));
    expect(bob.board.slots[0]).toBe('p1');
    expect(bob.board.seats[0]?.illuminati).toBe(ann.board.seats[0]?.illuminati);
    expect(await bob.play({ type: 'chooseIlluminati', slot: 0 })).toMatchObject({ ok: false, refusal: { code: 'C-102' } });
  });
});

describe('U101 an intent', () => {
  test('reaches the sender as patch, secrets, events and answer, in this order', async () => {
    const [ann] = (await table('ann', 'bob')) as [Guest];
    const flip = await hears(ann, () => ann.play({ type: 'flipSpecial', card: 'deep-agent' }));
    expect(flip).toEqual(['patch', 'private', 'events', 'accepted']);
    expect(ann.mine?.hand).toEqual([]);
    expect(ann.board.seats[0]?.faceUp).toEqual(['bribery', 'deep-agent']);
    const tax = await hears(ann, () => ann.play({ type: 'taxFrom', card: 'republicans' }));
    expect(tax).toEqual(['patch', 'events', 'accepted']);
  });

  test('reaches everybody with the number of the board it led to', async () => {
    const [ann, bob] = (await table('ann', 'bob')) as [Guest, Guest];
    const from = bob.heard.length;
    const reply = await ann.play({
      type: 'attack',
      kind: 'control',
      attacker: 'republicans',
      target: 'hackers',
      aids: ['bavarian-illuminati'],
    });
    await bob.until(() => bob.heard.slice(from).some(({ type }) => type === 'events'));
    expect(bob.heard.slice(from)).toMatchObject([
      { type: 'patch' },
      { type: 'events', message: { seq: bob.board.seq, events: [{ type: 'attackAnnounced', player: 'ann', target: 'hackers' }] } },
    ]);
    expect(reply).toEqual({ ok: true, seq: bob.board.seq });
    expect(bob.board).toEqual(ann.board);
    expect(bob.board.attack?.ledger.reduce((sum, row) => sum + row.value, 0)).toBe(bob.board.attack?.needs);
  });

  test('C-803 that is a secret between two reaches the two, and nobody else hears a byte of it', async () => {
    const [ann, bob, cat, watcher] = (await table('ann', 'bob', 'cat', 'Eve')) as [Guest, Guest, Guest, Guest];
    await Promise.all([ann, bob, cat].map((guest) => guest.until(() => guest.table.spectators === 1)));
    const others = [cat, watcher].map((guest) => guest.heard.length);
    expect(await ann.play({ type: 'offer', to: 'bob', give: { money: 3 }, secret: true })).toMatchObject({ ok: true });
    await bob.until(() => bob.mine?.deals.length === 1);
    expect(bob.events.at(-1)).toMatchObject({ type: 'offered', offer: { by: 'ann', to: 'bob', give: { money: 3 } } });
    for (const [i, guest] of [cat, watcher].entries()) {
      await guest.ask('sync');
      const news = guest.heard.slice(others[i]).map(({ type }) => type);
      expect(news.filter((type) => !['welcome', 'private', 'accepted'].includes(type))).toEqual([]);
    }
  });

  test('that is refused comes back with the rule’s code and a sentence', async () => {
    const [, bob] = (await table('ann', 'bob')) as [Guest, Guest];
    const reply = await bob.play({ type: 'endTurn' });
    expect(reply).toMatchObject({
      ok: false,
      refusal: { code: expect.stringMatching(/^C-\d+$/), why: expect.any(String), text: expect.any(String) },
    });
  });

  test('two answers at the same moment: both are heard, one after the other', async () => {
    const [ann, bob, cat] = (await table('ann', 'bob', 'cat')) as [Guest, Guest, Guest];
    await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'hackers', aids: [] });
    await Promise.all([bob, cat].map((guest) => guest.until(() => guest.board.frames.length === 1)));
    const rev = bob.board.frames[0]?.rev as number;
    const replies = await Promise.all([bob, cat].map((guest) => guest.play({ type: 'interfere', side: 'against', amount: 1 })));
    expect(replies.map((reply) => reply.ok)).toEqual([true, true]);
    await ann.until(() => ann.board.attack?.spendings.length === 2);
    expect(ann.board.frames[0]?.rev).toBeGreaterThan(rev);
    const stale = await bob.play({ type: 'done', rev });
    // C-422: the refusal says who added what.
    expect(stale).toMatchObject({
      ok: false,
      refusal: {
        code: 'C-422',
        why: 'stale',
        text: expect.stringMatching(/^bob spent 1 MB to.*cat spent 1 MB to.*Look again/),
        after: [
          { type: 'spent', player: 'bob', amount: 1, side: 'against' },
          { type: 'spent', player: 'cat', amount: 1, side: 'against' },
        ],
      },
    });
  });
});

test('a finished game says so to everybody, and to the list of tables', async () => {
  const code = await server.table({ scenario: MID_GAME, public: true });
  const ann = await Guest.join(server.url, code, 'ann');
  const bob = await Guest.join(server.url, code, 'bob');
  const cat = await Guest.join(server.url, code, 'cat');
  const watcher = await Guest.join(server.url, code, 'Eve');
  expect(await ann.play({ type: 'concede' })).toMatchObject({ ok: true });
  expect(await bob.play({ type: 'concede' })).toMatchObject({ ok: true });
  await watcher.until(() => watcher.table.stage === 'over');
  expect(watcher.board.outcome).toMatchObject({ winners: ['cat'], ended: 'last' });
  await cat.until(() => cat.events.some((event) => event.type === 'gameOver'));
  expect((await get(`${server.url}/api/tables/${code}`)).body).toMatchObject({ stage: 'over' });
  expect(await cat.play({ type: 'endTurn' })).toMatchObject({ ok: false });
});
