import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import { hindsightUi } from '../../../hud/advice/hindsight';
import { cardName, t } from '../../../text';
import { askExpert } from './expert-thread';
import { adviceInWords } from './in-words';

export default hindsightUi((game) => askExpert('hindsight', game as RecordedGame<ClassicTypes>), {
  t,
  cardName,
  better: ({ advised: intent, reasons }, name) => adviceInWords({ intent, reasons }, name),
});
