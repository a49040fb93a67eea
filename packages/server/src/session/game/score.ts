import type { TableRecord } from '../../store/record.js';

/** Names in the score; beyond, absent ones with the fewest wins are dropped. */
const MOST = 24;

type Rows = TableRecord['score'];

/** Games won at this table by name; names at a table are unique. */
export class Score {
  #rows: Rows = [];

  /** Counts a finished game. @param players by name @param winners by name */
  note(players: readonly string[], winners: readonly string[]): void {
    const rows = new Map(this.#rows.map((row) => [row.name, { ...row }]));
    for (const name of players) {
      const row = rows.get(name) ?? { name, won: 0, games: 0 };
      rows.set(name, { name, games: row.games + 1, won: row.won + (winners.includes(name) ? 1 : 0) });
    }
    const last = (name: string) => (players.includes(name) ? 1 : 0);
    this.#rows = [...rows.values()].sort((a, b) => last(b.name) - last(a.name) || b.won - a.won).slice(0, MOST);
    this.#rows.sort((a, b) => b.won - a.won || b.games - a.games);
  }

  rename(oldName: string, newName: string): void {
    if (oldName === newName || !this.#rows.some(({ name }) => name === oldName)) return;
    this.#rows = this.#rows.filter(({ name }) => name !== newName).map((row) => (row.name === oldName ? { ...row, name: newName } : row));
  }

  forget(name: string): void {
    this.#rows = this.#rows.filter((row) => row.name !== name);
  }

  record(): Rows {
    return this.#rows;
  }

  restore(rows: Rows): void {
    this.#rows = rows;
  }
}
