/** Several processes on one PostgreSQL: what one address may do at all of them together. */
import { newCode } from '../../src/http/codes.js';
import { newDatabase, stopOwnCluster } from '../harness/postgres.js';
import { type ServerProcess, startProcess } from '../harness/process.js';
import { ask, askTable } from '../harness/wire.js';

// A machine that is busy with something else is no failure.
jest.setTimeout(180_000);
afterAll(stopOwnCluster);

const TABLES = 6;
const MISSES = 8;

const startMember = (database: string): ServerProcess =>
  startProcess({
    LOG_LEVEL: 'info',
    DATABASE_URL: database,
    CLUSTER_ADDRESS: '127.0.0.1',
    TABLES_PER_MINUTE: String(TABLES),
    MISSES_PER_MINUTE: String(MISSES),
  });

/** Opens tables until one more is refused. @returns how many it opened */
async function openAll(url: string, from: string): Promise<number> {
  for (let opened = 0; ; opened += 1) {
    const { status } = await askTable(url, { from });
    if (status === 429) return opened;
    expect(status).toBe(201);
  }
}

const guess = async (url: string, from: string): Promise<number> => (await ask(`${url}/api/tables/${newCode()}`, { from })).status;

test('U101 U112 an address has its share of a limit at each of the processes that live, and guesses count for all of them', async () => {
  const database = await newDatabase();
  const [first, second] = [startMember(database), startMember(database)];
  const [a, b] = [await first.url(), await second.url()];
  for (const one of [first, second]) await one.wrote(/"processes":2,/);
  // Half of them at each.
  expect([await openAll(a, '127.2.0.1'), await openAll(b, '127.2.0.1')]).toEqual([TABLES / 2, TABLES / 2]);
  // Others have theirs.
  expect(await openAll(b, '127.2.0.2')).toBe(TABLES / 2);

  const statuses = [];
  for (let i = 0; i <= MISSES; i += 1) statuses.push(await guess(a, '127.2.0.3'));
  expect(statuses).toEqual([...Array(MISSES).fill(404), 429]);
  // The other process tells nothing more.
  expect(await guess(b, '127.2.0.3')).toBe(429);
  // Nor do both, asked all at once.
  const both = await Promise.all(Array.from({ length: 6 * MISSES }, (_, i) => guess(i % 2 ? a : b, '127.2.0.5')));
  expect(both.filter((status) => status === 404)).toHaveLength(MISSES);

  // Whoever is left has all of it.
  expect(await second.stop()).toMatchObject({ code: 0, stderr: '' });
  await first.wrote(/"processes":1,/);
  // What was refused here counts as well.
  expect(await openAll(a, '127.2.0.1')).toBe(TABLES / 2 - 1);
  expect(await openAll(a, '127.2.0.4')).toBe(TABLES);
  await first.stop();
});
