import type { PlayerId } from '@illuminice/rules';
import { check, type DealFields } from '@illuminice/rules/inwo';
import { CardPick } from '../../../hud/form/card-pick';
import { LockIn, StepPanel } from '../../../hud/shell/step-panel';
import { whyNot } from '../../../hud/shell/why-not';
import { DealColumn, DealColumns } from '../../../hud/trade/deal-columns';
import { PromiseField } from '../../../hud/trade/promise';
import { t as shared } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { OptionRow } from '../../../ui/option-row';
import { SeatMark } from '../../../ui/seat-mark';
import { Switch } from '../../../ui/switch';
import { copyName } from '../drafts/choice-text';
import type { TradeDraft } from '../drafts/data';
import type { Position } from '../types';
import { useTable } from '../use-table';
import { t } from '../words';
import { anyOf, askSeveral, dealOf, offerOf, opening, PARTS, payersOf, pickPartner, stockOf, toggled } from './bargain';
import { Spots } from './spots';
import css from './trade.module.css';

interface PanelProps {
  readonly draft: TradeDraft;
  readonly position: Position;
}

/** A draft offer: partners, gifts and requests (N-1104). */
export function TradePanel({ draft, position }: PanelProps) {
  const table = useTable();
  const { view } = position;
  const partners = draft.to;
  const [only] = partners.length === 1 ? partners : [];
  const offer = offerOf(position, draft);
  const reason = partners.length === 0 ? shared('trade.nobody') : offer ? whyNot(table, check(view, offer)) : shared('trade.empty');
  const names = partners.map((player) => table.name(player)).join(shared('trade.or'));
  const set = (side: 'give' | 'ask', fields: DealFields) => table.draft.change({ ...draft, [side]: { ...draft[side], ...fields } });
  return (
    <StepPanel title={shared('trade.title')} testid="trade-panel">
      <Course draft={draft} position={position} />
      <Partners draft={draft} position={position} />
      <DealColumns>
        <DealColumn title={shared('trade.give')} look={table.seat(position.me).look}>
          <Stock draft={draft} position={position} side="give" owner={position.me} />
        </DealColumn>
        <DealColumn
          title={shared('trade.ask', { name: only ? names : shared('trade.whoever') })}
          look={only ? table.seat(only).look : null}
        >
          {only && <Stock draft={draft} position={position} side="ask" owner={only} />}
          <OfChoice draft={draft} position={position} />
        </DealColumn>
      </DealColumns>
      <PromiseField
        label={shared('trade.iPromise')}
        by={position.me}
        text={draft.give.promise ?? ''}
        testid="trade-give-promise"
        onChange={(promise) => set('give', { promise })}
      />
      <PromiseField
        label={shared('trade.youPromise')}
        by={only ?? null}
        text={draft.ask.promise ?? ''}
        testid="trade-ask-promise"
        onChange={(promise) => set('ask', { promise })}
      />
      <Moving draft={draft} position={position} />
      <Secrecy draft={draft} position={position} />
      <OpenUp draft={draft} position={position} />
      <LockIn
        icon="trade"
        testid="trade-offer"
        text={shared('trade.offer', { name: names, first: partners.length > 1 ? 'yes' : 'no' })}
        reason={reason}
        send={() => (offer ? table.game.act(offer) : Promise.resolve(false))}
      />
    </StepPanel>
  );
}

