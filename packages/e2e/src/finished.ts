import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, type Server } from './server.js';

export interface Finished {
  id: string;
  code: string;
}

/** Lets four scripted players finish a game; `seed`: of their choices. @throws Error with their report if they do not */
export async function playOut(server: Server, ruleset = 'classic', seed = 11): Promise<Finished> {
  const code = await server.openLobby({ ruleset, seats: 4, name: 'Friday night', public: true });
  const play = ['--url', server.url, '--table', code, '--players', '4', '--think', '0', '--seed', `${seed}`, '--ruleset', ruleset];
  await new Promise<void>((over, failed) => {
    const client = join(ROOT, 'packages/loadtest/dist/cli/loadtest.js');
    execFile(process.execPath, [client, ...play], { cwd: ROOT }, (error, out) => (error ? failed(new Error(out)) : over()));
  });
  const { games } = (await (await fetch(`${server.url}/api/games`)).json()) as { games: { id: string }[] };
  if (!games[0]) throw new Error('the game that was played is not among those that are over');
  return { id: games[0].id, code };
}

/** Line of `--json` about the scripted clients' only room. */
export function roomLine(stdout: string): { finished: number; intents: number; errors: string[] } {
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return lines.find((line) => 'room' in line);
}
