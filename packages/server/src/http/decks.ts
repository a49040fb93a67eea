import { type DeckStored, type StoredDeck, storeDeckSchema } from '@illuminice/protocol';
import { RULESET_IDS } from '@illuminice/rules';
import { json, type RequestHandler, Router } from 'express';
import type { Backend } from '../backend.js';
import { keptDeck, keyOf } from '../decks.js';
import { GAMES } from '../games/games.js';
import { refuse } from '../refuse.js';
import { firstProblem, readOptions } from '../session/lobby/lobby.js';
import type { KeptDeck } from '../store/store.js';
import { answer } from './errors.js';
import { paced } from './paced.js';

/** Largest body, and least cost of checking and writing a deck in a turn of the event loop, in ms. */
const MOST_BODY = '8kb';
const STORING = 2;

/** `/api/decks`: decks of players, each under a hash of its content; unshared ones are served only once a game with them is over. */
export function decks({ access, config, store }: Backend): Router {
  const router = Router();

  /** Before the body is read; refused requests count, too. */
  const counted: RequestHandler = (request, response, next) => {
    const { decks: stored } = access.rates;
    if (stored.take(access.addresses.of(request))) next();
    else answer(response, 429, refuse('tooManyDecksHere', { most: stored.most }));
  };
  router.post('/api/decks', counted, paced(access, STORING), json({ limit: MOST_BODY, strict: true }), async (request, response) => {
    if (access.closing) return answer(response, 503, refuse('stopping'));
    const asked = storeDeckSchema.safeParse(request.body ?? {});
    if (!asked.success) {
      const problem = firstProblem(asked.error);
      return answer(response, 400, asked.error.issues[0]?.path[0] === 'name' ? refuse('badName') : refuse('badMessage', { problem }));
    }
    const { ruleset, name = '', share } = asked.data;
    const { decks: rules, spell } = GAMES[ruleset];
    if (!rules) return answer(response, 400, refuse('badMessage', { problem: `ruleset: ${ruleset} has no decks` }));
    const options = readOptions(ruleset, asked.data.options ?? {});
    if ('refusal' in options) return answer(response, 400, options.refusal);
    const deck = rules.shape.safeParse(asked.data.deck);
    if (!deck.success) return answer(response, 400, refuse('badMessage', { problem: `deck.${firstProblem(deck.error)}` }));
    const [fault, ...more] = rules.faults(deck.data, options.options);
    if (fault) return answer(response, 400, spell({ ...fault, ...(more.length > 0 && { more }) }, String, []));
    const stored = keptDeck(ruleset, name, deck.data);
    const isKept = await store.keepDeck(stored, share, Date.now(), config.maxDecks).catch(() => null);
    if (isKept === null) return answer(response, 503, refuse('unsaved'));
    if (!isKept) return answer(response, 503, refuse('tooManyDecks'));
    response.status(201).json({ id: stored.id, key: keyOf(stored) } satisfies DeckStored);
  });

  router.get('/api/decks/:id', async (request, response) => {
    const { id } = request.params;
    const address = access.addresses.of(request);
    if (!(await access.rates.bruteForce.take(address))) return answer(response, 429, refuse('tooManyMisses'));
    const found = readyMade(id) ?? (await store.deck(id).then(open));
    // Missing and hidden decks get the same answer.
    if (!found) return answer(response, 404, refuse('noSuchDeck'));
    access.rates.bruteForce.give(address);
    response.set('Cache-Control', 'public, max-age=86400, immutable').json(found);
  });

  return router;
}

const open = (deck: (KeptDeck & { isOpen: boolean }) | null): StoredDeck | null =>
  deck?.isOpen ? { id: deck.id, ruleset: deck.ruleset as StoredDeck['ruleset'], name: deck.name, deck: JSON.parse(deck.cards) } : null;

function readyMade(id: string): StoredDeck | null {
  for (const ruleset of RULESET_IDS) {
    const deck = GAMES[ruleset].decks?.ready(id);
    if (deck) return { id, ruleset, name: '', deck };
  }
  return null;
}
