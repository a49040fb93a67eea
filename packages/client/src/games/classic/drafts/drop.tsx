import type { CardId } from '@illuminice/rules';
import { FormPanel } from '../../../hud/form/form-panel';
import { type FormBlank, formLife } from '../../../table/form-draft';
import { cardName, t } from '../../../text';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { cardBlank, ownCards } from './card-choices';
import type { DropDraft } from './data';
import type { DraftKind, Position } from './kind';
import { branchBelow } from './place';

const blanks = (position: Position, draft: DropDraft): FormBlank<DropDraft>[] => [
  cardBlank(position, {
    name: 'group',
    label: draft.group ? t('drop.other') : t('drop.pick'),
    cards: position.offers.drop.can?.groups ?? [],
    others: { draft, cards: ownCards(position), ask: (group) => ({ type: 'drop', group }) },
    picked: draft.group,
    pick: (group) => ({ ...draft, group }),
  }),
];

export const dropDraft: DraftKind<DropDraft, [group?: CardId | null]> = {
  start: (group = null) => ({ kind: 'drop', group }),
  ...formLife<Classic, DropDraft>(blanks, (_, group) => ({ type: 'drop', group })),
  revalidate: ({ offers }, draft) => (offers.drop.can ? draft : null),
  intent: (_, { group }) => (group ? { type: 'drop', group } : null),
  Panel: DropPanel,
};

function DropPanel({ draft, position }: { draft: DropDraft; position: Position }) {
  const table = useTable();
  const { group } = draft;
  const below = group ? branchBelow(position, group) : [];
  const money = group ? [group, ...below].reduce((sum, card) => sum + (position.view.board.cards[card]?.money ?? 0), 0) : 0;
  return (
    <FormPanel
      title={t('drop.title')}
      testid="drop-panel"
      blanks={blanks(position, draft)}
      send={{
        icon: 'drop',
        testid: 'drop-confirm',
        text: group ? t('drop.confirm', { card: cardName(group) }) : t('drop.title'),
        reason: group ? null : t('drop.pick'),
        send: () => (group ? table.game.act({ type: 'drop', group }) : Promise.resolve(false)),
      }}
    >
      {group && (
        <p class="note loss" role="alert">
          {t('drop.losses', { card: cardName(group), n: below.length, cards: below.map(cardName).join(', '), money })}
        </p>
      )}
    </FormPanel>
  );
}
