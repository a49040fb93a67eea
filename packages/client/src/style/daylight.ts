import type { Inks, Look } from '@illuminice/themes';

/** Ink on light paper, where the usual look has light in the dark. What is dark lacquer and metal stays so. */
const INKS: Partial<Inks> = {
  night: '#DED3B8',
  felt: '#EBE2CB',
  feltLit: '#F8F3E5',
  inlay: '#9A7B3C',
  muted: '#574F3F',
  label: '#FFFDF6',
  labelRim: '#8A5A12',
  onLabel: '#211A12',
  onLabelLow: '#6B4A0C',
  thread: '#6B5630',
  threadHead: '#3D2F17',
  pointed: '#211A12',
  target: '#B87700',
  targetLight: '#F0B400',
  aid: '#8A5A12',
  ice: '#0F6E7C',
  plus: '#196238',
  minus: '#A8381A',
  shadow: '#6B5326',
  seam: '#FFFDF6',
  parchmentTop: '#FFFEFA',
  parchment: '#FBF7EB',
  parchmentLow: '#EFE7D1',
};

/** What a theme has otherwise. */
const OWN: Readonly<Record<string, Partial<Inks>>> = {
  champions: {
    night: '#D5CDE6',
    felt: '#E4DEF0',
    feltLit: '#F6F3FB',
    inlay: '#8672B4',
    muted: '#544B68',
    parchmentTop: '#FFFFFF',
    parchment: '#FAF8FD',
    parchmentLow: '#E9E3F2',
  },
};

const worn: Record<string, Look> = {};

/** A theme's look by daylight; the same object whenever it is asked for. */
export const byDaylight = (theme: string, look: Look): Look => {
  worn[theme] ??= { ...look, ink: { ...look.ink, ...INKS, ...OWN[theme] } };
  return worn[theme];
};
