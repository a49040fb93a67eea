import { Button } from '../../../ui/button';
import { copyName } from '../drafts/choice-text';
import { beginSentence } from '../drafts/saying';
import { playableNow } from '../plays';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t } from '../words';
import css from './panels.module.css';

/** One's own Plots and abilities that could be used at this moment; nobody else sees them. */
export function PlaysNow({ position }: { position: Position }) {
  const table = useTable();
  const plays = playableNow(position);
  if (plays.length === 0) return null;
  return (
    <fieldset class={css.picks} aria-label={t('panel.yours')} data-testid="plays-now">
      <p class={css.head}>
        {t('panel.yours')} <span class="small muted">{t('panel.yoursOnly')}</span>
      </p>
      <div class={css.acts}>
        {plays.map((partial) => (
          <Button
            key={`${partial.type} ${partial.card} ${'ability' in partial ? partial.ability : ''}`}
            size="small"
            icon={partial.type === 'playPlot' ? 'special' : 'power'}
            testid={`now-${partial.card}${'ability' in partial ? `-${partial.ability}` : ''}`}
            onClick={() => table.draft.begin(beginSentence(position, partial))}
          >
            {copyName(position.view, partial.card)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
