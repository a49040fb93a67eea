import type { Stage } from '@illuminice/protocol';
import { insert, insertDeckGame, newGameRow, type Row, type Statement } from './columns.js';
import { hideClearPassword } from './record.js';
import type {
  AdminAct,
  Block,
  Change,
  Entry,
  GameOfTable,
  KeptDeck,
  Limits,
  Maybe,
  NewTable,
  Overdue,
  Snapshot,
  Store,
  StoredGame,
  StoredTable,
} from './store.js';

export interface Packed {
  code: string;
  table: { row: Row<'tables'>; talk: string[] } | null;
  games: { row: Row<'games'>; snapshot: Snapshot | null; entries: Entry[]; decks: string[] }[];
}

/** Decks forgotten at a time: finding the oldest reads all. */
const AT_ONCE = 100;

const ENTRIES = 'SELECT player, n, at, intent FROM journal WHERE game = ? AND seq > ? ORDER BY seq LIMIT ?';

/** Common part of both databases: all but writing a change, which every intent waits for. */
export abstract class SqlStore implements Store {
  abstract write(change: Change): Maybe<void>;
  abstract close(): Promise<void>;
  /** Works on a consistent snapshot of the store, despite other writers. */
  abstract frozen<T>(work: (store: SqlStore) => Promise<T>): Promise<T>;
  /** Rows of a query, each value a string, a number or null. */
  protected abstract rows<T>(...statement: Statement): Promise<T[]>;
  protected abstract together(statements: readonly Statement[]): Promise<void>;
  /** Turns a duplicate key into `CodeTaken`; other errors stay. */
  protected abstract asTaken(error: unknown): unknown;

  async create({ code, record, pulse, begin, entries = [], stage, public: listed, at: now }: NewTable): Promise<void> {
    const row = { code, rev: 0, created: now, touched: now, stage, public: listed ? 1 : 0, game: begin?.id ?? null, record, pulse };
    try {
      await this.together([
        ['INSERT INTO used_codes (code) VALUES (?)', [code]],
        insert('tables', row),
        ...(begin ? [insert('games', newGameRow(code, begin))] : []),
        ...entries.map((entry, i) => insert('journal', { game: begin?.id ?? '', seq: i + 1, ...entry })),
      ]);
    } catch (error) {
      throw this.asTaken(error);
    }
  }

  async load(code: string): Promise<StoredTable | null> {
    const [row] = await this.rows<Row<'tables'>>('SELECT * FROM tables WHERE code = ?', [code]);
    if (!row) return null;
    const talk = await this.rows<{ i: number; line: string }>('SELECT i, line FROM talk WHERE code = ? ORDER BY i', [code]);
    const game = row.game === null ? null : await this.game(row.game);
    return { ...row, public: row.public === 1, game, talk: talk.map(({ line }) => line), said: (talk.at(-1)?.i ?? -1) + 1 };
  }

  entries(game: string, after: number, most = Number.MAX_SAFE_INTEGER): Promise<Entry[]> {
    return this.rows<Entry>(ENTRIES, [game, after, most]);
  }

  async isUsed(code: string): Promise<boolean> {
    return (await this.rows('SELECT 1 FROM used_codes WHERE code = ?', [code])).length > 0;
  }

  async record(code: string): Promise<string | undefined> {
    const [row] = await this.rows<{ record: string }>('SELECT record FROM tables WHERE code = ?', [code]);
    return row?.record;
  }

  async pulse(code: string): Promise<string | undefined> {
    const [row] = await this.rows<{ pulse: string }>('SELECT pulse FROM tables WHERE code = ?', [code]);
    return row?.pulse;
  }

  listed(since: number, limit: number): Promise<{ code: string; record: string }[]> {
    return this.rows(
      `SELECT code, record FROM tables WHERE public = 1 AND touched >= ? AND stage <> 'over' ORDER BY created DESC LIMIT ?`,
      [since, limit],
    );
  }

  async codes(after: string, limit: number): Promise<string[]> {
    const rows = await this.rows<{ code: string }>('SELECT code FROM tables WHERE code > ? ORDER BY code LIMIT ?', [after, limit]);
    return rows.map(({ code }) => code);
  }

