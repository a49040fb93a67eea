import type { CardId } from '@illuminice/rules';
import type { Intent } from '@illuminice/rules/classic';
import { FormPanel } from '../../../hud/form/form-panel';
import { type FormBlank, type FormChoice, formLife } from '../../../table/form-draft';
import { cardName, t } from '../../../text';
import type { Classic } from '../types';
import { useTable } from '../use-table';
import { cardChoice } from './card-choices';
import type { DiscardDraft } from './data';
import type { DraftKind, Position } from './kind';

export const discardDraft: DraftKind<DiscardDraft, [position: Position, why: DiscardDraft['why']]> = {
  start(position, why) {
    const { cards, pay } = discardable(position, why);
    return { kind: 'discard', why, cards: [], pay: pay && cards.length === 0 };
  },
  ...formLife<Classic, DiscardDraft>(blanks),
  revalidate(position, draft) {
    const { cards, count, pay } = discardable(position, draft.why);
    if (cards.length < count && !pay) return null;
    return { ...draft, pay: draft.pay && pay, cards: draft.cards.filter((card) => cards.includes(card)) };
  },
  endsOnBackground: () => true,
  intent: discardIntent,
  Panel: DiscardPanel,
};

function discardable(position: Position, why: DiscardDraft['why']): { cards: readonly CardId[]; count: number; pay: boolean } {
  const { privilege, breakPrivilege } = position.offers;
  if (why === 'privilege') return { cards: privilege.can?.cards ?? [], count: 1, pay: privilege.can?.pay ?? false };
  if (why === 'replace') return { cards: breakPrivilege.can?.single ?? [], count: 1, pay: false };
  return { cards: breakPrivilege.can?.pairs ?? [], count: 2, pay: false };
}

function blanks(position: Position, draft: DiscardDraft): FormBlank<DiscardDraft>[] {
  const { cards, count, pay } = discardable(position, draft.why);
  // Above the maximum the oldest choice is dropped.
  const pick = (card: CardId): DiscardDraft => {
    const others = draft.cards.filter((id) => id !== card);
    return { ...draft, pay: false, cards: others.length < draft.cards.length ? others : [...others, card].slice(-count) };
  };
  const money: FormChoice<DiscardDraft> = {
    id: 'money',
    text: t('attack.privilegePay'),
    isPicked: draft.pay,
    pick: () => ({ ...draft, cards: [], pay: !draft.pay }),
  };
  const specials = cards.map(
    (card): FormChoice<DiscardDraft> => ({ ...cardChoice(position, card), isPicked: draft.cards.includes(card), pick: () => pick(card) }),
  );
  return [
    {
      name: 'cards',
      label: t('discard.pick', { n: count }),
      isOpen: true,
      isFilled: draft.pay || draft.cards.length === count,
      choices: pay ? [money, ...specials] : specials,
    },
  ];
}

function discardIntent(position: Position, { why, cards, pay }: DiscardDraft): Intent | null {
  const [card] = cards;
  if (pay) return { type: 'privilege', pay: true };
  if (!card || cards.length < discardable(position, why).count) return null;
  return why === 'privilege' ? { type: 'privilege', card } : { type: 'breakPrivilege', cards };
}

/** Specials given up for a privilege, against one, or in place of one that was cancelled (C-602, C-603, C-909). */
function DiscardPanel({ draft, position }: { draft: DiscardDraft; position: Position }) {
  const table = useTable();
  const { why, cards, pay } = draft;
  const intent = discardIntent(position, draft);
  return (
    <FormPanel
      title={t('discard.title', { why })}
      testid="discard-panel"
      notes={<p class="small muted">{t('discard.help', { why })}</p>}
      blanks={blanks(position, draft)}
      send={{
        icon: why === 'privilege' ? 'lock' : 'unlock',
        testid: 'discard-confirm',
        reason: intent ? null : t('discard.pick', { n: discardable(position, why).count }),
        text: pay ? t('discard.pay') : t('discard.confirm', { cards: cards.map((card) => cardName(card)).join(' + '), n: cards.length }),
        send: () => (intent ? table.game.act(intent) : Promise.resolve(false)),
      }}
    />
  );
}
