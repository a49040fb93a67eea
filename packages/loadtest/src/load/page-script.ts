/** Browser script that draws the report's charts with the embedded uPlot. */
export const PAGE_SCRIPT = `
const { charts, percentiles } = JSON.parse(document.getElementById('data').textContent);
const css = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const DASHES = [[], [6, 3], [2, 3], [9, 3, 2, 3]];
const drawn = new Map();
function options({ width, series, x, scale, unit }) {
  const axis = { stroke: css('--soft'), grid: { stroke: css('--line'), width: 1 }, ticks: { stroke: css('--line'), width: 1 }, font: '12px system-ui' };
  const bottom = x === 'percentile'
    ? { ...axis, splits: () => [2, 10, 100, 1000, 10000], filter: (_u, at) => at, values: (_u, at) => at.map((one) => (one > 0 ? String(+(100 - 100 / one).toFixed(2)) + ' %' : '')) }
    : { ...axis, values: (_u, at) => at.map((one) => one + ' s') };
  const figure = (value) => (value === null || value === undefined ? '–' : String(+value.toFixed(2)) + ' ' + unit);
  return {
    width, height: 220,
    scales: { x: x === 'percentile' ? { time: false, distr: 3, log: 10 } : { time: false }, y: scale },
    axes: [bottom, { ...axis, size: 56 }],
    series: [
      x === 'percentile' ? { label: 'percentile', value: (_u, one) => (one === null ? '–' : +(100 - 100 / one).toFixed(3) + ' %') } : { label: 'second' },
      ...series.map((label, i) => ({
        label, stroke: css('--' + 'abcd'[i]), width: 2, dash: DASHES[i], spanGaps: false, value: (_u, one) => figure(one),
      })),
    ],
    cursor: { y: false },
  };
}
function draw(id, data, how) {
  const place = document.getElementById(id);
  drawn.get(id)?.destroy();
  drawn.set(id, new uPlot(options({ ...how, width: place.clientWidth }), data, place));
}
function all() {
  for (const { id, series, unit, data } of charts) draw(id, data, { series, unit, x: 'second', scale: { range: (_u, _low, high) => [0, (high || 1) * 1.1] } });
  draw('percentiles', percentiles, { series: ['measured', 'corrected'], unit: 'ms', x: 'percentile', scale: { range: (_u, _low, high) => [0, (high || 1) * 1.1] } });
}
all();
let width = innerWidth;
addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; all(); } });
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', all);
document.documentElement.dataset.drawn = String(drawn.size);
`;
