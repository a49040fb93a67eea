import type { CoachStep } from '../../table/game-ui';
import type { TableModel } from '../../table/table-model';

/** The first step, from this one on, that is not done yet. */
export function stepFrom(steps: readonly CoachStep[], table: TableModel, from: number): number {
  let index = from;
  while (index < steps.length - 1 && (steps[index]?.done?.(table) || steps[index]?.passed?.(table))) index += 1;
  return index;
}
