import type { CardId } from '@illuminice/rules';
import type { Intent } from '@illuminice/rules/classic';
import { NO_MARKS } from '../../../board/contract';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { cardName, t } from '../../../text';
import { Chip } from '../../../ui/chip';
import { useTable } from '../use-table';
import type { DiscardDraft } from './data';
import type { DraftKind, Position } from './kind';

export const discardDraft: DraftKind<DiscardDraft, [position: Position, why: DiscardDraft['why']]> = {
  start(position, why) {
    const { cards, pay } = discardable(position, why);
    return { kind: 'discard', why, cards: [], pay: pay && cards.length === 0 };
  },
  tap: () => null,
  highlights: () => NO_MARKS,
  revalidate(position, draft) {
    const { cards, count, pay } = discardable(position, draft.why);
    if (cards.length < count && !pay) return null;
    return { ...draft, pay: draft.pay && pay, cards: draft.cards.filter((card) => cards.includes(card)) };
  },
  endsOnBackground: () => true,
  intent: discardIntent,
  Panel: DiscardPanel,
};

/** What may be discarded for it, how many together, and whether money will do. */
export function discardable(position: Position, why: DiscardDraft['why']): { cards: readonly CardId[]; count: number; pay: boolean } {
  const { privilege, breakPrivilege } = position.offers;
  if (why === 'privilege') return { cards: privilege.can?.cards ?? [], count: 1, pay: privilege.can?.pay ?? false };
  if (why === 'replace') return { cards: breakPrivilege.can?.single ?? [], count: 1, pay: false };
  return { cards: breakPrivilege.can?.pairs ?? [], count: 2, pay: false };
}

/** Takes a card to those that are to be discarded, or out again; of too many the oldest choice goes. */
export function pickForDiscard(position: Position, draft: DiscardDraft, card: CardId): DiscardDraft {
  const { cards, count } = discardable(position, draft.why);
  if (!cards.includes(card)) return draft;
  const others = draft.cards.filter((id) => id !== card);
  return { ...draft, pay: false, cards: others.length < draft.cards.length ? others : [...others, card].slice(-count) };
}

export function discardIntent(position: Position, { why, cards, pay }: DiscardDraft): Intent | null {
  const [card] = cards;
  if (pay) return { type: 'privilege', pay: true };
  if (!card || cards.length < discardable(position, why).count) return null;
  return why === 'privilege' ? { type: 'privilege', card } : { type: 'breakPrivilege', cards };
}

/** Which Specials are given up for a privilege, against one, or in place of one that was cancelled (C-602, C-603, C-909). */
function DiscardPanel({ draft, position }: { draft: DiscardDraft; position: Position }) {
  const table = useTable();
  const { why, cards, pay } = draft;
  const can = discardable(position, why);
  const intent = discardIntent(position, draft);
  return (
    <StepPanel title={t('discard.title', { why })} testid="discard-panel">
      <p class="small muted">{t('discard.help', { why })}</p>
      <fieldset class="chips" aria-label={t('discard.pick', { n: can.count })}>
        {can.pay && (
          <Chip pressed={pay} testid="discard-pay" onClick={() => table.draft.change({ ...draft, cards: [], pay: !pay })}>
            {t('attack.privilegePay')}
          </Chip>
        )}
        {can.cards.map((card) => (
          <Chip
            key={card}
            pressed={cards.includes(card)}
            testid={`discard-${card}`}
            onClick={() => table.draft.change(pickForDiscard(position, draft, card))}
          >
            {cardName(card)}
          </Chip>
        ))}
      </fieldset>
      <LockIn
        icon={why === 'privilege' ? 'lock' : 'unlock'}
        testid="discard-confirm"
        reason={intent ? null : t('discard.pick', { n: can.count })}
        text={pay ? t('discard.pay') : t('discard.confirm', { cards: cards.map((card) => cardName(card)).join(' + '), n: cards.length })}
        send={() => (intent ? table.game.act(intent) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}
