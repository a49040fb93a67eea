import { seedRng } from '../core/rng.js';
import type { Setup } from '../core/ruleset.js';
import type { CardId } from '../core/types.js';
import { type Game, newPrivate, privateOf, SHARED } from './game/game.js';
import { byBacks, dealDecks, dealSet, decksChosen, leadsChosen } from './turn/opening.js';
import type { InwoTypes } from './types/game-types.js';
import type { Board, GameEvent, Options, Seat, State } from './types/index.js';
import { DEFAULT_OPTIONS } from './types/options.js';
import { draw } from './verbs/decks.js';

export const RULES_VERSION = 7;

const newSeat = (player: string): Seat => ({
  player,
  status: 'in',
  illuminati: null,
  chosen: false,
  turns: 0,
  hiddenPlots: 0,
  hiddenGroups: 0,
  plotDeck: 0,
  groupDeck: 0,
  plots: [],
  groups: [],
  discards: [],
  destroyed: [],
  toppled: [],
  helped: [],
  aside: [],
});

export const emptyState = (players: readonly string[], seed: string, options: Partial<Options> = {}, version = RULES_VERSION): State => {
  const board: Board = {
    ruleset: 'inwo',
    version,
    options: { ...DEFAULT_OPTIONS, ...options },
    seq: 0,
    stamp: 0,
    phase: 'chooseDeck',
    seats: players.map(newSeat),
    cards: {},
    nwo: [],
    changes: [],
    turn: null,
    first: null,
    round: 0,
    frames: [],
    attack: null,
    roll: null,
    deals: [],
    claims: [],
    lastDiscard: null,
    outcome: null,
    next: { copy: 1, frame: 1, order: 1, attack: 1, deal: 1 },
    idle: { rounds: 0, moved: false },
    spent: [],
    suspended: null,
    relieved: null,
    sealed: [],
  };
  return {
    board,
    secrets: {
      rng: seedRng(seed),
      dice: [],
      shuffled: true,
      decks: Object.fromEntries((board.options.oneSet ? [SHARED] : players).map((player) => [player, { plot: [], group: [] }])),
      private: Object.fromEntries(players.map((player) => [player, newPrivate()])),
    },
  };
};

export const createGame = (
  { players, seed, options }: Setup<InwoTypes>,
  version = RULES_VERSION,
): { state: State; events: GameEvent[] } => {
  if (players.length < 2 || players.length > 6) throw new RangeError('INWO is for two to six players');
  if (new Set(players).size !== players.length) throw new RangeError('two players have the same id');
  const state = emptyState(players, seed, options, version);
  const game: Game = { state, board: state.board, events: [], happened: [], losses: [] };
  if (state.board.options.oneSet) dealSet(game);
  else if (state.board.options.decks === 'dealt') dealDecks(game);
  return { state, events: game.events };
};

/** An opening hand and the draws of the first turns. */
export interface Trial {
  readonly lead: CardId | null;
  readonly plots: readonly CardId[];
  readonly groups: readonly CardId[];
  readonly draws: readonly { readonly plots: readonly CardId[]; readonly groups: readonly CardId[] }[];
}

const ALONE = 'alone';

/**
 * Deals a deck, legal or not, to a lone player: shuffled, opened and drawn from as at a table (N-106 to N-108, N-202). @param turns number
 * of turns with draws
 */
export function dealTrial(
  { illuminati, cards, lead }: { illuminati: CardId; cards: readonly CardId[]; lead: CardId | null },
  seed: string,
  turns: number,
): Trial {
  const state = emptyState([ALONE], seed);
  const game: Game = { state, board: state.board, events: [], happened: [], losses: [] };
  const mine = privateOf(state, ALONE);
  mine.deck = byBacks(illuminati, cards);
  for (const seat of state.board.seats) seat.chosen = true;
  decksChosen(game);
  if (lead !== null) mine.lead = { card: lead, arrow: 'top' };
  for (const seat of state.board.seats) seat.chosen = true;
  leadsChosen(game);
  const idsOf = (held: readonly { readonly card: CardId }[]) => held.map(({ card }) => card);
  const { plotDraws = 0, groupDraws = 0 } = state.board.turn ?? {};
  const opening = { lead, plots: idsOf(mine.plots), groups: idsOf(mine.groups) };
  const draws = Array.from({ length: turns }, () => ({
    plots: idsOf(draw(game, ALONE, 'plot', plotDraws)),
    groups: idsOf(draw(game, ALONE, 'group', groupDraws)),
  }));
  return { ...opening, draws };
}
