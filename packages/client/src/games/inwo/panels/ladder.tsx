import { type Forecast, type Frame, ladderOf, type Play, type Ladder as Plays } from '@illuminice/rules/inwo';
import { percent } from '../../../hud/contest/percent';
import { countedNeed } from '../../../text';
import { cx } from '../../../ui/cx';
import { SeatMark } from '../../../ui/seat-mark';
import { copyName } from '../drafts/choice-text';
import { useTable } from '../use-table';
import { cardName, list, t } from '../words';
import css from './ladder.module.css';

const RUNG = { open: css.open, stands: undefined, falls: css.falls, fell: css.fell } as const;

const RUNGS = 4;

/** The stack of plays, newest on top: player, target, payment, and fate. */
export function Ladder() {
  const table = useTable();
  const view = table.game.view.value;
  const ladder = ladderOf(view.board);
  const { rungs } = ladder;
  if (rungs.length === 0) return null;
  // A single play is shown above, with its card.
  if (rungs.length === 1) return <Outcome ladder={ladder} />;
  const shown = [...rungs].reverse().slice(0, RUNGS);
  return (
    <>
      <ol class={css.ladder} data-testid="ladder" aria-label={t('ladder.title')}>
        {shown.map(({ play, fate }, index) => {
          const { id, by, card, fields, paid } = play;
          const look = table.seat(by).look;
          const state = fate === 'stands' && index === 0 ? 'open' : fate;
          const target = fields.on ?? fields.against;
          return (
            <li
              key={id}
              class={cx(css.rung, RUNG[state])}
              style={{ '--seat': look.colour }}
              data-testid={`rung-${rungs.length - index}`}
              data-state={state}
            >
              <span class={css.number}>{rungs.length - index}</span>
              <span class={css.words}>
                <b>{cardName(card)}</b>
                <span class="small">
                  <SeatMark look={look} size={11} /> {table.name(by)}
                  {target !== undefined && target !== 'last' && ` → ${copyName(view, target)}`}
                  {fields.player !== undefined && ` → ${table.name(fields.player)}`}
                </span>
                {paid.length > 0 && (
                  <span class="small muted">{t('ladder.paid', { cards: list(paid.map((copy) => copyName(view, copy))) })}</span>
                )}
              </span>
              <span class={css.stamp}>{t('ladder.state', { state })}</span>
            </li>
          );
        })}
        {rungs.length > RUNGS && <li class="small muted">{t('ladder.below', { n: rungs.length - RUNGS })}</li>}
      </ol>
      <Outcome ladder={ladder} />
    </>
  );
}

function Outcome({ ladder: { rungs, attack, ifTopFalls } }: { ladder: Plays }) {
  if (!ifTopFalls) return null;
  const names = (plays: readonly Play[]) => list(plays.map(({ card }) => cardName(card)));
  const standing = rungs.filter(({ fate }) => fate === 'stands').map(({ play }) => play);
  const { top, stand } = ifTopFalls;
  return (
    <p class="note small" data-testid="ladder-outcome">
      {t('ladder.ifNobody', { works: names(standing), ...inAttack(attack) })}{' '}
      {t('ladder.ifFalls', { top: cardName(top.card), n: stand.length, works: names(stand), ...inAttack(ifTopFalls.attack) })}
    </p>
  );
}

const inAttack = (attack: Forecast) =>
  attack === null || attack === 'void'
    ? { attack: attack ?? 'none', needs: 0, percent: 0 }
    : { attack: attack.odds > 0 ? 'rolls' : 'never', needs: countedNeed(attack.needs), percent: percent(attack.odds) };

export const outcomeOf = (frame: Frame): string => {
  if (frame.kind !== 'playing' && frame.kind !== 'using') return t('answer.window', { kind: frame.kind });
  const newest = frame.plays.findLast(({ cancelled }) => !cancelled);
  return newest ? t('answer.play', { does: newest.source, card: cardName(newest.card) }) : t('answer.window', { kind: frame.kind });
};
