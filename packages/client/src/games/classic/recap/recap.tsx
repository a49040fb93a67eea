import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import { Sentence } from '../../../hud/talk/log';
import { t } from '../../../text';
import { Button } from '../../../ui/button';
import { SeatMark } from '../../../ui/seat-mark';
import { useTable } from '../use-table';
import css from './recap.module.css';
import { recapOf } from './summary';

/** So many lines are shown; the log has the rest. */
const MOST = 4;

/** What a computer player did in its turn, in a few lines; a click leads to the log. Public facts alone, as the log has them. */
export function Recap(props: { player: PlayerId; turn: number; events: readonly GameEvent[]; onClose: () => void }) {
  const { player, turn, events } = props;
  const table = useTable();
  const { look, name } = table.seat(player);
  const told = recapOf(events).turns.flatMap(({ lines }) => lines);
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
        {told.slice(0, MOST).map(({ event, about }, index) => (
          <span key={index}>
            {about && <b>{about} </b>}
            <Sentence event={event} isPlain />
          </span>
        ))}
        <small>{t('recap.more', { n: Math.max(0, told.length - MOST) })}</small>
      </button>
    </section>
  );
}
