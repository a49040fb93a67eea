import type { CardId } from '@illuminice/rules';
import { NO_MARKS } from '../../../board/contract';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Prompt } from '../panels/prompt';
import { useTable } from '../use-table';
import type { DropDraft } from './data';
import type { DraftKind, Position } from './kind';
import { branchBelow } from './place';

export const dropDraft: DraftKind<DropDraft, [group?: CardId | null]> = {
  start: (group = null) => ({ kind: 'drop', group }),
  tap: ({ offers }, draft, card) =>
    offers.drop.can?.groups.includes(card) ? { draft: { ...draft, group: card } } : { ask: { type: 'drop', group: card } },
  highlights: ({ offers }, { group }) => ({
    ...NO_MARKS,
    legal: offers.drop.can?.groups ?? [],
    selected: group ? [group] : [],
    dim: !group,
  }),
  revalidate: ({ offers }, draft) => (offers.drop.can ? draft : null),
  intent: (_, { group }) => (group ? { type: 'drop', group } : null),
  Panel: DropPanel,
};

/** Letting a Group go, with all below it (C-703). */
function DropPanel({ draft, position }: { draft: DropDraft; position: Position }) {
  const table = useTable();
  const { group } = draft;
  const below = group ? branchBelow(position, group) : [];
  const money = group ? [group, ...below].reduce((sum, card) => sum + (position.view.board.cards[card]?.money ?? 0), 0) : 0;
  const send = async () => {
    if (group && (await table.game.act({ type: 'drop', group }))) table.draft.sent(draft);
  };
  return (
    <StepPanel title={t('drop.title')} testid="drop-panel">
      <Prompt text={group ? t('drop.other') : t('drop.pick')} choices={position.offers.drop.can?.groups ?? []} />
      {group && (
        <p class="note loss" role="alert">
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
