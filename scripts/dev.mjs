/**
 * `npm run dev`: the server from its sources and the client by vite, both reloading when a file changes. The page is
 * at http://localhost:5173; vite passes /api and the WebSockets on to the server (packages/client/vite.config.ts).
 */
import { spawn } from 'node:child_process';
import { asked } from './lib/asked.mjs';
import { ensureInstalled } from './lib/prepare.mjs';
import { installed, packages } from './lib/workspace.mjs';

const USAGE = `npm run dev
Serves the game at http://localhost:5173, and reloads pages and server when a file changes. Settings are environment variables.`;

asked(USAGE);
await ensureInstalled();

const children = [
  start('server', [installed('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', '--conditions=source', 'src/main.ts']),
  start('client', [installed('vite/bin/vite.js', 'packages/client')]),
];

function start(name, args) {
  return spawn(process.execPath, args, {
    cwd: packages[name].dir,
    stdio: 'inherit',
    env: {
      NODE_ENV: 'development',
      ALLOW_SCENARIOS: '1',
      ALLOWED_ORIGINS: 'http://localhost:5173 http://127.0.0.1:5173',
      SERVER_URL: `http://127.0.0.1:${process.env.PORT || 2567}`,
      ...process.env,
    },
  });
}

// One without the other is no use: when either ends, or we are told to, both end.
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
};
for (const child of children) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
