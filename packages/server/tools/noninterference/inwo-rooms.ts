import { type Chance, chance, type Policy } from '@illuminice/bots';
import { inwoLab } from '@illuminice/lab';
import { INITIAL_SETTINGS, TABLE_ROOM } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { check, type Intent, type InwoTypes, leastIntent, type State, viewFor } from '@illuminice/rules/inwo';
import { matchMaker } from 'colyseus';
import { newCode } from '#server/http/codes.js';
import type { TableRoom } from '#server/room/table-room.js';
import type { Table } from '#server/session/game/table.js';
import type { TableOrder } from '#server/session/messages/opening.js';
import { HandTime } from '../hand-time.js';
import { chanceOf } from './chance-of.js';
import { guess } from './inwo-copies.js';
import { difference, Listener, written } from './listener.js';
import type { Pairs } from './pairs.js';

/* Pairs of INWO's games in real rooms: bytes, order, times and log of what others receive (N-1401, N-1402). */

/** Things that happen in a pair of games: somebody says something, or time passes. */
const BEATS = 60;
/** What nobody but the two of them may hear. */
const WHISPER = 'between-the-two-of-us';

interface Side {
  room: TableRoom;
  table: Table<InwoTypes>;
  time: HandTime;
  people: Map<PlayerId, Listener>;
  /** One spectator as the page is, and one who speaks JSON. */
  watchers: readonly Listener[];
}

/** The last of the players is a computer. */
async function open(state: State, seed: number): Promise<Side> {
  const time = new HandTime(chanceOf(seed));
  const code = newCode();
  const settings: TableOrder['settings'] = {
    name: 'twins',
    ruleset: 'inwo',
    ...INITIAL_SETTINGS,
    passwordHash: null,
    options: state.board.options,
  };
  const players = state.board.seats.map(({ player }) => player);
  const order: TableOrder = { code, seats: players.length, settings, state, computers: 1, start: false };
  await matchMaker.createRoom(TABLE_ROOM, { order, time });
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const people = new Map<PlayerId, Listener>();
  // In every second pair the second of them is a bot that speaks JSON.
  for (const [i, player] of players.slice(0, -1).entries())
    people.set(player, await Listener.join(room, time, player, false, i === 1 && seed % 2 === 0));
  const watchers = [await Listener.join(room, time, 'spectator', true), await Listener.join(room, time, 'spectator by JSON', true, true)];
  await written([{ room }]);
  for (const listener of [...people.values(), ...watchers]) listener.take();
  return { room, table: room.session.table as Table<InwoTypes>, time, people, watchers };
}

/** The two games of a pair, and who has other cards hidden in them. */
interface Twins {
  readonly one: State;
  readonly other: State;
  readonly hidden: ReadonlySet<string>;
}

/** An intent that is the same and legal in both games, and names nothing that differs. */
function sameIntent(sides: readonly [Side, Side], player: PlayerId, policy: Policy<InwoTypes>, ann: PlayerId): Intent | null {
  const view = sides[0].table.viewOf(player);
  const mine = sides[0].table.privateOf(ann);
  const ids = player === ann ? [...(mine?.plots ?? []), ...(mine?.groups ?? [])].map(({ id }) => id) : [];
  for (const intent of [policy(view), leastIntent(view)]) {
    if (!intent || intent.type === 'concede' || ids.some((id) => JSON.stringify(intent).includes(`"${id}"`))) continue;
    if (sides.every(({ table }) => check(table.viewOf(player), intent) === null)) return intent;
  }
  return null;
}

