import type { CardId } from '@illuminice/rules';
import { check, findSeat, type Intent, type MoneyMove } from '@illuminice/rules/classic';
import { NO_HIGHLIGHTS } from '../../../board/contract';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, cardText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { useTable } from '../use-table';
import type { TreasuriesDraft } from './data';
import type { DraftKind, Position } from './kind';
import css from './treasuries.module.css';

export const treasuriesDraft: DraftKind<TreasuriesDraft, [position: Position, card: CardId, by: TreasuriesDraft['by'], bonus: number]> = {
  start({ view: { board }, me }, card, by, bonus) {
    const seat = findSeat(board, me);
    const wanted = Object.fromEntries((seat?.cards ?? []).map((id) => [id, board.cards[id]?.money ?? 0]));
    return { kind: 'treasuries', card, by, bonus, wanted };
  },
  tap: () => null,
  highlights: () => NO_HIGHLIGHTS,
  revalidate({ offers }, draft) {
    const cards = [...(offers.usePower.can?.cards ?? []), ...(offers.playSpecial.can?.cards ?? [])];
    return cards.some(({ card }) => card === draft.card) ? draft : null;
  },
  endsOnBackground: ({ by }) => by === 'playSpecial',
  intent: (position, draft) =>
    unspent(position, draft) < 0 ? null : { type: draft.by, card: draft.card, moves: treasuryMoves(position, draft) },
  Panel: TreasuriesPanel,
};

/** MB not placed yet; negative if too much is placed. */
export function unspent(position: Position, { wanted, bonus }: TreasuriesDraft): number {
  const now = Object.keys(wanted).reduce((sum, card) => sum + (position.view.board.cards[card]?.money ?? 0), 0);
  return now + bonus - Object.values(wanted).reduce((sum, amount) => sum + amount, 0);
}

/** Fewest moves that lead to the wanted treasuries; the rest comes from the bank. */
export function treasuryMoves(position: Position, { wanted }: TreasuriesDraft): MoneyMove[] {
  const change = Object.entries(wanted).map(([card, amount]) => ({ card, change: amount - (position.view.board.cards[card]?.money ?? 0) }));
  const givers = change.filter((row) => row.change < 0).map(({ card, change }) => ({ card, left: -change }));
  const moves: MoneyMove[] = [];
  for (const taker of change.filter((row) => row.change > 0)) {
    let need = taker.change;
    for (const giver of givers) {
      const amount = Math.min(need, giver.left);
      if (amount === 0) continue;
      moves.push({ from: giver.card, to: taker.card, amount });
      giver.left -= amount;
      need -= amount;
    }
    if (need > 0) moves.push({ from: 'bank', to: taker.card, amount: need });
  }
  return moves;
}

function TreasuriesPanel({ draft, position }: { draft: TreasuriesDraft; position: Position }) {
  const table = useTable();
  const left = unspent(position, draft);
  const moves = left < 0 ? [] : treasuryMoves(position, draft);
  const intent: Intent = { type: draft.by, card: draft.card, moves };
  const refusal =
    left < 0
      ? t('treasuries.tooMuch', { n: -left })
      : left > 0 && draft.bonus === 0
        ? t('treasuries.left', { n: left })
        : moves.length === 0
          ? t('treasuries.nothing')
          : whyNot(table, check(position.view, intent));
  const set = (card: string, amount: number) =>
    table.draft.change({ ...draft, wanted: { ...draft.wanted, [card]: Math.max(0, Math.floor(amount) || 0) } });
  return (
    <StepPanel title={cardName(draft.card)} testid="treasuries-panel">
      <p class="small muted">{cardText(draft.card)}</p>
      <p class={cx('small', left < 0 ? 'minus' : 'muted')} role="status">
        {t('treasuries.toLay', { n: left })}
      </p>
      <div>
        {Object.entries(draft.wanted).map(([card, amount]) => (
          <div key={card} class="field-row">
            <span>{cardName(card)}</span>
            <span class={css.stepper}>
              <Button
                size="small"
                icon="minus"
                label={t('treasuries.less', { card: cardName(card) })}
                reason={amount === 0 ? t('treasuries.empty') : null}
                onClick={() => set(card, amount - 1)}
              />
              <input
                class="field figures"
                type="number"
                min={0}
                value={amount}
                aria-label={cardName(card)}
                data-testid={`treasury-${card}`}
                onInput={(event) => set(card, Number(event.currentTarget.value))}
              />
              <Button
                size="small"
                icon="plus"
                label={t('treasuries.more', { card: cardName(card) })}
                onClick={() => set(card, amount + 1)}
              />
            </span>
          </div>
        ))}
      </div>
      <LockIn testid="treasuries-confirm" reason={refusal} text={t('treasuries.confirm')} send={() => table.game.act(intent)} />
    </StepPanel>
  );
}
