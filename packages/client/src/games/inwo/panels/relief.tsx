import { Awaited } from '../../../hud/contest/people';
import { StepPanel } from '../../../hud/shell/step-panel';
import { Button } from '../../../ui/button';
import { copyName } from '../drafts/choice-text';
import { beginSentence } from '../drafts/saying';
import { useTable } from '../use-table';
import { list, t } from '../words';
import { Answer } from './answer';
import { topOf } from './window';

/** A joint Relief: who has pledged what, and one's own tokens (N-735). */
export function ReliefPanel() {
  const table = useTable();
  const position = table.game.position.value;
  const top = topOf(table);
  if (top?.kind !== 'relief') return null;
  const view = table.game.view.value;
  return (
    <StepPanel title={t('relief.title', { place: copyName(view, top.place) })} testid="window-relief" must>
      <p class="small muted">{t('relief.help')}</p>
      <p class="small">
        {t('relief.pledged', { n: top.pledges.length, cards: list(top.pledges.map(({ card }) => copyName(view, card))) })}
      </p>
      <Awaited players={table.game.decision.value.who} />
      {position && table.game.isAwaited.value && (
        <Button icon="plus" testid="pledge" onClick={() => table.draft.begin(beginSentence(position, { type: 'pledge' }))}>
          {t('relief.pledge')}
        </Button>
      )}
      <Answer means={t('answer.window', { kind: 'relief' })} />
    </StepPanel>
  );
}
