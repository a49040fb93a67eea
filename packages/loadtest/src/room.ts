import { join, openTable, type Table } from '@illuminice/client-sdk';
import type { RulesetId } from '@illuminice/rules';
import { type Manner, ScriptedPlayer, watch } from './player.js';
import type { Tally } from './tally.js';

export interface RoomPlan {
  url: string;
  ruleset: RulesetId;
  players: number;
  /** Games in a row, each at a new table. */
  games: number;
  seed: number;
  /** Average thinking time in ms. */
  think: number;
  table?: string;
  spectators?: number;
  droppers?: number;
  mostIntents: number;
  enough?: () => boolean;
  /** Called when the game has started with all players. */
  begun?: (code: string) => void;
}

/** Milliseconds without an intent after which a game is stuck. */
const STALLED = 60_000;
/** Average number of own intents between drops. */
const DROP_EVERY = 10;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Edda', 'Finn', 'Gus', 'Hana'];

export async function playRoom(plan: RoomPlan, tally: Tally): Promise<void> {
  for (let game = 0; game < plan.games && !plan.enough?.(); game += 1) {
    const players: ScriptedPlayer[] = [];
    const spectators: Table[] = [];
    const { url, ruleset, droppers = 0 } = plan;
    const code = plan.table ?? (await openTable(url, { ruleset, seats: plan.players })).code;
    const over = tally.game();
    const guard = guardAgainstTheEndless(plan, tally, players);
    try {
      for (let i = 0; i < plan.players; i += 1) {
        const manner: Manner = { seed: plan.seed + 100 * game + i, think: plan.think, ...(i < droppers && { dropEvery: DROP_EVERY }) };
        players.push(await ScriptedPlayer.sit({ url, code }, { name: NAMES[i] as string }, manner, tally));
      }
      for (let i = 0; i < (plan.spectators ?? 0); i += 1) {
        const spectator = await join({ url, code }, { name: `Spectator ${i + 1}`, spectate: true });
        spectators.push(spectator);
        watch(spectator, tally);
      }
      await Promise.race([over, Promise.all(players.map(({ seat }) => seat.begin(plan.players)))]);
      plan.begun?.(code);
      await over;
    } finally {
      clearInterval(guard);
      for (const player of players) player.stop();
      for (const spectator of spectators) void spectator.leave();
    }
  }
}

/** Ends games with too many intents or without progress. */
function guardAgainstTheEndless(
  { mostIntents, enough = () => false }: RoomPlan,
  tally: Tally,
  players: readonly ScriptedPlayer[],
): NodeJS.Timeout {
  const before = tally.intents;
  let last = { intents: before, at: performance.now() };
  const guard = setInterval(() => {
    if (tally.intents > last.intents) last = { intents: tally.intents, at: performance.now() };
    const stalled = performance.now() - last.at > STALLED;
    if (stalled) tally.errors.push(`nothing happened for ${STALLED / 1000} s: ${players.map((player) => player.situation).join('; ')}`);
    const isEnough = enough() || tally.intents - before >= mostIntents;
    if (!stalled && !isEnough) return;
    clearInterval(guard);
    if (isEnough) tally.brokenOff += 1;
    players[0]?.stop();
  }, 100);
  return guard;
}
