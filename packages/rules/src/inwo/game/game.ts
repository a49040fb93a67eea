import { findSeat } from '../../core/seats.js';
import type { CardId, PlayerId } from '../../core/types.js';
import { factsOf, groupFacts, isGroupCard } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import type { AfterEvent, CardFacts } from '../types/cards.js';
import type { Attack, Board, CopyId, Frame, GameEvent, Kept, Loss, Private, Seat, State, TableCard, Turn } from '../types/index.js';
import { Cached } from './cached.js';

/** A game during an intent: the state, changed in place, and the events so far. */
export interface Game {
  readonly state: State;
  readonly board: Board;
  readonly events: GameEvent[];
  /** Events that triggered texts have not answered yet. */
  readonly happened: Happened[];
  /** Losses whose windows are not open yet. */
  readonly losses: Loss[];
}

/** An event with its card's traits and Power just before. */
export interface Happened {
  readonly event: AfterEvent;
  readonly target: CopyId;
  readonly card: CardId;
  readonly traits: ReadonlySet<string>;
  readonly power: number;
  readonly by: PlayerId | null;
  readonly from: PlayerId | null;
  readonly how?: 'captured' | 'destroyed';
}

/** The sender of an intent, with their knowledge. A `View` of a seated player is one. */
export interface Actor {
  readonly board: Board;
  readonly player: PlayerId;
  readonly mine: Private;
}

export { findSeat };

export const emit = (game: Game, event: GameEvent): void => {
  game.events.push(event);
};

export const seatOf = (board: Board, player: PlayerId): Seat => {
  const seat = findSeat(board, player);
  if (!seat) throw new Error(`nobody called ${player} sits here`);
  return seat;
};

export const seatsIn = (board: Board): Seat[] => board.seats.filter(({ status }) => status === 'in');

/** The card if it is on the table. Inherited names (`constructor`) never match. */
export const tableCard = (board: Board, id: CopyId): TableCard | undefined =>
  Object.hasOwn(board.cards, id) ? board.cards[id] : undefined;

export const cardOn = (board: Board, id: CopyId): TableCard => {
  const card = tableCard(board, id);
  if (!card) throw new Error(`${id} is not on the table`);
  return card;
};

export const factsOn = (board: Board, id: CopyId): CardFacts => factsOf(cardOn(board, id).card);

