import { labOf } from '@illuminice/lab';
import { rulesetOf } from '@illuminice/rules';
import type { TableRoom } from '../src/room/table-room.js';
import { Guest } from './harness/guest.js';
import { JsonGuest } from './harness/json-guest.js';
import { MID_GAME } from './harness/scenario.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ allowScenarios: true });
});
const guests: (Guest | JsonGuest)[] = [];
afterAll(async () => {
  for (const guest of guests) if (guest instanceof JsonGuest) guest.close();
  await server.close();
});

const come = async (code: string, name: string, options: object = {}): Promise<JsonGuest> => {
  const guest = await JsonGuest.join(server.url, code, name, options);
  guests.push(guest);
  return guest;
};

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const roomOf = (code: string) => server.tables.get(code) as unknown as TableRoom;

/** Two bots begin a game. */
async function twoPlay(ruleset: 'classic' | 'inwo'): Promise<[string, JsonGuest, JsonGuest]> {
  const code = await server.table({ ruleset, seats: 2 });
  const [ann, bob] = [await come(code, 'Ann'), await come(code, 'Bob')];
  for (const one of [ann, bob]) expect(await one.say('ready', { ready: true })).toMatchObject({ type: 'accepted' });
  expect(await ann.say('start')).toMatchObject({ type: 'accepted' });
  for (const one of [ann, bob]) await one.until(() => one.view);
  return [code, ann, bob];
}

describe.each(['classic', 'inwo'] as const)('U109 a table of %s by JSON alone', (ruleset) => {
  test('is played, and each sees what the rules let them see, to the letter', async () => {
    const [code, ann, bob] = await twoPlay(ruleset);
    const eve = await come(code, 'Eve', { spectate: true });
    const rules = rulesetOf(ruleset);
    const { policies } = labOf(ruleset);
    const minds = [policies.random(1), policies.random(2)];
    for (let step = 0; step < 25; step += 1) {
      const asked = await ann.until(() => [ann, bob].find((one) => one.view?.asked)).catch(() => null);
      const one = asked as JsonGuest;
      const view = one.view?.view as never;
      const intent = minds[one === ann ? 0 : 1]?.(view) ?? one.view?.least;
      const answer = await one.say('intent', { intent });
      if (answer.type === 'accepted') expect(one.view?.seq).toBe(answer.seq);
      const { table } = roomOf(code).session;
      const state = JSON.parse(table?.snapshot().state ?? '');
      for (const viewer of [ann, bob, eve]) {
        // What was still to be shown comes before the answer; not every step can be told by its `seq` (C-803).
        await viewer.say('ping');
        const shown = viewer.view as NonNullable<typeof viewer.view>;
        expect(shown.seq).toBe(state.board.seq);
        const { player } = viewer.last('welcome') as unknown as { player: string | null };
        const seen = rules.viewFor(state, player);
        expect(shown.view).toEqual(plain({ board: seen.board, player, mine: seen.mine ?? null }));
        expect(shown.asked).toBe(player !== null && rules.decision(state.board).who.includes(player));
        if (shown.asked) expect(shown.least).toEqual(plain(rules.leastIntent(seen)));
      }
      if (state.board.outcome) break;
      // Both have the same step now; who is asked next may be either.
      await Promise.race([ann, bob].map((two) => two.until(() => two.view?.asked)));
    }
    expect(await eve.say('offers')).toMatchObject({ type: 'refused', refusal: { why: 'notSeated' } });
  });

  test('answers what one can do as plain data, each refusal in words, and what it told already by its number', async () => {
    const [, ann, bob] = await twoPlay(ruleset);
    const rules = rulesetOf(ruleset);
    const offers = await ann.say('offers');
    expect(offers).toMatchObject({ type: 'offers', seq: ann.view?.seq });
    const untold = offers.offers.map(({ refusal, ...offer }: { refusal?: { text: string } }) => {
      if (!refusal) return offer;
      const { text, ...rest } = refusal;
      expect(text.length).toBeGreaterThan(5);
      return { ...offer, refusal: rest };
    });
    expect(untold).toEqual(plain(rules.offers(ann.view?.view as never)));
    const again = await ann.say('offers');
    expect(again).toEqual({ type: 'offers', n: again.n, seq: offers.seq, same: offers.n });
    const some = await ann.say('offers', { of: ['attack', 'offer'] });
    expect(some.offers).toEqual(offers.offers.filter(({ type }: { type: string }) => type === 'attack' || type === 'offer'));
    // Another question came between.
    expect(await ann.say('offers')).toMatchObject({ offers: offers.offers });
    const asked = (await ann.until(() => [ann, bob].find((one) => one.view?.asked))) as JsonGuest;
    expect(await asked.say('intent', { intent: asked.view?.least })).toMatchObject({ type: 'accepted' });
    const other = await asked.say('offers');
    expect(other.same).toBeUndefined();
    expect(other.offers).toHaveLength(offers.offers.length);
    const refusals: [object, string][] = [
      [{ of: 'attack' }, 'of: types of intents'],
      [{ of: ['constructor'] }, 'of: there is no constructor'],
      [{ of: ['x'.repeat(100)] }, 'of: types of intents'],
      [{ to: 'p2' }, 'unknown field: to'],
    ];
    for (const [fields, problem] of refusals)
      expect(await bob.say('offers', fields)).toMatchObject({ type: 'refused', refusal: { why: 'badMessage', with: { problem } } });
  });
});

