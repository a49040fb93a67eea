import type { RulesetId } from '@illuminice/rules';
import type { GameParts } from '../table/game-ui';
import { lazyPart } from '../ui/lazy-part';

export const GAMES: { readonly [R in RulesetId]: GameParts } = {
  classic: {
    wire: lazyPart(() => import('./classic/wire')),
    ui: lazyPart(() => import('./classic/ui')),
    lobby: lazyPart(() => import('./classic/lobby/lobby-ui')),
    end: lazyPart(() => import('./classic/end/end-ui')),
    lesson: lazyPart(() => import('./classic/lesson/lesson-ui')),
    ruleset: lazyPart(() => import('./classic/ruleset')),
    local: lazyPart(() => import('./classic/local')),
    cards: lazyPart(() => import('./classic/cards/cards')),
    picture: lazyPart(() => import('./classic/home-picture')),
    hindsight: lazyPart(() => import('./classic/advice/hindsight-ui')),
    chronicle: lazyPart(() => import('./classic/chronicle/chronicle-ui')),
    decks: null,
  },
  inwo: {
    wire: lazyPart(() => import('./inwo/wire')),
    ui: lazyPart(() => import('./inwo/ui')),
    lobby: lazyPart(() => import('./inwo/lobby/lobby-ui')),
    end: lazyPart(() => import('./inwo/end/end-ui')),
    lesson: lazyPart(() => import('./inwo/lesson/lesson-ui')),
    ruleset: lazyPart(() => import('./inwo/ruleset')),
    local: lazyPart(() => import('./inwo/local')),
    cards: lazyPart(() => import('./inwo/cards/cards')),
    picture: lazyPart(() => import('./inwo/home-picture')),
    hindsight: lazyPart(() => import('./inwo/advice/hindsight-ui')),
    chronicle: lazyPart(() => import('./inwo/chronicle/chronicle-ui')),
    decks: lazyPart(() => import('./inwo/decks/page')),
  },
};

/** Parts of the game that a table or a record names; null: the page is older than that game. */
export const partsOf = (ruleset: RulesetId): GameParts | null => (Object.hasOwn(GAMES, ruleset) ? GAMES[ruleset] : null);
