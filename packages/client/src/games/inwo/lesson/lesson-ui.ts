import { inwo, layTable } from '@illuminice/rules/inwo';
import type { LessonUi } from '../../../table/game-ui';
import type { Inwo } from '../types';
import { COACH } from './coach';
import { LESSON, PUPIL } from './lesson';

const ui: LessonUi<Inwo> = {
  ruleset: inwo,
  rules: { ruleset: 'inwo', options: LESSON.options },
  lay: () => layTable(LESSON),
  pupil: PUPIL,
  names: { mona: 'Mona', otto: 'Otto' },
  // In a first turn rivals do nothing (N-113).
  rival: () => null,
  steps: COACH,
};
export default ui;
