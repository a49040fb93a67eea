import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { ChronicleUi } from '../../../table/game-ui';
import { tell } from './story';

const ui: ChronicleUi = { tell: (game) => tell(game as RecordedGame<ClassicTypes>) };
export default ui;
