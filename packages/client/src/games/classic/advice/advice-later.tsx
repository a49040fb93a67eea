import { signal } from '@preact/signals';
import { t, wordsFor } from '../../../text';
import { Button } from '../../../ui/button';
import { Later, lazyPart } from '../../../ui/lazy-part';
import { type TableModel, useTable } from '../use-table';
import css from './advice.module.css';

const withWords = <T,>(loaded: Promise<T>): Promise<T> => Promise.all([loaded, wordsFor('all')]).then(([it]) => it);
/** Its words are not among those of every table. */
const part = lazyPart(() => withWords(import('./advice')));

/** The moment that advice was asked for: its table, viewer and board. */
const asked = signal('');

/** Whether advice is nobody's disadvantage: in a replay, and where one person plays against computers alone. */
const isFair = ({ link }: TableModel): boolean =>
  'perspective' in link || (link.lobby.value?.seats.filter(({ computer }) => !computer).length ?? 0) === 1;

/** Asks what an expert would do in the viewer's place, where the viewer has to decide (U114). */
export function AdviceLater() {
  const table = useTable();
  const view = table.game.view.value;
  const { player, board, mine } = view;
  if (player === null || mine === null || !table.game.decision.value.who.includes(player) || !isFair(table)) return null;
  const moment = `${table.link.code} ${player} ${board.seq}`;
  const isOpen = asked.value === moment;
  return (
    <section class={css.advice} aria-label={t('advice.ask')} data-testid="advice">
      <Button
        size="small"
        testid="advice-ask"
        pressed={isOpen}
        onClick={() => {
          asked.value = isOpen ? '' : moment;
        }}
      >
        {t('advice.ask')}
      </Button>
      <div aria-live="polite">{isOpen && <Later part={part}>{({ Advice }) => <Advice key={moment} view={view} />}</Later>}</div>
    </section>
  );
}
