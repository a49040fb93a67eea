import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, alignmentsOf, check } from '@illuminice/rules/classic';
import { FormPanel } from '../../../hud/form/form-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { type FormBlank, formLife } from '../../../table/form-draft';
import { alignmentName, cardName, t } from '../../../text';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { cardBlank, groupsOnTable } from './card-choices';
import type { AlterDraft } from './data';
import type { DraftKind, Position } from './kind';

const CHANGES = ['add', 'remove', 'reverse'] as const;

function blanks(position: Position, draft: AlterDraft): FormBlank<AlterDraft>[] {
  const { card, group, change, alignment } = draft;
  const groupBlank = cardBlank<AlterDraft>(position, {
    name: 'group',
    label: t('alter.pickGroup'),
    cards: position.offers.usePower.can?.cards.find((power) => power.card === card)?.groups ?? [],
    others: {
      draft,
      cards: groupsOnTable(position),
      ask: (other) => ({ type: 'usePower', card, group: other, change, alignment: alignment ?? ALIGNMENTS[0] }),
    },
    picked: group,
    pick: (picked) => ({ ...draft, group: picked }),
    open: () => ({ ...draft, group: null, alignment: null }),
  });
  if (!group) return [groupBlank];
  const has = alignmentsOf(position.view.board, group);
  const open = change === 'add' ? ALIGNMENTS.filter((entry) => !has.includes(entry)) : has;
  return [
    groupBlank,
    {
      name: 'change',
      label: t('alter.change'),
      isOpen: true,
      isFilled: true,
      choices: CHANGES.map((id) => ({
        id,
        text: t(`alter.${id}`),
        isPicked: id === change,
        pick: () => ({ ...draft, change: id, alignment: null }),
      })),
    },
    {
      name: 'alignment',
      label: t('alter.pickAlignment'),
      isOpen: true,
      isFilled: alignment !== null,
      choices: open.map((id) => ({
        id,
        text: alignmentName(id),
        isPicked: id === alignment,
        pick: () => ({ ...draft, alignment: id }),
      })),
    },
  ];
}

export const alterDraft: DraftKind<AlterDraft, [card: CardId]> = {
  start: (card) => ({ kind: 'alter', card, group: null, change: 'add', alignment: null }),
  ...formLife<Classic, AlterDraft>(blanks),
  revalidate: ({ offers }, draft) => (offers.usePower.can?.cards.some(({ card }) => card === draft.card) ? draft : null),
  intent: (_, { card, group, change, alignment }) => (group && alignment ? { type: 'usePower', card, group, change, alignment } : null),
  Panel: AlterPanel,
};

function AlterPanel({ draft, position }: { draft: AlterDraft; position: Position }) {
  const table = useTable();
  const { card, group } = draft;
  const intent = alterDraft.intent(position, draft);
  const has = group ? alignmentsOf(position.view.board, group).map(alignmentName).join(', ') || '–' : null;
  return (
    <FormPanel
      title={cardName(card)}
      testid="alter-panel"
      notes={group && <p>{t('alter.group', { card: cardName(group), alignments: has ?? '' })}</p>}
      blanks={blanks(position, draft)}
      send={{
        testid: 'alter-confirm',
        text: t('alter.confirm'),
        reason: intent ? whyNot(table, check(position.view, intent)) : t(group ? 'alter.pickAlignment' : 'alter.pickGroup'),
        send: () => (intent ? table.game.act(intent) : Promise.resolve(false)),
      }}
    />
  );
}
