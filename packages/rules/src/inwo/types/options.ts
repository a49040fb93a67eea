/** Options of a table (N-1302). */
export interface Options {
  /** Cards of the Basic Goal; null: 10, or 12 for two players (N-1201). */
  readonly groupsToWin: number | null;
  /** Copies of one card in a deck; null: any number (N-103). */
  readonly copies: number | null;
  readonly pool: 'starter' | 'sure' | 'all';
  /** `made`: by the program for the chosen Illuminati (N-1303); `dealt`: random, different ready-made ones. */
  readonly decks: 'ready' | 'made' | 'own' | 'dealt';
  readonly startWindow: boolean;
  /** Plots drawn, bought and discarded can be answered at once (N-1006). */
  readonly drawWindow: boolean;
  /** All draw from one set of the pool's cards, and Groups lie in the middle (N-1304). */
  readonly oneSet: boolean;
  readonly twoPlayerTakeover: 'none' | 'token';
}

export const DEFAULT_OPTIONS: Options = {
  groupsToWin: null,
  copies: null,
  pool: 'all',
  decks: 'own',
  startWindow: true,
  drawWindow: false,
  oneSet: false,
  twoPlayerTakeover: 'none',
};
