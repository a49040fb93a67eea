import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardId } from '@illuminice/rules';
import { type Board, type ClassicTypes, cardFacts, decision, type Intent, isSpecial } from '@illuminice/rules/classic';
import type { TableRoom } from '../src/room/table-room.js';
import type { Table } from '../src/session/game/table.js';
import { Guest } from './harness/guest.js';
import { MID_GAME } from './harness/scenario.js';
import type { TestServer } from './harness/server.js';
import { startTables } from './harness/tables.js';

const SECRETS = 'secrets-man-was-not-meant-to-know';
const DIRECTORY = join(__dirname, '../../../scenarios');
const PLAYS = ['playSpecial', 'breakPrivilege', 'forceInterference', 'counter'];

interface Step {
  by?: string;
  do?: Intent;
  refused?: string | true;
}
interface Scenario {
  name: string;
  players: { id: string; specials?: string[] }[];
  deck?: string[];
  discard?: string[];
  turn?: { player?: string };
  steps?: Step[];
}

const files = readdirSync(DIRECTORY).filter((file) => /^C-9(0[1-9]|1[0-4])/.test(file));
const scenariosOf = (file: string): Scenario[] => [JSON.parse(readFileSync(join(DIRECTORY, file), 'utf8'))].flat();

/** More tables than one address usually opens in a minute. */
const MANY_TABLES = { tablesPerMinute: Number.POSITIVE_INFINITY, joinsPerMinute: Number.POSITIVE_INFINITY };

let server: TestServer;
beforeAll(async () => {
  server = await startTables({ allowScenarios: true, maxMessagesPerSecond: 10_000, limits: MANY_TABLES });
});
afterAll(() => server.close());

/** A scenario's table with everybody at it, and a spectator. */
class Sitting {
  /** Cards that each has known at some time. */
  readonly #known = new Map<Guest, Set<CardId>>();

  private constructor(
    readonly guests: Map<string, Guest>,
    readonly eve: Guest,
    readonly table: Table<ClassicTypes>,
  ) {
    this.note();
  }

  static async at(scenario: Scenario): Promise<Sitting> {
    const code = await server.table({ scenario });
    const guests = new Map<string, Guest>();
    for (const { id } of scenario.players) guests.set(id, await Guest.join(server.url, code, id));
    const eve = await Guest.join(server.url, code, 'Eve', { spectate: true });
    return new Sitting(guests, eve, (server.tables.get(code) as TableRoom).session.table as Table<ClassicTypes>);
  }

  get all(): Guest[] {
    return [...this.guests.values(), this.eve];
  }

  guest(id: string): Guest {
    return this.guests.get(id) as Guest;
  }

  /** Remembers what everybody may know by now. */
  note(): void {
    const { board } = this.table;
    for (const guest of this.all) {
      const mine = guest.player ? this.table.privateOf(guest.player) : null;
      const now = [board.discard, ...board.seats.map(({ faceUp }) => faceUp), mine?.hand ?? [], mine?.drawn ?? []].flat();
      this.#known.set(guest, new Set([...(this.#known.get(guest) ?? []), ...now, ...(mine?.seen.map(({ card }) => card) ?? [])]));
    }
  }

