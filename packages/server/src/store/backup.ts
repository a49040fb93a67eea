import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, open, rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { z } from 'zod';
import { rowShape } from './columns.js';
import type { Packed, SqlStore } from './sql-store.js';

/* Backup as text, the same for both databases: a head, codes with table and games, used codes, decks, and counts with a SHA-256. */

/** Format 1 had no decks. */
const FORMATS = [1, 2] as const;
const FORMAT = 2;
/** Codes of one line, and of one query. */
const PAGE = 500;

const whole = z.number().int().min(0);
const gameSchema = z.strictObject({
  row: rowShape('games'),
  snapshot: rowShape('snapshots', 'game').nullable(),
  entries: z.array(rowShape('journal', 'game', 'seq')),
  decks: z.array(z.string().min(1)).default([]),
});
const lineSchema = z.union([
  z.strictObject({ illuminice: z.literal('backup'), format: z.literal(FORMATS), at: z.number() }),
  z.strictObject({
    code: z.string(),
    table: z.strictObject({ row: rowShape('tables'), talk: z.array(z.string()) }).nullable(),
    games: z.array(gameSchema),
  }),
  z.strictObject({ used: z.array(z.string()) }),
  z.strictObject({ decks: z.array(rowShape('decks')) }),
  z.strictObject({ end: z.strictObject({ codes: whole, sha256: z.string() }) }),
]);
type Line = z.output<typeof lineSchema>;

/** Writes the whole store at this moment into a new private file. @returns number of used codes @throws Error if the file exists */
export async function backUp(store: SqlStore, file: string, now: number): Promise<number> {
  const part = `${file}.part`;
  const exists = await open(file, 'r').then(
    (handle) => handle.close().then(() => true),
    () => false,
  );
  if (exists) throw new Error(`${file} is there already`);
  const handle = await open(part, 'w', 0o600);
  let codes: number;
  try {
    codes = await writeBackup(store, async (text) => void (await handle.write(text)), now);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(part, 0o600);
  await rename(part, file);
  return codes;
}

/** Writes a backup into a stream. @throws Error if nobody reads it to its end */
export async function backUpTo(store: SqlStore, stream: Writable, now: number): Promise<number> {
  // Each write reports its own failure.
  stream.on('error', () => {});
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
  return writeBackup(store, write, now);
}

async function writeBackup(store: SqlStore, writeText: (text: string) => Promise<void>, now: number): Promise<number> {
  const hash = createHash('sha256');
  const write = async (line: Line) => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    await writeText(text);
  };
  let codes = 0;
  await store.frozen(async (frozen) => {
    await write({ illuminice: 'backup', format: FORMAT, at: now });
    for (let after = ''; ; ) {
      const used = await frozen.usedCodes(after, PAGE);
      if (used.length === 0) break;
      await write({ used });
      for (const code of used) {
        const packed = await frozen.packed(code);
        if (!packed.table && packed.games.length === 0) continue;
        await write(packed);
        codes += 1;
      }
      after = used.at(-1) as string;
    }
    for (let after = ''; ; ) {
      const decks = await frozen.deckRows(after, PAGE);
      if (decks.length === 0) break;
      await write({ decks });
      after = decks.at(-1)?.id as string;
    }
  });
  await writeText(`${JSON.stringify({ end: { codes, sha256: hash.digest('hex') } })}\n`);
  return codes;
}

/**
 * Restores a backup, checked whole before anything is written. @param replace overwrite existing codes, else keep them
 * @throws Error that names the line, if it is no whole backup
 */
export async function restore(store: SqlStore, file: string, replace: boolean): Promise<Record<'added' | 'replaced' | 'left', number>> {
  for await (const _ of lines(file));
  const sum = { added: 0, replaced: 0, left: 0 };
  for await (const line of lines(file)) {
    if ('code' in line) sum[await store.unpack(line as Packed, replace)] += 1;
    else if ('used' in line) await store.markUsed(line.used);
    else if ('decks' in line) await store.addDecks(line.decks);
  }
  return sum;
}

/** Lines of a backup, checked one by one and, at the end, as a whole. */
async function* lines(file: string): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let [number, codes] = [0, 0];
  let end: { codes: number; sha256: string } | undefined;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const line = readLine(text, number);
    if ((number === 1) !== 'illuminice' in line || end) throw new Error(`line ${number}: this is not a backup of Illuminice`);
    if ('end' in line) end = line.end;
    else hash.update(`${text}\n`);
    if ('code' in line) codes += 1;
    yield line;
  }
  checkEnd(end, codes, hash);
}

function readLine(text: string, number: number): Line {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`line ${number}: this is not a backup of Illuminice, or a damaged one`);
  }
  const read = lineSchema.safeParse(json);
  if (!read.success) throw new Error(`line ${number}: not what a backup of format ${FORMAT} has there`);
  return read.data;
}

function checkEnd(end: { codes: number; sha256: string } | undefined, codes: number, hash: Hash): void {
  if (!end) throw new Error('the end of the backup is missing');
  if (end.codes !== codes || end.sha256 !== hash.digest('hex')) throw new Error('the backup was changed since it was written');
}
