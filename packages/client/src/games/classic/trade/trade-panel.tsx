import type { CardId } from '@illuminice/rules';
import { check, findSeat, type IntentOf, type Parcel } from '@illuminice/rules/classic';
import { PanelFoot } from '../../../hud/shell/panel-foot';
import { StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { DealColumns } from '../../../hud/trade/deal-columns';
import { PromiseField } from '../../../hud/trade/promise';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { OptionRow } from '../../../ui/option-row';
import { SeatMark } from '../../../ui/seat-mark';
import { Switch } from '../../../ui/switch';
import type { TradeDraft } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { useTable } from '../use-table';
import { ActionCost } from './action-cost';
import { hangAll } from './arriving';
import { askSeveral, nothingArrives, offerIntent, offerNamed, pickPartner, placements, termsOf } from './bargain';
import { effectsOf } from './effect';
import { EffectTable } from './effect-table';
import { FootNote } from './foot-note';
import { HangArriving } from './hang-on';
import { PickSide } from './pick-side';

/** A draft offer: partners, gifts and requests (C-803). */
export function TradePanel({ draft, position }: { draft: TradeDraft; position: Position }) {
  const table = useTable();
  const { board } = position.view;
  const { to: receivers, give, ask } = draft;
  const partners = board.seats.filter(({ player }) => receivers.includes(player));
  const [only] = partners.length === 1 ? partners : [];
  const terms = termsOf(draft, position.me);
  const arriving = hangAll(position, terms, ask.groups, draft.arriving);
  const intent = offerIntent(position, { ...draft, arriving });
  const refusal = receivers.length === 0 ? t('trade.nobody') : intent ? whyNot(table, check(position.view, intent)) : t('trade.empty');
  const names = receivers.map((player) => table.name(player)).join(t('trade.or'));
  const send = async () => {
    if (intent && (await table.game.act(intent))) table.draft.cancel();
  };

  return (
    <StepPanel title={t('trade.title')} testid="trade-panel">
      <Earlier draft={draft} position={position} names={names} />
      <Receivers draft={draft} position={position} />
      <Sides draft={draft} position={position} names={names} />
      <HangArriving
        groups={ask.groups}
        leaving={give.groups}
        terms={terms}
        arriving={arriving}
        position={position}
        onChange={(wishes) => table.draft.change({ ...draft, arriving: wishes })}
      />
      {only && intent && (
        <EffectTable
          title={t('trade.if', { who: 'other', name: names })}
          effects={effectsOf(position.view, terms, { by: placements(position, terms, arriving), to: [] })}
        />
      )}
      <ActionCost of={draft} />
      <OptionRow small title={t('trade.secret')} help={t('trade.secretHelp')}>
        <Switch
          label={t('trade.secret')}
          on={draft.secret}
          testid="trade-secret"
          onChange={(secret) => table.draft.change({ ...draft, secret })}
        />
      </OptionRow>
      <OpenUp give={give} />
      <PanelFoot>
        <FootNote>{refusal}</FootNote>
        <Button kind="brass" size="big" icon="trade" testid="trade-offer" reason={refusal} onClick={() => void send()}>
          {t('trade.offer', { name: names, first: receivers.length > 1 && !draft.choose ? 'yes' : 'no' })}
        </Button>
      </PanelFoot>
    </StepPanel>
  );
}

function Earlier({ draft, position, names }: { draft: TradeDraft; position: Position; names: string }) {
  const table = useTable();
  return (
    <>
      {draft.counters && offerNamed(position, draft.counters) && <p class="small muted">{t('trade.counters', { name: names })}</p>}
      {draft.replaces && (
        <p class="small muted" data-testid="trade-replaces">
          {t('trade.replaces', { open: offerNamed(position, draft.replaces) ? 'yes' : 'no' })}
          {!offerNamed(position, draft.replaces) && (
            <Button size="small" testid="trade-anew" onClick={() => table.draft.change({ ...draft, replaces: null })}>
              {t('trade.anew')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Partners of the offer, and whether the first or a chosen one gets the deal. */
function Receivers({ draft, position }: { draft: TradeDraft; position: Position }) {
  const table = useTable();
  const { to: receivers } = draft;
  const to = position.offers.offer.can?.to ?? [];
  return (
    <>
      <fieldset class="chips" aria-label={t('trade.to')}>
        {to.map((player) => (
          <Chip
            key={player}
            pressed={receivers.includes(player)}
            testid={`trade-to-${table.seat(player).place}`}
            onClick={() => table.draft.change(pickPartner(draft, player))}
          >
            <SeatMark look={table.seat(player).look} size={13} /> {table.name(player)}
          </Chip>
        ))}
      </fieldset>
      {to.length > 1 && (
        <OptionRow small title={t('trade.askSeveral')}>
          <Switch
            label={t('trade.askSeveral')}
            on={draft.several}
            testid="trade-several"
            onChange={(several) => table.draft.change(askSeveral(draft, several))}
          />
        </OptionRow>
      )}
      {receivers.length > 1 && (
        <OptionRow small title={t('trade.choose')} help={t(draft.choose ? 'trade.chooseHelp' : 'trade.several')}>
          <Switch
            label={t('trade.choose')}
            on={draft.choose}
            testid="trade-choose"
            onChange={(choose) => table.draft.change({ ...draft, choose })}
          />
        </OptionRow>
      )}
    </>
  );
}

function Sides({ draft, position, names }: { draft: TradeDraft; position: Position; names: string }) {
  const table = useTable();
  const { board, mine } = position.view;
  const { to: receivers, give, ask } = draft;
  const self = findSeat(board, position.me);
  const partners = board.seats.filter(({ player }) => receivers.includes(player));
  const [only] = partners.length === 1 ? partners : [];
  const moneyOf = (card: CardId | null | undefined) => (card ? (board.cards[card]?.money ?? 0) : 0);
  const set = (side: 'give' | 'ask', part: Parcel) =>
    table.draft.change({ ...draft, [side]: { ...draft[side], ...part }, ...('groups' in part && { arriving: nothingArrives() }) });

  /** Why a Group cannot change hands now; what its place lacks is asked for later. */
  const groupRefusal = (side: 'give' | 'ask') => (group: CardId) => {
    if (receivers.length === 0) return null;
    const refused = check(position.view, { type: 'offer', to: [...receivers], [side]: { groups: [group] } });
    return refused && !ASKED_LATER.has(refused.why) ? refused : null;
  };
  const ownGroups = self?.cards.filter((card) => card !== self.illuminati) ?? [];
  const theirGroups = only?.cards.filter((card) => card !== only.illuminati) ?? [];
  return (
    <>
      <DealColumns>
        <PickSide
          title={t('trade.give')}
          look={table.seat(position.me).look}
          purse={moneyOf(self?.illuminati)}
          groups={ownGroups}
          groupRefusal={groupRefusal('give')}
          specials={position.offers.offer.can?.specials ?? []}
          chosen={give}
          testid="trade-give"
          onChange={(part) => set('give', part)}
        />
        <PickSide
          title={t('trade.ask', { name: only ? names : t('trade.whoever') })}
          look={only ? table.seat(only.player).look : null}
          purse={partners.length > 0 ? Math.min(...partners.map(({ illuminati }) => moneyOf(illuminati))) : 0}
          groups={theirGroups}
          groupRefusal={groupRefusal('ask')}
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
        by={position.me}
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
    </>
  );
}

/** Announces that the player is open to offers on the picked gifts, instead of making an offer. */
function OpenUp({ give: { money, groups, specials } }: { give: Required<Parcel> }) {
  const table = useTable();
  const { view, me } = table.game;
  const faceUp = findSeat(view.value.board, me)?.faceUp ?? [];
  const up = specials.filter((card) => faceUp.includes(card));
  const intent: IntentOf<'openToOffers'> = { type: 'openToOffers', money, groups, specials: up, faceDown: specials.length - up.length };
  const nothing = money + groups.length + specials.length === 0;
  return (
    <Button
      size="small"
      testid="trade-open"
      hint={t('trade.openUpHelp')}
      reason={nothing ? t('trade.openUpEmpty') : whyNot(table, check(view.value, intent))}
      onClick={async () => {
        if (await table.game.act(intent)) table.draft.cancel();
      }}
    >
      {t('trade.openUp')}
    </Button>
  );
}

/** Reasons that the rest of the offer can lift: where Groups hang, what is given in return, who is asked. */
const ASKED_LATER: ReadonlySet<string> = new Set([
  'placeEach',
  'noRoomThere',
  'handsVictory',
  'tooManyOpen',
  'partnerTwice',
  'nobodyToChoose',
]);
