import { type Hindsight, lessonsFor } from '@illuminice/bots';
import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { HindsightUi } from '../../../table/game-ui';
import { t } from '../../../text';
import { askExpert } from './expert-thread';
import { moveInWords, reasonInWords } from './in-words';

/** As many reasons are told, the weightiest first. */
const MOST_REASONS = 3;

const ui: HindsightUi<Hindsight> = {
  betterMoves: (game) => askExpert('hindsight', game as RecordedGame<ClassicTypes>),
  lessons: lessonsFor,
  inWords: ({ fault, advised, reasons }, name) => ({
    fault: t('hindsight.fault', { fault }),
    move: moveInWords(advised, name),
    reasons: reasons.slice(0, MOST_REASONS).map((reason) => reasonInWords(reason, name)),
  }),
};
export default ui;
