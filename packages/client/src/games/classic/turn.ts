import { cardFacts, type View } from '@illuminice/rules/classic';
import type { TurnState } from '../../table/game-ui';
import { phaseName, t } from '../../text';

const ACTIONS = 2;

/** Stage of a turn. Only some Illuminati have a phase for their powers (C-206). */
export function turnState({ board: { seats, turn, phase } }: View): TurnState {
  const step = (id: 'start' | 'actions' | 'powers') => ({ id, name: phaseName(id) });
  const illuminati = seats.find(({ player }) => player === turn?.player)?.illuminati;
  const facts = illuminati ? cardFacts[illuminati] : undefined;
  const powers =
    facts?.kind === 'illuminati' &&
    facts.abilities.some((ability) => 'use' in ability && (ability.use === 'money' || ability.use === 'structure'));
  return {
    phase,
    phaseName: phaseName(phase),
    steps: [step('start'), step('actions'), ...(powers ? [step('powers')] : [])],
    actions:
      turn && phase === 'actions'
        ? { left: turn.actionsLeft, of: ACTIONS, text: t('actions.left', { count: turn.actionsLeft }), sign: 'diamond' }
        : null,
  };
}
