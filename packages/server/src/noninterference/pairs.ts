import { matchMaker } from '@colyseus/core';
import { type Chance, chance, type Policy, randomPolicy } from '@illuminice/bots';
import { TABLE_ROOM } from '@illuminice/protocol';
import { type CardId, check, type Intent, leastIntent, type State } from '@illuminice/rules';
import { newCode } from '../http/codes.js';
import type { TableOrder } from '../rooms/opening.js';
import type { TableRoom } from '../rooms/table-room.js';
import type { Table } from '../table/table.js';
import { HandTime } from './hand-time.js';
import { Listener } from './listener.js';
import { type Twins, twins } from './twins.js';

/** The first has the hidden cards, the second is a person too, the third a computer player. */
const IDS = ['ann', 'bob', 'cat'] as const;
/** Things that happen in a pair of games: somebody says something, or time passes. */
const BEATS = 40;
/** Times count as the same within so many ms. */
const BUCKET = 50;

export interface Interference {
  seed: number;
  /** Who could tell the two games apart, or heard of a hidden card: a listener's name, or `log`. */
  who: string;
  what: string;
}

export interface Pairs {
  pairs: number;
  /** Frames that were compared with their twins. */
  frames: number;
  intents: number;
  interferences: Interference[];
}

interface Side {
  room: TableRoom;
  table: Table;
  time: HandTime;
  people: [Listener, Listener];
  watcher: Listener;
  /** The first player has lost the connection, and his seat counts as away after a while. */
  gone: boolean;
}

async function open(state: State, seed: number): Promise<Side> {
  const own = chance(seed);
  const time = new HandTime(() => own.below(2 ** 20) / 2 ** 20);
  const code = newCode();
  const settings = {
    name: 'twins',
    public: false,
    passwordHash: null,
    spectatorDelay: 0,
    spectators: true,
    options: state.board.options,
    clock: 'normal' as const,
  };
  const order: TableOrder = { code, seats: IDS.length, settings, state, computers: 1, start: false, time };
  await matchMaker.createRoom(TABLE_ROOM, { order });
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const people: Side['people'] = [await Listener.join(room, time, IDS[0], false), await Listener.join(room, time, IDS[1], false)];
  const watcher = await Listener.join(room, time, 'Eve', true);
  for (const listener of [...people, watcher]) listener.take();
  return { room, table: room.table as Table, time, people, watcher, gone: false };
}

/** An intent of a person that is the same, and as legal, in both games; null if there is none to be found. */
function sameIntent(sides: readonly [Side, Side], who: number, policy: Policy, hidden: readonly CardId[]): Intent | null {
  const player = IDS[who] as string;
  const view = sides[0].table.viewOf(player);
  for (const intent of [policy(view), leastIntent(view)]) {
    if (!intent || intent.type === 'concede' || hidden.some((card) => JSON.stringify(intent).includes(`"${card}"`))) continue;
    if (sides.every(({ table }) => check(table.viewOf(player), intent) === null)) return intent;
  }
  return null;
}

/** One thing that happens in both games alike. @returns whether it was an intent */
function beat(sides: readonly [Side, Side], hidden: readonly CardId[], policies: readonly Policy[], own: Chance): boolean {
  const who = sides[0].gone ? 1 : own.below(2);
  const roll = own.below(12);
  const say = (type: string, body: object) => {
    for (const side of sides) side.people[who as 0 | 1].say(type, body);
  };
  const intent = roll < 5 ? sameIntent(sides, who, policies[who] as Policy, hidden) : null;
  if (intent) {
    say('intent', { intent });
    return true;
  }
  if (roll === 5)
    say('orders', { orders: own.pick([{ ask: 'target' }, { ask: 'nextTurn' }, { ask: 'danger', noOffersFrom: ['cat'] }, {}]) });
  else if (roll === 6) say(own.pick(['moreTime', 'hold', 'wait']), {});
  else if (roll === 7) say('chat', { to: own.pick([null, 'ann', 'bob', 'cat']), text: own.pick(['hello', 'help me', 'no deal']) });
  else if (roll === 8 && own.percent(10)) {
    for (const side of sides) {
      side.people[0].leave();
      side.gone = true;
    }
  } else {
    // To the next thing that is due in the first game: if it is due at another time in the second, the frames tell.
    const ms = own.percent(30) ? own.below(3000) : (sides[0].time.next ?? 1000);
    for (const { time } of sides) time.pass(ms);
  }
  return false;
}

