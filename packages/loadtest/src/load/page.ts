import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PAGE_SCRIPT } from './page-script.js';
import { PAGE_STYLE } from './page-style.js';
import { clientsOf } from './plan.js';
import type { LoadResult, Second } from './run.js';

type Value = string | number;

/** A chart over time with one array a series; null: not measured. */
interface Chart {
  id: string;
  title: string;
  unit: string;
  series: string[];
  of: ((second: Second) => number | null)[];
}

const CHARTS: readonly Chart[] = [
  { id: 'latency', title: 'Latency', unit: 'ms', series: ['p50', 'p99', 'max'], of: [(s) => s.p50, (s) => s.p99, (s) => s.max] },
  { id: 'throughput', title: 'Intents carried out', unit: 'a second', series: ['intents'], of: [(s) => s.intents] },
  { id: 'clients', title: 'Clients at tables', unit: '', series: ['clients', 'games over'], of: [(s) => s.connected, (s) => s.finished] },
  {
    id: 'refusals',
    title: 'Refusals, errors, returns',
    unit: 'a second',
    series: ['refusals', 'errors', 'players who came back'],
    of: [(s) => s.refusals, (s) => s.errors, (s) => s.returns],
  },
  { id: 'bytes', title: 'Bytes that clients received', unit: 'kB a second', series: ['received'], of: [(s) => s.kilobytes] },
  {
    id: 'cpu',
    title: 'Processor',
    unit: '% of a core',
    series: ['server', 'busiest process of the test'],
    of: [(s) => s.server?.cpuPercent ?? null, (s) => s.own.cpuPercent],
  },
  {
    id: 'memory',
    title: 'Memory of the server',
    unit: 'MB',
    series: ['resident', 'heap in use'],
    of: [(s) => s.server?.rssMb ?? null, (s) => s.server?.heapMb ?? null],
  },
  {
    id: 'loop',
    title: 'Delay of the event loop, p99',
    unit: 'ms',
    series: ['server', 'busiest process of the test'],
    of: [(s) => s.server?.loopP99Ms ?? null, (s) => s.own.loopP99Ms],
  },
];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: Value): string => String(value).replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);

const tile = (value: Value, label: string) => `<div class="tile"><b>${escaped(value)}</b><span>${escaped(label)}</span></div>`;

