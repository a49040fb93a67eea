import type { TableRecord } from '../../store/record.js';

/** Names that the score remembers; when there are more, those go that are seated no more and have won the least. */
const MOST = 24;

type Rows = TableRecord['score'];

/** Games won at this table by name, which no two people at a table share. */
export class Score {
  #rows: Rows = [];

  /** A game is over. @param players who played it, by name @param winners of them */
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

  /** Somebody has another name. */
  rename(from: string, to: string): void {
    if (from === to || !this.#rows.some(({ name }) => name === from)) return;
    this.#rows = this.#rows.filter(({ name }) => name !== to).map((row) => (row.name === from ? { ...row, name: to } : row));
  }

  /** The most games won first. */
  record(): Rows {
    return this.#rows;
  }

  restore(rows: Rows): void {
    this.#rows = rows;
  }
}
