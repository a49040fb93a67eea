import type { PlayerId } from '@illuminice/rules';
import { check, type Deal, type GameEvent, type Intent, type OpenToOffers } from '@illuminice/rules/inwo';
import { useRef, useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { type GoneOffer, OfferFrame, OfferList, OfferWords, Opening, type ShownOffer, useGone } from '../../../hud/trade/offer-frame';
import { t as shared, textOf } from '../../../text';
import { Button } from '../../../ui/button';
import { copyName } from '../drafts/choice-text';
import { type TableModel, useTable } from '../use-table';
import { logLine, t } from '../words';
import { type Acceptance, acceptance, answerTo, changed, counterTo, openDeals } from './bargain';
import { ChooseCards, sideWords, WholeDeal } from './deal';
import { Spots } from './spots';

interface Shown extends ShownOffer {
  readonly deal: Deal;
}

const nameOf = (id: number): string => (id < 0 ? `secret-${-id}` : `offer-${id}`);

const shownAs = (deal: Deal): Shown => ({
  ...{ id: nameOf(deal.id), by: deal.from, to: deal.to, secret: deal.secret === true, isCounter: deal.counters !== undefined },
  ...{ version: deal.version, deal },
  terms: deal.bundle === undefined ? [] : [{ text: shared('trade.isBundle') }],
});

/** Open offers, and what players are open to offers on. `waiting`: offers to the viewer, else all others. */
export function OpenOffers({ waiting }: { waiting: boolean }) {
  const table = useTable();
  const { me } = table.game;
  const view = table.game.view.value;
  const isHere = (deal: Deal) => (deal.to === me) === waiting;
  const open = openDeals({ view }).filter(isHere);
  // Remembered, since the event of an ended deal comes after the deal is gone.
  const known = useRef(new Map<number, Deal>());
  for (const deal of open) known.current.set(deal.id, deal);
  const gone = useGone((events) =>
    (events as readonly GameEvent[]).flatMap((event): GoneOffer[] => {
      if ((event.type !== 'answered' && event.type !== 'offerClosed') || !known.current.has(event.deal)) return [];
      const why = event.type === 'offerClosed' ? event.why : event.accept ? 'accepted' : 'declined';
      return [{ id: nameOf(event.deal), why, line: textOf(logLine(event, { player: table.name, copy: (copy) => copyName(view, copy) })) }];
    }),
  );
  const openings = waiting
    ? []
    : view.board.seats.flatMap(({ player, openToOffers }) => (openToOffers ? [{ player, choice: openToOffers }] : []));
  return (
    <OfferList open={open.map(shownAs)} gone={gone} waiting={waiting} show={(shown) => <Open key={shown.id} shown={shown} />}>
      {openings.map(({ player, choice }) => (
        <Opening
          key={player}
          player={player}
          things={thingsOf(table, choice)}
          reason={whyNot(table, me === null ? null : barred(table, player))}
          onEnd={() => void table.game.act({ type: 'openToOffers' })}
          onAnswer={() => table.draft.begin(answerTo(player, choice))}
        />
      ))}
    </OfferList>
  );
}

const barred = (table: TableModel, player: PlayerId) => {
  const refusal = check(table.game.view.value, { type: 'offer', to: player, give: {}, ask: {} });
  return refusal?.why === 'nothingInIt' ? null : refusal;
};

const thingsOf = (table: TableModel, { plots, cards, resources, groups, hiddenPlots, hiddenGroups }: OpenToOffers): string[] => [
  ...[...plots, ...cards, ...resources, ...groups].map((copy) => copyName(table.game.view.value, copy)),
  hiddenPlots > 0 ? t('trade.hiddenPlots', { n: hiddenPlots }) : '',
  hiddenGroups > 0 ? t('trade.hiddenCards', { n: hiddenGroups }) : '',
];

/** Answers or withdraws an offer. Dealing counts as thinking in any open window. */
const send = (table: TableModel, intent: Intent) => {
  table.clock.cancelAutoPass();
  void table.game.act(intent);
};

function Open({ shown }: { shown: Shown }) {
  const table = useTable();
  const position = table.game.position.value;
  const [answer, setAnswer] = useState<Acceptance>({ spots: {}, cards: [] });
  const { id, deal } = shown;
  const view = table.game.view.value;
  const forMe = deal.to === table.game.me;
  const accept = position && acceptance(position, deal, answer);
  const choices = forMe && position && (
    <>
      <ChooseCards deal={deal} position={position} chosen={answer.cards} onChoose={(cards) => setAnswer({ ...answer, cards })} />
      {deal.give.groups.map((group) => (
        <Spots
          key={group}
          group={group}
          position={position}
          chosen={answer.spots[group]}
          onChoose={(spot) => setAnswer({ ...answer, spots: { ...answer.spots, [group]: spot } })}
        />
      ))}
    </>
  );
  return (
    <OfferFrame
      offer={shown}
      whole={
        <>
          <WholeDeal deal={deal} />
          {choices}
        </>
      }
      brief={
        <>
          <OfferWords>{shared('trade.line', { give: sideWords(table, deal, 'give'), ask: sideWords(table, deal, 'ask') })}</OfferWords>
          {choices}
        </>
      }
      answers={
        <>
          <Button
            kind="brass"
            size="small"
            icon="check"
            testid={`accept-${id}`}
            reason={accept ? whyNot(table, check(view, accept)) : null}
            onClick={() => accept && send(table, accept)}
          >
            {shared('trade.accept')}
          </Button>
          <Button size="small" testid={`decline-${id}`} onClick={() => send(table, { type: 'answer', offer: deal.id, accept: false })}>
            {shared('trade.decline')}
          </Button>
          <Button size="small" testid={`counter-${id}`} onClick={() => table.draft.begin(counterTo({ view }, deal))}>
            {shared('trade.counter')}
          </Button>
        </>
      }
      own={
        <>
          <Button size="small" testid={`withdraw-${id}`} onClick={() => send(table, { type: 'withdraw', offer: deal.id })}>
            {shared('trade.withdraw')}
          </Button>
          <Button size="small" testid={`change-${id}`} onClick={() => table.draft.begin(changed({ view }, deal))}>
            {shared('trade.change')}
          </Button>
        </>
      }
    />
  );
}
