import type { PlayerId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/seat-mark';
import { mutedAt } from '../talk/muted';
import { MutedMark } from '../talk/muted-mark';
import css from './standing.module.css';

export const StandingsPanel = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class={css.panel} data-testid="status-panel" aria-label={title}>
    <h2 class="panel-title">{title}</h2>
    {children}
  </section>
);

export const Standings = ({ children }: { children: ComponentChildren }) => <ul class={css.standings}>{children}</ul>;

export function Standing(props: { player: PlayerId; isOut: boolean; line: string; children: ComponentChildren }) {
  const { player, isOut, line, children } = props;
  const table = useTable();
  const { look, name, place } = table.seat(player);
  const isWaited = table.game.decision.value.who.includes(player);
  return (
    <li
      class={cx(css.standing, isOut && css.out, isWaited && css.waited)}
      style={{ '--seat': look.colour }}
      data-testid={`standing-${place}`}
    >
      <div class={css.head}>
        <SeatMark look={look} size={14} />
        <b translate={false}>{name}</b>
        {mutedAt(table.link).has({ from: player, name }) && <MutedMark name={name} />}
        {player === table.game.me && <span class="small muted">{t('you')}</span>}
        <span class="spring" />
        <span class="small muted">{line}</span>
      </div>
      {children}
    </li>
  );
}

/** Progress towards a goal. `text`: what is counted; `said`: the whole for screen readers; `isBrief`: on one line. */
export function GoalMeter(props: {
  text: string;
  said: string;
  have: number;
  need: number;
  isClose: boolean;
  isBrief?: boolean;
  what?: string;
}) {
  const { text, said, have, need, isClose, isBrief, what } = props;
  const all = Math.max(1, need);
  const done = Math.max(0, Math.min(have, all));
  return (
    <div class={cx(css.goal, isBrief && css.brief, isClose && css.close)} data-measure={what}>
      <span class="small">{text}</span>
      <span class="small figures" translate={false}>
        {have}/{need}
      </span>
      <meter class={css.bar} min={0} max={all} value={done} aria-label={said} style={{ '--part': done / all }} />
    </div>
  );
}
