import { check } from '@illuminice/rules/inwo';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import type { TradeDraft } from '../drafts/data';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { sideName, t } from '../words';
import { newTrade, offerOf, opening, PARTS, payersOf, spotsFor, stockOf, toggled } from './bargain';
import css from './trade.module.css';

export function TradePanel({ draft, position }: { draft: TradeDraft; position: Position }) {
  const table = useTable();
  const { view } = position;
  const others = view.board.seats.filter(({ player, status }) => player !== position.me && status === 'in');
  const offer = offerOf(position, draft);
  const withGroups = (draft.give.groups?.length ?? 0) + (draft.ask.groups?.length ?? 0) > 0;
  return (
    <StepPanel title={t('trade.title')} testid="trade-panel">
      <fieldset class="chips" aria-label={t('trade.with')}>
        {others.map(({ player }) => (
          <Chip
            key={player}
            pressed={player === draft.to}
            colour={table.seat(player).look.colour}
            testid={`trade-to-${table.seat(player).place}`}
            onClick={() => table.draft.change(player === draft.to ? draft : { ...newTrade(player), give: draft.give })}
          >
            <SeatMark look={table.seat(player).look} size={12} /> {table.name(player)}
          </Chip>
        ))}
      </fieldset>
      {(['give', 'ask'] as const).map((side) => (
        <fieldset key={side} class={css.side} aria-label={t('trade.side', { side })}>
          <p class={css.head}>{t('trade.side', { side })}</p>
          {PARTS.map((part) => {
            const stock = stockOf(position, side === 'give' ? position.me : draft.to, part);
            return stock.length === 0 ? null : (
              <div key={part} class={css.part}>
                <span class="small muted">{t('trade.part', { part })}</span>
                <div class="chips">
                  {stock.map((card) => (
                    <Chip
                      key={card}
                      pressed={draft[side][part]?.includes(card) ?? false}
                      testid={`trade-${side}-${card}`}
                      onClick={() => table.draft.change(toggled(draft, side, part, card))}
                    >
                      {copyName(view, card)}
                    </Chip>
                  ))}
                </div>
              </div>
            );
          })}
        </fieldset>
      ))}
      {(draft.ask.groups ?? []).map((group) => (
        <Spots
          key={group}
          group={group}
          position={position}
          chosen={draft.spots[group]}
          onChoose={(spot) => table.draft.change({ ...draft, spots: { ...draft.spots, [group]: spot } })}
        />
      ))}
      {withGroups && (
        <fieldset class={css.side} aria-label={t('trade.pay')}>
          <p class={css.head}>{t('trade.pay')}</p>
          <div class="chips">
            {payersOf(position).map((card) => (
              <Chip
                key={card}
                pressed={draft.pay === card}
                testid={`trade-pay-${card}`}
                onClick={() => table.draft.change({ ...draft, pay: draft.pay === card ? null : card })}
              >
                {copyName(view, card)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <p class="small muted">{t('trade.hidden')}</p>
      <OpenUp draft={draft} position={position} />
      <LockIn
        icon="trade"
        testid="trade-offer"
        text={t('trade.offer')}
        reason={offer ? whyNot(table, check(view, offer)) : t('trade.empty')}
        send={() => (offer ? table.game.act(offer) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}

/** Tells everybody that one is open to offers on what is picked to be given, instead of offering it to somebody. */
function OpenUp({ draft, position }: { draft: TradeDraft; position: Position }) {
  const table = useTable();
  const intent = opening(position, draft.give);
  return (
    <Button
      size="small"
      testid="trade-open"
      hint={t('trade.openUpHelp')}
      reason={whyNot(table, check(position.view, intent))}
      onClick={async () => {
        if (await table.game.act(intent)) table.draft.cancel();
      }}
    >
      {t('trade.openUp')}
    </Button>
  );
}

export function Spots(props: { group: string; position: Position; chosen: string | undefined; onChoose(spot: string): void }) {
  const { group, position, chosen, onChoose } = props;
  const spots = spotsFor(position.view, position.me, group);
  return (
    <fieldset class={css.side} aria-label={t('trade.hang', { card: copyName(position.view, group) })}>
      <p class={css.head}>{t('trade.hang', { card: copyName(position.view, group) })}</p>
      <div class="chips">
        {spots.map(({ onto, arrow }, index) => {
          const id = `${onto} ${arrow}`;
          return (
            <Chip key={id} pressed={chosen === undefined ? index === 0 : chosen === id} testid={`hang-${id}`} onClick={() => onChoose(id)}>
              {t('say.spot', { card: copyName(position.view, onto), side: sideName(arrow) })}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
