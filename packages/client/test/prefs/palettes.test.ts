import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, parse, wcagContrast } from 'culori';
import { PALETTE_LOOKS } from '../../src/style/tokens.js';

const EYES = {
  'all colours': (colour: string) => parse(colour),
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};
const distance = differenceCiede2000();

const PANEL = '#18252A';

/** The distance (CIEDE2000) of the two colours that are nearest to each other. */
function nearest(colours: readonly string[], eye: keyof typeof EYES): number {
  const see = EYES[eye] as (colour: string) => ReturnType<typeof parse>;
  const seen = colours.map(see);
  return Math.min(...seen.flatMap((one, i) => seen.slice(0, i).map((other) => distance(one as never, other as never))));
}

describe('the colours of eight seats', () => {
  const colours = (palette: keyof typeof PALETTE_LOOKS) => PALETTE_LOOKS[palette].map(({ colour }) => colour);

  test.each(Object.keys(EYES) as (keyof typeof EYES)[])('U96: the colour-blind palette stays apart for eyes that see %s', (eye) => {
    expect(nearest(colours('colourBlind'), eye)).toBeGreaterThan(15);
  });

  test('the usual palette stays apart for eyes that see all colours', () => {
    expect(nearest(colours('dark'), 'all colours')).toBeGreaterThan(15);
  });

  test.each(Object.keys(PALETTE_LOOKS) as (keyof typeof PALETTE_LOOKS)[])('names in palette %s can be read on a panel (AA)', (palette) => {
    for (const colour of colours(palette)) expect([colour, wcagContrast(colour, PANEL) >= 4.5]).toEqual([colour, true]);
  });

  test.each(Object.keys(PALETTE_LOOKS) as (keyof typeof PALETTE_LOOKS)[])('palette %s gives every seat a shape of its own', (palette) => {
    expect(new Set(PALETTE_LOOKS[palette].map(({ shape }) => shape)).size).toBe(8);
  });
});
