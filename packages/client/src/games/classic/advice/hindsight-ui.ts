import { type Hindsight, lessonsFor } from '@illuminice/bots';
import type { RecordedGame } from '@illuminice/rules';
import type { ClassicTypes } from '@illuminice/rules/classic';
import type { HindsightUi } from '../../../table/game-ui';
import { cardName, t } from '../../../text';
import { askExpert } from './expert-thread';
import { moveInWords, reasonsInWords } from './in-words';

const ui: HindsightUi<Hindsight> = {
  betterMoves: (game) => askExpert('hindsight', game as RecordedGame<ClassicTypes>),
  lessons: lessonsFor,
  inWords: ({ fault, attack, advised, reasons }, name) => ({
    made: t('hindsight.made', {
      fault,
      target: attack ? cardName(attack.target) : '',
      percent: attack?.percent ?? 0,
      name: attack ? name(attack.by) : '',
    }),
    better: moveInWords(advised, name),
    reasons: reasonsInWords({ intent: advised, reasons }, name),
  }),
};
export default ui;
