/** `npm run bench -- NAME ARGS…`: the page is measured by a browser, all else on Node. */
import { node, root } from './lib/workspace.mjs';

const [, , name, ...args] = process.argv;
const script =
  name === 'client' ? ['scripts/browse.mjs', 'bench-client', ...args] : ['scripts/run.mjs', 'bots', 'bench', ...process.argv.slice(2)];
process.exitCode = await node(script, { cwd: root, stdio: 'inherit' });
