import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A line of a plot. */
export interface PlotLine {
  /** One for each value of the axis; null: nothing there. */
  readonly values: readonly (number | null)[];
  readonly colour: string;
  /** Lengths of stroke and gap, px. */
  readonly dash: readonly number[];
  readonly width: number;
}

export interface PlotOptions {
  /** Values of the axis below, ascending. */
  readonly axis: readonly number[];
  readonly lines: readonly PlotLine[];
  /** Where on the axis the pointer is; null: nowhere. */
  readonly onPoint: (index: number | null) => void;
}

/** Px; letters and spaces of the axes are multiples of the root's letter size. */
const HEIGHT = 142;

/** Draws lines over whole numbers into an element, as wide as it is. Answers how to take it away. */
export function plot(into: HTMLElement, { axis, lines, onPoint }: PlotOptions): () => void {
  const style = getComputedStyle(into);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const font = `500 ${0.75 * rem}px ${style.getPropertyValue('--font-figures')}`;
  const ink = style.getPropertyValue('--muted');
  const grid = { stroke: style.getPropertyValue('--hairline'), width: 1 };
  const axes = { stroke: ink, font, grid, ticks: { show: false } };
  const whole = (_: uPlot, values: number[]) => values.map((value) => (Number.isInteger(value) ? String(value) : ''));
  const chart = new uPlot(
    {
      width: Math.max(1, into.clientWidth),
      height: HEIGHT,
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(4, most * 1.08)] } },
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
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [[...axis], ...lines.map(({ values }) => [...values])] as uPlot.AlignedData,
    into,
  );
  const fit = new ResizeObserver(() => chart.setSize({ width: Math.max(1, into.clientWidth), height: HEIGHT }));
  fit.observe(into);
  return () => {
    fit.disconnect();
    chart.destroy();
  };
}
