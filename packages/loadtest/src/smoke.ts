import { setTimeout as sleep } from 'node:timers/promises';
import { join, openTable, type Table } from '@illuminice/client-sdk';
import { labOf } from '@illuminice/lab';
import { hashOf, type RulesetId } from '@illuminice/rules';
import { inWords } from './in-words.js';
import { checksOf } from './way.js';

export interface SmokePlan {
  url: string;
  ruleset: RulesetId;
  password?: string;
}

export interface Step {
  step: string;
  ms: number;
}

const PATIENCE = 30_000;
/** Intents after which the players agree on the end. */
const INTENTS = 40;
/** Delay before answers in ms, within the limits of a connection. */
const THINK = 25;

/**
 * Smoke test: checks the way to a server like a browser, then plays a short game with two seats and a spectator, a lost
 * connection, a comparison of boards and an agreed end.
 *
 * @param done called after each step
 * @throws Error with the failed step and the cause
 */
export async function smoke({ url, ruleset, password }: SmokePlan, done: (step: Step) => void): Promise<void> {
  const tables: Table[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const impatience = new AbortController();
    try {
      const result = await Promise.race([
        work(),
        sleep(PATIENCE, undefined, { signal: impatience.signal }).then(() => {
          throw new Error(`nothing came of it in ${PATIENCE / 1000} s`);
        }),
      ]);
      done({ step: name, ms: Math.round(performance.now() - began) });
      return result;
    } catch (error) {
      throw new Error(`${name}: ${inWords(error)}`);
    } finally {
      impatience.abort();
    }
  };
  try {
    for (const { name, run } of Object.values(checksOf(url))) await step(name, run);
    const where = await step('opens a table', () => openTable(url, { ruleset, seats: 2, ...(password && { opening: password }) }));
    await step('seats two players and a spectator', async () => {
      for (const name of ['Smoke Ada', 'Smoke Ben']) tables.push(await join(where, { name }));
      tables.push(await join(where, { name: 'Smoke Cleo', spectate: true }));
    });
    const [ada, ben, cleo] = tables as [Table, Table, Table];
    await step('begins the game', () => Promise.all([ada.begin(), ben.begin(), cleo.until(() => cleo.view !== null)]));
    const played = await step('plays', async () => {
      const counts = await Promise.all([ada, ben].map((player, i) => playSome(player, i)));
      return counts.reduce((sum, count) => sum + count, 0);
    });
    if (played === 0) throw new Error('plays: no intent was carried out');
    await step('takes a player back whose connection broke', async () => {
      const back = new Promise((resolve) => ada.once('back', () => resolve(null)));
      ada.drop();
      await back;
      await ada.until(() => ada.view !== null);
    });
    await step('shows all the same table', () => same(ada, ben, cleo));
    await step('ends the game when its players agree', () => agree(ada, ben));
  } finally {
    await Promise.all(tables.map((table) => table.leave()));
  }
}

/** @returns number of executed intents */
async function playSome(player: Table, seed: number): Promise<number> {
  const policy = labOf(player.ruleset).policies.random(seed + 1);
  let count = 0;
  const enough = () => player.info.stage === 'over' || (player.view?.board.seq ?? 0) >= INTENTS;
  while (!enough()) {
    await player.until(() => enough() || player.isAsked);
    if (enough()) break;
    await sleep(THINK);
    const { view } = player;
    const intent = view && player.isAsked ? policy(view) : null;
    // Refusals are late answers: the other player was quicker.
    if (intent)
      count += await player.act(intent).then(
        () => 1,
        () => 0,
      );
    else await player.until(() => enough() || player.view?.board !== view?.board);
  }
  return count;
}

/** Waits for the same step at all clients, and compares their boards. */
async function same(...tables: Table[]): Promise<void> {
  const seq = Math.max(...tables.map(({ view }) => view?.board.seq ?? 0));
  await Promise.all(tables.map((table) => table.until(() => table.view?.board.seq === seq)));
  const hashes = new Set(tables.map(({ view }) => hashOf(view?.board)));
  if (hashes.size > 1) throw new Error(`players and spectator see different boards at step ${seq}`);
}

async function agree(first: Table, other: Table): Promise<void> {
  if (first.info.stage !== 'over') {
    await first.say('propose', { kind: 'end', of: '' });
    const open = () => other.info.proposals.find(({ kind }) => kind === 'end');
    await other.until(() => open() !== undefined || other.info.stage === 'over');
    const proposal = open();
    if (proposal) await other.say('ballot', { proposal: proposal.id, yes: true });
  }
  await Promise.all([first, other].map((table) => table.until(() => table.info.stage === 'over')));
}
