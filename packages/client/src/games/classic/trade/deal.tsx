import type { Placement, TradeOffer } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { DealColumns } from '../../../hud/trade/deal-columns';
import { PromiseStrip } from '../../../hud/trade/promise';
import { t } from '../../../text';
import { useTable } from '../use-table';
import { ActionCost } from './action-cost';
import css from './deal.module.css';
import { DealSide } from './deal-side';
import { effectsOf } from './effect';
import { EffectTable } from './effect-table';

/**
 * An offer in full: gifts of both sides, promises, and the resulting standings. @param hung receiver's placement of their Groups, as far as
 * known @param children actions, placed before the standings
 */
export function Deal({ offer, hung = [], children }: { offer: TradeOffer; hung?: readonly Placement[]; children?: ComponentChildren }) {
  const table = useTable();
  const view = table.game.view.value;
  const { id, by, to: partner, give, ask } = offer;
  const known = view.mine?.offered.find((entry) => entry.offer === id);
  const effects = effectsOf(view, offer, { by: offer.placements, to: hung });
  return (
    <div class={css.deal}>
      <DealColumns>
        <DealSide by={by} parcel={give} hidden={offer.giveHidden} known={known?.give} testid={`gives-${table.seat(by).place}`} />
        <DealSide by={partner} parcel={ask} hidden={offer.askHidden} known={known?.ask} testid={`gives-${table.seat(partner).place}`} />
      </DealColumns>
      {children}
      {give.promise && <PromiseStrip by={by} text={give.promise} />}
      {ask.promise && <PromiseStrip by={partner} text={ask.promise} />}
      <EffectTable
        title={t('trade.if', { who: partner === table.game.me ? 'me' : 'other', name: table.name(partner) })}
        effects={partner === table.game.me ? effects.toReversed() : effects}
      />
      <ActionCost of={offer} />
    </div>
  );
}
