import { readFileSync } from 'node:fs';
import { whole } from '@illuminice/lab/arguments';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Costs, type Load, needsOf, siteFor } from '../scale/costs.js';
import { RECORDED } from '../scale/recorded.js';
import { FAULTS, type FaultKind, simulate } from '../scale/world.js';

const LADDER = [1000, 10_000, 100_000, 1_000_000];

interface Options {
  seats: number;
  processes?: number;
  databases?: number;
  databaseCores: number;
  perMachine: number;
  sticky: boolean;
  think: number;
  spectators: number;
  fault: (FaultKind | 'none')[];
  quiet: number;
  after: number;
  seed: number;
  costs?: string;
  json: boolean;
}

/** Costs from a file, those that are missing as they were recorded. @throws InvalidArgumentError that says what is wrong */
function readCosts(file: string): Costs {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const costs: Record<string, number> = { ...RECORDED };
  for (const [name, value] of Object.entries(given as object)) {
    if (!Object.hasOwn(RECORDED, name)) continue;
    if (typeof value !== 'number' || !(value >= 0)) throw new InvalidArgumentError(`${name}: a number from 0 is wanted`);
    costs[name] = value;
  }
  return costs as unknown as Costs;
}

const command = new Command('scale')
  .description(
    'What a load needs by the measured costs, and a simulation of it, event by event, with failures. The same seed comes out the same.',
  )
  .option('--seats <n>', 'people at tables of four', whole(4, 2_000_000), 1_000_000)
  .option('--processes <n>', 'server processes, a core each; left out: as few as 70 % of their cores allow', whole(1, 10_000))
  .option('--databases <n>', 'PostgreSQL servers; left out: as few as 70 % of their cores allow', whole(1, 1000))
  .option('--database-cores <n>', 'cores of each', whole(1, 128), 8)
  .option('--per-machine <n>', 'processes that share a machine', whole(1, 256), 16)
  .option('--sticky', 'the balancer sends everybody to their table’s process', false)
  .option('--think <seconds>', 'between two intents at a table', whole(1, 3600), 5)
  .option('--spectators <n>', 'at each table', whole(0, 100), 0)
  .addOption(
    new Option('--fault <kinds...>', 'what goes wrong, each in a run of its own').choices([...FAULTS, 'none']).default([...FAULTS]),
  )
  .option('--quiet <seconds>', 'simulated before it', whole(1, 3600), 5)
  .option('--after <seconds>', 'simulated from it on', whole(1, 3600), 45)
  .option('--seed <n>', 'seed of all that is chance', whole(0, 2 ** 31 - 1), 1)
  .option('--costs <file>', 'what `bench -- costs --json` wrote; left out: as recorded')
  .option('--json', 'JSON lines', false)
  .parse();
const options = command.opts<Options>();
const costs = options.costs === undefined ? RECORDED : readCosts(options.costs);
const loadOf = (seats: number): Load => ({
  seats,
  seatsPerTable: 4,
  spectatorsPerTable: options.spectators,
  intentsPerTable: 1 / options.think,
});
const { perMachine, databaseCores, sticky } = options;
const kind = { perMachine, databaseCores, sticky };

const write = (what: string, figures: object) => {
  const rounded = JSON.stringify({ scale: what, ...figures }, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  process.stdout.write(options.json ? `${rounded}\n` : `${rounded.slice(1, -1).replaceAll('"', '')}\n`);
};

for (const seats of [...LADDER.filter((one) => one < options.seats), options.seats]) {
  const site = siteFor(costs, loadOf(seats), kind);
  write('needs', { seats, ...site, ...needsOf(costs, loadOf(seats), site) });
}
const least = siteFor(costs, loadOf(options.seats), kind);
const site = { ...least, processes: options.processes ?? least.processes, databases: options.databases ?? least.databases };
for (const fault of options.fault) {
  const plan = {
    costs,
    load: loadOf(options.seats),
    site,
    quietMs: 1000 * options.quiet,
    afterMs: 1000 * options.after,
    seed: options.seed,
  };
  write(fault, { ...site, ...simulate({ ...plan, fault: fault === 'none' ? null : fault }) });
}
