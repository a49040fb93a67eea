import { t } from '../../../text';
import { SeatMark } from '../../../ui/seat-mark';
import { goalLabel } from '../panels/goal-need';
import { useTable } from '../use-table';
import css from './deal.module.css';
import type { Effect } from './effect';

/** Standings of both after an exchange: Groups, money, goals. `title` says when. */
export function EffectTable({ title, effects }: { title: string; effects: readonly Effect[] }) {
  const table = useTable();
  const own = (effect: Effect) => {
    if (effect.own === null) return '–';
    if (effect.own === 'secret') return <span class="muted">{t('trade.ownSecret')}</span>;
    return (
      <>
        <Change {...effect.own} /> <span class="muted">{t('trade.of', { need: effect.own.need, unit: goalLabel(effect.own.goal) })}</span>
      </>
    );
  };
  return (
    <table class={css.effectTable} data-testid="effect">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('goal.basic')}</th>
          <th scope="col">{t('trade.allMoney')}</th>
          <th scope="col">{t('trade.own')}</th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => {
          const { look, name, place } = table.seat(effect.player);
          const { need } = effect.groups;
          return (
            <tr key={effect.player} data-testid={`effect-${place}`}>
              <th scope="row">
                <SeatMark look={look} size={12} /> {effect.player === table.game.me ? t('trade.you') : name}
              </th>
              <td>
                <Change {...effect.groups} /> {need !== null && <span class="muted">{t('trade.of', { need, unit: '' })}</span>}
              </td>
              <td>
                <Change {...effect.money} /> <span class="muted">{t('trade.money')}</span>
              </td>
              <td>{own(effect)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Change({ before, after }: { before: number; after: number }) {
  if (before === after)
    return (
      <span class="figures" translate={false}>
        {after}
      </span>
    );
  return (
    <span class="figures" translate={false}>
      {before} → <span class={after > before ? 'plus' : 'minus'}>{after}</span>
    </span>
  );
}