function Course({ draft, position }: PanelProps) {
  const table = useTable();
  const { counters, replaces, to: partners } = draft;
  const isOpen = replaces !== null && dealOf(position, replaces) !== undefined;
  return (
    <>
      {counters !== null && dealOf(position, counters) && (
        <p class="small muted">{shared('trade.counters', { name: partners.map(table.name).join(shared('trade.or')) })}</p>
      )}
      {replaces !== null && (
        <p class="small muted" data-testid="trade-replaces">
          {shared('trade.replaces', { open: isOpen ? 'yes' : 'no' })}
          {!isOpen && (
            <Button size="small" testid="trade-anew" onClick={() => table.draft.change({ ...draft, replaces: null })}>
              {shared('trade.anew')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function Partners({ draft, position }: PanelProps) {
  const table = useTable();
  const others = position.view.board.seats.filter(({ player, status }) => player !== position.me && status === 'in');
  return (
    <>
      <fieldset class="chips" aria-label={shared('trade.to')}>
        {others.map(({ player }) => (
          <Chip
            key={player}
            pressed={draft.to.includes(player)}
            colour={table.seat(player).look.colour}
            testid={`trade-to-${table.seat(player).place}`}
            onClick={() => table.draft.change(pickPartner(draft, player))}
          >
            <SeatMark look={table.seat(player).look} size={12} /> {table.name(player)}
          </Chip>
        ))}
      </fieldset>
      {others.length > 1 && (
        <OptionRow small title={shared('trade.askSeveral')} help={draft.to.length > 1 ? shared('trade.several') : undefined}>
          <Switch
            label={shared('trade.askSeveral')}
            on={draft.several}
            testid="trade-several"
            onChange={(several) => table.draft.change(askSeveral(draft, several))}
          />
        </OptionRow>
      )}
    </>
  );
}

function Stock({ draft, position, side, owner }: PanelProps & { side: 'give' | 'ask'; owner: PlayerId }) {
  const table = useTable();
  return (
    <>
      {PARTS.map((part) => {
        const stock = stockOf(position, owner, part);
        return stock.length === 0 ? null : (
          <div key={part} class={css.part}>
            <span class="small muted">{t('trade.part', { part })}</span>
            <div class="chips">
              {stock.map((card) => (
                <CardPick
                  key={card}
                  card={card}
                  name={copyName(position.view, card)}
                  pressed={draft[side][part]?.includes(card) ?? false}
                  testid={`trade-${side}-${card}`}
                  onClick={() => table.draft.change(toggled(draft, side, part, card))}
                />
              ))}
            </div>
          </div>
        );
      })}
    </>
  );
}

/** Number of hand cards that the other side is to choose. */
function OfChoice({ draft, position }: PanelProps) {
  const table = useTable();
  const most = anyOf(position, draft);
  const kinds = [
    { field: 'anyPlots', label: t('trade.askPlots'), max: most.plots },
    { field: 'anyCards', label: t('trade.askCards'), max: most.cards },
  ] as const;
  return (
    <>
      {kinds.map(({ field, label, max }) =>
        max === 0 ? null : (
          <div key={field} class={css.part}>
            <span class="small muted">{label}</span>
            <AmountSlider
              stacked
              label={label}
              min={0}
              max={max}
              value={Math.min(max, draft.ask[field] ?? 0)}
              testid={`trade-ask-${field}`}
              onChange={(count) => table.draft.change({ ...draft, ask: { ...draft.ask, [field]: count } })}
            />
          </div>
        ),
      )}
    </>
  );
}

/** Places of arriving Groups, and the token that pays for the exchange. */
function Moving({ draft, position }: PanelProps) {
  const table = useTable();
  const coming = draft.ask.groups ?? [];
  if (coming.length + (draft.give.groups?.length ?? 0) === 0) return null;
  return (
    <>
      {coming.map((group) => (
        <Spots
          key={group}
          group={group}
          position={position}
          chosen={draft.spots[group]}
          onChoose={(spot) => table.draft.change({ ...draft, spots: { ...draft.spots, [group]: spot } })}
        />
      ))}
      <fieldset class={css.side} aria-label={t('trade.pay')}>
        <p class={css.head}>{t('trade.pay')}</p>
        <div class="chips">
          {payersOf(position).map((card) => (
            <CardPick
              key={card}
              card={card}
              name={copyName(position.view, card)}
              pressed={draft.pay === card}
              testid={`trade-pay-${card}`}
              onClick={() => table.draft.change({ ...draft, pay: draft.pay === card ? null : card })}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Makes the offer secret between two players; answers to a secret offer always are. */
function Secrecy({ draft, position }: PanelProps) {
  const table = useTable();
  const answersSecret = draft.counters !== null && dealOf(position, draft.counters)?.secret === true;
  const isSecret = draft.secret || answersSecret;
  return (
    <>
      <OptionRow small title={shared('trade.secret')} help={answersSecret ? t('trade.secretToo') : shared('trade.secretHelp')}>
        <Switch
          label={shared('trade.secret')}
          on={isSecret}
          testid="trade-secret"
          onChange={(secret) => table.draft.change({ ...draft, secret })}
        />
      </OptionRow>
      {!isSecret && <p class="small muted">{t('trade.hidden')}</p>}
    </>
  );
}

/** Announces that the player is open to offers on the picked gifts, instead of making an offer. */
function OpenUp({ draft, position }: PanelProps) {
  const table = useTable();
  const intent = opening(position, draft.give);
  return (
    <Button
      size="small"
      testid="trade-open"
      hint={shared('trade.openUpHelp')}
      reason={whyNot(table, check(position.view, intent))}
      onClick={async () => {
        if (await table.game.act(intent)) table.draft.cancel();
      }}
    >
      {shared('trade.openUp')}
    </Button>
  );
}
