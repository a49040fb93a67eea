import { whole } from '@illuminice/lab/arguments';
import { Argument, Command, Option } from 'commander';
import { costs } from '../bench/costs.js';
import { engine } from '../bench/engine.js';
import { type Contestant, type Figures, growth, join, memory, NAMES, scale, start, sync } from '../bench/measure.js';

const PARTS = ['engine', 'sync', 'scale', 'join', 'memory', 'start'] as const;
/** What `scale` reckons with is measured by itself: it has no peers. */
const COSTS = 'costs';
type Part = (typeof PARTS)[number];

const bench = new Command('bench')
  .description('Our server beside boardgame.io with our rules (B), a bare Colyseus room (C) and a relay of WebSockets (R), in one run.')
  .addArgument(new Argument('[part]').choices([...PARTS, COSTS, 'all']).default('all'))
  .addOption(new Option('--only <names...>', 'some of them alone').choices(NAMES).default(NAMES))
  .option('--rooms <n>', 'tables of four at once', whole(1, 1000), 30)
  .option('--steps <n>', 'intents at each table until it counts, and while it does', whole(10, 1000), 100)
  .option('--warm <n>', 'intents that each server carries out before any count, at other tables', whole(0, 1_000_000), 12_000)
  .option('--seconds <n>', 'how long each waits or measures where there is a clock', whole(1, 600), 8)
  .option('--profile <folder>', 'write there where the server’s time goes while `sync` measures (.cpuprofile); the figures are dearer then')
  .option('--json', 'JSON lines', false)
  .parse();
const [chosen = 'all'] = bench.processedArgs as [string];
const { only, rooms, steps, warm, seconds, profile, json } = bench.opts<{
  only: Contestant[];
  rooms: number;
  steps: number;
  warm: number;
  seconds: number;
  profile?: string;
  json: boolean;
}>();

const SPECTATORS = 30;
const JOINS = 40;
const STARTS = 5;
/** Where spectators look on. */
const fewer = Math.ceil(rooms / 3);

/** Measures one after the other, so that what else the machine does meets all alike. */
async function each(measure: (name: Contestant) => Promise<Figures>, names = only): Promise<Partial<Record<Contestant, Figures>>> {
  const found: Partial<Record<Contestant, Figures>> = {};
  for (const name of names) found[name] = await measure(name);
  return found;
}

function write(part: string, found: Partial<Record<Contestant, Figures>>): void {
  for (const [contestant, figures] of Object.entries(found))
    process.stdout.write(
      json ? `${JSON.stringify({ bench: part, contestant, ...figures })}\n` : `${part} ${contestant}: ${JSON.stringify(figures)}\n`,
    );
}

/** The quickest of several starts: others can only have made them slower. */
async function starts(): Promise<Partial<Record<Contestant, Figures>>> {
  const best: Partial<Record<Contestant, Figures>> = {};
  for (let i = 0; i < STARTS; i += 1)
    for (const [name, { ms = 0, cpuMs = 0 }] of Object.entries(await each(start)) as [Contestant, Figures][])
      best[name] = { ms: Math.min(ms, best[name]?.ms ?? ms), cpuMs: Math.min(cpuMs, best[name]?.cpuMs ?? cpuMs) };
  return best;
}

const RUN: Record<Part, () => Promise<void>> = {
  engine: async () => write('engine', engine(1000 * seconds)),
  sync: async () => {
    write('sync', await each((name) => sync(name, { rooms, steps, spectators: 0, warm }, profile)));
    write('sync with 2 spectators', await each((name) => sync(name, { rooms: fewer, steps, spectators: 2, warm })));
  },
  scale: async () => {
    write('scale', await each((name) => scale(name, { rooms: 10 * rooms, warm }, seconds)));
    write('spectators', await each((name) => growth(name, { rooms: fewer, steps: Math.ceil(steps / 2), spectators: SPECTATORS, warm })));
  },
  join: async () => write('join', await each((name) => join(name, JOINS, { steps, warm }))),
  memory: async () => write('memory', await each((name) => memory(name, { rooms, steps, warm }))),
  start: async () => write('start', await starts()),
};

if (chosen === COSTS) process.stdout.write(`${JSON.stringify(await costs(rooms, steps))}\n`);
for (const part of PARTS) if (chosen === 'all' || chosen === part) await RUN[part]();
