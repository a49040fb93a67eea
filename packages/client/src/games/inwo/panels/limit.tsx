import { check, findFacts, type Intent } from '@illuminice/rules/inwo';
import { StepPanel } from '../../../hud/shell/step-panel';
import { Button } from '../../../ui/button';
import { copyName } from '../drafts/choice-text';
import { ownPlots } from '../known';
import { useTable } from '../use-table';
import { cardText, t } from '../words';
import css from './limit.module.css';
import { PlaysNow } from './plays-now';
import { topOf } from './window';

/** Too many Plots or Goals: the choice of which to discard (N-503, N-1204). */
export function LimitPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const top = topOf(table);
  if (top?.kind !== 'limit') return null;
  if (!position || top.by !== position.me)
    return (
      <StepPanel title={t('limit.title', { what: top.what })} testid="window-limit" must>
        <p class="small muted">{t('limit.other', { name: table.name(top.by) })}</p>
      </StepPanel>
    );
  const { view } = position;
  const offered = (intent: Intent): boolean => check(view, intent) === null;
  return (
    <StepPanel title={t('limit.title', { what: top.what })} testid="window-limit" must>
      <p class="small muted">{t('limit.help', { what: top.what })}</p>
      <ul class={css.cards}>
        {ownPlots(view)
          .filter(({ card }) => top.what === 'plots' || findFacts(card)?.kind === 'goal')
          .map(({ id, card }) => {
            const returned: Intent = { type: 'returnPlot', card: id, at: 'bottom' };
            const discarded: Intent = { type: 'discard', cards: [id] };
            return (
              <li key={id} class={css.card}>
                <b>{copyName(view, id)}</b>
                <span class="small muted">{cardText(card)}</span>
                <span class={css.acts}>
                  {offered(returned) && (
                    <Button size="small" icon="undo" testid={`return-${id}`} onClick={() => void table.game.act(returned)}>
                      {t('limit.return')}
                    </Button>
                  )}
                  {offered(discarded) && (
                    <Button size="small" icon="close" testid={`discard-${id}`} onClick={() => void table.game.act(discarded)}>
                      {t('limit.discard')}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
      </ul>
      <PlaysNow position={position} />
    </StepPanel>
  );
}
