import type { CardId } from '@illuminice/rules';
import type { Parcel } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { CardPick } from '../../../hud/form/card-pick';
import { DealColumn } from '../../../hud/trade/deal-columns';
import type { SeatLook } from '../../../style/seats';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Coins } from './coins';
import css from './deal.module.css';

/** Cards and money that one side may give, with the present choice. */
export function PickSide(props: {
  title: string;
  look: SeatLook | null;
  /** MB on the Illuminati, the only source of payments (C-801). */
  purse: number;
  groups: readonly CardId[];
  /** Why no Group may change hands now; null: Groups may. */
  noGroups: ComponentChildren | null;
  specials: readonly CardId[];
  chosen: Required<Parcel>;
  testid: string;
  note?: string | null;
  onChange: (part: Parcel) => void;
}) {
  const { title, look, purse, groups, noGroups, specials, chosen, testid, note, onChange } = props;
  const pick = (card: CardId, kind: 'groups' | 'specials') => {
    const picked = chosen[kind];
    const isPicked = picked.includes(card);
    const toggle = () => onChange({ [kind]: isPicked ? picked.filter((id) => id !== card) : [...picked, card] });
    return (
      <CardPick
        key={card}
        class={css.pickCard}
        card={card}
        name={cardName(card)}
        pressed={isPicked}
        testid={`${testid}-${card}`}
        onClick={toggle}
      />
    );
  };
  return (
    <DealColumn title={title} look={look}>
      {purse > 0 ? (
        <div class={css.pickMoney}>
          <Coins amount={chosen.money} />
          <AmountSlider
            stacked
            label={`${title}: ${t('trade.money')}`}
            min={0}
            max={purse}
            value={chosen.money}
            testid={`${testid}-money`}
            onChange={(money) => onChange({ money })}
          />
          <p class="small muted">{t('trade.purse', { purse, left: Math.max(0, purse - chosen.money) })}</p>
        </div>
      ) : (
        <p class="small muted">{t('trade.noMoney')}</p>
      )}
      {noGroups && (
        <p class="small muted" data-testid={`${testid}-no-groups`}>
          {noGroups}
        </p>
      )}
      {!noGroups && groups.length > 0 && (
        <div class={css.pickCards}>
          <span class="small muted">{t('goal.basic')}</span>
          {groups.map((card) => pick(card, 'groups'))}
        </div>
      )}
      {specials.length > 0 && (
        <div class={css.pickCards}>
          <span class="small muted">{t('scene.specials')}</span>
          {specials.map((card) => pick(card, 'specials'))}
        </div>
      )}
      {note && <p class="small muted">{note}</p>}
    </DealColumn>
  );
}
