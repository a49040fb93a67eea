import { RELEASE } from '../release.js';
import { replay } from '../session/game/resume.js';
import { Table } from '../session/game/table.js';
import { castSchema } from '../store/record.js';
import type { Store } from '../store/store.js';
import { EVENT_LOOP } from '../yielding.js';

/** Last game of a table as `npm run replay` reads it, hidden cards included, with the release that wrote it. */
interface Journal {
  readonly release: string;
  readonly code: string;
  /** Epoch ms; null: it is still played, or was given up. */
  readonly endedAt: number | null;
  readonly [field: string]: unknown;
}

/** Journal of a table's present or last game; null: none. @throws Unplayable if it cannot be stepped */
export async function journalOf(store: Store, code: string): Promise<Journal | null> {
  const { game } = (await store.load(code)) ?? { game: null };
  if (!game) return null;
  const { id, ruleset, version, seed, origin, players, options, begun, cast, ending } = game;
  const entries = await store.entries(id, 0);
  const { hash } = ending ?? (await replay(store, EVENT_LOOP, Table.begin(game)));
  return {
    ...{ release: RELEASE, code, id, ruleset, version, seed, players, options: JSON.parse(options) as object, hash },
    ...(origin !== null && { origin: JSON.parse(origin) as object }),
    seats: castSchema.parse(JSON.parse(ending?.cast ?? cast)),
    startedAt: begun,
    endedAt: ending?.at ?? null,
    intents: entries.map(({ player, intent, at: time }) => [players.indexOf(player), JSON.parse(intent) as object, time]),
  };
}
