import { seedRng, shuffle } from '../core/rng.js';
import type { Setup } from '../core/ruleset.js';
import { groupFacts } from './cards/index.js';
import { cardsOn, emit, type Game, privateOf, seatsIn } from './game.js';
import { arrange } from './structure/structure.js';
import { hang } from './turn/actions.js';
import { beginTurn } from './turn/turn.js';
import type { InwoTypes } from './types/game-types.js';
import type { Board, GameEvent, Options, Private, Seat, State } from './types/index.js';
import { DEFAULT_OPTIONS } from './types/options.js';
import { draw, lay, newCopy, shuffleDeck, throwDice } from './verbs.js';

/* From an empty table to the first turn (N-100). */

export const RULES_VERSION = 1;

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

const newPrivate = (): Private => ({
  plots: [],
  groups: [],
  deck: null,
  lead: null,
  tried: [],
  seen: [],
  choice: null,
  beneath: [],
  notes: [],
  struck: null,
  sealed: [],
  looked: null,
  drawn: null,
  named: [],
  offered: [],
});

/** A table at which nobody has chosen a deck. */
export const emptyState = (players: readonly string[], seed: string, options: Partial<Options> = {}): State => {
  const board: Board = {
    ruleset: 'inwo',
    version: RULES_VERSION,
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
      decks: Object.fromEntries(players.map((player) => [player, { plot: [], group: [] }])),
      private: Object.fromEntries(players.map((player) => [player, newPrivate()])),
    },
  };
};

/** A new game; everybody chooses a deck first. */
export const createGame = ({ players, seed, options }: Setup<InwoTypes>): { state: State; events: GameEvent[] } => {
  if (players.length < 2 || players.length > 6) throw new RangeError('INWO is for two to six players');
  if (new Set(players).size !== players.length) throw new RangeError('two players have the same id');
  return { state: emptyState(players, seed, options), events: [] };
};

/** When the last deck is chosen, the Illuminati turn up and the first Plots are drawn (N-105, N-106). */
export const decksChosen = (game: Game): void => {
  const { board, state } = game;
  if (seatsIn(board).some(({ chosen }) => !chosen)) return;
  for (const seat of seatsIn(board)) {
    const { deck } = privateOf(state, seat.player);
    if (!deck) continue;
    const copy = newCopy(board);
    lay(board, copy, deck.illuminati, 'structure', seat.player);
    seat.illuminati = copy;
    seat.chosen = false;
    emit(game, { type: 'revealed', player: seat.player, copy, card: deck.illuminati });
    state.secrets.decks[seat.player] = { plot: [...deck.plot], group: [] };
    shuffleDeck(game, seat.player, 'plot');
    draw(game, seat.player, 'plot', 3);
  }
  board.phase = 'chooseLead';
};

/** When the last lead is picked, they turn up; cards that several picked are set aside (N-107). */
export const leadsChosen = (game: Game): void => {
  const { board, state } = game;
  const seats = seatsIn(board);
  if (seats.some(({ chosen }) => !chosen)) return;
  const picks = seats.flatMap((seat) => {
    const { lead } = privateOf(state, seat.player);
    return lead ? [{ seat, lead }] : [];
  });
  const shown = picks.map(({ lead }) => lead.card);
  for (const { seat, lead } of picks) {
    const mine = privateOf(state, seat.player);
    const shared = shown.filter((card) => card === lead.card).length > 1 && !mayBeMany(lead.card);
    if (
      shared ||
      cardsOn(board).some(
        ({ card, zone, owner }) => card === lead.card && zone === 'structure' && owner !== seat.player && !mayBeMany(card),
      )
    ) {
      seat.aside.push(lead.card);
      mine.tried.push(lead.card);
      mine.lead = null;
      emit(game, { type: 'setAside', player: seat.player, card: lead.card });
      continue;
    }
    if (board.cards[seat.illuminati ?? ''] && cardsOn(board).some(({ master }) => master === seat.illuminati)) continue;
    const copy = newCopy(board);
    lay(board, copy, lead.card, 'announced', seat.player);
    const arrangement = seat.illuminati ? arrange(board, copy, seat.player, seat.illuminati, lead.arrow) : null;
    if (arrangement) hang(game, arrangement, seat.player, false, () => {});
    takeOne(mine.deck?.group ?? [], lead.card);
  }
  for (const { seat } of picks)
    for (const card of shown) if (!privateOf(state, seat.player).tried.includes(card)) privateOf(state, seat.player).tried.push(card);
  for (const seat of seats) {
    const mine = privateOf(state, seat.player);
    const hasLead = mine.lead !== null || !mine.deck?.group.some((card) => groupFacts(card) && !mine.tried.includes(card));
    seat.chosen = hasLead;
  }
  if (seats.every(({ chosen }) => chosen)) startPlay(game);
};

const mayBeMany = (card: string): boolean =>
  groupFacts(card)?.abilities.some((ability) => ability.form === 'modify' && ability.of === 'rule' && ability.rule === 'copiesAllowed') ??
  false;

const takeOne = (list: string[], card: string): void => {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
};

/** Group decks are shuffled and six cards drawn; dice say who begins (N-108, N-109). */
const startPlay = (game: Game): void => {
  const { board, state } = game;
  const { secrets } = state;
  for (const seat of seatsIn(board)) {
    const mine = privateOf(state, seat.player);
    const group = [...(mine.deck?.group ?? [])];
    for (const card of seat.aside) takeOne(group, card);
    const decks = secrets.decks[seat.player];
    if (!decks) continue;
    decks.group = secrets.shuffled ? shuffle(secrets.rng, group) : group;
    draw(game, seat.player, 'group', 6);
    decks.group.push(...seat.aside);
    shuffleDeck(game, seat.player, 'group');
    seat.groupDeck = decks.group.length;
    seat.aside = [];
    Object.assign(mine, { deck: null, lead: null, tried: [] });
  }
  let tied = seatsIn(board);
  while (tied.length > 1) {
    const rolls = tied.map((seat) => ({ seat, sum: throwDice(game, 2).reduce((sum, die) => sum + die, 0) }));
    const highest = Math.max(...rolls.map(({ sum }) => sum));
    tied = rolls.filter(({ sum }) => sum === highest).map(({ seat }) => seat);
  }
  const first = tied[0]?.player ?? '';
  board.first = first;
  board.round = 1;
  beginTurn(game, first, 1);
};