export const newPrivate = (): Private => ({
  plots: [],
  groups: [],
  deck: null,
  dealt: [],
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

export const privateOf = (state: State, player: PlayerId): Private => {
  const mine = Object.hasOwn(state.secrets.private, player) ? state.secrets.private[player] : undefined;
  if (!mine) throw new Error(`nobody called ${player} sits here`);
  return mine;
};

/** Key of the decks that all players share (N-1304); no player has this id. */
export const SHARED = '*';

/** Decks that a player draws from: their own, or the shared ones. */
export const decksOf = ({ board, secrets }: State, player: PlayerId): { plot: CardId[]; group: CardId[] } => {
  const decks = secrets.decks[board.options.oneSet ? SHARED : player];
  if (!decks) throw new Error(`nobody called ${player} has decks`);
  return decks;
};

/** Possible leads: Groups of the deck, or of the dealt hand (N-107, N-1304). */
export const leadCards = ({ deck, groups, tried }: Private): CardId[] =>
  (deck?.group ?? groups.map(({ card }) => card)).filter((card) => groupFacts(card) && !tried.includes(card));

export const turnOf = (board: Board): Turn => {
  if (!board.turn) throw new Error('no turn has begun');
  return board.turn;
};

export const topFrame = (board: Board): Frame | undefined => board.frames[board.frames.length - 1];

export const openAttack = (board: Board): Attack | null => (board.attack && board.attack.stage !== 'over' ? board.attack : null);

/** The attack in whose contest cards still join (N-430). */
export const contestedAttack = (board: Board): Attack | null => (board.attack?.stage === 'contest' ? board.attack : null);

/** An attack between announcement and result (N-710). */
export const runningAttack = (board: Board): Attack | null => {
  const attack = openAttack(board);
  return attack && attack.stage !== 'place' ? attack : null;
};

/** True for a privileged attack before its dice: no hand card changes hands then (N-480). */
export const isPrivileged = (board: Board): boolean => board.attack?.stage === 'contest' && board.attack.privilege === 'declared';

/** True if a third player is kept out of a privileged attack (N-480). */
export const isShutOut = (attack: Attack, player: PlayerId): boolean =>
  attack.privilege === 'declared' && player !== attack.by && player !== attack.defender && !attack.letIn.includes(player);

/** True for the target of an Instant attack, which spends no token from its announcement on (N-714). */
export const isStruck = (board: Board, id: CopyId): boolean => {
  const attack = openAttack(board);
  if (attack?.instant && attack.target === id) return true;
  return board.frames.some(
    (frame) =>
      frame.kind === 'playing' &&
      frame.plays.some(({ cancelled, frozen, instant, fields }) => !cancelled && frozen && instant && fields.on === id),
  );
};

/** Mark of a Resource whose link has ended for good in this turn: it can be linked again from the next turn on (N-808). */
export const unlinkedKey = (copy: CopyId): string => `unlinked:${copy}`;

/** True if a claim has shown this Goal card, which nobody may touch then (N-1207). */
export const isClaimed = ({ claims }: Board, copy: CopyId): boolean => claims.some(({ cards }) => cards.includes(copy));

/** True if a card must stay in its hand: a claimed Goal card (N-1207). */
export const isKept = (board: Board, copy: CopyId): boolean => isClaimed(board, copy) && !earlierOf(board).handsFree;

const listed = new Cached<readonly TableCard[]>(({ cards }) => Object.values(cards));

export const inStructure = ({ zone }: Pick<TableCard, 'zone'>): boolean => zone === 'structure';

export const isGroupInPlay = ({ zone, master }: Pick<TableCard, 'zone' | 'master'>): boolean => zone === 'structure' && master !== null;

/** All cards on the table, in the order in which they became known. */
export const cardsOn = (board: Board): readonly TableCard[] => listed.of(board);

/** Drops the list of a hypothetical board after one of its cards was replaced. */
export const relist = (board: Board): void => {
  listed.forget(board);
};

/** Cards of a player in a zone, in order of arrival. */
export const cardsIn = (board: Board, player: PlayerId, zone: TableCard['zone']): TableCard[] => {
  const cards: TableCard[] = [];
  for (const card of cardsOn(board)) if (card.owner === player && card.zone === zone) cards.push(card);
  return cards;
};

export const structureOf = (board: Board, player: PlayerId): TableCard[] => cardsIn(board, player, 'structure');
export const resourcesOf = (board: Board, player: PlayerId): TableCard[] => cardsIn(board, player, 'resource');

export const isGroup = (board: Board, id: CopyId): boolean => 'inward' in factsOn(board, id);

export const linkedTo = (board: Board, id: CopyId): TableCard[] => cardsOn(board).filter(({ host }) => host === id);

export const illuminatiCard = (board: Board, player: PlayerId): CardId | null => {
  const { illuminati } = seatOf(board, player);
  return illuminati === null ? null : (tableCard(board, illuminati)?.card ?? null);
};

export const handPlot = ({ board, player, mine }: Actor, id: CopyId): Kept | undefined =>
  mine.plots.find((held) => held.id === id) ??
  seatOf(board, player).plots.find((held) => held.id === id) ??
  mine.beneath.find(({ kept }) => kept.id === id && !isGroupCard(kept.card))?.kept;

export const handGroup = ({ board, player, mine }: Actor, id: CopyId): Kept | undefined =>
  mine.groups.find((held) => held.id === id) ?? seatOf(board, player).groups.find((held) => held.id === id);

export const allPlots = ({ board, player, mine }: Actor): Kept[] => [...seatOf(board, player).plots, ...mine.plots];
export const allGroups = ({ board, player, mine }: Actor): Kept[] => [...seatOf(board, player).groups, ...mine.groups];

export const actorIn = ({ state, board }: Pick<Game, 'state' | 'board'>, player: PlayerId): Actor => ({
  board,
  player,
  mine: privateOf(state, player),
});

/** True for a player who has not finished a turn: nobody may touch them (N-113), except those whom they attack in it, until its end. */
export const isShielded = (board: Board, player: PlayerId, by?: PlayerId): boolean => {
  const seat = seatOf(board, player);
  const { turn } = board;
  if (by !== undefined && turn?.player === player && turn.attacked.includes(by)) return false;
  return seat.status === 'in' && seat.turns === 0;
};

/** True if an open play looks at this player's hidden Plots or exposes them: their hand must not change (N-505). */
export const isPriedInto = (board: Board, player: PlayerId): boolean =>
  board.frames.some(
    (frame) =>
      (frame.kind === 'playing' || frame.kind === 'using') &&
      frame.plays.some(
        ({ cancelled, prying, by, fields }) => !cancelled && prying !== undefined && by !== player && fields.player === player,
      ),
  );

/** Mark of a Resource used in this turn: it does not change hands until the turn ends (N-1103). */
export const usedResource = (copy: CopyId): string => `used:${copy}`;
