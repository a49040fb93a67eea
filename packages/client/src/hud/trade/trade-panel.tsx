import { TEXT_LENGTH } from '@illuminice/protocol';
import { type CardId, check, type Parcel, type PlayerId } from '@illuminice/rules';
import { cardName, t } from '../../text';
import { AmountSlider } from '../../ui/amount-slider';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { Switch } from '../../ui/switch';
import { emptyParcel, nothingArrives, offerIntent, offerNamed, termsOf } from '../gestures/trade';
import type { Table, TradeGesture } from '../gestures/types';
import { useTable } from '../model';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { HangArriving } from './hang-on';
import '../attack/attack.css';
import './open-offers.css';

/** An offer in the making: to whom, what for what (C-803). */
export function TradePanel({ gesture, table: now }: { gesture: TradeGesture; table: Table }) {
  const table = useTable();
  const { board, mine } = now.view;
  const { to, give, ask } = gesture;
  const can = now.offers.offer.can;
  const self = board.seats.find(({ player }) => player === now.me);
  const partners = board.seats.filter(({ player }) => to.includes(player));
  const [only] = partners.length === 1 ? partners : [];
  const intent = offerIntent(now, gesture);
  const refusal = to.length === 0 ? t('trade.nobody') : intent ? table.why(check(now.view, intent)) : t('trade.empty');
  const moneyOf = (card: CardId | null | undefined) => (card ? (board.cards[card]?.money ?? 0) : 0);
  const names = to.map((player) => table.name(player)).join(', ');
  const cost = give.groups.length + ask.groups.length;
  const set = (side: 'give' | 'ask', part: Parcel) =>
    table.change({ ...gesture, [side]: { ...gesture[side], ...part }, ...('groups' in part && { arriving: nothingArrives() }) });

  const toggleTo = (player: PlayerId) => {
    const next = to.includes(player) ? to.filter((one) => one !== player) : [...to, player];
    // Cards of one partner mean nothing to another.
    table.change({ ...gesture, to: next, ask: { ...emptyParcel(), promise: ask.promise }, arriving: nothingArrives(), counters: null });
  };
  /** Why no Group may change hands now; null: one may. */
  const noGroups = (groups: readonly CardId[], side: 'give' | 'ask') => {
    const [first] = groups;
    if (first === undefined || to.length === 0) return null;
    const refused = check(now.view, { type: 'offer', to: [...to], [side]: { groups: [first] } });
    return refused && GROUPS_BARRED.has(refused.why) ? table.why(refused) : null;
  };
  const send = async () => {
    if (!intent) return;
    if (gesture.replaces && offerNamed(now, gesture.replaces) && !(await table.act({ type: 'withdraw', offer: gesture.replaces }))) return;
    if (await table.act(intent)) table.cancel();
  };

  const ownGroups = self?.cards.filter((card) => card !== self.illuminati) ?? [];
  const theirGroups = only?.cards.filter((card) => card !== only.illuminati) ?? [];
  return (
    <StepPanel title={t('trade.title')} testid="trade-panel">
      {gesture.counters && offerNamed(now, gesture.counters) && <p class="small muted">{t('trade.counters', { name: names })}</p>}
      {gesture.replaces && <p class="small muted">{t('trade.replaces')}</p>}
      <fieldset class="chips" aria-label={t('trade.to')}>
        {can?.to.map((player) => (
          <button
            key={player}
            type="button"
            class="chip"
            aria-pressed={to.includes(player)}
            data-testid={`trade-to-${table.seat(player).place}`}
            onClick={() => toggleTo(player)}
          >
            <SeatMark look={table.seat(player).look} size={13} /> {table.name(player)}
          </button>
        ))}
      </fieldset>
      {to.length > 1 && (
        <div class="option">
          <div>
            <strong class="small">{t('trade.choose')}</strong>
            <p class="small muted">{t(gesture.choose ? 'trade.chooseHelp' : 'trade.several')}</p>
          </div>
          <Switch
            label={t('trade.choose')}
            on={gesture.choose}
            testid="trade-choose"
            onChange={(choose) => table.change({ ...gesture, choose })}
          />
        </div>
      )}
      <Side
        title={t('trade.give')}
        max={moneyOf(self?.illuminati)}
        groups={ownGroups}
        noGroups={noGroups(ownGroups, 'give')}
        specials={can?.specials ?? []}
        chosen={give}
        testid="trade-give"
        promise={t('trade.iPromise')}
        onChange={(part) => set('give', part)}
      />
      <Side
        title={t('trade.ask', { name: to.length > 1 ? t('trade.whoever') : names })}
        max={partners.length > 0 ? Math.min(...partners.map(({ illuminati }) => moneyOf(illuminati))) : 0}
        groups={theirGroups}
        noGroups={noGroups(theirGroups, 'ask')}
        specials={
          only ? [...only.faceUp, ...(mine?.seen.filter(({ player }) => player === only.player).map(({ card }) => card) ?? [])] : []
        }
        note={only && only.faceDown > 0 ? t('trade.unseen', { name: names, n: only.faceDown }) : null}
        chosen={ask}
        testid="trade-ask"
        promise={t('trade.youPromise')}
        onChange={(part) => set('ask', part)}
      />
      <HangArriving
        groups={ask.groups}
        leaving={give.groups}
        terms={termsOf(gesture, now.me)}
        arriving={gesture.arriving}
        table={now}
        onChange={(arriving) => table.change({ ...gesture, arriving })}
      />
      {cost > 0 && <p class="small muted">{t('trade.cost', { n: cost })}</p>}
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
        <Button kind="brass" size="big" icon="trade" testid="trade-offer" reason={refusal} onClick={() => void send()}>
          {t('trade.offer', { name: names })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}

/** Reasons that bar every Group, not the one that is asked about. */
const GROUPS_BARRED: ReadonlySet<string> = new Set(['notInTurn', 'notInActions', 'insideAttack', 'notEnoughActions']);

function Side(props: {
  title: string;
  max: number;
  groups: readonly CardId[];
  noGroups: ReturnType<ReturnType<typeof useTable>['why']>;
  specials: readonly CardId[];
  chosen: Required<Parcel>;
  testid: string;
  promise: string;
  note?: string | null;
  onChange: (part: Parcel) => void;
}) {
  const { chosen, testid, onChange } = props;
  const toggle = (list: readonly CardId[], card: CardId) => (list.includes(card) ? list.filter((id) => id !== card) : [...list, card]);
  const chip = (card: CardId, kind: 'groups' | 'specials') => (
    <button
      key={card}
      type="button"
      class="chip"
      aria-pressed={chosen[kind].includes(card)}
      data-testid={`${testid}-${card}`}
      onClick={() => onChange({ [kind]: toggle(chosen[kind], card) })}
    >
      {cardName(card)}
    </button>
  );
  return (
    <fieldset class="trade-side">
      <legend>{props.title}</legend>
      {props.max > 0 ? (
        <AmountSlider
          label={`${props.title}: ${t('trade.money')}`}
          min={0}
          max={props.max}
          value={chosen.money}
          testid={`${testid}-money`}
          onChange={(money) => onChange({ money })}
        />
      ) : (
        <p class="small muted">{t('trade.noMoney')}</p>
      )}
      {props.noGroups ? (
        <p class="small muted" data-testid={`${testid}-no-groups`}>
          {props.noGroups}
        </p>
      ) : (
        <div class="chips">{props.groups.map((card) => chip(card, 'groups'))}</div>
      )}
      {props.specials.length > 0 && <div class="chips">{props.specials.map((card) => chip(card, 'specials'))}</div>}
      {props.note && <p class="small muted">{props.note}</p>}
      <input
        class="field promise-field"
        value={chosen.promise}
        maxLength={TEXT_LENGTH}
        placeholder={props.promise}
        aria-label={props.promise}
        data-testid={`${testid}-promise`}
        onInput={(event) => onChange({ promise: event.currentTarget.value })}
      />
    </fieldset>
  );
}
