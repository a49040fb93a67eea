import { inwoBots } from '@illuminice/bots';
import { inwo, leastIntent } from '@illuminice/rules/inwo';
import type { LocalGame } from '../../table/game-ui';
import { RULES } from './rules-info';
import type { Inwo } from './types';

const game: LocalGame<Inwo> = {
  ruleset: inwo,
  rules: RULES,
  contradiction: () => null,
  policies: { easy: inwoBots.policies.easy, usual: inwoBots.policies.greedy },
  publicOffers: ({ board }) => board.deals.map(({ id, to }) => ({ id: String(id), to })),
  pass: (view) => {
    const least = view.player === view.board.turn?.player ? null : leastIntent(view);
    return least?.type === 'done' ? least : null;
  },
};
export default game;
