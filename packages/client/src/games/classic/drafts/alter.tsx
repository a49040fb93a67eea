import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, type Alignment, alignmentsOf, check } from '@illuminice/rules/classic';
import { NO_MARKS } from '../../../board/contract';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { alignmentName, cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { Segmented } from '../../../ui/segmented';
import { Prompt } from '../panels/prompt';
import { useTable } from '../use-table';
import type { AlterDraft } from './data';
import type { DraftKind, Position } from './kind';

const groupsFor = ({ offers }: Position, { card }: AlterDraft): readonly CardId[] =>
  offers.usePower.can?.cards.find((power) => power.card === card)?.groups ?? [];

export const alterDraft: DraftKind<AlterDraft, [card: CardId]> = {
  start: (card) => ({ kind: 'alter', card, group: null, change: 'add', alignment: null }),
  tap: (_, draft, card) => ({ draft: { ...draft, group: card } }),
  highlights: (position, draft) => ({
    ...NO_MARKS,
    legal: groupsFor(position, draft),
    selected: draft.group ? [draft.group] : [],
    dim: !draft.group,
  }),
  revalidate: ({ offers }, draft) => (offers.usePower.can?.cards.some(({ card }) => card === draft.card) ? draft : null),
  intent: (_, { card, group, change, alignment }) => (group && alignment ? { type: 'usePower', card, group, change, alignment } : null),
  Panel: AlterPanel,
};

/** The Lasers add, remove or reverse an alignment of another Group until the turn ends (C-413). */
function AlterPanel({ draft, position }: { draft: AlterDraft; position: Position }) {
  const table = useTable();
  const { card, group, change, alignment } = draft;
  const has = group ? alignmentsOf(position.view.board, group) : [];
  const choices: readonly Alignment[] = change === 'add' ? ALIGNMENTS.filter((one) => !has.includes(one)) : has;
  const intent = alterDraft.intent(position, draft);
  const refusal = intent ? whyNot(table, check(position.view, intent)) : t(group ? 'alter.pickAlignment' : 'alter.pickGroup');
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
            onChange={(value) => table.draft.change({ ...draft, change: value, alignment: null })}
          />
          <div class="chips">
            {choices.map((one) => (
              <Chip
                key={one}
                pressed={alignment === one}
                testid={`alter-${one}`}
                onClick={() => table.draft.change({ ...draft, alignment: one })}
              >
                {alignmentName(one)}
              </Chip>
            ))}
          </div>
        </>
      ) : (
        <Prompt text={t('alter.pickGroup')} choices={groupsFor(position, draft)} />
      )}
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          testid="alter-confirm"
          reason={refusal}
          onClick={async () => {
            if (intent && (await table.game.act(intent))) table.draft.cancel();
          }}
        >
          {t('alter.confirm')}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}
