import type { PlayerId } from '@illuminice/rules';
import { CardsIn } from '../../hud/named/cards-in';
import { useTable } from '../../table/table-context';
import { t } from '../../text';
import { Button } from '../../ui/button';
import { SeatMark } from '../../ui/seat-mark';
import type { LookedBack } from '../use-hindsight';
import css from './hindsight.module.css';

const WAYS = [
  ['back', 'stepBack', 'hindsight.noneBefore'],
  ['on', 'stepOn', 'hindsight.noneAfter'],
] as const;

/** An expert's choice at the shown moment, and links to other moments with a different choice. */
export function Hindsight({
  found,
  moment,
  onGo,
}: {
  found: LookedBack;
  moment: number;
  onGo: (moment: number, player: PlayerId) => void;
}) {
  const table = useTable();
  const { ui, moves } = found;
  if (moves.length === 0) return null;
  const here = moves.find((move) => move.moment === moment);
  const before = moves.findLast((move) => move.moment < moment);
  const after = moves.find((move) => move.moment > moment);
  const words = here && ui.inWords(here, table.name);
  return (
    <section class={css.hindsight} aria-label={t('hindsight.title')} data-testid="hindsight">
      <div class={css.head}>
        <h2 class="panel-title">{t('hindsight.title')}</h2>
        {WAYS.map(([way, icon, none]) => {
          const goal = way === 'back' ? before : after;
          const label = t(`hindsight.${way}`);
          return (
            <Button
              key={way}
              size="small"
              icon={icon}
              label={label}
              hint={label}
              testid={`hindsight-${way}`}
              reason={goal ? null : t(none)}
              onClick={() => goal && onGo(goal.moment, goal.player)}
            />
          );
        })}
      </div>
      <div aria-live="polite" data-testid="hindsight-here">
        {here && words ? (
          <>
            <p>
              <SeatMark look={table.seat(here.player).look} size={13} /> <b>{table.name(here.player)}</b>: <CardsIn text={words.made} />
            </p>
            <p class={css.move}>
              <CardsIn text={t('hindsight.instead', { move: words.better })} />
            </p>
            <ul>
              {words.reasons.map((reason) => (
                <li key={reason}>
                  <CardsIn text={reason} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p class="small muted">{t('hindsight.help', { n: moves.length })}</p>
        )}
      </div>
    </section>
  );
}
