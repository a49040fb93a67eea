import type { Frame, Play } from '@illuminice/rules/inwo';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import { type TableModel, useTable } from '../use-table';
import { cardName, list, t } from '../words';
import css from './ladder.module.css';

/** Plays of the open windows, the oldest first. */
const playsOf = (table: TableModel): readonly Play[] =>
  table.game.view.value.board.frames.flatMap((frame) =>
    frame.kind === 'playing' || frame.kind === 'using' ? frame.plays : frame.kind === 'takeover' ? [frame.play] : [],
  );

/** So many rungs are shown whole. */
const RUNGS = 4;

/** How each play ends if nobody adds anything: from the top, each that stands strikes the one it answers. */
const falling = (plays: readonly Play[]): ReadonlySet<number> => {
  const struck = new Set(plays.filter(({ cancelled }) => cancelled).map(({ id }) => id));
  [...plays].reverse().forEach((play, at, newest) => {
    const { against } = play.fields;
    if (against === undefined || struck.has(play.id)) return;
    const below = newest.slice(at + 1).find(({ copy, paid }) => against === 'last' || copy === against || paid.includes(against));
    if (below) struck.add(below.id);
  });
  return struck;
};

/** What has been played on what, the newest on top: whose, on what, paid with what, and what becomes of it. */
export function Ladder() {
  const table = useTable();
  const view = table.game.view.value;
  const plays = playsOf(table);
  if (plays.length === 0) return null;
  const struck = falling(plays);
  const shown = [...plays].reverse().slice(0, RUNGS);
  return (
    <ol class={css.ladder} data-testid="ladder" aria-label={t('ladder.title')}>
      {shown.map((play, at) => {
        const { id, by, card, fields, paid, cancelled } = play;
        const look = table.seat(by).look;
        const state = cancelled ? 'fell' : struck.has(id) ? 'falls' : at === 0 ? 'open' : 'stands';
        const on = fields.on ?? fields.against;
        return (
          <li
            key={id}
            class={cx(css.rung, css[state])}
            style={{ '--seat': look.colour }}
            data-testid={`rung-${plays.length - at}`}
            data-state={state}
          >
            <span class={css.number}>{plays.length - at}</span>
            <span class={css.words}>
              <b>{cardName(card)}</b>
              <span class="small">
                <SeatMark look={look} size={11} /> {table.name(by)}
                {on !== undefined && on !== 'last' && ` → ${copyName(view, on)}`}
                {fields.player !== undefined && ` → ${table.name(fields.player)}`}
              </span>
              {paid.length > 0 && (
                <span class="small muted">{t('ladder.paid', { cards: list(paid.map((one) => copyName(view, one))) })}</span>
              )}
            </span>
            <span class={css.stamp}>{t('ladder.state', { state })}</span>
          </li>
        );
      })}
      {plays.length > RUNGS && <li class="small muted">{t('ladder.below', { n: plays.length - RUNGS })}</li>}
    </ol>
  );
}

/** What happens if nobody answers, in a few words. */
export const outcomeOf = (frame: Frame): string => {
  if (frame.kind !== 'playing' && frame.kind !== 'using') return t('answer.window', { kind: frame.kind });
  const newest = frame.plays.findLast(({ cancelled }) => !cancelled);
  return newest ? t('answer.play', { card: cardName(newest.card) }) : t('answer.window', { kind: frame.kind });
};
