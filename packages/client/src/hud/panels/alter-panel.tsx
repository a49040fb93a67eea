import { ALIGNMENTS, type Alignment, alignmentsOf, check, type Intent } from '@illuminice/rules';
import { alignmentName, cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { Segmented } from '../../ui/segmented';
import type { AlterGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from './prompt';
import { StepPanel } from './step-panel';

/** The Lasers add, remove or reverse an alignment of another Group until the turn ends (C-413). */
export function AlterPanel({ gesture, table: now }: { gesture: AlterGesture; table: Table }) {
  const table = useTable();
  const { card, group, change, alignment } = gesture;
  const has = group ? alignmentsOf(now.view.board, group) : [];
  const choices: readonly Alignment[] = change === 'add' ? ALIGNMENTS.filter((one) => !has.includes(one)) : has;
  const intent: Intent | null = group && alignment ? { type: 'usePower', card, group, change, alignment } : null;
  const refusal = intent ? table.why(check(now.view, intent)) : t(group ? 'alter.pickAlignment' : 'alter.pickGroup');
  const groups = now.offers.usePower.can?.cards.find((power) => power.card === card)?.groups ?? [];
  return (
    <StepPanel title={cardName(card)} testid="alter-panel">
      {group ? (
        <>
          <p>{t('alter.group', { card: cardName(group), alignments: has.map(alignmentName).join(', ') || '–' })}</p>
          <Segmented
            label={t('alter.change')}
            value={change}
            testid="alter-change"
            choices={(['add', 'remove', 'reverse'] as const).map((value) => ({ value, text: t(`alter.${value}`) }))}
            onChange={(value) => table.change({ ...gesture, change: value, alignment: null })}
          />
          <div class="chips">
            {choices.map((one) => (
              <button
                key={one}
                type="button"
                class="chip"
                aria-pressed={alignment === one}
                data-testid={`alter-${one}`}
                onClick={() => table.change({ ...gesture, alignment: one })}
              >
                {alignmentName(one)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <Prompt text={t('alter.pickGroup')} choices={groups} />
      )}
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          testid="alter-confirm"
          reason={refusal}
          onClick={async () => {
            if (intent && (await table.act(intent))) table.cancel();
          }}
        >
          {t('alter.confirm')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
