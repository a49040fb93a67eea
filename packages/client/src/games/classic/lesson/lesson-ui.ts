import { check, classic, type Intent, layTable, type View } from '@illuminice/rules/classic';
import type { LessonUi } from '../../../table/game-ui';
import type { Classic } from '../types';
import { COACH } from './coach';
import { AGAINST, LESSON, PUPIL, RIVAL } from './lesson';

/** Once, against the pupil's second attack, the rival pays, so that there is something to answer. */
function opposed(view: View): Intent | null {
  const { attack } = view.board;
  if (view.player !== RIVAL || attack?.stage !== 'contest' || attack.id !== 2) return null;
  const intent: Intent = { type: 'interfere', side: 'against', amount: AGAINST };
  const paid = attack.spendings.some((spending) => spending.player === RIVAL);
  return !paid && check(view, intent) === null ? intent : null;
}

const ui: LessonUi<Classic> = {
  ruleset: classic,
  rules: { ruleset: 'classic', options: LESSON.options },
  lay: () => layTable(LESSON),
  pupil: PUPIL,
  names: { [RIVAL]: 'Mona', otto: 'Otto' },
  rival: opposed,
  steps: COACH,
};
export default ui;
