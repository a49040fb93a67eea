import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import { Sentence } from '../../../hud/talk/log';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { useTable } from '../use-table';
import css from './recap.module.css';

interface Line {
  readonly id: number;
  readonly event: GameEvent;
}

/** So many lines are shown; the log has the rest. */
const MOST = 4;

/** What matters most afterwards: what a turn brought, and what it did to others. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'attackEnded',
  'specialPlayed',
  'specialTurnedUp',
  'powerUsed',
  'offered',
  'destroyed',
  'toppled',
  'turnLost',
  'passed',
]);

/** What a computer player did in its turn, in a few lines; a click leads to the log. Public facts alone, as the log has them. */
export function Recap(props: { player: PlayerId; turn: number; lines: readonly Line[]; onClose: () => void }) {
  const { player, turn, lines } = props;
  const table = useTable();
  const { look, name } = table.seat(player);
  const told = lines.filter(({ event }) => TOLD.has(event.type));
  const title = t('recap.title', { name });
  return (
    <section class={css.recap} style={{ '--seat': look.colour }} aria-label={title} data-testid="recap" data-turn={turn}>
      <header>
        <h2>
          <SeatMark look={look} size={13} /> {title} <small>{t('recap.turn', { n: turn })}</small>
        </h2>
        <Button kind="quiet" size="small" icon="close" label={t('close')} testid="recap-close" onClick={props.onClose} />
      </header>
      <button
        type="button"
        class={css.lines}
        data-testid="recap-open"
        onClick={() => {
          table.ui.talk.show('log');
          document.querySelector<HTMLElement>('[data-testid="log"]')?.focus();
        }}
      >
        {told.length === 0 && <span>{t('recap.nothing')}</span>}
        {told.slice(0, MOST).map(({ id, event }) => (
          <span key={id}>
            {event.type === 'attackEnded' && <b>{duelOf(lines, event.attack)} </b>}
            <Sentence event={event} isPlain />
          </span>
        ))}
        <small>{t('recap.more', { n: Math.max(0, told.length - MOST) })}</small>
      </button>
    </section>
  );
}

const duelOf = (lines: readonly Line[], attack: number): string => {
  const announced = lines.find(({ event }) => event.type === 'attackAnnounced' && event.attack === attack)?.event;
  return announced?.type === 'attackAnnounced' ? `${cardName(announced.attacker)} → ${cardName(announced.target)}` : '';
};
