import type { CardId } from '@illuminice/rules';
import { check, closedOffer, type GameEvent, type Intent, type Parcel, type TradeOffer } from '@illuminice/rules/classic';
import { whyNot } from '../../../hud/shell/why-not';
import { inWords } from '../../../hud/talk/keyed';
import {
  type GoneOffer,
  OfferFrame,
  OfferList,
  Opening,
  type ShownOffer,
  useGone,
  OfferWords as Words,
} from '../../../hud/trade/offer-frame';
import { cardName, logLine, money, t, textOf } from '../../../text';
import { Button } from '../../../ui/button';
import { type TableModel, useTable } from '../use-table';
import { ActionCost } from './action-cost';
import { answerTo, changed, counterTo, newAccept, openOffers } from './bargain';
import { Deal } from './deal';

interface Shown extends ShownOffer {
  readonly offer: TradeOffer;
}

const shownAs = (table: TableModel, offer: TradeOffer): Shown => {
  const { id, by, to: receiver, secret, counters, bundle, choose, willing, version, replaces } = offer;
  return {
    ...{ id, by, to: receiver, secret, isCounter: counters !== null, version, replaces, offer },
    terms: [
      ...(bundle ? [{ text: choose ? t('trade.isChoice', { name: table.name(by) }) : t('trade.isBundle') }] : []),
      ...(willing ? [{ text: t('trade.willing', { name: table.name(receiver) }), testid: `willing-${id}` }] : []),
    ],
  };
};

/** Open offers: to accept, decline, counter, change or withdraw. `waiting`: those to the viewer, else all others. */
export function OpenOffers({ waiting }: { waiting: boolean }) {
  const table = useTable();
  const { me } = table.game;
  const view = table.game.view.value;
  const isHere = (receiver: string) => (receiver === me) === waiting;
  const open = openOffers({ view }).filter(({ to: receiver }) => isHere(receiver));
  const gone = useGone((events) =>
    (events as readonly GameEvent[]).flatMap((event): GoneOffer[] => {
      const id = event.type === 'offerClosed' ? closedOffer(event) : null;
      if (event.type !== 'offerClosed' || id === null || !isHere(event.to)) return [];
      return [{ id, why: event.why, line: textOf(logLine(event, { player: table.name })) }];
    }),
  );
  const openings = waiting ? [] : view.board.seats.flatMap(({ player, openToOffers: parcel }) => (parcel ? [{ player, parcel }] : []));
  return (
    <OfferList
      open={open.map((offer) => shownAs(table, offer))}
      gone={gone}
      waiting={waiting}
      show={(shown) => <OpenOffer key={shown.id} shown={shown} />}
    >
      {openings.map(({ player, parcel }) => (
        <Opening
          key={player}
          player={player}
          things={[
            parcel.money > 0 ? money(parcel.money) : '',
            ...[...parcel.groups, ...parcel.specials].map(cardName),
            hiddenWords(parcel.faceDown),
          ]}
          reason={whyNot(table, table.game.offers.value.offer.refusal)}
          onEnd={() => void table.game.act({ type: 'openToOffers' })}
          onAnswer={() => table.draft.begin(answerTo({ view: table.game.view.value }, player, parcel))}
        />
      ))}
    </OfferList>
  );
}

function OpenOffer({ shown }: { shown: Shown }) {
  const table = useTable();
  const { id, offer } = shown;
  const draft = table.draft.current.value;
  // This offer is shown in the panel, with the placement of its Groups.
  if (draft?.kind === 'accept' && draft.offer === id) return null;
  return (
    <OfferFrame
      offer={shown}
      whole={<Deal offer={offer} />}
      brief={<OfferWords offer={offer} />}
      answers={<Answers offer={offer} />}
      own={
        <>
          {offer.willing && <Pick offer={offer} />}
          <Button size="small" testid={`withdraw-${id}`} onClick={() => deal(table, { type: 'withdraw', offer: id })}>
            {t('trade.withdraw')}
          </Button>
          <Button size="small" testid={`change-${id}`} onClick={() => table.draft.begin(changed({ view: table.game.view.value }, offer))}>
            {t('trade.change')}
          </Button>
        </>
      }
    />
  );
}

/** Answers or withdraws an offer. Dealing counts as thinking in any open window. */
function deal(table: TableModel, intent: Intent) {
  table.clock.cancelAutoPass();
  void table.game.act(intent);
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
  // Arriving Groups are placed in a panel of their own, afterwards.
  const why = brings && refusal?.why === 'placeEach' ? null : refusal;
  return (
    <>
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
    </>
  );
}

const hiddenWords = (n: number) => (n > 0 ? t('trade.hidden', { n }) : '');

/** Both sides of an offer, as far as the viewer may know them. */
function OfferWords({ offer }: { offer: TradeOffer }) {
  const table = useTable();
  const known = table.game.view.value.mine?.offered.find((entry) => entry.offer === offer.id);
  return (
    <>
      <Words>
        {t('trade.line', {
          give: sideWords(offer.give, offer.giveHidden, known?.give),
          ask: sideWords(offer.ask, offer.askHidden, known?.ask),
        })}
      </Words>
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
