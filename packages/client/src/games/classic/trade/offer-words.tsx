import type { CardId } from '@illuminice/rules';
import type { Parcel, TradeOffer } from '@illuminice/rules/classic';
import { cardName, money, t } from '../../../text';
import { cx } from '../../../ui/cx';
import { useTable } from '../use-table';
import css from './open-offers.module.css';

/** What an offer gives for what, as the viewer may know it. */
export function OfferWords({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const known = table.game.view.value.mine?.offered.find((one) => one.offer === offer.id);
  const cost = (offer.give.groups?.length ?? 0) + (offer.ask.groups?.length ?? 0);
  return (
    <>
      <p class={cx('small', css.offerWords)}>
        {t('trade.line', {
          give: sideWords(offer.give, offer.giveHidden, known?.give),
          ask: sideWords(offer.ask, offer.askHidden, known?.ask),
        })}
      </p>
      {cost > 0 && <p class="small muted">{t('trade.cost', { n: cost })}</p>}
    </>
  );
}

/** One side in words; a promise as it was written. */
function sideWords(side: Parcel, hidden: number, known: readonly CardId[] | undefined): string {
  const items = [
    side.money ? money(side.money) : '',
    ...[...(side.groups ?? []), ...(side.specials ?? []), ...(known ?? [])].map(cardName),
    !known && hidden > 0 ? t('trade.hidden', { n: hidden }) : '',
    side.promise ? t('trade.promised', { text: side.promise }) : '',
  ];
  return items.filter(Boolean).join(', ') || t('trade.nothing');
}
