import { seedRng, shuffle } from '../core/rng.js';
import type { PlayerId } from '../core/types.js';
import { deckOf, ILLUMINATI } from './cards/index.js';
import { openSetup } from './turn/opening.js';
import type { GameEvent, Options, Seat, State } from './types/index.js';

export const RULES_VERSION = 6;

export const DEFAULT_OPTIONS: Options = { groupsToWin: null, hiddenGoals: false, longGame: false, illuminati: 'pick', startWindow: true };

export function contradictionIn({ longGame, hiddenGoals, groupsToWin }: Options): string | null {
  // A long game has no goals (C-1204), so none can be hidden or counted.
  if (longGame && hiddenGoals) return 'a long game has no goals to hide';
  if (longGame && groupsToWin !== null) return 'a long game has no number of groups to win with';
  return null;
}

const emptySeat = (player: PlayerId): Seat => ({
  player,
  illuminati: null,
  status: 'in',
  cards: [],
  faceUp: [],
  faceDown: 0,
  turns: 0,
  destroyed: [],
  toppled: [],
  taxFrom: null,
  goalChosen: true,
});

/** A state before the first event: everybody seated, all cards in the deck in printed order. */
export const emptyState = (players: readonly PlayerId[], seed: string, options: Options, version = RULES_VERSION): State => ({
  board: {
    ruleset: 'classic',
    options,
    seq: 0,
    phase: 'chooseIlluminati',
    seats: players.map(emptySeat),
    slots: ILLUMINATI.map(() => null),
    cards: {},
    uncontrolled: [],
    dead: [],
    discard: [],
    out: [],
    deckSize: deckOf(version).length,
    turn: null,
    frames: [],
    attack: null,
    offers: [],
    quiet: null,
    next: { frame: 1, attack: 1, offer: 1 },
    outcome: null,
  },
  secrets: {
    rng: seedRng(seed),
    dice: [],
    deck: deckOf(version),
    slots: ILLUMINATI.map((card) => card.id),
    private: Object.fromEntries(
      players.map((player) => [player, { hand: [], drawn: [], goal: null, seen: [], offered: [], deals: [], dealt: {} }]),
    ),
  },
});

/** A new game (C-100). @throws RangeError for a number of players other than 2 to 8, or an id that appears twice */
export const createGame = (
  setup: {
    players: readonly PlayerId[];
    seed: string;
    options?: Partial<Options>;
  },
  version = RULES_VERSION,
): { state: State; events: GameEvent[] } => {
  const { players, seed } = setup;
  if (players.length < 2 || players.length > 8) throw new RangeError(`2 to 8 players, not ${players.length}`);
  if (new Set(players).size !== players.length) throw new RangeError('every player needs a unique id');
  const state = emptyState(players, seed, { ...DEFAULT_OPTIONS, ...setup.options }, version);
  shuffle(state.secrets.rng, state.secrets.slots);
  shuffle(state.secrets.rng, state.secrets.deck);
  return { state, events: openSetup(state) };
};
