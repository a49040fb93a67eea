import { findSeat, goalsOf } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Icon, type IconName } from '../../../ui/icon';
import { powersOf } from '../actions';
import type { Position } from '../drafts/kind';
import { taxDraft } from '../drafts/tax';
import { openOffers } from '../trade/bargain';
import { useTable } from '../use-table';
import { BestAttacks } from './best-attacks-later';
import { goalLabel } from './goal-need';
import css from './options-panel.module.css';
import { Standings } from './status-panel';

/** Actions in the viewer's turn: the best first, and a note if there are none. */
export function OptionsPanel({ position }: { position: Position }) {
  const table = useTable();
  const { offers, view, me } = position;
  const offered = openOffers({ view }).filter(({ to: receiver }) => receiver === me).length;
  const powers = powersOf(table, position);
  const { can } = offers.attack;
  const seat = findSeat(view.board, me);
  return (
    <section class={css.options} data-testid="options-panel" aria-label={t('can.title')}>
      <h2 class="panel-title">{t('can.title')}</h2>
      <BestAttacks position={position} />
      <Line icon="trade" says={t('can.offers', { n: offered })} none={offered === 0}>
        {offered > 0 && (
          <Button size="small" testid="can-offers" onClick={showOffers}>
            {t('can.look')}
          </Button>
        )}
      </Line>
      {powers.map(({ name, text, reason, run }) => (
        <Line key={name} icon="power" says={name === 'extra-draw' ? text : t('can.power', { card: text })} none={reason !== null}>
          <Button size="small" testid={`can-${name}`} reason={reason} onClick={run}>
            {t('can.use')}
          </Button>
        </Line>
      ))}
      {powers.length === 0 && <Line icon="power" says={t('can.noPower')} none />}
      {can && (
        <Line
          icon="lock"
          says={t('can.privilege', { n: can.privilege.cards.length, pay: can.privilege.pay ? 'yes' : 'no', cost: can.privilege.cost })}
          none={can.privilege.cards.length === 0 && !can.privilege.pay}
        />
      )}
      <Line
        icon="coin"
        says={t('tax.from', { named: seat?.taxFrom ? 'yes' : 'no', card: seat?.taxFrom ? cardName(seat.taxFrom) : '' })}
        none={!offers.taxFrom.can}
      >
        {offers.taxFrom.can && (
          <Button size="small" testid="action-tax" hint={t('tax.help')} onClick={() => table.draft.begin(taxDraft.start())}>
            {t('can.choose')}
          </Button>
        )}
      </Line>
      <details class={css.fold}>
        <summary data-testid="standings-fold">
          <span>{t('status.title')}</span>
          <Nearest position={position} />
        </summary>
        <Standings tax={false} />
      </details>
    </section>
  );
}

function Line({ icon, says, none, children }: { icon: IconName; says: string; none: boolean; children?: ComponentChildren }) {
  return (
    <div class={cx(css.line, none && css.none)}>
      <Icon name={icon} />
      <span>{says}</span>
      {children}
    </div>
  );
}

const showOffers = () => {
  const offers = document.querySelector('[data-testid="offers"]');
  offers?.scrollIntoView({ block: 'nearest' });
  offers?.querySelector('button')?.focus();
};

/** The player closest to winning, with their progress. */
function Nearest({ position: { view } }: { position: Position }) {
  const table = useTable();
  const all = view.board.seats
    .filter(({ status, illuminati }) => status === 'in' && illuminati)
    .flatMap(({ player }) => goalsOf(view, player).map((goal) => ({ player, ...goal })));
  const [first] = all.sort((a, b) => b.have / b.need - a.have / a.need);
  return first ? (
    <span class={css.news}>
      {t('can.nearest', { name: table.name(first.player), have: first.have, need: first.need, goal: goalLabel(first.goal) })}
    </span>
  ) : null;
}
