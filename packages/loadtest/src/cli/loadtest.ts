import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { type LoadOptions, loadCommand } from '../load/options.js';
import { loadPage } from '../load/page.js';
import { clientsOf } from '../load/plan.js';
import { runLoad } from '../load/run.js';
import { liveLine, problemsOf } from '../load/verdict.js';
import type { Report } from '../report.js';

const inWords = (line: Report): string =>
  `${line.finished} of ${line.games} games finished${line.brokenOff > 0 ? `, ${line.brokenOff} broken off` : ''}, ${line.intents} intents, ` +
  `${line.refusals} refusals, ${line.bytesPerIntentAndClient} bytes an intent and client, latency p50 ${line.latencyMs.p50} ms, ` +
  `p99 ${line.latencyMs.p99} ms (${line.correctedMs.p99} with stalls), ` +
  `${line.returns.count > 0 ? `${line.returns.count} drops, back within ${line.returns.p99} ms, ` : ''}` +
  `${line.seconds} s${line.errors.map((error) => `\n  ${error}`).join('')}`;

async function run(options: LoadOptions, command: Command): Promise<void> {
  const { json, html, metricsToken, maxP99, maxErrors, ...plan } = options;
  // Check first that the page can be written.
  if (html !== undefined) {
    try {
      closeSync(openSync(html, 'w'));
    } catch (error) {
      command.error(
        `error: --html ${html} cannot be written (${(error as NodeJS.ErrnoException).code}); give a file, like --html load.html`,
      );
    }
  }
  const { stderr, stdout } = process;
  const wipe = () => stderr.isTTY && stderr.write('\r\x1b[K');
  const write = (line: string) => {
    wipe();
    stdout.write(`${line}\n`);
  };
  const failed = (problems: string[]) => {
    for (const problem of problems) stderr.write(`FAILED: ${problem}\n`);
    process.exitCode = problems.length === 0 ? 0 : 1;
  };
  const result = await runLoad(plan, metricsToken, {
    second(second, total) {
      if (json) write(JSON.stringify(second));
      if (stderr.isTTY) stderr.write(`\r\x1b[K${liveLine(second, total, plan.rooms * plan.games, stderr.columns || 80)}`);
    },
    room: (room, report) => write(json ? JSON.stringify({ room, ...report }) : `room ${room}: ${inWords(report)}`),
  }).catch((error: Error) => error);
  if (result instanceof Error) {
    if (json) write(JSON.stringify({ problems: [result.message] }));
    return failed([result.message]);
  }
  const problems = problemsOf(result, { maxErrors, ...(maxP99 !== undefined && { maxP99 }) });
  const { all, machine, percentiles, hostile, serverProblem, ownCpuPercent } = result;
  if (html !== undefined) writeFileSync(html, loadPage(result, problems, new Date()));
  if (json) {
    const { hostile: attackers, spectators } = clientsOf(plan);
    write(
      JSON.stringify({
        rooms: plan.rooms,
        ...all,
        ...machine,
        spectators,
        attackers,
        percentiles,
        hostile,
        serverProblem,
        ownCpuPercent,
        problems,
      }),
    );
  } else {
    write(`all ${plan.rooms} rooms: ${inWords(all)}`);
    write(`on ${machine.machine}, Node ${machine.node}, commit ${machine.commit ?? 'unknown'}, against ${machine.server}`);
    if (hostile) write(`hostile clients sent ${hostile.frames} frames and requests; refused: ${JSON.stringify(hostile.refused)}`);
    if (serverProblem) write(`of the server nothing is known: ${serverProblem}`);
    if (ownCpuPercent > 90) write(`a process of this test was busy itself (${ownCpuPercent} % of a core): use more with --processes`);
    if (html !== undefined) write(`charts: ${html}`);
  }
  failed(problems);
}

await loadCommand(run).parseAsync();