const table = (head: readonly Value[], rows: readonly (readonly Value[])[]): string =>
  `<div class="scroll"><table class="figures"><thead><tr>${head.map((it) => `<th scope="col">${escaped(it)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((it) => `<td>${escaped(it)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const counted = (counts: Readonly<Record<string, number>>): [string, number][] => Object.entries(counts).sort(([, a], [, b]) => b - a);

const mostOf = (values: readonly (number | null)[]): Value => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? '–' : Math.max(...known);
};

const uplot = (file: string): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('uplot')), file), 'utf8').replaceAll('</script', '<\\/script');

/**
 * A load test's report as one self-contained page.
 *
 * @param problems reasons for failure; empty: passed
 * @param when end of the test
 */
export function loadPage(
  { plan, machine, seconds, rooms, all, percentiles, serverProblem, hostile, ownCpuPercent }: LoadResult,
  problems: readonly string[],
  when: Date,
): string {
  const clients = clientsOf(plan);
  const times = seconds.map((second) => second.at);
  const charts = CHARTS.map(({ id, series, unit, of }) => ({
    id,
    series,
    unit,
    data: [times, ...of.map((figure) => seconds.map(figure))],
  }));
  // The last percentile is at infinity: put it at the end of the axis.
  const ends = percentiles.map(({ percentile }) => (percentile >= 100 ? 20_000 : 1 / (1 - percentile / 100)));
  const data = { charts, percentiles: [ends, percentiles.map(({ ms }) => ms), percentiles.map(({ correctedMs }) => correctedMs)] };
  const chart = ({ id, title, unit, series, of }: Chart) =>
    `<section class="chart"><h3>${escaped(title)}${unit ? ` <span class="soft">(${escaped(unit)})</span>` : ''}</h3><div id="${id}" role="img" aria-label="${escaped(
      `${title}: ${series.map((name, i) => `${name} at most ${mostOf(seconds.map(of[i] as (s: Second) => number | null))} ${unit}`).join('; ')}`,
    )}"></div></section>`;
  const { latencyMs, correctedMs, returns } = all;
  const run: [string, Value][] = [
    ['server', plan.url],
    ['server, as it calls itself', machine.server],
    ['machine of the test', machine.machine],
    ['Node of the test', machine.node],
    ['commit of the test', machine.commit ?? 'unknown'],
    ['game', plan.ruleset],
    ['rooms, players at each', `${plan.rooms} × ${plan.players}`],
    ['games in each room', plan.games],
    ['thinking, on the average', `${plan.think} ms`],
    ['rooms begin within', `${plan.ramp} s`],
    ['spectators', clients.spectators],
    ['players who drop and return', clients.droppers],
    ['hostile clients', clients.hostile],
    ['processes', plan.processes],
    ['seed', plan.seed],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
<title>Load test of ${escaped(plan.url)}</title>
<style>${uplot('uPlot.min.css')}${PAGE_STYLE}</style>
</head>
<body>
<header><h1>Load test</h1><p class="soft">${escaped(plan.url)} · ${escaped(plan.ruleset)} · ${escaped(when.toISOString().slice(0, 16).replace('T', ' '))} UTC · ${all.seconds} s</p></header>
<div class="verdict ${problems.length === 0 ? 'good' : 'bad'}" data-test="verdict"><b>${problems.length === 0 ? 'Passed' : 'Failed'}</b>${problems.length === 0 ? '' : list(problems)}</div>
<main>
<div class="tiles">
${tile(`${all.finished} of ${plan.rooms * plan.games}`, all.brokenOff > 0 ? `games finished, ${all.brokenOff} broken off` : 'games finished')}
${tile(all.intents, 'intents carried out')}
${tile(`${latencyMs.p50} ms`, 'latency p50')}
${tile(`${latencyMs.p99} ms`, 'latency p99')}
${tile(`${correctedMs.p99} ms`, 'p99, stalls counted')}
${tile(all.refusals, 'refusals')}
${tile(all.errorCount, 'errors')}
${tile(`${all.bytesPerIntentAndClient} B`, 'an intent and client')}
${tile(`${mostOf(seconds.map(({ server }) => server?.cpuPercent ?? null))} %`, 'of a core, server at most')}
${tile(returns.count, returns.count > 0 ? `drops; back within ${returns.p99} ms (p99)` : 'dropped connections')}
</div>
${serverProblem ? `<p class="soft">Of the server itself nothing is shown: ${escaped(serverProblem)}.</p>` : ''}
${ownCpuPercent > 90 ? `<p class="bad">A process of the test was busy itself (${ownCpuPercent} % of a core): it adds to the latencies. Use more with --processes.</p>` : ''}
<h2>Over time</h2>
<div class="charts">${CHARTS.map(chart).join('\n')}
<section class="chart"><h3>Latency by percentile <span class="soft">(ms)</span></h3><div id="percentiles" role="img" aria-label="Latency by percentile; the figures stand in the table below"></div></section></div>
<p class="soft">Latency runs from when a client meant to send an intent until every client at the table has what follows from it. <i>Corrected</i> adds the
intents that a stall kept players from sending (coordinated omission).</p>
${all.errors.length > 0 ? `<h2>Errors</h2>${list(all.errors)}` : ''}
<div class="tables">
<section><h2>Figures</h2>
${table(
  ['percentile', 'measured, ms', 'corrected, ms'],
  percentiles.map(({ percentile, ms, correctedMs: corrected }) => [`${percentile} %`, ms, corrected]),
)}</section>
${all.refusals > 0 ? `<section><h2>Refusals</h2>${table(['why', 'times'], counted(all.refusedBy))}</section>` : ''}
${hostile ? `<section><h2>Hostile clients</h2><p>${hostile.frames} frames and requests sent. Refused:</p>${table(['why', 'times'], counted(hostile.refused))}</section>` : ''}
<section><h2>What was run</h2>
${table(['option', 'value'], run)}</section>
</div>
<details${rooms.length > 12 ? '' : ' open'}><summary>Rooms (${rooms.length})</summary>
${table(
  ['room', 'finished', 'intents', 'refusals', 'errors', 'p50, ms', 'p99, ms', 'seconds'],
  rooms.map((room) => [
    room.room,
    `${room.finished} of ${room.games}`,
    room.intents,
    room.refusals,
    room.errorCount,
    room.latencyMs.p50,
    room.latencyMs.p99,
    room.seconds,
  ]),
)}</details>
</main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${uplot('uPlot.iife.min.js')}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
