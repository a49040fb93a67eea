import { paintTwoSquares } from '../../../../card/paint/two-squares';
import type { WindowShape } from '../../../../card/paint/window';
import type { Painter } from '../../../../card/painter';
import type { FaceSpec, LiveNumber } from './face-spec';

/** Inks of a number above and below print, on the dark strip. */
const MORE = '#A9EFC3';
const LESS = '#FFB89A';

const figureOf = (number: LiveNumber | null) =>
  number && { value: number.value, ...(number.differs === 0 ? {} : { ink: number.differs > 0 ? MORE : LESS }) };

export const WINDOWS: Readonly<Record<NonNullable<FaceSpec['kind']>, WindowShape>> = {
  organization: 'square',
  place: 'arch',
  personality: 'cameo',
};

export function paintGroup(p: Painter, s: FaceSpec, cell: number): void {
  paintTwoSquares(
    p,
    {
      ...s,
      set: 'inwo',
      window: s.material === 'illuminati' ? null : WINDOWS[s.kind ?? 'organization'],
      power: figureOf(s.power),
      lent: s.material === 'illuminati' ? 0 : s.global,
      resistance: figureOf(s.resistance),
      income: null,
    },
    cell,
  );
}