  async gameIds(after: string, limit: number): Promise<string[]> {
    const rows = await this.rows<{ id: string }>('SELECT id FROM games WHERE id > ? ORDER BY id LIMIT ?', [after, limit]);
    return rows.map(({ id }) => id);
  }

  /** Everything under a code; `table` is null for games whose table is gone. */
  async packed(code: string): Promise<Packed> {
    const [table] = await this.rows<Row<'tables'>>('SELECT * FROM tables WHERE code = ?', [code]);
    const talk = await this.rows<{ line: string }>('SELECT line FROM talk WHERE code = ? ORDER BY i', [code]);
    const rows = await this.rows<Row<'games'>>('SELECT * FROM games WHERE code = ? ORDER BY id', [code]);
    const games: Packed['games'] = [];
    for (const row of rows) {
      const { snapshot } = (await this.game(row.id)) as StoredGame;
      const decks = await this.rows<{ deck: string }>('SELECT deck FROM deck_games WHERE game = ? ORDER BY deck', [row.id]);
      games.push({ row, snapshot, entries: await this.entries(row.id, 0), decks: decks.map(({ deck }) => deck) });
    }
    return { code, table: table ? { row: table, talk: talk.map(({ line }) => line) } : null, games };
  }

  /** Restores a table with its games, all or nothing; existing ones stay unless replaced. An open table finds out at its next write. */
  async unpack({ code, table, games }: Packed, replace: boolean): Promise<'added' | 'replaced' | 'left'> {
    const [there] = await this.rows<Row<'tables'>>('SELECT * FROM tables WHERE code = ?', [code]);
    const known = await this.rows<{ id: string }>('SELECT id FROM games WHERE code = ?', [code]);
    const isThere = there !== undefined || known.length > 0;
    if (isThere && !replace) return 'left';
    const statements: Statement[] = [
      ['INSERT INTO used_codes (code) VALUES (?) ON CONFLICT DO NOTHING', [code]],
      ['DELETE FROM tables WHERE code = ?', [code]],
      ['DELETE FROM talk WHERE code = ?', [code]],
      ...gameGoes('code = ?', code),
    ];
    if (table) {
      const record = hideClearPassword(table.row.record);
      statements.push(insert('tables', { ...table.row, record, rev: there ? Math.max(table.row.rev, there.rev + 1) : table.row.rev }));
      statements.push(...table.talk.map((line, i) => insert('talk', { code, i, line })));
    }
    for (const { row, snapshot, entries, decks } of games) {
      statements.push(insert('games', row));
      if (snapshot) statements.push(insert('snapshots', { game: row.id, ...snapshot }));
      statements.push(...entries.map((entry, i) => insert('journal', { game: row.id, seq: i + 1, ...entry })));
      statements.push(...decks.map((deck) => insertDeckGame({ deck, game: row.id })));
    }
    await this.together(statements);
    return isThere ? 'replaced' : 'added';
  }

  async usedCodes(after: string, limit: number): Promise<string[]> {
    const rows = await this.rows<{ code: string }>('SELECT code FROM used_codes WHERE code > ? ORDER BY code LIMIT ?', [after, limit]);
    return rows.map(({ code }) => code);
  }

  async markUsed(codes: readonly string[]): Promise<void> {
    await this.together(codes.map((code) => ['INSERT INTO used_codes (code) VALUES (?) ON CONFLICT DO NOTHING', [code]]));
  }

  async games({ limit, before }: { limit: number; before?: number }): Promise<(GameOfTable & { intents: number })[]> {
    const rows = await this.rows<Row<'games'> & { intents: number }>(
      `SELECT games.*, (SELECT max(seq) FROM journal WHERE game = id) AS intents FROM games
       WHERE ended IS NOT NULL AND ended < ? AND public = 1 AND origin IS NULL ORDER BY ended DESC LIMIT ?`,
      [before ?? Number.MAX_SAFE_INTEGER, limit],
    );
    return rows.map((row) => ({ ...readGame(row), snapshot: null, intents: row.intents ?? 0 }));
  }

  async gamesOf(code: string): Promise<GameOfTable[]> {
    const rows = await this.rows<Row<'games'>>('SELECT * FROM games WHERE code = ? ORDER BY begun', [code]);
    return rows.map(readGame);
  }

