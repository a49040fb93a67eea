import { type CardId, check, type Parcel } from '@illuminice/rules';
import { cardName, t } from '../../text';
import { AmountSlider } from '../../ui/amount-slider';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { Switch } from '../../ui/switch';
import { newTrade, offerIntent } from '../gestures/trade';
import type { Table, TradeGesture } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { HangOn } from './hang-on';
import '../attack/attack.css';

/** An offer in the making: to whom, what for what (C-803). */
export function TradePanel({ gesture, table: now }: { gesture: TradeGesture; table: Table }) {
  const table = useTable();
  const { board, mine } = now.view;
  const other = board.seats.find(({ player }) => player === gesture.to);
  const self = board.seats.find(({ player }) => player === now.me);
  const can = now.offers.offer.can;
  const intent = offerIntent(gesture);
  const refusal = intent ? table.why(check(now.view, intent)) : t('trade.empty');
  const set = (side: 'give' | 'ask', part: Parcel) => table.change({ ...gesture, [side]: { ...gesture[side], ...part } });
  const toggle = (list: CardId[], card: CardId) => (list.includes(card) ? list.filter((id) => id !== card) : [...list, card]);
  const moneyOf = (card: CardId | null | undefined) => (card ? (board.cards[card]?.money ?? 0) : 0);

  return (
    <StepPanel title={t('trade.title')} testid="trade-panel">
      <div class="chips">
        {can?.to.map((player) => (
          <button
            key={player}
            type="button"
            class="chip"
            aria-pressed={player === gesture.to}
            data-testid={`trade-to-${table.seat(player).place}`}
            onClick={() => table.change({ ...newTrade(player), give: gesture.give })}
          >
            <SeatMark look={table.seat(player).look} size={13} /> {table.name(player)}
          </button>
        ))}
      </div>
      <Side
        title={t('trade.give')}
        money={gesture.give.money}
        max={moneyOf(self?.illuminati)}
        groups={can?.groups ? (self?.cards.filter((card) => card !== self.illuminati) ?? []) : []}
        specials={can?.specials ?? []}
        chosen={gesture.give}
        testid="trade-give"
        onMoney={(money) => set('give', { money })}
        onGroup={(card) => set('give', { groups: toggle(gesture.give.groups, card) })}
        onSpecial={(card) => set('give', { specials: toggle(gesture.give.specials, card) })}
      />
      <Side
        title={t('trade.ask', { name: table.name(gesture.to) })}
        money={gesture.ask.money}
        max={moneyOf(other?.illuminati)}
        groups={can?.groups ? (other?.cards.filter((card) => card !== other.illuminati) ?? []) : []}
        specials={[...(other?.faceUp ?? []), ...(mine?.seen.filter(({ player }) => player === gesture.to).map(({ card }) => card) ?? [])]}
        chosen={gesture.ask}
        testid="trade-ask"
        onMoney={(money) => set('ask', { money })}
        onGroup={(card) => set('ask', { groups: toggle(gesture.ask.groups, card) })}
        onSpecial={(card) => set('ask', { specials: toggle(gesture.ask.specials, card) })}
      />
      {gesture.ask.groups.map((group) => (
        <HangOn
          key={group}
          group={group}
          table={now}
          leaving={gesture.give.groups}
          place={gesture.places[group]}
          onPick={(place) => table.change({ ...gesture, places: { ...gesture.places, [group]: place } })}
        />
      ))}
      <div class="option">
        <div>
          <strong class="small">{t('trade.secret')}</strong>
          <p class="small muted">{t('trade.secretHelp')}</p>
        </div>
        <Switch
          label={t('trade.secret')}
          on={gesture.secret}
          testid="trade-secret"
          onChange={(secret) => table.change({ ...gesture, secret })}
        />
      </div>
      <PanelFoot>
        <Button
          kind="brass"
          size="big"
          icon="trade"
          testid="trade-offer"
          reason={refusal}
          onClick={async () => {
            if (intent && (await table.act(intent))) table.cancel();
          }}
        >
          {t('trade.offer', { name: table.name(gesture.to) })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}

function Side(props: {
  title: string;
  money: number;
  max: number;
  groups: readonly CardId[];
  specials: readonly CardId[];
  chosen: Required<Parcel>;
  testid: string;
  onMoney: (money: number) => void;
  onGroup: (card: CardId) => void;
  onSpecial: (card: CardId) => void;
}) {
  return (
    <fieldset class="trade-side">
      <legend>{props.title}</legend>
      {props.max > 0 && (
        <AmountSlider
          label={t('trade.money')}
          min={0}
          max={props.max}
          value={props.money}
          testid={`${props.testid}-money`}
          onChange={props.onMoney}
        />
      )}
      <div class="chips">
        {props.groups.map((card) => (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={props.chosen.groups.includes(card)}
            data-testid={`${props.testid}-${card}`}
            onClick={() => props.onGroup(card)}
          >
            {cardName(card)}
          </button>
        ))}
        {props.specials.map((card) => (
          <button
            key={card}
            type="button"
            class="chip"
            aria-pressed={props.chosen.specials.includes(card)}
            data-testid={`${props.testid}-${card}`}
            onClick={() => props.onSpecial(card)}
          >
            {cardName(card)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
