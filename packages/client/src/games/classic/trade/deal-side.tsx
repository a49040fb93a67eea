import type { CardId, PlayerId } from '@illuminice/rules';
import { branchOf, findSeat, type Parcel } from '@illuminice/rules/classic';
import { DealColumn } from '../../../hud/trade/deal-columns';
import { cardName, t } from '../../../text';
import { useTable } from '../use-table';
import { Coins } from './coins';
import css from './deal.module.css';
import { SmallBack, SmallCard } from './small-card';

/**
 * One side of an offer: cards as on the table, and coins. @param hidden face-down Specials in it · @param known those of them that the
 * viewer knows
 */
export function DealSide(props: { by: PlayerId; parcel: Parcel; hidden: number; known: readonly CardId[] | undefined; testid: string }) {
  const { by, parcel, hidden, known, testid } = props;
  const table = useTable();
  const { money = 0, groups = [], specials = [], promise } = parcel;
  const mine = by === table.game.me;
  const faceDown = known ?? [];
  const nothing = money === 0 && groups.length + specials.length + hidden === 0;
  return (
    <DealColumn title={mine ? t('trade.give') : t('trade.ask', { name: table.name(by) })} look={table.seat(by).look} testid={testid}>
      {groups.map((card) => (
        <DealtCard key={card} card={card} note={belowNote(branchOf(table.game.view.value.board, card).length - 1)} />
      ))}
      {[...specials, ...faceDown].map((card) => (
        <DealtCard key={card} card={card} note={faceDown.includes(card) ? t('trade.faceDown') : null} />
      ))}
      {!known && hidden > 0 && (
        <div class={css.dealt}>
          <SmallBack />
          <p class="small">{t('trade.hidden', { n: hidden })}</p>
        </div>
      )}
      {money > 0 && <DealtMoney by={by} money={money} />}
      {nothing && <p class="small muted">{t(promise ? 'trade.onlyPromise' : 'trade.nothing')}</p>}
    </DealColumn>
  );
}

const belowNote = (n: number) => (n > 0 ? t('trade.below', { n }) : null);

function DealtCard({ card, note }: { card: CardId; note: string | null }) {
  const table = useTable();
  return (
    <div class={css.dealt}>
      <button
        type="button"
        class={css.dealtCard}
        onClick={() => {
          table.ui.preview.pin(card);
        }}
      >
        <SmallCard card={card} />
        <span class="visually-hidden">{cardName(card)}</span>
      </button>
      {note && <p class="small muted">{note}</p>}
    </div>
  );
}

function DealtMoney({ by, money }: { by: PlayerId; money: number }) {
  const { board } = useTable().game.view.value;
  const illuminati = findSeat(board, by)?.illuminati;
  const purse = illuminati ? (board.cards[illuminati]?.money ?? 0) : 0;
  return (
    <div class={css.dealtMoney}>
      <Coins amount={money} />
      <p>
        <b class="figures" translate={false}>
          {money}
        </b>{' '}
        {t('trade.money')}
      </p>
      {purse >= money && <p class="small muted">{t('trade.purse', { purse, left: purse - money })}</p>}
    </div>
  );
}