  /** Everybody has the same board as the server, and nobody was told of a card that lies hidden from him. */
  async checked(): Promise<void> {
    const { board } = this.table;
    await Promise.all(this.all.map((guest) => guest.until(() => guest.board.seq === board.seq)));
    const data = JSON.parse(JSON.stringify(board)) as Board;
    this.note();
    for (const guest of this.all) {
      await guest.ask('sync');
      expect(guest.board).toEqual(data);
      const told = JSON.stringify(guest.heard.filter(({ type }) => type !== 'refused'));
      const leaks = hidden(this.table).filter((card) => !this.#known.get(guest)?.has(card) && told.includes(`"${card}"`));
      expect({ player: guest.player, leaks }).toEqual({ player: guest.player, leaks: [] });
    }
  }

  async leave(): Promise<void> {
    for (const guest of this.all) await guest.leave();
  }
}

/** Specials in hands, face down. */
const hidden = (table: Table<ClassicTypes>): CardId[] => table.board.seats.flatMap(({ player }) => table.privateOf(player)?.hand ?? []);
const byOf = (scenario: Scenario, step: Step, table: Table<ClassicTypes>): string =>
  step.by ?? table.board.turn?.player ?? (scenario.players[0]?.id as string);

describe('U60.1–U60.15 each Special over the network', () => {
  test.each(files)('%s: step by step, seen by all alike, played once though sent twice, refused in words', async (file) => {
    const played = new Set<CardId>();
    for (const scenario of scenariosOf(file).slice(0, 6)) {
      const sitting = await Sitting.at(scenario);
      for (const step of scenario.steps ?? []) {
        if (!step.do) continue;
        const guest = sitting.guest(byOf(scenario, step, sitting.table));
        const { seq } = sitting.table.board;
        if (step.refused) {
          const reply = await guest.play(step.do);
          const code = step.refused === true ? expect.any(String) : step.refused;
          expect({ name: scenario.name, reply }).toMatchObject({
            reply: { ok: false, refusal: { code, text: expect.stringMatching(/\w/) } },
          });
          expect(sitting.table.board.seq).toBe(seq);
          continue;
        }
        const twice = step.do.type === 'playSpecial' || step.do.type === 'counter';
        const replies = await Promise.all(twice ? [guest.play(step.do), guest.play(step.do)] : [guest.play(step.do)]);
        expect({ name: scenario.name, do: step.do, ok: replies.map(({ ok }) => ok) }).toMatchObject({ ok: twice ? [true, false] : [true] });
        sitting.note();
        if (PLAYS.includes(step.do.type))
          for (const card of 'cards' in step.do ? step.do.cards : 'card' in step.do ? [step.do.card as string] : []) played.add(card);
      }
      await sitting.checked();
      await sitting.leave();
    }
    expect(played.size).toBeGreaterThan(0);
  });

  test.each(files.filter((file) => !file.includes('C-909')))('C-909 %s: cancelled by Secrets Man Was Not Meant To Know', async (file) => {
    const playing = ({ do: intent, refused }: Step) => intent?.type === 'playSpecial' && !refused;
    const scenario = scenariosOf(file).find(({ steps, players }) => steps?.some(playing) && !JSON.stringify(players).includes(SECRETS));
    // Deep Agent, Interference and Whispering Campaign are played inside other intents; the scenarios of C-909 cancel them.
    if (!scenario) return expect(['C-904', 'C-905', 'C-914'].some((code) => file.includes(code))).toBe(true);
    const at = (scenario.steps ?? []).findIndex(playing);
    const step = scenario.steps?.[at] as Step & { do: Intent & { card: CardId } };
    const player = step.by ?? scenario.turn?.player ?? scenario.players[0]?.id;
    const other = scenario.players.find(({ id }) => id !== player) as { id: string };
    const players = scenario.players.map((one) => (one === other ? { ...one, specials: [...(one.specials ?? []), SECRETS] } : one));
    const without = (cards?: string[]) => cards?.filter((card) => card !== SECRETS) ?? [];
    const sitting = await Sitting.at({ ...scenario, players, deck: without(scenario.deck), discard: without(scenario.discard) });
    const asks = async (intent: Intent) => sitting.guest(other.id).play(intent);
    for (const before of (scenario.steps ?? []).slice(0, at)) {
      if (!before.do || before.refused) continue;
      const guest = sitting.guest(byOf(scenario, before, sitting.table));
      if ((await guest.play(before.do)).ok) continue;
      // Who holds one Special more is asked where the scenario asked nobody.
      for (const one of decision(sitting.table.board).who) await sitting.guest(one).play({ type: 'done' });
      expect(await guest.play(before.do)).toMatchObject({ ok: true });
    }
    const reply = await sitting.guest(player as string).play(step.do);
    expect({ name: scenario.name, reply }).toMatchObject({ reply: { ok: true } });
    expect(await asks({ type: 'counter', card: SECRETS })).toMatchObject({ ok: true });
    await sitting.checked();
    for (const guest of sitting.all) {
      expect(guest.events.filter((event) => event.type === 'specialCancelled')).toMatchObject([
        { player, card: step.do.card, by: other.id },
      ]);
      expect(guest.board.discard).toEqual(expect.arrayContaining([SECRETS, step.do.card]));
    }
    await sitting.leave();
  });
});

describe('U60 several at once', () => {
  test('a stale done is refused, with what has changed; two answers at the same moment both count', async () => {
    const sitting = await Sitting.at(MID_GAME);
    const [ann, bob, cat] = ['ann', 'bob', 'cat'].map((id) => sitting.guest(id)) as [Guest, Guest, Guest];
    await ann.play({ type: 'attack', kind: 'control', attacker: 'republicans', target: 'moonies', aids: [] });
    await bob.until(() => decision(bob.board).kind === 'contest');
    const { rev } = decision(bob.board);
    await cat.play({ type: 'interfere', side: 'against', amount: 1 });
    expect(await bob.play({ type: 'done', rev })).toMatchObject({
      ok: false,
      refusal: { code: expect.stringMatching(/^C-/), text: expect.stringMatching(/\w/) },
    });
    const now = decision(sitting.table.board).rev;
    const replies = await Promise.all([bob.play({ type: 'done', rev: now }), cat.play({ type: 'done', rev: now })]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    await sitting.checked();
    await sitting.leave();
  });

  test('a Special that is not held is refused like one that does not exist', async () => {
    const sitting = await Sitting.at(MID_GAME);
    const refusals = [];
    for (const card of ['assassination', 'no-such-card']) refusals.push(await sitting.guest('cat').play({ type: 'playSpecial', card }));
    expect(isSpecial('assassination') && cardFacts.assassination !== undefined).toBe(true);
    const [one, other] = refusals.map((reply) => (reply.ok ? null : [reply.refusal.code, reply.refusal.why]));
    expect(one).toEqual(other);
    await sitting.leave();
  });
});
