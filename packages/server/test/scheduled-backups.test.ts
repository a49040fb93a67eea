import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { restore } from '../src/store/backup.js';
import { FileLock } from '../src/store/file-lock.js';
import { openStore } from '../src/store/open.js';
import { ScheduledBackups } from '../src/store/scheduled-backups.js';
import { HandTime } from '../tools/hand-time.js';
import { startProcess } from './harness/process.js';
import { type Changes, configOf, startServer, type TestServer } from './harness/server.js';

const HOUR = 60 * 60_000;
const backupsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.includes('.jsonl'))
    .sort();
const newFolder = () => mkdtempSync(join(tmpdir(), 'backups-'));

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Backups of the running server, on a clock in the test's hands. */
async function start(hand: HandTime, changes: Changes) {
  const log: Record<string, unknown>[] = [];
  const config = configOf({ dataDir: server.dataDir, ...changes });
  const backups = await ScheduledBackups.start(config, pino({}, { write: (line) => log.push(JSON.parse(line)) }), hand);
  if (!backups) throw new Error('no backups');
  await backups.running;
  const hoursOn = async (hours: number) => {
    hand.pass(hours * HOUR);
    await backups.running;
  };
  return { backups, log, hoursOn };
}

describe('U104 a server makes backups by itself', () => {
  test('every so many hours, keeps the last ones, and each can be restored', async () => {
    const code = await server.table({ name: 'Kept' });
    const backupDir = join(newFolder(), 'made');
    const { backups, log, hoursOn } = await start(new HandTime(), { backupDir, backupHours: 6, backupsKept: 2 });
    writeFileSync(join(backupDir, 'mine.jsonl'), '');
    const seen = new Set(backupsIn(backupDir));
    for (let i = 0; i < 4; i += 1) {
      await hoursOn(6);
      for (const name of backupsIn(backupDir)) seen.add(name);
    }
    await backups.stop();
    expect(seen.size).toBe(6);
    const kept = backupsIn(backupDir);
    expect(kept).toEqual([
      expect.stringMatching(/^illuminice-1970-01-01T18/),
      expect.stringMatching(/^illuminice-1970-01-02T00/),
      'mine.jsonl',
    ]);
    expect(log.map(({ msg }) => msg)).toEqual(Array(5).fill('backed up'));
    const file = join(backupDir, kept[1] as string);
    expect(statSync(file).mode & 0o077).toBe(0);
    const fresh = await openStore({ dataDir: newFolder(), databaseUrl: undefined, durability: 'normal' }, () => {});
    expect((await restore(fresh, file, false)).added).toBe(1);
    expect(await fresh.isUsed(code)).toBe(true);
    await fresh.close();
  });

  test('go on from the newest one after a restart, and clear away what a killed process left', async () => {
    const backupDir = newFolder();
    const hand = new HandTime();
    await (await start(hand, { backupDir, backupHours: 6 })).backups.stop();
    hand.pass(4 * HOUR);
    const half = 'illuminice-1970-01-01T03-00-00Z.jsonl.part';
    writeFileSync(join(backupDir, half), 'half');
    const again = await start(hand, { backupDir, backupHours: 6 });
    expect(again.log).toEqual([]);
    await again.hoursOn(1.5);
    expect(again.log).toEqual([]);
    await again.hoursOn(0.5);
    expect(again.log).toMatchObject([{ msg: 'backed up' }]);
    expect(readdirSync(backupDir)).not.toContain(half);
    await again.backups.stop();
  });

  test('two processes on one folder make one together, and neither clears away what the other is writing', async () => {
    const backupDir = newFolder();
    const hand = new HandTime();
    const lock = FileLock.take(join(backupDir, '.lock'));
    const half = 'illuminice-1970-01-01T03-00-00Z.jsonl.part';
    writeFileSync(join(backupDir, half), 'half');
    const [one, two] = [await start(hand, { backupDir, backupHours: 6 }), await start(hand, { backupDir, backupHours: 6 })];
    expect(backupsIn(backupDir)).toEqual([half]);
    lock.release();
    await one.hoursOn(1 / 60);
    await two.backups.running;
    expect([...one.log, ...two.log]).toMatchObject([{ msg: 'backed up' }]);
    // They are due in the same moment for ever after: one finds the folder taken, or the backup made.
    await one.hoursOn(6);
    await two.backups.running;
    await one.hoursOn(1 / 60);
    await two.backups.running;
    expect([...one.log, ...two.log]).toMatchObject([{ msg: 'backed up' }, { msg: 'backed up' }]);
    expect(backupsIn(backupDir)).toHaveLength(2);
    await one.backups.stop();
    await two.backups.stop();
  });

  test('two servers with stores of their own keep apart in one folder; what an earlier release made counts for each', async () => {
    const backupDir = newFolder();
    const hand = new HandTime();
    const one = await start(hand, { backupDir, backupHours: 6, backupsKept: 1 });
    const two = await start(hand, { backupDir, dataDir: newFolder(), backupHours: 6, backupsKept: 1 });
    expect(backupsIn(backupDir)).toHaveLength(2);
    await one.backups.stop();
    await two.hoursOn(6);
    expect(backupsIn(backupDir)).toHaveLength(2);
    await two.backups.stop();
    const old = newFolder();
    writeFileSync(join(old, `illuminice-${new Date(hand.now()).toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl`), '');
    const after = await start(hand, { backupDir: old, backupHours: 6 });
    expect(after.log).toEqual([]);
    await after.backups.stop();
  });

  test('that fail are said in the log, and tried again within the hour', async () => {
    const backupDir = newFolder();
    const hand = new HandTime();
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'illuminice.db'), 'no database '.repeat(200));
    const { backups, log, hoursOn } = await start(hand, { backupDir, dataDir });
    await hoursOn(1);
    expect(log).toMatchObject([
      { level: 50, msg: 'the scheduled backup failed' },
      { level: 50, msg: 'the scheduled backup failed' },
    ]);
    await backups.stop();
  });

  test('where the folder cannot be written the server does not start, and says which setting it is', async () => {
    const { code, stderr } = await startProcess({ BACKUP_DIR: '/dev/null/backups' }).ended;
    expect([code, stderr]).toEqual([
      1,
      'Illuminice cannot start:\nBACKUP_DIR: "/dev/null/backups" cannot be written (ENOTDIR); choose a folder, like BACKUP_DIR=./data/backups\n',
    ]);
  });

  test('the server itself does it while people play', async () => {
    const folder = newFolder();
    const host = startProcess({ BACKUP_DIR: folder, LOG_LEVEL: 'info' });
    await host.wrote(/backed up/);
    expect(await host.stop()).toMatchObject({ code: 0 });
    expect(backupsIn(folder)).toHaveLength(1);
  });
});
