import type { CardId, Refusal } from '@illuminice/rules';
import type { Parcel } from '@illuminice/rules/classic';
import { CardPick } from '../../../hud/form/card-pick';
import { Unfit } from '../../../hud/form/picks';
import { whyNot } from '../../../hud/shell/why-not';
import { DealColumn } from '../../../hud/trade/deal-columns';
import type { SeatLook } from '../../../style/seats';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { useTable } from '../use-table';
import { Coins } from './coins';
import css from './deal.module.css';

const isSame = (a: Refusal, b: Refusal): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Cards and money that one side may give, with the present choice. */
export function PickSide(props: {
  title: string;
  look: SeatLook | null;
  /** MB on the Illuminati, the only source of payments (C-801). */
  purse: number;
  groups: readonly CardId[];
  /** Why a Group may not change hands now; null: it may. */
  groupRefusal: (group: CardId) => Refusal | null;
  specials: readonly CardId[];
  chosen: Required<Parcel>;
  testid: string;
  note?: string | null;
  onChange: (part: Parcel) => void;
}) {
  const { title, look, purse, groups, groupRefusal, specials, chosen, testid, note, onChange } = props;
  const table = useTable();
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
  const unfit = groups.flatMap((card) => {
    const why = chosen.groups.includes(card) ? null : groupRefusal(card);
    return why ? [{ id: `${testid}-${card}`, card, text: cardName(card), why }] : [];
  });
  const [first] = unfit;
  // One reason for all is said once.
  const bars = first && unfit.length === groups.length && unfit.every(({ why }) => isSame(why, first.why)) ? first.why : null;
  const fitting = groups.filter((card) => !unfit.some((choice) => choice.card === card));
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
      {bars && (
        <p class="small muted" data-testid={`${testid}-no-groups`}>
          {whyNot(table, bars)}
        </p>
      )}
      {fitting.length > 0 && (
        <div class={css.pickCards}>
          <span class="small muted">{t('goal.basic')}</span>
          {fitting.map((card) => pick(card, 'groups'))}
        </div>
      )}
      {!bars && <Unfit name={`${testid}-groups`} choices={unfit} why={({ why }) => why} press={() => {}} />}
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
