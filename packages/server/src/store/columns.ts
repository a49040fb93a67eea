import { z } from 'zod';
import type { Change, NewGame } from './store.js';

/* Columns of the database. Rows, backups and statements are made from these; a test compares them with the migrated databases. */

const column = <T>(sql: 'text' | 'bigint', shape: z.ZodType<T>) => ({ sql, shape });
const text = column('text', z.string());
const key = column('text', z.string().min(1));
/** A number from 0, also counts and booleans (1: true). */
const whole = column('bigint', z.number().int().min(0));
/** Epoch ms, or a message number. */
const number = column('bigint', z.number());
const orNull = <T>({ sql, shape }: { sql: 'text' | 'bigint'; shape: z.ZodType<T> }) => column(sql, shape.nullable());

export const COLUMNS = {
  tables: {
    code: text,
    rev: whole,
    created: number,
    touched: number,
    stage: column('text', z.enum(['lobby', 'playing', 'over'])),
    public: whole,
    game: orNull(text),
    record: text,
    pulse: text,
  },
  games: {
    id: key,
    code: text,
    ruleset: text,
    version: whole,
    players: text,
    options: text,
    seed: orNull(text),
    origin: orNull(text),
    seats: text,
    public: whole,
    begun: number,
    ended: orNull(number),
    hash: orNull(text),
    outcome: orNull(text),
  },
  journal: { game: text, seq: whole, player: text, n: orNull(number), at: number, intent: text },
  snapshots: { game: text, seq: whole, state: text, hash: text },
  talk: { code: text, i: whole, line: text },
  decks: { id: key, ruleset: text, name: text, cards: text, shared: whole, touched: number },
  deck_games: { deck: key, game: key },
} as const;

export type TableName = keyof typeof COLUMNS;
export type ColumnOf<T extends TableName> = keyof (typeof COLUMNS)[T] & string;
export type Row<T extends TableName> = {
  [C in ColumnOf<T>]: (typeof COLUMNS)[T][C] extends { shape: z.ZodType<infer V> } ? V : never;
};

const NAMES = Object.fromEntries(Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns)]));

export const columnsOf = <T extends TableName>(table: T): readonly ColumnOf<T>[] => NAMES[table] as ColumnOf<T>[];

export function rowShape<T extends TableName, Without extends ColumnOf<T> = never>(table: T, ...without: Without[]) {
  const shapes = columnsOf(table)
    .filter((name) => !(without as readonly string[]).includes(name))
    .map((name) => [name, (COLUMNS[table] as Record<string, { shape: z.ZodType }>)[name]?.shape] as const);
  return z.strictObject(Object.fromEntries(shapes)) as unknown as z.ZodType<Omit<Row<T>, Without>>;
}

/** A statement with `?` for each value. */
export type Statement = readonly [sql: string, values: readonly unknown[]];

const INSERTS = Object.fromEntries(
  (Object.keys(COLUMNS) as TableName[]).map((table) => {
    const columns = columnsOf(table);
    return [table, `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`];
  }),
) as Record<TableName, string>;

export const insert = <T extends TableName>(table: T, row: Row<T>): Statement => [
  INSERTS[table],
  columnsOf(table).map((name) => row[name]),
];

export const insertDeckGame = (row: Row<'deck_games'>): Statement => [
  `${INSERTS.deck_games} ON CONFLICT DO NOTHING`,
  columnsOf('deck_games').map((name) => row[name]),
];

export const ENDING = ['ended', 'hash', 'outcome', 'seats', 'public'] as const satisfies readonly ColumnOf<'games'>[];

const bit = (value: boolean | undefined): number => (value ? 1 : 0);

export const newGameRow = (code: string, { players, cast, ...game }: NewGame): Row<'games'> => ({
  ...{ id: game.id, code, ruleset: game.ruleset, version: game.version, players: JSON.stringify(players), options: game.options },
  ...{ seed: game.seed, origin: game.origin, seats: cast, public: 0, begun: game.begun, ended: null, hash: null, outcome: null },
});

/** Rows of a change; null in `table` means unchanged. */
export function rowsOf({ code, rev, at: touched, record, shelf, pulse, begin, played, snapshot, ending, talk }: Change) {
  const game = played?.game ?? '';
  return {
    table: {
      ...{ code, rev, touched, pulse, record: record ?? null, stage: shelf?.stage ?? null, game: begin?.id ?? null },
      public: shelf ? bit(shelf.public) : null,
    },
    games: begin ? [newGameRow(code, begin)] : [],
    journal: (played?.entries ?? []).map(
      ({ player, n, at: when, intent }, i): Row<'journal'> => ({ game, seq: (played?.first ?? 0) + i, player, n, at: when, intent }),
    ),
    deck_games: (played?.decks ?? []).map((deck): Row<'deck_games'> => ({ deck, game })),
    talk: (talk?.lines ?? []).map((line, i): Row<'talk'> => ({ code, i: (talk?.first ?? 0) + i, line })),
    snapshots: snapshot ? [{ game, ...snapshot } satisfies Row<'snapshots'>] : [],
    endings: ending
      ? [
          {
            ...{ id: game, ended: ending.at, hash: ending.hash, outcome: ending.outcome, seats: ending.cast },
            public: bit(ending.public),
          } satisfies Pick<Row<'games'>, 'id' | (typeof ENDING)[number]>,
        ]
      : [],
  };
}
