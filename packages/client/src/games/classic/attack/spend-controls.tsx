import type { CardId } from '@illuminice/rules';
import type { Attack, IntentOf } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { HIGHEST_WINNING_ROLL, shortName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { useTable } from '../use-table';
import css from './attack.module.css';

export type Spending = IntentOf<'spend'> | IntentOf<'interfere'>;

const LOWEST_ROLL = 2;

/** Amount that still counts: for the attack up to 10 (C-410), against it until no roll wins. */
export const useful = ({ needs }: Pick<Attack, 'needs'>, side: 'for' | 'against'): number =>
  Math.max(0, side === 'for' ? HIGHEST_WINNING_ROLL - needs : needs - LOWEST_ROLL + 1);

/** Possible sources and sides of money, and the amount. */
function useSpending(attack: Attack) {
  const table = useTable();
  const { spend, interfere } = table.game.offers.value;
  const [from, setFrom] = useState<CardId | null>(null);
  const [side, setSide] = useState<'for' | 'against'>('against');
  const isAttacker = table.game.me === attack.by;
  const isParty = isAttacker || table.game.me === attack.defender;
  if (isParty) {
    const sources = spend.can?.from ?? [];
    const source = sources.find(({ card }) => card === from) ?? sources[0];
    return {
      max: source?.max ?? 0,
      refusal: whyNot(table, spend.refusal),
      helps: isAttacker,
      intentOf: (amount: number): Spending | null => (source ? { type: 'spend', from: source.card, amount } : null),
      choice: sources.length > 0 && (
        <Segmented
          fill
          label={t('spend.from')}
          testid="spend-from"
          value={source?.card ?? ''}
          choices={sources.map(({ card, max: money }) => ({
            value: card,
            text: (
              <>
                {shortName(card)} <b>{money}</b>
              </>
            ),
          }))}
          onChange={setFrom}
        />
      ),
    };
  }
  const sides = interfere.can?.sides ?? [];
  const chosen = sides.includes(side) ? side : sides[0];
  return {
    max: interfere.can?.max ?? 0,
    refusal: whyNot(table, interfere.refusal),
    helps: chosen === 'for',
    intentOf: (amount: number): Spending | null => (chosen ? { type: 'interfere', side: chosen, amount } : null),
    choice: sides.length > 0 && (
      <Segmented
        fill
        label={t('spend.side')}
        testid="spend-side"
        value={chosen ?? ''}
        choices={sides.map((value) => ({ value: value, text: t(value === 'for' ? 'spend.help' : 'spend.oppose') }))}
        onChange={(value) => setSide(value as 'for' | 'against')}
      />
    ),
  };
}

/**
 * Money for or against: from the fighting card or the Illuminati; for third players from their Illuminati. @param onMuch asks to spend all
 * that counts, which can be taken back for a moment
 */
export function SpendControls({ attack, onMuch }: { attack: Attack; onMuch: (intent: Spending) => void }) {
  const table = useTable();
  const [exact, setExact] = useState<number | null>(null);
  const { max, refusal: barred, helps, intentOf, choice } = useSpending(attack);
  const refusal = barred ?? (max === 0 ? t('spend.none') : null);
  const most = Math.min(max, useful(attack, helps ? 'for' : 'against'));

  const spending = (amount: number) => {
    setExact(null);
    return intentOf(amount);
  };
  const pay = (amount: number) => {
    const intent = spending(amount);
    if (intent) void table.game.act(intent);
  };
  const payMost = () => {
    const intent = spending(most);
    if (intent) onMuch(intent);
  };
  const short = (amount: number) => refusal ?? (amount > max ? t('spend.tooMuch', { max }) : null);

  return (
    <div class={css.spend}>
      {choice}
      <div class={css.spendRow}>
        <Button size="small" testid="spend-1" reason={short(1)} onClick={() => pay(1)}>
          +1
        </Button>
        <Button size="small" testid="spend-5" reason={short(5)} onClick={() => pay(5)}>
          +5
        </Button>
        <Button
          size="small"
          class={css.all}
          testid="spend-all"
          reason={short(1) ?? (most === 0 ? t('spend.wasted') : null)}
          onClick={payMost}
        >
          {t('spend.most', { n: most || max, what: most === 0 || most === max ? 'all' : helps ? 'ten' : 'none' })}
        </Button>
        <Button
          size="small"
          testid="spend-exact"
          label={t('spend.exact')}
          pressed={exact !== null}
          reason={short(1)}
          onClick={() => {
            table.clock.think();
            setExact(exact === null ? 1 : null);
          }}
        >
          …
        </Button>
      </div>
      {exact !== null && max > 0 && (
        <div class={css.spendExact}>
          <AmountSlider label={t('spend.exact')} min={1} max={max} value={Math.min(exact, max)} onChange={setExact} testid="spend-amount" />
          <Button kind="brass" testid="spend-pay" onClick={() => pay(Math.min(exact, max))}>
            {t('spend.pay', { amount: Math.min(exact, max) })}
          </Button>
        </div>
      )}
    </div>
  );
}
