import { type CardId, check, type Parcel } from '@illuminice/rules';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import { Switch } from '../../ui/switch';
import { askSeveral, nothingArrives, offerNamed, pickPartner } from '../gestures/trade';
import type { Table, TradeGesture } from '../gestures/types';
import { PanelFoot } from '../panel-foot';
import { StepPanel } from '../panels/step-panel';
import { useTable } from '../table-context';
import { offerIntent, placements, termsOf } from './bargain';
import { DealColumns } from './deal-columns';
import { effectsOf } from './effect';
import { EffectTable } from './effect-table';
import { FootNote } from './foot-note';
import { HangArriving } from './hang-on';
import { PickSide } from './pick-side';
import { PromiseField } from './promise-field';
import '../../ui/option-row.css';
import '../attack/attack.css';

/** An offer in the making: to whom, what for what (C-803). */
export function TradePanel({ gesture, table: now }: { gesture: TradeGesture; table: Table }) {
  const table = useTable();
  const { board, mine } = now.view;
  const { to, give, ask } = gesture;
  const can = now.offers.offer.can;
  const self = board.seats.find(({ player }) => player === now.me);
  const partners = board.seats.filter(({ player }) => to.includes(player));
  const [only] = partners.length === 1 ? partners : [];
  const terms = termsOf(gesture, now.me);
  const intent = offerIntent(now, gesture);
  const refusal = to.length === 0 ? t('trade.nobody') : intent ? table.why(check(now.view, intent)) : t('trade.empty');
  const moneyOf = (card: CardId | null | undefined) => (card ? (board.cards[card]?.money ?? 0) : 0);
  const names = to.map((player) => table.name(player)).join(t('trade.or'));
  const cost = give.groups.length + ask.groups.length;
  const set = (side: 'give' | 'ask', part: Parcel) =>
    table.change({ ...gesture, [side]: { ...gesture[side], ...part }, ...('groups' in part && { arriving: nothingArrives() }) });

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
            onClick={() => table.change(pickPartner(gesture, player))}
          >
            <SeatMark look={table.seat(player).look} size={13} /> {table.name(player)}
          </button>
        ))}
      </fieldset>
      {can && can.to.length > 1 && (
        <div class="option">
          <strong class="small option-words">{t('trade.askSeveral')}</strong>
          <Switch
            label={t('trade.askSeveral')}
            on={gesture.several}
            testid="trade-several"
            onChange={(several) => table.change(askSeveral(gesture, several))}
          />
        </div>
      )}
      {to.length > 1 && (
        <div class="option">
          <div class="option-words">
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
      <DealColumns>
        <PickSide
          title={t('trade.give')}
          look={table.seat(now.me).look}
          purse={moneyOf(self?.illuminati)}
          groups={ownGroups}
          noGroups={noGroups(ownGroups, 'give')}
          specials={can?.specials ?? []}
          chosen={give}
          testid="trade-give"
          onChange={(part) => set('give', part)}
        />
        <PickSide
          title={t('trade.ask', { name: only ? names : t('trade.whoever') })}
          look={only ? table.seat(only.player).look : null}
          purse={partners.length > 0 ? Math.min(...partners.map(({ illuminati }) => moneyOf(illuminati))) : 0}
          groups={theirGroups}
          noGroups={noGroups(theirGroups, 'ask')}
          specials={
            only ? [...only.faceUp, ...(mine?.seen.filter(({ player }) => player === only.player).map(({ card }) => card) ?? [])] : []
          }
          note={only && only.faceDown > 0 ? t('trade.unseen', { name: names, n: only.faceDown }) : null}
          chosen={ask}
          testid="trade-ask"
          onChange={(part) => set('ask', part)}
        />
      </DealColumns>
      <PromiseField
        label={t('trade.iPromise')}
        by={now.me}
        text={give.promise}
        testid="trade-give-promise"
        onChange={(promise) => set('give', { promise })}
      />
      <PromiseField
        label={t('trade.youPromise')}
        by={only?.player ?? null}
        text={ask.promise}
        testid="trade-ask-promise"
        onChange={(promise) => set('ask', { promise })}
      />
      <HangArriving
        groups={ask.groups}
        leaving={give.groups}
        terms={terms}
        arriving={gesture.arriving}
        table={now}
        onChange={(arriving) => table.change({ ...gesture, arriving })}
      />
      {only && intent && (
        <EffectTable
          title={t('trade.if', { who: 'other', name: names })}
          effects={effectsOf(now.view, terms, { by: placements(now, terms, gesture.arriving), to: [] })}
        />
      )}
      {cost > 0 && <p class="small muted">{t('trade.cost', { n: cost })}</p>}
      <div class="option">
        <div class="option-words">
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
        <FootNote>{refusal}</FootNote>
        <Button kind="brass" size="big" icon="trade" testid="trade-offer" reason={refusal} onClick={() => void send()}>
          {t('trade.offer', { name: names, first: to.length > 1 && !gesture.choose ? 'yes' : 'no' })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}

/** Reasons that bar every Group, not the one that is asked about. */
const GROUPS_BARRED: ReadonlySet<string> = new Set(['notInTurn', 'notInActions', 'insideAttack', 'notEnoughActions']);
