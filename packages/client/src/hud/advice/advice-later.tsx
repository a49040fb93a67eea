import type { AnyView, RulesetId } from '@illuminice/rules';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useTable } from '../../table/table-context';
import type { TableModel } from '../../table/table-model';
import { t, wordsFor } from '../../text';
import { Button } from '../../ui/button';
import { Later, type LazyPart, lazyPart } from '../../ui/lazy-part';
import css from './advice.module.css';

type Adviser<V extends AnyView> = { readonly Advice: ComponentType<{ view: V }> };

/** The adviser of a game, loaded on demand with its own words. */
export const advicePart = <V extends AnyView>(ruleset: RulesetId, load: () => Promise<Adviser<V>>): LazyPart<Adviser<V>> =>
  lazyPart(() => Promise.all([load(), wordsFor('all', ruleset)]).then(([part]) => part));

const asked = signal('');

/** Advice is fair in a replay, and against computers alone. */
const isFair = ({ link }: TableModel): boolean =>
  'perspective' in link || (link.lobby.value?.seats.filter(({ computer }) => !computer).length ?? 0) === 1;

/** Asks for an expert's move when the viewer has to decide (U114). */
export function AdviceLater<V extends AnyView>({ part, view }: { part: LazyPart<Adviser<V>>; view: V }) {
  const table = useTable();
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
