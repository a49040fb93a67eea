import { decision, leastIntent } from '@illuminice/rules/classic';
import { verifyAll } from '../../src/session/game/verify.js';
import { openStore } from '../../src/store/open.js';
import { EVENT_LOOP } from '../../src/yielding.js';
import { MID_GAME } from '../harness/scenario.js';
import { putAroundStores, type TestServer } from '../harness/server.js';
import { StubbornGuest } from '../harness/stubborn-guest.js';
import { startTables } from '../harness/tables.js';
import { type Trouble, TroubledStore } from '../harness/troubled-store.js';

/** What befalls the nth write; null: nothing. Changed by each test. */
let trouble: (nth: number) => Trouble | null = () => null;
const store = new TroubledStore((nth) => trouble(nth));
putAroundStores(store.around);

let server: TestServer;
beforeAll(async () => {
  server = await startTables({
    allowScenarios: true,
    limits: { chatLines: 10_000, joinsPerMinute: 10_000 },
  });
});
afterAll(() => server.close());

/** What is stored of a table, stepped from its beginning. */
async function verified(code: string) {
  const stored = await openStore({ dataDir: server.dataDir, databaseUrl: undefined, durability: 'normal' }, () => {});
  try {
    for await (const one of verifyAll(stored, EVENT_LOOP)) if (one.code === code) return one;
    throw new Error(`no table ${code}`);
  } finally {
    await stored.close();
  }
}

/** The lines of chat that a guest was told when it came in. */
const told = ({ heard }: StubbornGuest['guest']): string[] | undefined => {
  const chat = heard.find(({ type }) => type === 'chat')?.message as { lines: { text: string }[] } | undefined;
  return chat?.lines.map(({ text }) => text);
};

describe('U104 over a store in trouble, a game goes on', () => {
  test.each<[string, (nth: number) => Trouble | null, Trouble[]]>([
    ['when writes fail now and then', (nth) => (nth % 3 === 0 ? 'fails' : null), ['fails']],
    ['when the answer to a write is lost now and then', (nth) => (nth % 5 === 0 ? 'answerLost' : null), ['answerLost']],
    ['when somebody else has written to the table', (nth) => (nth % 6 === 0 ? 'moved' : null), ['moved']],
    [
      'when all of it happens',
      (nth) => (nth % 4 === 0 ? 'fails' : nth % 7 === 0 ? 'answerLost' : nth % 9 === 0 ? 'moved' : null),
      ['fails', 'answerLost', 'moved'],
    ],
  ])('%s: all that was accepted is there once, and nothing else', async (_, what, met) => {
    trouble = () => null;
    const code = await server.table({ scenario: MID_GAME });
    const guests = new Map<string, StubbornGuest>();
    for (const name of ['ann', 'bob', 'cat']) guests.set(name, await StubbornGuest.join(server.url, code, name));
    Object.assign(store.met, { fails: 0, answerLost: 0, moved: 0 });
    trouble = what;
    const ann = guests.get('ann') as StubbornGuest;
    let played = 0;
    for (let round = 0; round < 30; round += 1) {
      const talker = [...guests.values()][round % 3] as StubbornGuest;
      expect((await talker.ask('chat', { text: `line ${round}` })).ok).toBe(true);
      const { seq } = ann.guest.board;
      const { who, kind } = decision(ann.guest.board);
      const player = guests.get(who[0] as string) as StubbornGuest;
      await player.until((guest) => guest.board.seq >= seq);
      const least = leastIntent(player.guest.view);
      if (kind === 'over' || !least) break;
      expect(await player.ask('intent', { intent: least })).toMatchObject({ ok: true });
      played += 1;
      await ann.until((guest) => guest.board.seq > seq);
    }
    trouble = () => null;
    for (const one of guests.values()) await one.ask('sync');
    expect(new Set([...guests.values()].map(({ guest }) => JSON.stringify(guest.board))).size).toBe(1);
    for (const kind of met) expect([kind, store.met[kind] > 2]).toEqual([kind, true]);
    const thrownOut = [...guests.values()].reduce((sum, one) => sum + one.met.thrownOut, 0);
    expect(thrownOut > 0).toBe(met.some((kind) => kind !== 'fails'));

    const late = await StubbornGuest.join(server.url, code, 'Late');
    await late.until(({ heard }) => heard.some(({ type }) => type === 'chat'));
    expect(told(late.guest)).toEqual(Array.from({ length: 30 }, (_, round) => `line ${round}`));
    const { problem, intents, messages } = await verified(code);
    expect([problem, intents]).toEqual([null, played]);
    expect(new Set(messages.map((one) => one.join())).size).toBe(messages.length);
  });
});
