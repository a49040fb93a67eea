import type { PlayerId } from '@illuminice/rules';
import { type Attack, check, type IntentOf } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { whyNot } from '../../../hud/shell/why-not';
import { cardName, t } from '../../../text';
import { AmountSlider } from '../../../ui/amount-slider';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** MB that are named to begin with. */
const USUAL = 2;

/**
 * Money for staying out or for help, in one tap: the two who fight pay a third, a third lets himself be paid (C-800). The
 * money is bound to the acceptance; the rest is a promise that goes on record with it.
 */
export function QuickOffer({ attack }: { attack: Attack }) {
  const table = useTable();
  const { board } = table.game.view.value;
  const { me } = table.game;
  const [wanted, setTo] = useState<PlayerId | null>(null);
  const [amount, setAmount] = useState(USUAL);
  const parties = [attack.by, attack.defender].filter((player): player is PlayerId => player !== null);
  const fights = me !== null && parties.includes(me);
  const others = fights
    ? board.seats.filter(({ player, status }) => status === 'in' && !parties.includes(player)).map(({ player }) => player)
    : parties;
  const to = others.find((player) => player === wanted) ?? others[0];
  if (me === null || to === undefined) return null;
  const payer = board.seats.find(({ player }) => player === (fights ? me : to));
  const max = (payer?.illuminati && board.cards[payer.illuminati]?.money) || 0;
  const n = Math.min(amount, max);

  const intentFor = (what: 'out' | 'help'): IntentOf<'offer'> => {
    const target = cardName(attack.target);
    const side = (fights ? me : to) === attack.by ? 'attack' : 'defence';
    const promise = what === 'out' ? t('quick.promise.out', { target }) : t('quick.promise.help', { target, side });
    return fights
      ? { type: 'offer', to, give: { money: n }, ask: { promise } }
      : { type: 'offer', to, ask: { money: n }, give: { promise } };
  };
  const why = (what: 'out' | 'help') => (max === 0 ? t('quick.noMoney') : whyNot(table, check(table.game.view.value, intentFor(what))));

  return (
    <details class="disclosure">
      <summary data-testid="quick-offer">{t('quick.title')}</summary>
      {others.length > 1 && (
        <Segmented
          fill
          label={t('quick.to')}
          testid="quick-to"
          value={to}
          choices={others.map((player) => ({ value: player, text: table.name(player) }))}
          onChange={setTo}
        />
      )}
      {max > 1 && <AmountSlider label={t('quick.amount')} min={1} max={max} value={n} testid="quick-amount" onChange={setAmount} />}
      <div class={css.spendRow}>
        {(['out', 'help'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            icon="trade"
            testid={`quick-${what}`}
            reason={why(what)}
            onClick={() => {
              table.clock.cancelAutoPass();
              void table.game.act(intentFor(what));
            }}
          >
            {t(fights ? `quick.pay.${what}` : `quick.ask.${what}`, { n })}
          </Button>
        ))}
      </div>
    </details>
  );
}
