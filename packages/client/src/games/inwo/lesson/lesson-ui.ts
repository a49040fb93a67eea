import { inwo } from '@illuminice/rules/inwo';
import type { LessonUi } from '../../../table/game-ui';
import { RULES } from '../rules-info';
import type { Inwo } from '../types';

const ui: LessonUi<Inwo> = {
  ruleset: inwo,
  rules: RULES,
  lay: () => ({ state: inwo.createGame({ players: ['you', 'mona'], seed: 'lesson', options: RULES.options as never }).state, errors: [] }),
  pupil: 'you',
  names: { mona: 'Mona' },
  rival: () => null,
  steps: [],
};
export default ui;
