import type { RecordedGame } from '@illuminice/rules';
import type { InwoTypes } from '@illuminice/rules/inwo';
import { hindsightUi } from '../../../hud/advice/hindsight';
import { cardName, t } from '../words';
import { askExpert } from './expert-thread';
import { adviceInWords } from './in-words';

export default hindsightUi((game) => askExpert('hindsight', game as RecordedGame<InwoTypes>), {
  t,
  cardName,
  better: ({ advised: intent, reasons, cards }, name) => adviceInWords({ intent, reasons }, name, (copy) => cards[copy]),
});
