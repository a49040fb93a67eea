import type { RulesetId } from '@illuminice/rules';
import type { GameParts } from '../table/game-ui';
import { lazyPart } from '../ui/lazy-part';

/** The games by their rulesets: the one place that names their folders. Null: the page cannot show this one yet. */
export const GAMES = {
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
    decks: null,
  },
  inwo: {
    wire: lazyPart(() => import('./inwo/wire')),
    ui: lazyPart(() => import('./inwo/ui')),
    lobby: lazyPart(() => import('./inwo/lobby/lobby-ui')),
    end: lazyPart(() => import('./inwo/end/end-ui')),
    lesson: null,
    ruleset: lazyPart(() => import('./inwo/ruleset')),
    local: null,
    cards: lazyPart(() => import('./inwo/cards/cards')),
    picture: null,
    decks: lazyPart(() => import('./inwo/decks/page')),
  },
} satisfies { readonly [R in RulesetId]: GameParts | null };

/** The parts of a game that a table or a record names; null: the page cannot show it. */
export const partsOf = (ruleset: RulesetId): GameParts | null => GAMES[ruleset];
