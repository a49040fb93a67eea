import { shuffle } from '../../core/rng.js';
import type { CardId } from '../../core/types.js';
import { READY_DECKS } from '../cards/decks.js';
import { groupFacts, isGroupCard } from '../cards/index.js';
import { ILLUMINATI_IDS, sharedSet } from '../cards/shared.js';
import { cardsOn, decksOf, emit, type Game, leadCards, privateOf, SHARED, seatsIn } from '../game/game.js';
import { arrange, hang } from '../structure/structure.js';
import type { Seat } from '../types/index.js';
import { throwDice } from '../verbs/changes.js';
import { countDecks, draw, shuffleDeck } from '../verbs/decks.js';
import { takeFromHand, toMiddle } from '../verbs/hands.js';
import { lay, newCopy, saysRule } from '../verbs/table.js';
import { beginTurn } from './turn.js';

/** A deck, its cards by their backs (N-102). */
export interface Deck {
  readonly illuminati: CardId;
  readonly plot: CardId[];
  readonly group: CardId[];
}

export const byBacks = (illuminati: CardId, cards: readonly CardId[]): Deck => ({
  illuminati,
  group: cards.filter(isGroupCard),
  plot: cards.filter((card) => !isGroupCard(card)),
});

/** Ready-made decks are dealt, to each player another one: the game begins with the leads (N-1303). */
export const dealDecks = (game: Game): void => {
  const { board, state } = game;
  const decks = [...READY_DECKS.values()];
  if (state.secrets.shuffled) shuffle(state.secrets.rng, decks);
  board.seats.forEach((seat, i) => {
    const deck = decks[i];
    if (!deck) throw new Error('there are more players than decks');
    privateOf(state, seat.player).deck = byBacks(deck.illuminati, deck.cards);
    seat.chosen = true;
  });
  decksChosen(game);
};

const DEALT = { plots: 3, groups: 10, illuminati: 3, middle: 4 } as const;

/** One set for all: its decks are shuffled, hands and three Illuminati each are dealt (N-1304). */
export const dealSet = (game: Game): void => {
  const { board, state } = game;
  const { secrets } = state;
  const { plot, group } = sharedSet(board);
  const box = ILLUMINATI_IDS.flatMap((card) => [card, card]);
  if (secrets.shuffled) for (const pile of [plot, group, box]) shuffle(secrets.rng, pile);
  secrets.decks = { [SHARED]: { plot, group } };
  for (const { player } of board.seats) {
    privateOf(state, player).dealt = box.splice(0, DEALT.illuminati);
    draw(game, player, 'plot', DEALT.plots);
    draw(game, player, 'group', DEALT.groups);
  }
  board.phase = 'chooseIlluminati';
};

/** When the last one has kept an Illuminati, they turn up (N-1304). */
export const illuminatiChosen = (game: Game): void => {
  const { board, state } = game;
  if (seatsIn(board).some(({ chosen }) => !chosen)) return;
  for (const seat of seatsIn(board)) {
    const mine = privateOf(state, seat.player);
    layIlluminati(game, seat, mine.dealt[0] ?? '');
    mine.dealt = [];
    // A player who was dealt no Group starts without a puppet.
    seat.chosen = leadCards(mine).length === 0;
  }
  board.phase = 'chooseLead';
  leadsChosen(game);
};

const layIlluminati = (game: Game, seat: Seat, card: CardId): void => {
  const copy = newCopy(game.board);
  lay(game.board, { id: copy, card }, 'structure', seat.player);
  seat.illuminati = copy;
  seat.chosen = false;
  emit(game, { type: 'revealed', player: seat.player, copy, card });
};

/** The four Groups that lie in the middle; a Resource that turns up goes under its deck (N-1304). */
const layMiddle = (game: Game): void => {
  const { group } = decksOf(game.state, SHARED);
  let left = group.length;
  for (let laid = 0; laid < DEALT.middle && left > 0; left -= 1) {
    const card = group.shift() ?? '';
    if (groupFacts(card)) {
      toMiddle(game, { id: newCopy(game.board), card });
      laid += 1;
    } else group.push(card);
  }
  countDecks(game, SHARED);
};

/** When the last deck is chosen, the Illuminati turn up and the first Plots are drawn (N-105, N-106). */
export const decksChosen = (game: Game): void => {
  const { board, state } = game;
  if (seatsIn(board).some(({ chosen }) => !chosen)) return;
  for (const seat of seatsIn(board)) {
    const { deck } = privateOf(state, seat.player);
    if (!deck) continue;
    layIlluminati(game, seat, deck.illuminati);
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
    const held = mine.groups.find(({ card }) => card === lead.card);
    const copy = held ? takeFromHand(game, seat.player, held.id).id : newCopy(board);
    lay(board, { id: copy, card: lead.card }, 'announced', seat.player);
    const arrangement = seat.illuminati ? arrange(board, copy, seat.player, { onto: seat.illuminati, arrow: lead.arrow }) : null;
    if (arrangement) hang(game, arrangement, seat.player, { cause: 'lead' });
    takeOne(mine.deck?.group ?? [], lead.card);
  }
  for (const { seat } of picks)
    for (const card of shown) if (!privateOf(state, seat.player).tried.includes(card)) privateOf(state, seat.player).tried.push(card);
  for (const seat of seats) {
    const mine = privateOf(state, seat.player);
    seat.chosen = mine.lead !== null || leadCards(mine).length === 0;
  }
  if (seats.every(({ chosen }) => chosen)) startPlay(game);
};

const mayBeMany = (card: string): boolean => groupFacts(card) !== undefined && saysRule(card, 'copiesAllowed');

const takeOne = (list: string[], card: string): void => {
  const index = list.indexOf(card);
  if (index >= 0) list.splice(index, 1);
};

/** Group decks are shuffled and six cards drawn, or Groups laid in the middle; dice say who begins (N-108, N-109). */
const startPlay = (game: Game): void => {
  const { board, state } = game;
  const { secrets } = state;
  if (board.options.oneSet) {
    layMiddle(game);
    for (const { player } of seatsIn(board)) Object.assign(privateOf(state, player), { lead: null, tried: [] });
  } else
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
  for (let round = 1; tied.length > 1; round++) {
    const rolls = tied.map((seat) => {
      const dice = throwDice(game, 2);
      emit(game, { type: 'startRolled', player: seat.player, dice, round });
      return { seat, sum: dice.reduce((sum, die) => sum + die, 0) };
    });
    const highest = Math.max(...rolls.map(({ sum }) => sum));
    tied = rolls.filter(({ sum }) => sum === highest).map(({ seat }) => seat);
  }
  const first = tied[0]?.player ?? '';
  board.first = first;
  board.round = 1;
  beginTurn(game, first, 1);
};
