import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type GameList, rulesetSchema } from '@illuminice/protocol';
import type { AnyBoard } from '@illuminice/rules';
import { Router } from 'express';
import { z } from 'zod';
import { refuse } from '../refuse.js';
import { isFinished } from '../session/game/branch.js';
import { castSchema } from '../store/record.js';
import type { Store } from '../store/store.js';
import { answer } from './errors.js';
import type { GameRecords } from './game-records.js';
import type { UnreadableRecords } from './unreadable-records.js';

const MOST_GAMES = 50;

/** Raise it whenever the shape of a record changes, so that browsers drop the former one. */
const RECORD_FORMAT = 2;

const pageSchema = z.object({ before: z.coerce.number().int().min(0).optional() });

/** `/api/games`: finished games for replays (U106); nothing of running ones. */
export function games(store: Store, unreadable: UnreadableRecords, records: GameRecords): Router {
  const router = Router();

  router.get('/api/games', async (request, response) => {
    const page = pageSchema.safeParse(request.query);
    if (!page.success) return answer(response, 400, refuse('badMessage', { problem: 'before: a time in ms is needed' }));
    const { before } = page.data;
    const found = await store.games({ limit: MOST_GAMES, ...(before !== undefined && { before }) });
    const list: GameList = {
      games: unreadable
        .readable(
          found,
          ({ id }) => id,
          ({ id, ruleset, cast, ending, intents }) =>
            ending && {
              id,
              ruleset: rulesetSchema.parse(ruleset),
              seats: castSchema.parse(JSON.parse(cast)),
              winners: winnersOf(ending.outcome),
              intents,
              endedAt: ending.at,
            },
        )
        .filter((game) => game !== null),
    };
    response.json(list);
  });

  router.get('/api/games/:id', async (request, response) => {
    const { id } = request.params;
    const game = await store.game(id);
    // A game from a scenario has no seed, so it cannot be replayed.
    if (!game || !isFinished(game)) return answer(response, 404, refuse('noSuchGame'));
    // A finished game changes only if a player's name is erased.
    const named = createHash('sha256').update(game.ending.cast).digest('base64url').slice(0, 8);
    response.set({
      'Cache-Control': 'public, max-age=86400, immutable',
      ETag: `W/"${id}.${RECORD_FORMAT}.${named}"`,
      Vary: 'Accept-Encoding',
    });
    if (request.fresh) return response.status(304).end();
    const gzipped = await records.gzipped(game).catch((error: unknown) => {
      // Refusals are not cached.
      response.set('Cache-Control', 'no-store').removeHeader('ETag');
      if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
      unreadable.report(id);
    });
    if (!gzipped) return answer(response, 500, refuse('damaged'));
    response.type('json');
    if (request.acceptsEncodings('gzip')) return response.set('Content-Encoding', 'gzip').end(gzipped);
    // The client may have gone away.
    await pipeline(Readable.from([gzipped]), createGunzip(), response).catch(() => response.destroy());
  });

  return router;
}

const winnersOf = (outcome: string): string[] => (JSON.parse(outcome) as NonNullable<AnyBoard['outcome']>).winners.slice();
