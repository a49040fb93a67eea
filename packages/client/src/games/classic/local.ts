import { policyOf } from '@illuminice/bots';
import { classicMind } from '@illuminice/bots/classic';
import { classic, contradictionIn, DEFAULT_OPTIONS, leastIntent } from '@illuminice/rules/classic';
import type { LocalGame } from '../../table/game-ui';
import type { Classic } from './types';

const game: LocalGame<Classic> = {
  ruleset: classic,
  rules: { ruleset: 'classic', options: DEFAULT_OPTIONS },
  contradiction: contradictionIn,
  policy: (level, style, seed) => policyOf(classicMind(level, style))(seed),
  // A willing receiver of an offer to several waits for the offerer's choice.
  publicOffers: ({ board }) =>
    board.offers.map(({ id, by, to: receiver, willing }) => (willing ? { id: `${id} willing`, to: by } : { id, to: receiver })),
  pass: (view) => {
    const least = view.player === view.board.turn?.player ? null : leastIntent(view);
    return least?.type === 'done' ? least : null;
  },
};
export default game;
