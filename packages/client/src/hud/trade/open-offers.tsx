import type { Parcel } from '@illuminice/rules';
import { cardName, money, t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { newTrade, openOffers } from '../gestures/trade';
import { useTable } from '../model';
import './open-offers.css';

/** Offers on the table: to accept, decline or withdraw. */
export function OpenOffers() {
  const table = useTable();
  const { mine } = table.view.value;
  const open = openOffers({ view: table.view.value });
  if (open.length === 0) return null;
  const { answer, withdraw } = table.offers.value;
  const words = (parcel: Parcel, hidden: number, known: readonly string[] | undefined) => {
    const named = [...(parcel.groups ?? []), ...(parcel.specials ?? []), ...(known ?? [])].map(cardName);
    return (
      [parcel.money ? money(parcel.money) : '', ...named, !known && hidden > 0 ? t('trade.hidden', { n: hidden }) : '']
        .filter(Boolean)
        .join(', ') || t('trade.nothing')
    );
  };
  return (
    <ul class="offers" aria-label={t('trade.open')} data-testid="offers">
      {open.map((offer) => {
        const brings = (offer.give.groups?.length ?? 0) > 0;
        const by = table.seat(offer.by);
        const secret = mine?.offered.find(({ offer: id }) => id === offer.id);
        const forMe = answer.can?.offers.includes(offer.id);
        return (
          <li key={offer.id} style={{ '--seat': by.look.colour }} data-testid={offer.id}>
            <p>
              <SeatMark look={by.look} size={12} /> <b>{by.name}</b> → <b>{table.name(offer.to)}</b>
              {offer.secret && <span class="pill">{t('trade.secret')}</span>}
            </p>
            <p class="small">
              {t('trade.line', {
                give: words(offer.give, offer.giveHidden, secret?.give),
                ask: words(offer.ask, offer.askHidden, secret?.ask),
              })}
            </p>
            <div class="step-row">
              {forMe && (
                <>
                  <Button
                    kind="brass"
                    size="small"
                    icon="check"
                    testid={`accept-${offer.id}`}
                    reason={brings || answer.can?.acceptable.includes(offer.id) ? null : t('trade.notNow')}
                    onClick={() =>
                      brings
                        ? table.begin({ kind: 'accept', offer: offer.id, places: {} })
                        : void table.act({ type: 'answer', offer: offer.id, accept: true })
                    }
                  >
                    {t('trade.accept')}
                  </Button>
                  <Button
                    size="small"
                    testid={`decline-${offer.id}`}
                    onClick={() => void table.act({ type: 'answer', offer: offer.id, accept: false })}
                  >
                    {t('trade.decline')}
                  </Button>
                  <Button
                    size="small"
                    testid={`counter-${offer.id}`}
                    onClick={() => table.begin({ ...newTrade(offer.by), counters: offer.id })}
                  >
                    {t('trade.counter')}
                  </Button>
                </>
              )}
              {withdraw.can?.offers.includes(offer.id) && (
                <Button size="small" testid={`withdraw-${offer.id}`} onClick={() => void table.act({ type: 'withdraw', offer: offer.id })}>
                  {t('trade.withdraw')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
