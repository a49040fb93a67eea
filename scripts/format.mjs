/** `npm run format`: lays files out as lint wants them. */
import { asked } from './lib/asked.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { installed, node } from './lib/workspace.mjs';

const USAGE = `npm run format [-- FILE…]
Lays these files out as lint wants them, all by default, and mends what can be mended without a question.`;

const { positionals: files } = asked(USAGE, { allowPositionals: true });
await ensureInstalled();
process.exitCode = await node([installed('@biomejs/biome/bin/biome'), 'check', '--write', ...(files.length > 0 ? files : ['.'])]);
