import type { Look } from '@illuminice/themes';
import { mix } from '../../../../card/paint/shapes';
import type { Metal } from '../../../../card/paint/window';
import type { Material } from './face-spec';

/** Materials of Plots, Resources and New World Orders, with the ink of their text. */
export interface Ground extends Metal {
  readonly text: string;
}

type Made = Exclude<Material, 'group' | 'illuminati'>;

const GROUNDS: Readonly<Record<Made, Ground>> = {
  plot: { ground: ['#74232B', '#4A1418', '#2A090D'], rim: '#C98452', text: '#FBEFDD', main: '#EDBE92', second: '#FFF0D8' },
  disaster: { ground: ['#5B4332', '#30251E', '#130F0D'], rim: '#FF8F4D', text: '#F3E3D3', main: '#FFA063', second: '#FFF0DC' },
  assassination: { ground: ['#37323F', '#1F1B25', '#0D0B11'], rim: '#C9CED6', text: '#E6E4EA', main: '#D9DDE6', second: '#F08A80' },
  goal: { ground: ['#F4DDA4', '#D8AF5E', '#BC8F40'], rim: '#5A3F12', text: '#231705', main: '#4A3308', second: '#7A2414' },
  red: { ground: ['#9E2C33', '#7A1F26', '#470E14'], rim: '#FFB1A3', text: '#FFE9E2', main: '#FFD0C2', second: '#FFF3DE' },
  blue: { ground: ['#2C5AA0', '#1F4379', '#112646'], rim: '#A9CCFF', text: '#E4EEFF', main: '#C7DEFF', second: '#FFF3CF' },
  yellow: { ground: ['#80600F', '#6F5310', '#402F08'], rim: '#FFE38A', text: '#FFF3CF', main: '#FFE38A', second: '#FFF8E2' },
  resource: { ground: ['#4A766A', '#2D534A', '#15302A'], rim: '#8FC7B2', text: '#EFFAF4', main: '#C9EEDF', second: '#F6DB93' },
  spare: { ground: ['#3A2A18', '#1D140C', '#1D140C'], rim: '#D3AB62', text: '#E3D3B2', main: '#F0D499', second: '#FFF1CE' },
};

/** A material in a look: by daylight it darkens to its middle tone at most. */
export function groundOf({ scheme }: Look, material: Made): Ground {
  const made = GROUNDS[material];
  const [light, middle, dark] = made.ground;
  return scheme === 'dark' ? made : { ...made, ground: [light, middle, mix(middle, dark, 0.25)] };
}
