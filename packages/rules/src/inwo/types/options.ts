/** Options of a table (N-1302). */
export interface Options {
  /** Cards of the Basic Goal; null: 10, or 12 for two players (N-1201). */
  readonly groupsToWin: number | null;
  /** Copies of one card in a deck; null: any number (N-103). */
  readonly copies: number | null;
  readonly pool: 'starter' | 'sure' | 'all';
  readonly decks: 'ready' | 'own';
  readonly startWindow: boolean;
  readonly twoPlayerTakeover: 'none' | 'token';
}

export const DEFAULT_OPTIONS: Options = {
  groupsToWin: null,
  copies: null,
  pool: 'all',
  decks: 'own',
  startWindow: true,
  twoPlayerTakeover: 'none',
};
