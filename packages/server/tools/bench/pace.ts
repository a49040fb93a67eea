import type { Policy } from '@illuminice/bots';
import { classicLab } from '@illuminice/lab';
import { INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { type ClassicTypes, createGame, decision, type Intent } from '@illuminice/rules/classic';
import { matchMaker } from 'colyseus';
import { newCode } from '#server/http/codes.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { Table } from '#server/session/game/table.js';
import type { TableOrder } from '#server/session/messages/opening.js';
import { HandTime } from '../hand-time.js';
import { Listener } from '../noninterference/listener.js';

/**
 * What people do who have nothing to add when the game asks them: `click` answers as soon as they have read the question,
 * `wait` says nothing.
 */
export const PEOPLE = ['click', 'wait'] as const;
export type People = (typeof PEOPLE)[number];

/**
 * How long a person takes, in ms: for a step of their own turn, to add something to another's attack, to say that they do not,
 * and, who waits, to notice that the table waits for them.
 */
const THINKING = { own: 4000, adds: 5000, passes: 1500, waits: 15_000 };

/** What was measured at one table or several; times are seconds of the table's own clock. */
export interface Paced {
  /** From the announcement to the end of an attack to which nobody added anything, and of one to which somebody did. */
  uncontested: number[];
  contested: number[];
  /** From the announcement of one to which nobody added anything until its result stands: all that others are waited for. */
  verdicts: number[];
  turns: number[];
  rounds: number[];
  /** Questions in another's turn, by person and turn. */
  asked: number[];
  /** Those of them to which the person had nothing to add. */
  idle: number;
  questions: number;
}

export const noPace = (): Paced => ({
  uncontested: [],
  contested: [],
  verdicts: [],
  turns: [],
  rounds: [],
  asked: [],
  idle: 0,
  questions: 0,
});

/** One table of people whose time is held in the hand. */
class PacedTable {
  readonly #policies: Map<PlayerId, Policy<ClassicTypes>>;
  readonly #listeners = new Map<PlayerId, Listener>();
  /** Who is asked now, and by which question. */
  readonly #asking = new Map<PlayerId, string>();
  #attack: { id: number; since: number; contested: boolean; open: boolean } | null = null;
  #turn: { key: string; since: number; asked: Map<PlayerId, number> } | null = null;
  #roundSince: number | null = null;

  private constructor(
    private readonly room: TableRoom,
    private readonly time: HandTime,
    private readonly ids: readonly PlayerId[],
    seed: number,
    private readonly people: People,
    private readonly sum: Paced,
  ) {
    this.#policies = new Map(ids.map((id, i) => [id, classicLab.policies.greedy(100 * seed + i)]));
  }

  static async open(ids: readonly PlayerId[], seed: number, people: People, sum: Paced): Promise<PacedTable> {
    const time = new HandTime();
    const { state } = createGame({ players: [...ids], seed: `pace ${seed}` });
    const settings = {
      name: 'pace',
      ruleset: 'classic' as const,
      ...INITIAL_SETTINGS,
      passwordHash: null,
      options: state.board.options,
      clock: 'off' as const,
    };
    const order: TableOrder = { code: newCode(), seats: ids.length, settings, state, computers: 0, start: false };
    await matchMaker.createRoom(TABLE_ROOM, { order, time });
    const room = matchMaker.getLocalRoomById(order.code) as TableRoom;
    const table = new PacedTable(room, time, ids, seed, people, sum);
    for (const id of ids) table.#listeners.set(id, await Listener.join(room, time, id, false));
    return table;
  }

  get #game(): Table<ClassicTypes> {
    return this.room.session.table as Table<ClassicTypes>;
  }

  /** Plays so many turns, or until the game is over. */
  async play(turns: number): Promise<void> {
    const last = this.sum.turns.length + turns;
    while (!this.#game.over && this.sum.turns.length < last) {
      await this.room.session.queue.idle();
      this.#look();
      const { next } = this.time;
      if (next === null) break;
      this.time.pass(Math.max(1, next));
      for (const listener of this.#listeners.values()) listener.take();
    }
    await this.room.disconnect();
  }

  /** What has begun, what is over, and who begins to think. */
  #look(): void {
    const { board } = this.#game;
    const now = this.time.now();
    const attack = board.attack?.stage === 'over' ? null : board.attack;
    if (this.#attack && this.#attack.id !== attack?.id) {
      if (this.#attack.open) this.#verdict(now);
      const seconds = (now - this.#attack.since) / 1000;
      this.sum[this.#attack.contested ? 'contested' : 'uncontested'].push(seconds);
      this.#attack = null;
    }
    if (attack && !this.#attack) this.#attack = { id: attack.id, since: now, contested: false, open: true };
    if (this.#attack?.open && attack && attack.stage !== 'contest' && attack.stage !== 'dice') this.#verdict(now);
    const turn = board.turn && `${board.turn.player} ${board.turn.number}`;
    if (turn && turn !== this.#turn?.key) this.#nextTurn(turn, now);
    const asked = decision(board);
    for (const id of this.ids) {
      const question = asked.who.includes(id) ? `${asked.frame} ${asked.rev} ${asked.kind}` : null;
      if (question === null) this.#asking.delete(id);
      else if (this.#asking.get(id) !== question) this.#ask(id, question, asked.frame !== null && board.turn?.player !== id);
    }
  }

  #verdict(now: number): void {
    if (!this.#attack) return;
    this.#attack.open = false;
    if (!this.#attack.contested) this.sum.verdicts.push((now - this.#attack.since) / 1000);
  }

  #nextTurn(key: string, now: number): void {
    if (this.#turn) {
      this.sum.turns.push((now - this.#turn.since) / 1000);
      for (const id of this.ids) if (!this.#turn.key.startsWith(`${id} `)) this.sum.asked.push(this.#turn.asked.get(id) ?? 0);
    }
    if (key.startsWith(`${this.#game.board.seats[0]?.player} `)) {
      if (this.#roundSince !== null) this.sum.rounds.push((now - this.#roundSince) / 1000);
      this.#roundSince = now;
    }
    this.#turn = { key, since: now, asked: new Map() };
  }

  /** A person is asked, thinks, and answers or not. */
  #ask(id: PlayerId, question: string, inAnothersTurn: boolean): void {
    this.#asking.set(id, question);
    const intent = this.#policies.get(id)?.(this.#game.viewOf(id));
    if (!intent) return;
    const passes = intent.type === 'done';
    if (inAnothersTurn) {
      this.#turn?.asked.set(id, (this.#turn.asked.get(id) ?? 0) + 1);
      this.sum.questions += 1;
      if (passes) this.sum.idle += 1;
    }
    const passing = this.people === 'wait' && inAnothersTurn ? THINKING.waits : THINKING.passes;
    // Who attacks has pressed *Roll once all have passed*.
    const own = intent.type === 'roll' ? 0 : THINKING.own;
    const ms = passes ? passing : inAnothersTurn ? THINKING.adds : own;
    this.time.after(ms, () => {
      if (this.#asking.get(id) !== question) return;
      this.#asking.delete(id);
      // The board may be another one by now.
      const now = this.#policies.get(id)?.(this.#game.viewOf(id));
      if (now) this.#say(id, now, inAnothersTurn && now.type !== 'done');
    });
  }

  #say(id: PlayerId, intent: Intent, adds: boolean): void {
    if (adds && this.#attack) this.#attack.contested = true;
    this.#listeners.get(id)?.say('intent', { intent });
  }
}

/** Plays a table of people in the table's own time. The rooms have to be defined in this process. */
export async function pace(players: number, turns: number, seed: number, people: People, sum: Paced): Promise<void> {
  const ids = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'].slice(0, players);
  const table = await PacedTable.open(ids, seed, people, sum);
  await table.play(turns);
}