  recast(id: string, cast: string): Promise<void> {
    return this.together([['UPDATE games SET seats = ? WHERE id = ?', [cast, id]]]);
  }

  async keep(name: string, value: string): Promise<string> {
    await this.together([['INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [name, value]]]);
    const [row] = await this.rows<{ value: string }>('SELECT value FROM kept WHERE name = ?', [name]);
    return row?.value ?? value;
  }

  noteAct({ at: date, act, subject, said: words, who, address, request }: AdminAct, before: number): Promise<void> {
    const sql = 'INSERT INTO admin_acts (at, act, subject, said, who, address, request) VALUES (?, ?, ?, ?, ?, ?, ?)';
    return this.together([
      ['DELETE FROM admin_acts WHERE at < ?', [before]],
      [sql, [date, act, subject, words, who, address, request]],
    ]);
  }

  acts(most: number): Promise<AdminAct[]> {
    return this.rows('SELECT at, act, subject, said, who, address, request FROM admin_acts ORDER BY at DESC LIMIT ?', [most]);
  }

  async blocks(now: number): Promise<Block[]> {
    await this.together([['DELETE FROM blocks WHERE until < ?', [now]]]);
    return this.rows('SELECT id, since, until, why, who FROM blocks ORDER BY since DESC', []);
  }

  block({ id, since, until, why, who }: Block): Promise<void> {
    return this.together([
      ['DELETE FROM blocks WHERE id = ?', [id]],
      ['INSERT INTO blocks (id, since, until, why, who) VALUES (?, ?, ?, ?, ?)', [id, since, until, why, who]],
    ]);
  }

  async unblock(id: string): Promise<boolean> {
    const known = await this.rows('SELECT 1 FROM blocks WHERE id = ?', [id]);
    await this.together([['DELETE FROM blocks WHERE id = ?', [id]]]);
    return known.length > 0;
  }

  async count(): Promise<number> {
    const [row] = await this.rows<{ count: number }>('SELECT count(*) AS count FROM tables', []);
    return row?.count ?? 0;
  }

  async probe(): Promise<void> {
    await this.rows('SELECT record FROM tables ORDER BY code LIMIT 1', []);
    await this.together([['INSERT INTO probe (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [Date.now()]]]);
  }

  noteDay(day: number): Promise<void> {
    return this.together([['INSERT INTO running_days (day) VALUES (?) ON CONFLICT DO NOTHING', [day]]]);
  }

  async earlierDay(day: number, count: number): Promise<number | null> {
    const sql = 'SELECT day FROM running_days WHERE day < ? ORDER BY day DESC LIMIT 1 OFFSET ?';
    const [row] = await this.rows<{ day: number }>(sql, [day, count - 1]);
    return row?.day ?? null;
  }

  async overdue(limits: Limits): Promise<Overdue> {
    const tables = await this.rows<{ code: string; stage: Stage }>(
      `SELECT code, stage FROM tables
       WHERE ((stage = 'lobby' AND touched < ?) OR (stage = 'playing' AND touched < ?) OR (stage = 'over' AND touched < ?))
         AND NOT EXISTS (SELECT 1 FROM homes WHERE homes.code = tables.code)`,
      [limits.lobbies, limits.abandoned, limits.finished],
    );
    const games = await this.rows<{ id: string }>(
      'SELECT id FROM games WHERE ended < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE game = id)',
      [limits.finished],
    );
    const decks = await this.rows<{ id: string }>(
      'SELECT id FROM decks WHERE touched < ? AND NOT EXISTS (SELECT 1 FROM deck_games WHERE deck = id)',
      [limits.finished],
    );
    return { tables, games: games.map(({ id }) => id), decks: decks.map(({ id }) => id) };
  }

  async keepDeck(deck: KeptDeck, shared: boolean, now: number, most: number): Promise<boolean> {
    const known = await this.rows('SELECT 1 FROM decks WHERE id = ?', [deck.id]);
    const [row] = known.length > 0 ? [] : await this.rows<{ count: number }>('SELECT count(*) AS count FROM decks', []);
    if (row && row.count >= most) {
      const forgotten = await this.#forgetDecks(row.count - most + Math.ceil(most / AT_ONCE));
      if (row.count - forgotten >= most) return false;
    }
    await this.together([deckStays({ ...deck, shared: shared ? 1 : 0, touched: now })]);
    return true;
  }

  /** Forgets unused decks, the least recently stored first. @returns how many */
  async #forgetDecks(count: number): Promise<number> {
    const unused = await this.rows<{ id: string }>(
      'SELECT id FROM decks WHERE NOT EXISTS (SELECT 1 FROM deck_games WHERE deck = id) ORDER BY touched LIMIT ?',
      [count],
    );
    await this.together(unused.map(({ id }) => ['DELETE FROM decks WHERE id = ?', [id]]));
    return unused.length;
  }

  async deck(id: string): Promise<(KeptDeck & { isOpen: boolean }) | null> {
    const [row] = await this.rows<KeptDeck & { open: number }>(
      `SELECT id, ruleset, name, cards, CASE WHEN shared = 1 OR EXISTS (
         SELECT 1 FROM deck_games JOIN games ON games.id = game WHERE deck = decks.id AND ended IS NOT NULL
       ) THEN 1 ELSE 0 END AS open FROM decks WHERE id = ?`,
      [id],
    );
    if (!row) return null;
    const { open, ...deck } = row;
    return { ...deck, isOpen: Number(open) === 1 };
  }

  deckRows(after: string, limit: number): Promise<Row<'decks'>[]> {
    return this.rows('SELECT * FROM decks WHERE id > ? ORDER BY id LIMIT ?', [after, limit]);
  }

  /** Restores decks; existing ones stay, shared if either was. */
  async addDecks(rows: readonly Row<'decks'>[]): Promise<void> {
    await this.together(rows.map(deckStays));
  }

  removeDeck(id: string): Promise<void> {
    return this.together([['DELETE FROM decks WHERE id = ?', [id]]]);
  }

  removeGame(id: string): Promise<void> {
    return this.together(gameGoes('id = ?', id));
  }

  remove(code: string): Promise<void> {
    return this.together([
      ['DELETE FROM tables WHERE code = ?', [code]],
      ['DELETE FROM talk WHERE code = ?', [code]],
      ...gameGoes('code = ? AND ended IS NULL', code),
    ]);
  }

  async game(id: string): Promise<GameOfTable | null> {
    const [row] = await this.rows<Row<'games'>>('SELECT * FROM games WHERE id = ?', [id]);
    if (!row) return null;
    const [snapshot] = await this.rows<{ seq: number; state: string; hash: string }>(
      'SELECT seq, state, hash FROM snapshots WHERE game = ?',
      [id],
    );
    return { ...readGame(row), snapshot: snapshot ?? null };
  }
}

/** A deck that is there already is shared if either was. */
function deckStays(row: Row<'decks'>): Statement {
  const [sql, values] = insert('decks', row);
  const later = `CASE WHEN decks.touched > excluded.touched THEN decks.touched ELSE excluded.touched END`;
  const shared = 'CASE WHEN decks.shared = 1 THEN 1 ELSE excluded.shared END';
  return [`${sql} ON CONFLICT (id) DO UPDATE SET shared = ${shared}, touched = ${later}`, values];
}

function gameGoes(which: string, value: string): Statement[] {
  const games = `(SELECT id FROM games WHERE ${which})`;
  return [
    [`DELETE FROM journal WHERE game IN ${games}`, [value]],
    [`DELETE FROM snapshots WHERE game IN ${games}`, [value]],
    [`DELETE FROM deck_games WHERE game IN ${games}`, [value]],
    [`DELETE FROM games WHERE ${which}`, [value]],
  ];
}

/** Empty if unreadable: a list of games needs no players. */
function readPlayers(json: string): string[] {
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}

function readGame({ players, seats, public: listed, ended, hash, outcome, ...row }: Row<'games'>): GameOfTable {
  const { id, code, ruleset, version, options, seed, origin, begun } = row;
  const ending = ended === null ? null : { at: ended, hash: hash ?? '', outcome: outcome ?? '', cast: seats, public: listed === 1 };
  return { id, code, ruleset, version, options, seed, origin, begun, players: readPlayers(players), cast: seats, ending, snapshot: null };
}
