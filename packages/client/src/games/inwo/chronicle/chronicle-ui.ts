import type { RecordedGame } from '@illuminice/rules';
import type { InwoTypes } from '@illuminice/rules/inwo';
import type { ChronicleUi } from '../../../table/game-ui';
import { tell } from './story';

const ui: ChronicleUi = { tell: (game) => tell(game as RecordedGame<InwoTypes>) };
export default ui;