/** What two recordings of the same listener have in difference; null: nothing. */
function difference(one: ReturnType<Listener['take']>, other: ReturnType<Listener['take']>): string | null {
  if (one.length !== other.length) return `${one.length} frames and ${other.length}`;
  for (const [i, { at, bytes }] of one.entries()) {
    const twin = other[i] as { at: number; bytes: Buffer };
    if (!bytes.equals(twin.bytes)) return `frame ${i} is not the same`;
    if (Math.floor(at / BUCKET) !== Math.floor(twin.at / BUCKET)) return `frame ${i} came ${Math.abs(at - twin.at)} ms apart`;
  }
  return null;
}

/** The frame without the game's id, which is told once the game is over and is chance's alone. */
function anonymous<T extends { bytes: Buffer }>(frame: T, { id }: Table): T {
  const at = frame.bytes.indexOf(id);
  if (at >= 0) frame.bytes.fill(0, at, at + id.length);
  return frame;
}

/** What lies open by now, so that it may be named. */
const isOpen = ({ board }: Table, card: CardId): boolean =>
  board.discard.includes(card) || board.seats.some((seat) => seat.faceUp.includes(card));

async function playPair({ one, other, hidden }: Twins, seed: number, logOf: (code: string) => string[], sum: Pairs): Promise<void> {
  const sides: [Side, Side] = [await open(one, seed), await open(other, seed)];
  const own = chance(seed);
  const policies = IDS.map((_, i) => randomPolicy(10 * seed + i));
  const found = (who: string, what: string) => sum.interferences.push({ seed, who, what });
  const deep = hidden.length + 8;
  for (let beats = 0; beats < BEATS && !sides[0].table.over && sides[0].table.board.deckSize > deep; beats += 1) {
    if (beat(sides, hidden, policies, own)) sum.intents += 1;
    // A player who goes out lays his hand open (C-1101): from here on the two games differ for all.
    if (hidden.some((card) => sides.some(({ table }) => isOpen(table, card)))) break;
    const heard = (side: Side) =>
      [side.people[1], side.watcher].map((listener) => listener.take().map((frame) => anonymous(frame, side.table)));
    const [first, second] = [heard(sides[0]), heard(sides[1])];
    for (const [i, who] of ['bob', 'spectator'].entries()) {
      const [mine, theirs] = [first[i], second[i]] as [ReturnType<Listener['take']>, ReturnType<Listener['take']>];
      sum.frames += mine.length;
      const differs = difference(mine, theirs);
      if (differs) found(who, differs);
      const leaked = hidden.find((card) => [...mine, ...theirs].some(({ bytes }) => bytes.includes(card)));
      if (leaked) found(who, `was told of ${leaked}`);
    }
    if (sum.interferences.some((one) => one.seed === seed)) break;
  }
  const logs = sides.map(({ room }) => logOf(room.roomId).map((line) => line.replaceAll(room.roomId, '').replace(/"time":\d+,/, '')));
  if (JSON.stringify(logs[0]) !== JSON.stringify(logs[1])) found('log', 'the two logs are not the same');
  for (const card of hidden) {
    if (!sides.some(({ table }) => isOpen(table, card)) && logs.flat().some((line) => line.includes(card))) found('log', `names ${card}`);
  }
  await Promise.all(sides.map(({ room }) => room.disconnect()));
}

/**
 * Plays pairs of games with the same public moves that differ in one player's hidden cards alone, in real rooms with a
 * computer player, a clock, standing orders, chat and a player who goes away, and compares what another player and a spectator receive: every byte, the
 * order, and the time. The rooms have to be defined in this process.
 *
 * @param logOf the lines that were logged about a table
 */
export async function playPairs(pairs: number, firstSeed: number, logOf: (code: string) => string[]): Promise<Pairs> {
  const sum: Pairs = { pairs: 0, frames: 0, intents: 0, interferences: [] };
  for (let seed = firstSeed; sum.pairs < pairs; seed += 1) {
    const pair = twins(IDS, seed, chance(seed));
    if (!pair) continue;
    sum.pairs += 1;
    await playPair(pair, seed, logOf, sum);
  }
  return sum;
}
