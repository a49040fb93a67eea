/** `npm run bench -- NAME ARGS…`: each from the package that has what it measures. */
import { fail, node, root } from './lib/workspace.mjs';

const [, , name, ...args] = process.argv;
const peers = (part) => ['scripts/run.mjs', 'loadtest+server', 'bench-peers', part, ...args];
const scripts = {
  rules: ['scripts/run.mjs', 'lab', 'bench', 'rules', ...args],
  frames: ['scripts/run.mjs', 'loadtest+server', 'bench-frames', ...args],
  ...Object.fromEntries(['engine', 'sync', 'scale', 'join', 'memory', 'start', 'costs', 'all'].map((part) => [part, peers(part)])),
  client: ['scripts/browse.mjs', 'bench-client', ...args],
  lighthouse: ['scripts/browse.mjs', 'bench-lighthouse', ...args],
  legible: ['scripts/browse.mjs', 'bench-legible', ...args],
  pace: ['scripts/run.mjs', 'server', 'bench-pace', ...args],
  recover: ['scripts/run.mjs', 'server', 'bench-recover', ...args],
};
const USAGE = `npm run bench -- ${Object.keys(scripts).join('|')} ARGS…
Each has options of its own: npm run bench -- NAME --help.`;
if (name === '--help' || name === '-h') {
  console.log(USAGE);
  process.exit(0);
}
const script = Object.hasOwn(scripts, name ?? '') ? scripts[name] : fail(USAGE, 2);
process.exitCode = await node(script, { cwd: root, stdio: 'inherit' });