describe('U101 U109 what a bot writes', () => {
  test.each([
    ['nothing', '', 'no JSON'],
    ['the byte by which the library joins', '\n', 'no JSON'],
    ['the byte by which it leaves', '\f', 'no JSON'],
    ['no object', '[1]', 'no object'],
    ['half a text', '{"type":"ping","n":7', 'no JSON'],
    ['no type', '{"n":7}', '`type` is missing'],
    ['its type not first', '{"n":7,"type":"ping"}', '`type` must come first'],
    ['another type behind the one that was counted', '{"type":"ping","n":7,"type":"sync"}', '`type` may stand there once'],
    ['lists in lists', `{"type":"ping","n":${'['.repeat(8000)}${']'.repeat(8000)}}`, 'deep in one another'],
    ['more than a message may have', `{"type":"ping","n":7,"x":"${'x'.repeat(17_000)}"}`, '17'],
    ['an inherited name', '{"type":"constructor","n":7}', 'no message of that kind'],
    ['an inherited field', '{"type":"ping","n":7,"__proto__":{"x":1}}', '__proto__'],
    ['an unknown field', '{"type":"ping","n":7,"as":"p2"}', 'as'],
    ['an intent for somebody else', '{"type":"intent","n":7,"intent":{"type":"roll","player":"p2"}}', 'player'],
  ])('is refused in words that name it if it is %s, and the connection lives on', async (_, text, named) => {
    const guest = await come(await server.table(), 'Mallory');
    guest.write(text);
    const refused = await guest.until(() => guest.last('refused'));
    expect(refused.refusal.text).toContain(named);
    guest.n = 10;
    expect(await guest.say('ping')).toMatchObject({ type: 'accepted', n: 11 });
    expect(guest.closed).toBeNull();
  });

  test('bytes that are no text are refused, too', async () => {
    const guest = await come(await server.table(), 'Mallory');
    guest.write(Buffer.from([0xff, 0x00, 0xc1, 10, 12]));
    expect(await guest.until(() => guest.last('refused'))).toMatchObject({ n: null, refusal: { why: 'badMessage' } });
  });

  test('offers count as six messages: whoever asks without end is cut off', async () => {
    const guest = await come(await server.table(), 'Mallory');
    for (let n = 1; n <= 200; n += 1) guest.write(JSON.stringify({ type: 'offers', n }));
    await guest.until(() => guest.closed !== null);
    expect(guest.closed).toBe(4402);
    // At 60 messages a second ten are within the limit, of two seconds at most.
    expect(guest.frames.filter(({ refusal }) => refusal?.why === 'notPlaying').length).toBeLessThanOrEqual(20);
    expect(guest.frames.some(({ refusal }) => refusal?.why === 'tooFast')).toBe(true);
  });
});

describe('U102 U103 U109 a seat that is spoken for by JSON', () => {
  test('is taken up again by its token, and by nobody else', async () => {
    const secret = 'k'.repeat(43);
    const code = await server.table({ seats: 2 });
    const ann = await come(code, 'Ann', { secret });
    expect(ann.last('welcome')).toMatchObject({ player: 'p1', token: secret });
    const again = await come(code, 'Ann', { token: secret });
    expect(again.last('welcome')).toMatchObject({ player: 'p1', token: null });
    expect(await ann.until(() => ann.closed)).toBe(4401);
    const other = await come(code, 'Ann', { token: 'x'.repeat(43) });
    expect(other.last('welcome')).toMatchObject({ player: 'p2' });
  });

  test('shows its hand to no spectator, sooner or later', async () => {
    const code = await server.table({ scenario: MID_GAME, spectatorDelay: 600 });
    const ann = await come(code, 'ann');
    const eve = await come(code, 'Eve', { spectate: true });
    await ann.until(() => ann.view);
    expect(eve.last('welcome')).toMatchObject({ player: null });
    const seen = ann.view?.view.mine;
    expect(seen.hand.length).toBeGreaterThan(0);
    const answer = await ann.say('intent', { intent: ann.view?.least });
    expect(answer.type).toBe('accepted');
    await ann.say('ping');
    await eve.say('ping');
    const all = JSON.stringify(eve.frames);
    for (const card of seen.hand) expect(all).not.toContain(card);
    // The game of ten minutes ago had not begun.
    expect(eve.view?.seq ?? 0).toBeLessThan(answer.seq);
  });

  test('is free again once its owner leaves the lobby, and all hear of it', async () => {
    const code = await server.table({ seats: 3 });
    const ann = await come(code, 'Ann');
    const bob = await come(code, 'Bob');
    await ann.until(() => ann.last('table')?.table.seats.length === 2);
    bob.write('{"type":"leave"}');
    await ann.until(() => ann.last('table')?.table.seats.length === 1);
    expect(bob.closed ?? (await bob.until(() => bob.closed))).toBe(4000);
  });

  test('tells those at the table who use the library just what others do', async () => {
    const code = await server.table({ seats: 2 });
    const ann = await come(code, 'Ann');
    const bob = await Guest.join(server.url, code, 'Bob');
    await ann.say('chat', { text: 'hello' });
    await bob.until(() => bob.heard.some(({ type, message }) => type === 'chat' && JSON.stringify(message).includes('hello')));
    await bob.room.leave();
  });
});
