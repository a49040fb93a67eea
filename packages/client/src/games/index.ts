import type { RulesetId } from '@illuminice/rules';
import type { GameParts } from '../table/game-ui';
import { lazyPart } from '../ui/lazy-part';

/** The games that the page can show, by their rulesets: the one place that names their folders. */
export const GAMES: { readonly [R in RulesetId]: GameParts } = {
  classic: {
    ui: lazyPart(() => import('./classic/ui')),
    lobby: lazyPart(() => import('./classic/lobby/lobby-ui')),
    end: lazyPart(() => import('./classic/end/end-ui')),
    lesson: lazyPart(() => import('./classic/lesson/lesson-ui')),
    ruleset: lazyPart(() => import('./classic/ruleset')),
    local: lazyPart(() => import('./classic/local')),
    cards: lazyPart(() => import('./classic/cards/cards')),
    picture: lazyPart(() => import('./classic/home-picture')),
  },
};
