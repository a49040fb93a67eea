import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { branchBelow } from '../gestures/place';
import type { DropGesture, Table } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { Prompt } from './prompt';
import { StepPanel } from './step-panel';

/** Letting a Group go, with all below it (C-703). */
export function DropPanel({ gesture, table: now }: { gesture: DropGesture; table: Table }) {
  const table = useTable();
  const { group } = gesture;
  const below = group ? branchBelow(now, group) : [];
  const money = group ? [group, ...below].reduce((sum, card) => sum + (now.view.board.cards[card]?.money ?? 0), 0) : 0;
  const send = async () => {
    if (group && (await table.act({ type: 'drop', group }))) table.cancel();
  };
  return (
    <StepPanel title={t('drop.title')} testid="drop-panel">
      <Prompt text={group ? t('drop.other') : t('drop.pick')} choices={now.offers.drop.can?.groups ?? []} />
      {group && (
        <p class="losses" role="alert">
          {t('drop.losses', { card: cardName(group), n: below.length, cards: below.map(cardName).join(', '), money })}
        </p>
      )}
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          icon="drop"
          testid="drop-confirm"
          reason={group ? null : t('drop.pick')}
          onClick={() => void send()}
        >
          {group ? t('drop.confirm', { card: cardName(group) }) : t('drop.title')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
