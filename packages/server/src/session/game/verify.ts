import { hashOf, type PlayerId } from '@illuminice/rules';
import { pulseSchemaOf, recordSchema, talkSchema } from '../../store/record.js';
import type { Store } from '../../store/store.js';
import type { Yielding } from '../../yielding.js';
import { replay, resume } from './resume.js';
import { Table } from './table.js';

const PAGE = 100;

export interface Verified {
  code: string;
  game: string | null;
  intents: number;
  hash: string | null;
  problem: string | null;
  views: Record<PlayerId, string>;
  /** Sender and number of the messages with intents. */
  messages: [PlayerId, number][];
}

/** Steps the journal of each stored table from its beginning, as a restart or a replay would. */
export async function* verifyAll(store: Store, yielding: Yielding): AsyncGenerator<Verified> {
  for (let after = ''; ; ) {
    const codes = await store.codes(after, PAGE);
    for (const code of codes) yield await verify(store, yielding, code);
    const last = codes.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function verify(store: Store, yielding: Yielding, code: string): Promise<Verified> {
  const found: Verified = { code, game: null, intents: 0, hash: null, problem: null, views: {}, messages: [] };
  try {
    const stored = await store.load(code);
    if (!stored) return found;
    const { stage, settings } = recordSchema.parse(JSON.parse(stored.record));
    pulseSchemaOf(settings.ruleset).parse(JSON.parse(stored.pulse));
    for (const line of stored.talk) talkSchema.parse(JSON.parse(line));
    if (!stored.game || stage === 'lobby') return found;
    const entries = await store.entries(stored.game.id, 0);
    Object.assign(found, { game: stored.game.id, intents: entries.length });
    found.messages = entries.flatMap(({ player, n }): [PlayerId, number][] => (n === null ? [] : [[player, n]]));
    const table = await replay(store, yielding, Table.begin(stored.game));
    found.hash = table.hash;
    const woken = await resume(store, yielding, stored.game, (problem) => {
      found.problem = problem;
    });
    if (woken.hash !== table.hash) found.problem = 'the snapshot leads to another state than the journal';
    if (stored.game.ending && stored.game.ending.hash !== table.hash) found.problem = 'the game ended in another state';
    for (const player of stored.game.players) {
      const { board, mine } = table.viewOf(player);
      found.views[player] = hashOf({ board, mine });
    }
  } catch (error) {
    found.problem = error instanceof Error && error.name !== 'ZodError' ? error.message : 'what is stored cannot be read';
  }
  return found;
}