/** One thing that happens: in both games alike, or (orders, whispers, `wait`) with Ann in one of them alone. */
async function beat(
  sides: readonly [Side, Side],
  policies: ReadonlyMap<PlayerId, Policy<InwoTypes>>,
  own: Chance,
  sum: Pairs,
): Promise<void> {
  const [ann, bob, cat] = [...sides[0].people.keys()] as [PlayerId, PlayerId, PlayerId];
  const { who: asked } = sides[0].table.decision;
  const waiting = asked.filter((player) => policies.has(player));
  const who = waiting.length > 0 && own.percent(85) ? own.pick(waiting) : own.pick([ann, bob, cat]);
  const roll = own.below(12);
  const say = (type: string, body: object) => {
    for (const side of sides) side.people.get(who)?.say(type, body);
  };
  const intent = roll < 6 ? sameIntent(sides, who, policies.get(who) as Policy<InwoTypes>, ann) : null;
  if (intent) {
    say('intent', { intent });
    sum.intents += 1;
  } else if (roll === 6)
    say('orders', { orders: own.pick([{ ask: 'target' }, { ask: 'nextTurn' }, { ask: 'ownTurn' }, { ask: 'danger' }, {}]) });
  else if (roll === 7) say('wait', {});
  // Ann whispers in one of the games alone: a limit on chat would stop her next line there.
  else if (roll === 8 && who !== ann) say('chat', { to: null, text: own.pick(['hello', 'help me', 'no deal']) });
  else if (roll === 9) {
    sum.asides += 1;
    const side = own.pick(sides);
    // A refused intent and a whisper are nobody else's business either.
    if (own.percent(50)) side.people.get(ann)?.say('chat', { to: cat, text: WHISPER });
    else side.people.get(ann)?.say('intent', { intent: { type: 'playPlot', card: side.table.privateOf(ann)?.plots[0]?.id ?? 'none' } });
  } else if (roll === 10 && who !== ann) {
    const { state } = sides[0].table as unknown as { state: State };
    say('intent', { intent: guess(state, who, ann, own) });
  } else {
    const due = sides.flatMap(({ time }) => time.next ?? []);
    const ms = own.percent(30) ? own.below(3000) : Math.min(1000, ...due);
    for (const { room, time } of sides) await time.passThrough(ms, () => room.session.queue.idle());
  }
}

/** Whether somebody else may lawfully know a card by now that differs between the two games. */
const isShown = (
  sides: readonly [Side, Side],
  hidden: ReadonlySet<string>,
  viewers: readonly (PlayerId | null)[],
  state: (side: Side) => State,
) =>
  sides.some((side) =>
    viewers.some((viewer) => {
      const seen = JSON.stringify(viewFor(state(side), viewer));
      return [...hidden].some((card) => seen.includes(`"${card}"`));
    }),
  );

/** Plays such a pair in rooms of this process. @param logOf the lines that were logged about a table */
export async function playInRooms(
  { one, other, hidden }: Twins,
  seed: number,
  logOf: (code: string) => string[],
  sum: Pairs,
): Promise<void> {
  const sides: [Side, Side] = [await open(one, seed), await open(other, seed)];
  const own = chance(seed);
  const [ann, ...others] = [...sides[0].people.keys()] as [PlayerId, ...PlayerId[]];
  const policies = new Map([ann, ...others].map((player, i) => [player, inwoLab.policies.random(10 * seed + i)]));
  const found = (who: string, what: string) => sum.interferences.push({ seed, who, what });
  const stateOf = ({ table }: Side) => (table as unknown as { state: State }).state;
  const before = sum.interferences.length;
  for (let beats = 0; beats < BEATS && sum.interferences.length === before; beats += 1) {
    await beat(sides, policies, own, sum);
    await written(sides);
    if (sides.some(({ table }) => table.over) || isShown(sides, hidden, [...others, null], stateOf)) break;
    const listeners = ({ people, watchers }: Side) => [...others.map((player) => people.get(player) as Listener), ...watchers];
    for (const [i, first] of listeners(sides[0]).entries()) {
      const second = listeners(sides[1])[i] as Listener;
      // Who is whispered to hears it.
      const [mine, theirs] = [first.take(), second.take()].map((frames) => frames.filter(({ bytes }) => !bytes.includes(WHISPER))) as [
        ReturnType<Listener['take']>,
        ReturnType<Listener['take']>,
      ];
      sum.frames += mine.length;
      const differs = difference(mine, theirs);
      if (differs) found(first.name, differs);
    }
  }
  const logs = sides.map(({ room }) => logOf(room.roomId).map((line) => line.replaceAll(room.roomId, '').replace(/"time":\d+,/, '')));
  const told = [...hidden, WHISPER].find((text) => logs.flat().some((line) => line.includes(`"${text}"`)));
  if (told !== undefined) found('log', `names ${told}`);
  await Promise.all(sides.map(({ room }) => room.disconnect()));
}
