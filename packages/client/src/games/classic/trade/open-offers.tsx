import type { CardId, PlayerId } from '@illuminice/rules';
import {
  check,
  closedOffer,
  type GameEvent,
  type Intent,
  type OpenToOffers,
  type Parcel,
  type TradeOffer,
} from '@illuminice/rules/classic';
import { useEffect, useRef, useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { inWords } from '../../../hud/talk/keyed';
import { cardName, logLine, money, t, textOf } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { type TableModel, useTable } from '../use-table';
import { ActionCost } from './action-cost';
import { answerTo, changed, counterTo, newAccept, openOffers } from './bargain';
import { Deal } from './deal';
import css from './open-offers.module.css';

type Closed = Extract<GameEvent, { type: 'offerClosed' }>;

/** How long the word stays why an offer is gone; meanwhile nothing else moves under the pointer. */
const FAREWELL_MS = 9000;

/** Offers on the table: to accept, decline, answer, change or withdraw. One that is gone says why, in its place. */
export function OpenOffers() {
  const table = useTable();
  const open = openOffers({ view: table.game.view.value });
  const [closed, setClosed] = useState<readonly Closed[]>([]);
  const order = useRef<string[]>([]);

  useEffect(
    () =>
      table.link.onEvents((events) => {
        const gone = events.filter((event): event is Closed => event.type === 'offerClosed');
        if (gone.length > 0) setClosed((before) => [...before, ...gone]);
      }),
    [table],
  );
  useEffect(() => {
    if (closed.length === 0) return;
    const clock = setTimeout(() => setClosed([]), FAREWELL_MS);
    return () => clearTimeout(clock);
  }, [closed]);

  for (const { id, replaces } of open) {
    if (order.current.includes(id)) continue;
    // A new version stands where the one before it stood.
    const before = replaces === undefined ? -1 : order.current.indexOf(replaces);
    if (before >= 0) order.current[before] = id;
    else order.current.push(id);
  }
  order.current = order.current.filter((id) => open.some((offer) => offer.id === id) || closed.some((gone) => closedOffer(gone) === id));
  const openings = table.game.view.value.board.seats.flatMap(({ player, openToOffers: parcel }) =>
    parcel ? [{ player, on: parcel }] : [],
  );
  if (order.current.length + openings.length === 0) return null;
  return (
    <ul class={css.offers} aria-label={t('trade.open')} data-testid="offers">
      {order.current.map((id) => {
        const offer = open.find((entry) => entry.id === id);
        const gone = closed.find((event) => closedOffer(event) === id);
        if (offer) return <OpenOffer key={id} offer={offer} />;
        return gone ? <Farewell key={id} event={gone} /> : null;
      })}
      {openings.map((opening) => (
        <Opening key={opening.player} {...opening} />
      ))}
    </ul>
  );
}

function Farewell({ event }: { event: Closed }) {
  const table = useTable();
  return (
    <li class="small muted" data-testid={`gone-${closedOffer(event)}`} data-why={event.why}>
      <span role="status">{textOf(logLine(event, { player: table.name }))}</span>
    </li>
  );
}

/** One offer: shown whole to whom it is made while they are busy with nothing else; otherwise one line that opens. */
function OpenOffer({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const { id, by, to: receiver } = offer;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const from = table.seat(by);
  const forMe = receiver === table.game.me;
  const draft = table.draft.current.value;
  const atRest = draft === null && table.game.view.value.board.frames.length === 0;
  const shown = chosen ?? (forMe && atRest);
  // It is laid out in the panel, with where its Groups shall hang.
  if (draft?.kind === 'accept' && draft.offer === id) return null;
  return (
    <li style={{ '--seat': from.look.colour }} class={cx(forMe && css.forMe)} data-testid={id}>
      <header>
        <p class={css.offerTitle}>
          <SeatMark look={from.look} size={12} /> {forMe ? t('trade.from', { name: from.name }) : `${from.name} → ${table.name(receiver)}`}
        </p>
        <Button kind="quiet" size="small" pressed={shown} testid={`look-${id}`} onClick={() => setChosen(!shown)}>
          {t('trade.look')}
        </Button>
      </header>
      <Nature offer={offer} />
      {shown ? <Deal offer={offer} /> : <OfferWords offer={offer} />}
      {forMe && <Answers offer={offer} />}
      {forMe && <StopOffers id={id} by={by} />}
      {by === table.game.me && (
        <div class="button-row">
          {offer.willing && <Pick offer={offer} />}
          <Button size="small" testid={`withdraw-${id}`} onClick={() => deal(table, { type: 'withdraw', offer: id })}>
            {t('trade.withdraw')}
          </Button>
          <Button size="small" testid={`change-${id}`} onClick={() => table.draft.begin(changed({ view: table.game.view.value }, offer))}>
            {t('trade.change')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Answers or withdraws an offer. Whoever deals is thinking, whatever window is open. */
function deal(table: TableModel, intent: Intent) {
  table.clock.cancelAutoPass();
  void table.game.act(intent);
}

/** Tag of an offer that is not a plain one. */
function Nature({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const { id, by, to: receiver, secret, counters, bundle, choose, willing, version } = offer;
  if (!secret && !counters && !bundle && !willing && !version) return null;
  return (
    <p class={css.offerNature}>
      {version && (
        <span class="pill" role="status" data-testid={`version-${id}`}>
          {t('trade.version', { n: version })}
        </span>
      )}
      {secret && <span class="pill">{t('trade.isSecret')}</span>}
      {counters && <span class="pill">{t('trade.isCounter')}</span>}
      {bundle && <span class="pill">{choose ? t('trade.isChoice', { name: table.name(by) }) : t('trade.isBundle')}</span>}
      {willing && (
        <span class="pill" data-testid={`willing-${id}`}>
          {t('trade.willing', { name: table.name(receiver) })}
        </span>
      )}
    </p>
  );
}

function Pick({ offer: { id, to: receiver } }: { offer: TradeOffer }) {
  const table = useTable();
  const intent = { type: 'answer', offer: id, accept: true } as const;
  const name = table.name(receiver);
  return (
    <Button
      kind="brass"
      size="small"
      icon="check"
      testid={`pick-${id}`}
      reason={whyNot(table, check(table.game.view.value, intent))}
      onClick={() => deal(table, intent)}
    >
      {t('trade.pick', { name })}
    </Button>
  );
}

function Answers({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const { id } = offer;
  const brings = (offer.give.groups?.length ?? 0) > 0;
  const refusal = check(table.game.view.value, { type: 'answer', offer: id, accept: true });
  // Groups that come are hung in a panel of their own, after this.
  const why = brings && refusal?.why === 'placeEach' ? null : refusal;
  return (
    <div class={cx('button-row', css.offerAnswers)}>
      <Button
        kind="brass"
        size="small"
        icon="check"
        testid={`accept-${id}`}
        reason={whyNot(table, why)}
        onClick={() => (brings ? table.draft.begin(newAccept(id)) : deal(table, { type: 'answer', offer: id, accept: true }))}
      >
        {brings ? t('trade.acceptPlace', { n: offer.give.groups?.length ?? 0 }) : t(offer.choose ? 'trade.beWilling' : 'trade.accept')}
      </Button>
      <Button size="small" testid={`decline-${id}`} onClick={() => deal(table, { type: 'answer', offer: id, accept: false })}>
        {t('trade.decline')}
      </Button>
      <Button size="small" testid={`counter-${id}`} onClick={() => table.draft.begin(counterTo({ view: table.game.view.value }, offer))}>
        {t('trade.counter')}
      </Button>
    </div>
  );
}

/** An opening to offers, which anybody answers with an offer (C-803). */
function Opening({ player, on: parcel }: { player: PlayerId; on: OpenToOffers }) {
  const table = useTable();
  const { seat, name, game } = table;
  const place = seat(player).place;
  const mine = player === game.me;
  const things = [
    parcel.money > 0 ? money(parcel.money) : '',
    ...[...parcel.groups, ...parcel.specials].map(cardName),
    hiddenWords(parcel.faceDown),
  ];
  const refusal = whyNot(table, game.offers.value.offer.refusal);
  return (
    <li style={{ '--seat': seat(player).look.colour }} data-testid={`opening-${place}`}>
      <p class={css.offerTitle}>
        <SeatMark look={seat(player).look} size={12} /> {t('trade.opening', { mine: mine ? 'yes' : 'no', name: name(player) })}
      </p>
      <p class={cx('small', css.offerWords)}>{things.filter(Boolean).join(', ')}</p>
      {game.me !== null && (
        <div class="button-row">
          {mine ? (
            <Button size="small" testid="opening-end" onClick={() => void table.game.act({ type: 'openToOffers' })}>
              {t('trade.openingEnd')}
            </Button>
          ) : (
            <Button
              size="small"
              icon="trade"
              testid={`opening-answer-${place}`}
              reason={refusal}
              onClick={() => table.draft.begin(answerTo({ view: game.view.value }, player, parcel))}
            >
              {t('trade.openingAnswer')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const hiddenWords = (n: number) => (n > 0 ? t('trade.hidden', { n }) : '');

function StopOffers({ id, by }: Pick<TradeOffer, 'id' | 'by'>) {
  const table = useTable();
  const orders = table.link.orders.value;
  return (
    <Button
      class={css.offerStop}
      size="small"
      kind="quiet"
      testid={`no-offers-${id}`}
      hint={t('trade.noMoreHint', { name: table.name(by) })}
      onClick={() => void table.send('orders', { orders: { ...orders, noOffersFrom: [...new Set([...orders.noOffersFrom, by])] } })}
    >
      {t('trade.noMore', { name: table.name(by) })}
    </Button>
  );
}

/** The two sides of an offer, as far as the viewer may know them. */
function OfferWords({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const known = table.game.view.value.mine?.offered.find((entry) => entry.offer === offer.id);
  return (
    <>
      <p class={cx('small', css.offerWords)}>
        {t('trade.line', {
          give: sideWords(offer.give, offer.giveHidden, known?.give),
          ask: sideWords(offer.ask, offer.askHidden, known?.ask),
        })}
      </p>
      <ActionCost of={offer} />
    </>
  );
}

function sideWords(side: Parcel, hidden: number, known: readonly CardId[] | undefined): string {
  const items = [
    side.money ? money(side.money) : '',
    ...[...(side.groups ?? []), ...(side.specials ?? []), ...(known ?? [])].map(cardName),
    known ? '' : hiddenWords(hidden),
    side.promise ? t('trade.promised', { text: inWords(side.promise) }) : '',
  ];
  return items.filter(Boolean).join(', ') || t('trade.nothing');
}
