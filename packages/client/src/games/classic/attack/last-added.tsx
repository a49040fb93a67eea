import type { Attack, GameEvent } from '@illuminice/rules/classic';
import { Sentence } from '../../../hud/talk/log';
import { cx } from '../../../ui/cx';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** What is committed to an attack, or takes something from it. */
const ADDED: ReadonlySet<GameEvent['type']> = new Set([
  'spent',
  'specialPlayed',
  'specialCancelled',
  'privilegeDeclared',
  'privilegeBroken',
  'letIn',
  'alignmentChanged',
]);

/** What was added to the attack last: it is why those who had said done are asked again (C-422). */
export function LastAdded({ attack }: { attack: Attack }) {
  const log = useTable().log.value;
  const since = log.findLastIndex(({ event }) => event.type === 'attackAnnounced' && event.attack === attack.id);
  const last = log.slice(since + 1).findLast(({ event }) => ADDED.has(event.type));
  if (since < 0 || !last) return null;
  return (
    <p class={cx(css.lastAdded, 'small')} key={last.id} role="status" data-testid="last-added">
      <Sentence event={last.event} />
    </p>
  );
}
