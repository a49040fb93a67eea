import { type Chance, chance, type Policy } from '@illuminice/bots';
import { randomPolicy } from '@illuminice/lab';
import { INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import type { CardId, PlayerId } from '@illuminice/rules';
import { type ClassicTypes, check, type Intent, leastIntent, type State } from '@illuminice/rules/classic';
import { matchMaker } from 'colyseus';
import { newCode } from '#server/http/codes.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { Table } from '#server/session/game/table.js';
import type { TableOrder } from '#server/session/messages/opening.js';
import { HandTime } from '../hand-time.js';
import { Asides, WHISPER } from './aside.js';
import { chanceOf } from './chance-of.js';
import { difference, Listener, written } from './listener.js';
import { type Twins, twins } from './twins.js';

/** The first has the hidden cards and deals with the third in secret; the last is a computer player. */
const IDS = ['ann', 'bob', 'dan', 'cat'] as const;
const [ANN, BOB, DAN, CAT] = IDS;
/** Those of them who are people. */
const PEOPLE = [ANN, BOB, DAN];
/** Things that happen in a pair of games: somebody says something, or time passes. */
const BEATS = 60;
/** Whoever answered thinks again. */
const BACK: Intent = { type: 'done', back: true };
/** What nobody but these three may ever hear: whispers, and what offers between two of them are called. */
const ASIDES = [WHISPER, `secret-${ANN}-${DAN}`, `secret-${ANN}-${CAT}`, `secret-${DAN}-${ANN}`];

export interface Interference {
  seed: number;
  /** Who could tell the two games apart, or heard of what is hidden: a listener's name, or `log`. */
  who: string;
  what: string;
}

export interface Pairs {
  pairs: number;
  /** Frames that were compared with their twins. */
  frames: number;
  intents: number;
  /** Things that happened in one of the two games alone: secret offers, orders, whispers. */
  asides: number;
  interferences: Interference[];
}

interface Side {
  room: TableRoom;
  table: Table<ClassicTypes>;
  time: HandTime;
  /** By player. */
  people: Map<PlayerId, Listener>;
  /** One spectator as the page is, and one who speaks JSON. */
  watchers: readonly Listener[];
  /** The first player has lost the connection, and the seat counts as away after a while. */
  gone: boolean;
  say(player: PlayerId, type: string, body: object): void;
}

async function open(state: State, seed: number): Promise<Side> {
  const time = new HandTime(chanceOf(seed));
  const code = newCode();
  const settings = {
    name: 'twins',
    ruleset: 'classic' as const,
    ...INITIAL_SETTINGS,
    passwordHash: null,
    options: state.board.options,
  };
  const order: TableOrder = { code, seats: IDS.length, settings, state, computers: 1, start: false };
  await matchMaker.createRoom(TABLE_ROOM, { order, time });
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const people = new Map<PlayerId, Listener>();
  // In every second pair Bob is a bot that speaks JSON.
  for (const player of PEOPLE) people.set(player, await Listener.join(room, time, player, false, player === BOB && seed % 2 === 0));
  const watchers = [await Listener.join(room, time, 'spectator', true), await Listener.join(room, time, 'spectator by JSON', true, true)];
  await written([{ room }]);
  for (const listener of [...people.values(), ...watchers]) for (const frame of listener.take()) listener.namesIn(frame);
  const say = (player: PlayerId, type: string, body: object) => people.get(player)?.say(type, body);
  return { room, table: room.session.table as Table<ClassicTypes>, time, people, watchers, gone: false, say };
}

/** An intent of a person that is the same, and as legal, in both games; null if there is none to be found. */
function sameIntent(
  sides: readonly [Side, Side],
  player: PlayerId,
  policy: Policy<ClassicTypes>,
  hidden: readonly CardId[],
): Intent | null {
  const view = sides[0].table.viewOf(player);
  for (const intent of [policy(view), leastIntent(view)]) {
    if (!intent || intent.type === 'concede' || hidden.some((card) => JSON.stringify(intent).includes(`"${card}"`))) continue;
    if (concernsSecrets(sides[0].table, player, intent)) continue;
    if (sides.every(({ table }) => check(table.viewOf(player), intent) === null)) return intent;
  }
  return null;
}

/** Whether what the intent means may not be the same in both games: which offers there are, and whether Dan takes any of Ann's. */
function concernsSecrets({ board }: Table<ClassicTypes>, player: PlayerId, intent: Intent): boolean {
  if (intent.type === 'offer') return player === ANN || intent.counters !== undefined;
  return (intent.type === 'answer' || intent.type === 'withdraw') && !board.offers.some(({ id }) => id === intent.offer);
}

/** One thing that happens in both games alike. @returns whether it was an intent */
async function beat(
  sides: readonly [Side, Side],
  hidden: readonly CardId[],
  policies: ReadonlyMap<PlayerId, Policy<ClassicTypes>>,
  own: Chance,
): Promise<boolean> {
  const who = own.pick(sides[0].gone ? [BOB, DAN] : PEOPLE);
  const roll = own.below(12);
  const say = (type: string, body: object) => {
    for (const side of sides) side.say(who, type, body);
  };
  const intent = roll < 5 ? sameIntent(sides, who, policies.get(who) as Policy<ClassicTypes>, hidden) : null;
  if (intent) {
    say('intent', { intent });
    return true;
  }
  if (roll === 5 && who !== DAN)
    say('orders', {
      orders: own.pick([{ ask: 'target' }, { ask: 'nextTurn' }, { ask: 'ownTurn' }, { ask: 'danger', noOffersFrom: [CAT] }, {}]),
    });
  else if (roll === 6) {
    const type = own.pick(who === DAN ? (['moreTime', 'hold'] as const) : (['moreTime', 'hold', 'wait'] as const));
    say(type, type === 'wait' && own.percent(50) ? { more: true } : {});
  } else if (roll === 9 && sides.every(({ table }) => check(table.viewOf(who), BACK) === null)) {
    say('intent', { intent: BACK });
    return true;
  } else if (roll === 7) say('chat', { to: own.pick([null, ANN, BOB, CAT]), text: own.pick(['hello', 'help me', 'no deal']) });
  else if (roll === 8 && own.percent(10)) {
    for (const side of sides) {
      side.people.get(ANN)?.leave();
      side.gone = true;
    }
  } else {
    // To the next thing that is due in either game: if it is due at another time in the other, the frames tell.
    const due = sides.flatMap(({ time }) => time.next ?? []);
    const ms = own.percent(30) ? own.below(3000) : Math.min(1000, ...due);
    for (const { room, time } of sides) await time.passThrough(ms, () => room.session.queue.idle());
  }
  return false;
}

/** The frame without the game's id, which is told once the game is over and is chance's alone. */
function anonymous<T extends { bytes: Buffer }>(frame: T, { id }: Table<ClassicTypes>): T {
  const at = frame.bytes.indexOf(id);
  if (at >= 0) frame.bytes.fill(0, at, at + id.length);
  return frame;
}

/** What lies open by now, so that it may be named. */
const isOpen = ({ board }: Table<ClassicTypes>, card: CardId): boolean =>
  board.discard.includes(card) || board.seats.some((seat) => seat.faceUp.includes(card));

/** Whether Dan is attacked: then Dan's orders, which the two games do not share, may lawfully show. */
const danIsAttacked = ({ board }: Table<ClassicTypes>): boolean => board.attack?.defender === DAN && board.attack.stage !== 'over';

async function playPair({ one, other, hidden }: Twins, seed: number, logOf: (code: string) => string[], sum: Pairs): Promise<void> {
  const sides: [Side, Side] = [await open(one, seed), await open(other, seed)];
  const own = chance(seed);
  const asides = new Asides(sides, { offerer: ANN, receiver: DAN, computer: CAT }, chance(seed + 1));
  const policies = new Map(IDS.map((player, i) => [player, randomPolicy(10 * seed + i)]));
  const found = (who: string, what: string) => sum.interferences.push({ seed, who, what });
  const deep = hidden.length + 8;
  const goesOn = ({ table }: Side) => !table.over && table.board.deckSize > deep && !danIsAttacked(table);
  for (let beats = 0; beats < BEATS && sides.every(goesOn); beats += 1) {
    if (!sides[0].gone && own.percent(40)) {
      sum.asides += 1;
      if (own.percent(75)) asides.one();
      else asides.deal();
      await written(sides);
    }
    if (await beat(sides, hidden, policies, own)) sum.intents += 1;
    await written(sides);
    // A player who goes out lays the hand open, who wins the goal (C-1101): from here on the two games differ for all.
    if (!sides.every(goesOn) || hidden.some((card) => sides.some(({ table }) => isOpen(table, card)))) break;
    const heard = (side: Side) =>
      [side.people.get(BOB) as Listener, ...side.watchers].map((listener) => {
        const frames = listener.take();
        const names = frames.map((frame) => listener.namesIn(frame)).join();
        return { who: listener.name, names, frames: frames.map((frame) => anonymous(frame, side.table)) };
      });
    const [first, second] = [heard(sides[0]), heard(sides[1])];
    for (const [i, mine] of first.entries()) {
      const theirs = second[i] as typeof mine;
      const { who } = mine;
      sum.frames += mine.frames.length;
      const differs = difference(mine.frames, theirs.frames);
      if (differs) found(who, differs);
      const leaked = [...hidden, ...ASIDES].find((text) =>
        [mine, theirs].some(({ names, frames }) => names.includes(text) || frames.some(({ bytes }) => bytes.includes(text))),
      );
      if (leaked) found(who, `was told of ${leaked}`);
    }
    if (sum.interferences.some((interference) => interference.seed === seed)) break;
  }
  const logs = sides.map(({ room }) => logOf(room.roomId).map((line) => line.replaceAll(room.roomId, '').replace(/"time":\d+,/, '')));
  if (JSON.stringify(logs[0]) !== JSON.stringify(logs[1])) found('log', 'the two logs are not the same');
  for (const text of [...hidden, ...ASIDES]) {
    if (!sides.some(({ table }) => isOpen(table, text)) && logs.flat().some((line) => line.includes(text))) found('log', `names ${text}`);
  }
  await Promise.all(sides.map(({ room }) => room.disconnect()));
}

/**
 * Plays pairs of games with the same public moves in real rooms with people, a computer player, a clock, standing orders,
 * chat and a player who goes away. They differ in one player's hidden cards and goal, and in what that player has with
 * another and with the computer player in secret: offers made, answered, withdrawn or accepted at another time, standing
 * orders, whispers. What another player and a spectator receive is compared: every byte, the order, and the time. The rooms
 * have to be defined in this process.
 *
 * @param logOf the lines that were logged about a table
 */
export async function playPairs(pairs: number, firstSeed: number, logOf: (code: string) => string[]): Promise<Pairs> {
  const sum: Pairs = { pairs: 0, frames: 0, intents: 0, asides: 0, interferences: [] };
  for (let seed = firstSeed; sum.pairs < pairs; seed += 1) {
    const pair = twins(IDS, seed, chance(seed));
    if (!pair) continue;
    sum.pairs += 1;
    await playPair(pair, seed, logOf, sum);
  }
  return sum;
}
