import { illuminatiLooks } from '@illuminice/themes';
import { paintTwoSquares, type TableFace } from '../../src/card/paint/two-squares';
import { painterOf } from '../../src/card/painter';

Object.assign(globalThis, { Path2D: class {} });

/** A context that notes the texts drawn on it; a digit is 0.45 times as wide as its font is high. */
function noting() {
  const texts: string[] = [];
  const own: Record<string, unknown> = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 0.45 * Number(/([\d.]+)px/.exec(String(own.font))?.[1]) }),
    fillText: (text: string) => texts.push(text),
  };
  const gradient = { addColorStop: () => {} };
  const ctx = new Proxy(own, { get: (from, name: string) => (name in from ? from[name] : () => gradient) });
  return { ctx: ctx as unknown as CanvasRenderingContext2D, texts };
}

const FACE = {
  id: 'c-i-a',
  set: 'inwo',
  name: 'C.I.A.',
  short: 'C.I.A.',
  window: 'square',
  shape: 'lying',
  colour: '#c33',
  line: null,
  alignments: ['Government', 'Violent'],
  power: { value: 11 },
  lent: 4,
  resistance: { value: 10 },
  income: null,
} as unknown as TableFace;

test.each([18.5, 21.5, 30])('U97: figures of two digits leave room for the Resistance, on cells of %f px', (cell) => {
  const { ctx, texts } = noting();
  paintTwoSquares(painterOf(ctx, illuminatiLooks.dark), FACE, cell);
  expect(texts).toEqual(expect.arrayContaining(['11', '/4', '10']));
});
