import type { HttpRefusal, TableCreated } from '@illuminice/protocol';
import type { RulesetId } from '@illuminice/rules';
import { ScriptedPlayer } from './player.js';
import type { Tally } from './tally.js';

export interface RoomPlan {
  url: string;
  /** Which game they play. */
  ruleset: RulesetId;
  players: number;
  /** One after the other, each at a table of its own. */
  games: number;
  seed: number;
  /** Milliseconds a player thinks before each answer. */
  think: number;
  /** Sit at this table, which lies ready, instead of asking for one. */
  table?: string;
  /** Games that take more intents are broken off and count as not finished. */
  mostIntents: number;
  /** Whether the game is to be broken off. */
  enough?: () => boolean;
  /** Called when everybody sits and the game has begun. */
  begun?: (code: string) => void;
}

/** Milliseconds without an intent after which a game counts as hanging. */
const STALLED = 60_000;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Edda', 'Finn', 'Gus', 'Hana'];

/** Plays a room's games and counts into the tally. */
export async function playRoom(plan: RoomPlan, tally: Tally): Promise<void> {
  for (let game = 0; game < plan.games; game += 1) {
    const players: ScriptedPlayer[] = [];
    const code = plan.table ?? (await openTable(plan));
    const over = tally.game();
    const guard = guardAgainstTheEndless(plan, tally, players);
    try {
      for (let i = 0; i < plan.players; i += 1) {
        const seed = plan.seed + 100 * game + i;
        players.push(await ScriptedPlayer.sit(plan.url, code, { name: NAMES[i] as string }, seed, plan.think, tally));
      }
      await start(players);
      plan.begun?.(code);
      await over;
    } finally {
      clearInterval(guard);
      for (const player of players) player.stop();
    }
  }
}

/** Breaks a game off that takes too many intents, or in which nothing happens any more. */
function guardAgainstTheEndless(
  { mostIntents, enough = () => false }: RoomPlan,
  tally: Tally,
  players: readonly ScriptedPlayer[],
): NodeJS.Timeout {
  const before = tally.intents;
  let last = { intents: before, at: performance.now() };
  return setInterval(() => {
    if (tally.intents > last.intents) last = { intents: tally.intents, at: performance.now() };
    const stalled = performance.now() - last.at > STALLED;
    if (stalled) tally.errors.push(`nothing happened for ${STALLED / 1000} s: ${players.map((player) => player.situation).join('; ')}`);
    if (stalled || enough() || tally.intents - before >= mostIntents) players[0]?.stop();
  }, 100);
}

/** All say that they are ready; the first one, who is the host of a new table, begins once the others are. */
async function start(players: ScriptedPlayer[]): Promise<void> {
  for (const player of players) player.say('ready', { ready: true });
  const host = players[0] as ScriptedPlayer;
  const allReady = () => {
    const seats = host.table?.seats ?? [];
    return seats.length >= players.length && seats.every((seat) => seat.ready);
  };
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!allReady()) return;
      host.room.onStateChange.remove(look);
      resolve();
    };
    host.room.onStateChange(look);
    look();
  });
  host.say('start');
}

/** Asks for a table. @returns its code @throws Error with the sentence of a refusal */
export async function openTable({ url, ruleset, players }: Pick<RoomPlan, 'url' | 'ruleset' | 'players'>): Promise<string> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ruleset, seats: players }),
  });
  if (!response.ok) throw new Error(((await response.json()) as HttpRefusal).refusal.text);
  return ((await response.json()) as TableCreated).code;
}
