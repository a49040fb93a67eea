import type { CardId } from '@illuminice/rules';
import type { Attack, Intent } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { shortName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** Money for or against: from the fighting card or the Illuminati, or as a third player from one's Illuminati. */
export function SpendControls({ attack }: { attack: Attack }) {
  const table = useTable();
  const { spend, interfere } = table.game.offers.value;
  const [from, setFrom] = useState<CardId | null>(null);
  const [side, setSide] = useState<'for' | 'against'>('against');
  const [exact, setExact] = useState<number | null>(null);
  const party = table.game.me === attack.by || table.game.me === attack.defender;

  const sources = spend.can?.from ?? [];
  const source = sources.find(({ card }) => card === from) ?? sources[0];
  const sides = interfere.can?.sides ?? [];
  const chosen = sides.includes(side) ? side : sides[0];
  const max = party ? (source?.max ?? 0) : (interfere.can?.max ?? 0);
  const refusal = whyNot(table, party ? spend.refusal : interfere.refusal) ?? (max === 0 ? t('spend.none') : null);

  const pay = (amount: number) => {
    const intent: Intent | null = party
      ? source
        ? { type: 'spend', from: source.card, amount }
        : null
      : chosen
        ? { type: 'interfere', side: chosen, amount }
        : null;
    setExact(null);
    if (intent) void table.game.act(intent);
  };
  const short = (amount: number) => refusal ?? (amount > max ? t('spend.tooMuch', { max }) : null);

  return (
    <div class={css.spend}>
      {party && sources.length > 0 && (
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
      )}
      {!party && sides.length > 0 && (
        <Segmented
          fill
          label={t('spend.side')}
          testid="spend-side"
          value={chosen ?? ''}
          choices={sides.map((one) => ({ value: one, text: t(one === 'for' ? 'spend.help' : 'spend.oppose') }))}
          onChange={(value) => setSide(value as 'for' | 'against')}
        />
      )}
      <div class={css.spendRow}>
        <Button size="small" testid="spend-1" reason={short(1)} onClick={() => pay(1)}>
          +1
        </Button>
        <Button size="small" testid="spend-5" reason={short(5)} onClick={() => pay(5)}>
          +5
        </Button>
        <Button size="small" class={css.all} testid="spend-all" reason={short(1)} onClick={() => pay(max)}>
          {t('spend.all')}
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
