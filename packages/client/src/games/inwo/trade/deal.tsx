import type { PlayerId } from '@illuminice/rules';
import type { CopyId, Deal } from '@illuminice/rules/inwo';
import { DealColumn, DealColumns } from '../../../hud/trade/deal-columns';
import { PromiseStrip } from '../../../hud/trade/promise';
import { t as shared } from '../../../text';
import { Chip } from '../../../ui/chip';
import { SmallCard } from '../card/small-card';
import { copyName } from '../drafts/choice-text';
import { cardOf, ownGroups, ownPlots } from '../known';
import type { Position } from '../types';
import { type TableModel, useTable } from '../use-table';
import { list, t } from '../words';
import { PARTS } from './bargain';
import css from './trade.module.css';

type Side = 'give' | 'ask';

const giverOf = (deal: Deal, side: Side): PlayerId => (side === 'give' ? deal.from : deal.to);

/** Cards of one side that the viewer knows, and words for the others. */
const contents = (table: TableModel, deal: Deal, side: Side): { readonly cards: readonly CopyId[]; readonly more: readonly string[] } => {
  const view = table.game.view.value;
  const part = deal[side];
  const open = PARTS.flatMap((name) => part[name]);
  const hidden = (view.mine?.offered.find((offer) => offer.deal === deal.id)?.[side] ?? []).filter((copy) => !open.includes(copy));
  const unnamed = part.hidden - hidden.length;
  const giver = giverOf(deal, side);
  const whose = { mine: giver === table.game.me ? 'yes' : 'no', name: table.name(giver) };
  return {
    cards: [...open, ...hidden],
    more: [
      ...(unnamed > 0 ? [t('trade.unnamed', { n: unnamed })] : []),
      ...(part.anyPlots ? [t('trade.anyPlots', { n: part.anyPlots, ...whose })] : []),
      ...(part.anyCards ? [t('trade.anyCards', { n: part.anyCards, ...whose })] : []),
    ],
  };
};

export const sideWords = (table: TableModel, deal: Deal, side: Side): string => {
  const { cards, more } = contents(table, deal, side);
  const { promise } = deal[side];
  const named = cards.map((copy) => copyName(table.game.view.value, copy));
  const promised = promise ? [shared('trade.promised', { text: promise })] : [];
  return list([...named, ...more, ...promised]) || shared('trade.nothing');
};

export function WholeDeal({ deal }: { deal: Deal }) {
  return (
    <div class={css.deal}>
      <DealColumns>
        <DealSide deal={deal} side="give" />
        <DealSide deal={deal} side="ask" />
      </DealColumns>
      {deal.give.promise && <PromiseStrip by={deal.from} text={deal.give.promise} />}
      {deal.ask.promise && <PromiseStrip by={deal.to} text={deal.ask.promise} />}
    </div>
  );
}

function DealSide({ deal, side }: { deal: Deal; side: Side }) {
  const table = useTable();
  const view = table.game.view.value;
  const giver = giverOf(deal, side);
  const seat = table.seat(giver);
  const { cards, more } = contents(table, deal, side);
  const title = giver === table.game.me ? shared('trade.give') : shared('trade.ask', { name: seat.name });
  return (
    <DealColumn title={title} look={seat.look} testid={`gives-${seat.place}`}>
      {cards.map((copy) => {
        const card = cardOf(view, copy);
        return card === undefined ? null : (
          <button key={copy} type="button" class={css.dealt} onClick={() => table.ui.preview.pin(copy)}>
            <SmallCard card={card} />
            <span class="small">{copyName(view, copy)}</span>
          </button>
        );
      })}
      {more.map((text) => (
        <p key={text} class="small">
          {text}
        </p>
      ))}
      {cards.length + more.length === 0 && <p class="small muted">{shared(deal[side].promise ? 'trade.onlyPromise' : 'trade.nothing')}</p>}
    </DealColumn>
  );
}

/** The viewer's cards, to choose those that an offer requests without a name. */
export function ChooseCards(props: {
  deal: Deal;
  position: Position;
  chosen: readonly CopyId[];
  onChoose: (cards: readonly CopyId[]) => void;
}) {
  const { deal, position, chosen, onChoose } = props;
  const { anyPlots = 0, anyCards = 0 } = deal.ask;
  if (anyPlots + anyCards === 0) return null;
  const named = position.view.mine?.offered.find((offer) => offer.deal === deal.id)?.ask ?? [];
  const from = [...(anyPlots > 0 ? ownPlots(position.view) : []), ...(anyCards > 0 ? ownGroups(position.view) : [])];
  return (
    <fieldset class={css.side} aria-label={t('trade.chosen')}>
      <p class={css.head}>{t('trade.chosen')}</p>
      <div class="chips">
        {from
          .filter(({ id }) => !named.includes(id))
          .map(({ id }) => (
            <Chip
              key={id}
              pressed={chosen.includes(id)}
              testid={`choose-${id}`}
              onClick={() => onChoose(chosen.includes(id) ? chosen.filter((copy) => copy !== id) : [...chosen, id])}
            >
              {copyName(position.view, id)}
            </Chip>
          ))}
      </div>
    </fieldset>
  );
}
