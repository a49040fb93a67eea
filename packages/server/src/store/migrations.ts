import { hideClearPassword } from './record.js';

/* Migrations, forwards only. A released step never changes; add a new one at the end. */

type Dialect = 'sqlite' | 'postgres';

/** In SQLite, the table is stored in key order, without a second tree. */
const clustered = (dialect: Dialect): string => (dialect === 'sqlite' ? ' WITHOUT ROWID' : '');

type Work = { sql: string } | { record(json: string): string };

const MIGRATIONS: readonly (((dialect: Dialect) => string) | Work)[] = [
  (dialect) => `
    CREATE TABLE tables (
      code TEXT PRIMARY KEY, rev BIGINT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL,
      stage TEXT NOT NULL, public BIGINT NOT NULL, game TEXT, record TEXT NOT NULL, pulse TEXT NOT NULL
    );
    CREATE INDEX tables_public ON tables (code) WHERE public = 1;
    CREATE TABLE games (
      id TEXT PRIMARY KEY, code TEXT NOT NULL, ruleset TEXT NOT NULL, version BIGINT NOT NULL, players TEXT NOT NULL,
      options TEXT NOT NULL, seed TEXT, origin TEXT, seats TEXT NOT NULL, public BIGINT NOT NULL, begun BIGINT NOT NULL,
      ended BIGINT, hash TEXT, outcome TEXT
    );
    CREATE INDEX games_ended ON games (ended) WHERE ended IS NOT NULL;
    CREATE INDEX games_of_table ON games (code);
    CREATE TABLE journal (
      game TEXT NOT NULL, seq BIGINT NOT NULL, player TEXT NOT NULL, n BIGINT, at BIGINT NOT NULL, intent TEXT NOT NULL,
      PRIMARY KEY (game, seq)
    )${clustered(dialect)};
    CREATE TABLE snapshots (game TEXT PRIMARY KEY, seq BIGINT NOT NULL, state TEXT NOT NULL, hash TEXT NOT NULL);
    CREATE TABLE talk (code TEXT NOT NULL, i BIGINT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (code, i))${clustered(dialect)};
    CREATE TABLE used_codes (code TEXT PRIMARY KEY);
  `,
  // Passwords of tables were in clear.
  { record: hideClearPassword },
  // Days on which a server ran, for retention; of the past, those with games.
  () => `
    CREATE TABLE running_days (day BIGINT PRIMARY KEY);
    INSERT INTO running_days (day) SELECT DISTINCT at / ${24 * 60 * 60_000} FROM journal;
  `,
  // A row that readiness checks write, to see whether the database can be written.
  () => 'CREATE TABLE probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)',
  (dialect) => `
    CREATE TABLE decks (
      id TEXT PRIMARY KEY, ruleset TEXT NOT NULL, name TEXT NOT NULL, cards TEXT NOT NULL, shared BIGINT NOT NULL, touched BIGINT NOT NULL
    );
    CREATE TABLE deck_games (deck TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (deck, game))${clustered(dialect)};
    CREATE INDEX deck_games_of_game ON deck_games (game);
  `,
  // Cluster: living processes, owners of tables, shared counts of wrong guesses.
  () => `
    CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL, until BIGINT NOT NULL);
    CREATE TABLE homes (code TEXT PRIMARY KEY, process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE);
    CREATE INDEX homes_of_process ON homes (process);
    CREATE TABLE misses (address TEXT PRIMARY KEY, spent BIGINT NOT NULL, since BIGINT NOT NULL);
  `,
  // The server's own keys (web push), and acts of its host; in no backup.
  () => `
    CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE admin_acts (
      at BIGINT NOT NULL, act TEXT NOT NULL, subject TEXT NOT NULL, said TEXT NOT NULL, who TEXT NOT NULL, address TEXT NOT NULL,
      request TEXT NOT NULL
    );
    CREATE INDEX admin_acts_at ON admin_acts (at);
  `,
  // Lines of the network that the host has blocked; in no backup.
  () => `
    CREATE TABLE blocks (id TEXT PRIMARY KEY, since BIGINT NOT NULL, until BIGINT, why TEXT NOT NULL, who TEXT NOT NULL);
  `,
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** Steps that a database of this version needs. @throws Error if it comes from a later release */
export function missingSteps(version: number, dialect: Dialect): ({ version: number } & Work)[] {
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `the database has version ${version}, and this release knows ${SCHEMA_VERSION} at most: start the release that wrote it, or a later one`,
    );
  }
  return MIGRATIONS.slice(version).map((step, i) => ({
    version: version + i + 1,
    ...(typeof step === 'function' ? { sql: step(dialect) } : step),
  }));
}
