import { check, decision, type InwoTypes } from '@illuminice/rules/inwo';
import { Guest } from './harness/guest.js';
import { EVERY_WINDOW, translated } from './harness/inwo-game.js';
import { heldInwo } from './harness/room.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ maxMessagesPerSecond: 100_000, silenceMs: 6000 });
});
afterAll(() => server.close());

/** Plots of Bob's and Cid's that could answer something, and that they keep to the end. */
const ANSWERS = ['hoax', 'mutual-betrayal', 'fnord', 'martyrs', 'flower-power'];

/** The same table with blank cards instead. */
const unarmed = (table: object): object =>
  JSON.parse(ANSWERS.reduce((text, card) => text.replace(`"${card}"`, '"blank-plot"'), JSON.stringify(table)));

/** A window, the players it asks, and when it opened: ms since the game began. */
type Waited = [window: string, who: string, at: number];

/** Plays the game; whoever is only asked whether they add something keeps silent. @returns what a spectator sees of the windows */
async function silentGame(scenario: object): Promise<Waited[]> {
  const held = await heldInwo(scenario);
  const guests = new Map<string, Guest<InwoTypes>>();
  for (const name of ['ann', 'bob', 'cid', 'eve'])
    guests.set(name, await Guest.join<InwoTypes>(server.url, held.code, name, { spectate: name === 'eve' }));
  const eve = guests.get('eve') as Guest<InwoTypes>;
  const begun = held.time.now();
  const waited: Waited[] = [];
  const look = async () => {
    await eve.ask('sync');
    const { kind, who } = decision(eve.board);
    const [window, names] = waited.at(-1) ?? [];
    if (window !== kind || names !== who.join()) waited.push([kind, who.join(), held.time.now() - begun]);
  };
  for (const step of EVERY_WINDOW.steps) {
    if (step.do.type === 'done') continue;
    const by = guests.get(step.by) as Guest<InwoTypes>;
    const intent = () => translated(held.room.session.table as never, step);
    for (await by.ask('sync'); check(by.view, intent()) !== null; await by.ask('sync')) {
      const { who, rev } = decision(by.board);
      // Nobody answers for whoever is asked about dice of their own.
      if (held.time.next === null) await guests.get(who[0] ?? '')?.play({ type: 'done', rev });
      else await held.pass(held.time.next);
      await look();
    }
    expect([step, await by.play(intent())]).toEqual([step, expect.objectContaining({ ok: true })]);
    await look();
  }
  for (const guest of guests.values()) await guest.leave();
  return waited;
}

test('U212, N-1002, N-1008: windows stand as long for whoever holds an answer as for whoever holds none', async () => {
  const armed = await silentGame(EVERY_WINDOW.table);
  const kinds = new Set(armed.map(([window]) => window));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['start', 'draw', 'takeover', 'using', 'playing', 'contest', 'dice', 'loss', 'relief', 'end']),
  );
  expect(await silentGame(unarmed(EVERY_WINDOW.table))).toEqual(armed);
});
