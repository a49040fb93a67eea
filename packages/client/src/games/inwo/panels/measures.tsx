import type { Measure } from '@illuminice/rules/inwo';
import { GoalMeter } from '../../../hud/seats/standing';
import { t, traitName } from '../words';

export const measureName = ({ what, alignment }: Measure): string =>
  t('goal.measure', { what, has: alignment === undefined ? 'no' : 'yes', of: alignment === undefined ? '' : traitName(alignment) });

/** True if only one is missing of a winning count. */
const isClose = ({ what, have, need }: Measure): boolean => what !== 'twice' && need - have === 1;

/** Progress of a player, a bar for each counted thing. */
export function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <>
      {measures.map((measure) => {
        const { what, have, need, alignment } = measure;
        const name = measureName(measure);
        return (
          <GoalMeter
            key={`${what} ${alignment} ${need}`}
            what={what}
            text={name}
            said={name}
            have={have}
            need={need}
            isClose={isClose(measure)}
          />
        );
      })}
    </>
  );
}
