import { PHASES, type Phase, type View } from '@illuminice/rules/inwo';
import type { TurnState } from '../../table/game-ui';
import { tokensOf } from './seats/seats';
import { t, term } from './words';

const STEPS: readonly Phase[] = PHASES.filter((phase) => phase === 'start' || phase === 'main' || phase === 'end');

/** Stage of a turn, and its player's remaining tokens. */
export function turnState({ board }: View): TurnState {
  const { turn, phase } = board;
  const tokens = turn && phase === 'main' ? tokensOf(board, turn.player) : null;
  return {
    phase,
    phaseName: term('phases', phase),
    steps: STEPS.map((id) => ({ id, name: term('phases', id) })),
    actions: tokens && { left: tokens.ready, of: tokens.of, text: t('turn.tokens', { left: tokens.ready, of: tokens.of }), sign: 'token' },
  };
}
