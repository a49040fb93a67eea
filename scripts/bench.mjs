/** `npm run bench -- NAME ARGS…`: the page is measured by a browser, restarts and bytes on the server, all else on Node. */
import { node, root } from './lib/workspace.mjs';

const [, , name, ...args] = process.argv;
const scripts = {
  client: ['scripts/browse.mjs', 'bench-client', ...args],
  pace: ['scripts/run.mjs', 'server', 'bench-pace', ...args],
  recover: ['scripts/run.mjs', 'server', 'bench-recover', ...args],
  sync: ['scripts/run.mjs', 'loadtest+server', 'bench-sync', ...args],
};
const script = scripts[name] ?? ['scripts/run.mjs', 'bots', 'bench', ...process.argv.slice(2)];
process.exitCode = await node(script, { cwd: root, stdio: 'inherit' });
