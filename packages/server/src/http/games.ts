import type { GameList, GameRecord } from '@illuminice/protocol';
import type { Options, Outcome, RecordedIntent } from '@illuminice/rules';
import { Router } from 'express';
import { z } from 'zod';
import { refuse } from '../refuse.js';
import { castSchema, storedIntent } from '../store/record.js';
import type { Journal, Store } from '../store/store.js';
import { answer } from './errors.js';

/** Finished games in one answer. */
const MOST_GAMES = 50;

const pageSchema = z.object({ before: z.coerce.number().int().min(0).optional() });

/** `/api/games`: games that are over, to be watched again (U106). Of one that is on, nothing is told. */
export function games(store: Store): Router {
  const router = Router();

  router.get('/api/games', async (request, response) => {
    const page = pageSchema.safeParse(request.query);
    if (!page.success) return answer(response, 400, refuse('badMessage', { problem: 'before: a time in ms is needed' }));
    const { before } = page.data;
    const found = await store.games({ limit: MOST_GAMES, ...(before !== undefined && { before }) });
    const list: GameList = {
      games: found.flatMap(({ id, code, cast, ending, intents }) =>
        ending
          ? [{ id, name: code, seats: castSchema.parse(JSON.parse(cast)), winners: winnersOf(ending.outcome), intents, endedAt: ending.at }]
          : [],
      ),
    };
    response.json(list);
  });

  router.get('/api/games/:id', async (request, response) => {
    const { id } = request.params;
    const journal = await store.game(id);
    // A game from a scenario has no seed to begin it anew with.
    if (!journal?.ending || journal.seed === null) return answer(response, 404, refuse('noSuchGame'));
    // What is over does not change any more.
    response.set('Cache-Control', 'public, max-age=86400').json(recordOf(journal, journal.seed, journal.ending));
  });

  return router;
}

const winnersOf = (outcome: string): string[] => (JSON.parse(outcome) as Outcome).winners.slice();

function recordOf(journal: Journal, seed: string, ending: NonNullable<Journal['ending']>): GameRecord {
  const { id, version, players, options, code, begun, entries } = journal;
  return {
    id,
    name: code,
    ruleset: 'classic',
    version,
    seed,
    players,
    options: JSON.parse(options) as Options,
    hash: ending.hash,
    seats: castSchema.parse(JSON.parse(ending.cast)),
    startedAt: begun,
    endedAt: ending.at,
    intents: entries.map(({ player, intent, at }): RecordedIntent => [players.indexOf(player), storedIntent(intent), at]),
  };
}
