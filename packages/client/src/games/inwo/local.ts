import { policyOf } from '@illuminice/bots';
import { inwoMind } from '@illuminice/bots/inwo';
import { DEFAULT_OPTIONS, inwo, leastIntent } from '@illuminice/rules/inwo';
import type { LocalGame } from '../../table/game-ui';
import type { Inwo } from './types';

const game: LocalGame<Inwo> = {
  ruleset: inwo,
  // Ready-made decks by default, so that nobody has to build or choose one before playing.
  rules: { ruleset: 'inwo', options: { ...DEFAULT_OPTIONS, decks: 'dealt' } },
  contradiction: () => null,
  policy: (level, _style, seed) => policyOf(inwoMind(level))(seed),
  // The cards of an offer are private, its existence is public (N-1104).
  publicOffers: ({ board }) => board.deals.map(({ id, to: receiver }) => ({ id: String(id), to: receiver })),
  pass(view) {
    const { kind } = inwo.decision(view.board);
    // A pass here may give the game away, so it needs the cards in sight.
    if (kind === 'claims' || kind === 'victory') return null;
    const least = view.player === view.board.turn?.player ? null : leastIntent(view);
    return least?.type === 'done' ? least : null;
  },
};
export default game;
