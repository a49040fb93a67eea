import type { Measure } from '@illuminice/rules/inwo';
import { cx } from '../../../ui/cx';
import { t, traitName } from '../words';
import css from './standings.module.css';

/** What a measure is called. */
export const measureName = ({ what, alignment }: Measure): string =>
  t('goal.measure', { what, of: alignment === undefined ? '' : traitName(alignment) });

/** Whether but one is missing of a count that wins. */
const isClose = ({ what, have, need }: Measure): boolean => what !== 'twice' && need - have === 1;

/** How far somebody is, a bar for each thing that is counted. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <>
      {measures.map((measure) => {
        const { what, have, need, alignment } = measure;
        return (
          <div key={`${what} ${alignment}`} class={cx(css.goal, isClose(measure) && css.close)} data-measure={what}>
            <span class="small">{measureName(measure)}</span>
            <span class="small figures">
              {have}/{need}
            </span>
            <meter
              class={css.bar}
              min={0}
              max={Math.max(1, need)}
              value={Math.max(0, Math.min(have, need))}
              aria-label={measureName(measure)}
              style={{ '--part': Math.max(0, Math.min(1, have / Math.max(1, need))) }}
            />
          </div>
        );
      })}
    </>
  );
}
