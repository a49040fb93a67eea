import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

export interface PlotLine {
  /** A value for each point of the axis; null: none. */
  readonly values: readonly (number | null)[];
  readonly colour: string;
  /** Lengths of stroke and gap, px. */
  readonly dash: readonly number[];
  readonly width: number;
}

export interface PlotOptions {
  readonly axis: readonly number[];
  readonly lines: readonly PlotLine[];
  /** Index of the axis under the pointer; null: none. */
  readonly onPoint: (index: number | null) => void;
}

/** Px; letters and spaces of the axes are multiples of the root's letter size. */
const HEIGHT = 142;

/** Pointer listeners; empty once the plot is gone. */
interface Told {
  onPoint: PlotOptions['onPoint'] | null;
}

const whole = (_: uPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? String(value) : ''));
const fromZero = (_: uPlot, __: number, most: number): [number, number] => [0, Math.max(4, most * 1.08)];
const tell =
  (told: Told) =>
  ({ cursor }: uPlot) =>
    told.onPoint?.(cursor.idx ?? null);

/**
 * Nothing in here may hold the element or its listeners: the browser keeps the last plot for the lifetime of the page (the shape of uPlot's
 * own object knows the getter of its `rect`), and everything that its options hold.
 */
const chartIn = (into: HTMLElement, axis: PlotOptions['axis'], lines: PlotOptions['lines'], told: Told): uPlot => {
  const style = getComputedStyle(into);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = `500 ${0.75 * rem}px ${style.getPropertyValue('--font-figures')}`;
  const grid = { stroke: style.getPropertyValue('--hairline'), width: 1 };
  const axes = { stroke: style.getPropertyValue('--muted'), font, grid, ticks: { show: false } };
  return new uPlot(
    {
      width: Math.max(1, into.clientWidth),
      height: HEIGHT,
      scales: { x: { time: false }, y: { range: fromZero } },
      axes: [
        { ...axes, values: whole, size: 1.5 * rem, space: 3 * rem },
        { ...axes, values: whole, size: 2.4 * rem, space: 2 * rem },
      ],
      series: [
        {},
        ...lines.map(({ colour, dash, width }) => ({ stroke: colour, width, dash: [...dash], points: { show: false }, spanGaps: false })),
      ],
      legend: { show: false },
      cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { size: 7 } },
      hooks: { setCursor: [tell(told)] },
    },
    [[...axis], ...lines.map(({ values }) => [...values])] as uPlot.AlignedData,
    into,
  );
};

/** Draws lines over whole numbers into an element, at its full width. @returns removes it */
export function plot(into: HTMLElement, { axis, lines, onPoint }: PlotOptions): () => void {
  const told: Told = { onPoint };
  const chart = chartIn(into, axis, lines, told);
  const fit = new ResizeObserver(() => chart.setSize({ width: Math.max(1, into.clientWidth), height: HEIGHT }));
  fit.observe(into);
  return () => {
    fit.disconnect();
    chart.destroy();
    told.onPoint = null;
  };
}
