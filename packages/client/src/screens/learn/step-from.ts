import type { CoachStep } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';

/** The step that comes after those which are behind already, from one on. */
export function stepFrom(steps: readonly CoachStep[], table: TableModel, from: number): number {
  let at = from;
  while (at < steps.length - 1 && (steps[at]?.done?.(table) || steps[at]?.passed?.(table))) at += 1;
  return at;
}
