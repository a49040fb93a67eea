import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { boardFacts } from '../cards/index.js';
import type { Earlier } from '../earlier.js';
import { cardOn, changeCard, type Game, illuminatiOf, seatOf, tableCard, treasuryOf } from '../game/game.js';
import { onTable, underRule } from '../game/gates.js';
import { meetsPublicGoal, playsForMoney, publicGoal } from '../goals/goals.js';
import { carryOut, planBranch } from '../structure/branch.js';
import { branchOf, freeArrows, obstaclesOf } from '../structure/structure.js';
import type { Board, Placement, TradeOffer, View } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { free, pay } from '../verbs/verbs.js';

export type Terms = Pick<TradeOffer, 'by' | 'to' | 'give' | 'ask'>;

/** A copy of the game to try an exchange on, without secrets. Copies only what an exchange changes: offers need it often. */
export const trialOf = (board: Board, earlier?: Earlier): Game => {
  const copy: Board = {
    ...board,
    cards: { ...board.cards },
    seats: board.seats.map((seat) => ({ ...seat, cards: [...seat.cards] })),
    uncontrolled: [...board.uncontrolled],
  };
  return {
    board: copy,
    state: { board: copy, secrets: { rng: { key: '', n: 0 }, dice: [], deck: [], slots: [], private: {} } },
    events: [],
    ...(earlier && { earlier }),
  };
};

const moving = ({ by, to, give, ask }: Terms): { group: CardId; receiver: PlayerId }[] => [
  ...(give.groups ?? []).map((group) => ({ group, receiver: to })),
  ...(ask.groups ?? []).map((group) => ({ group, receiver: by })),
];

const checkNamed = (board: Board, terms: Terms, receiver: PlayerId, placements: readonly Placement[]): Refusal | null => {
  for (const { group } of placements) {
    const unseen = onTable(board, group);
    if (unseen) return unseen;
  }
  const due = moving(terms)
    .filter((move) => move.receiver === receiver)
    .map(({ group }) => group);
  const named = placements.map(({ group }) => group);
  const right = named.length === due.length && due.every((group) => named.includes(group)) && new Set(named).size === named.length;
  return right ? null : refuse('C-802', 'placeEach', { count: due.length });
};

/** Gives up cards in the way, with their branches (C-802), but none that leave the receiver. `lifted`: all that moves. */
export const giveUp = (
  game: Game,
  terms: Terms,
  receiver: PlayerId,
  { placements, lifted }: { readonly placements: readonly Placement[]; readonly lifted: ReadonlySet<CardId> },
): Refusal | null => {
  const { board } = game;
  const named = new Set(placements.flatMap((placement) => placement.giveUp ?? []));
  if (named.size === 0) return null;
  const arriving = moving(terms).flatMap((move) => (move.receiver === receiver ? branchOf(board, move.group) : []));
  for (const card of named) {
    const placed = tableCard(board, card);
    if (!placed) return refuse('C-307', 'noSuchCard');
    const stays = placed.owner === receiver && (!lifted.has(card) || game.earlier?.givesUpLeaving === true);
    const theirs = placed.zone === 'play' && (stays || arriving.includes(card));
    if (!theirs || boardFacts(card).kind !== 'group') return refuse('C-802', 'notYoursToGiveUp', { card });
  }
  for (const card of named) {
    // Subordinates go with their master.
    if (cardOn(board, card).zone === 'play') for (const below of branchOf(board, card)) free(game, below, 'givenUp');
  }
  return null;
};

/** Attaches a receiver's new Groups in the order they gave (C-802); a subordinate that fits nowhere must have been given up. */
export const hangAll = (game: Game, receiver: PlayerId, placements: readonly Placement[], lifted: Set<CardId>): Refusal | null => {
  const { board } = game;
  for (const { group, onto, arrow, puppets = [] } of placements) {
    if (cardOn(board, group).zone !== 'play') return refuse('C-802', 'gaveUpItself', { group });
    const master = tableCard(board, onto);
    if (!master) return refuse('C-307', 'noSuchCard');
    if (master.owner !== receiver || lifted.has(onto)) return refuse('C-802', 'notYourCard', { card: onto });
    if (!freeArrows(board, onto, [...lifted]).includes(arrow)) return refuse('C-802', 'arrowTaken', { onto, arrow });
    const branch = branchOf(board, group);
    for (const puppet of puppets) {
      const unseen = onTable(board, puppet.group) ?? onTable(board, puppet.onto);
      if (unseen) return unseen;
      const wrong = !branch.includes(puppet.group) || puppet.group === group || cardOn(board, puppet.group).master !== puppet.onto;
      if (wrong || !boardFacts(puppet.onto).outward.includes(puppet.arrow)) return refuse('C-802', 'notInBranch', { group: puppet.group });
    }
    const planned = planBranch(board, group, { onto, arrow, puppets }, obstaclesOf(board, receiver, [...lifted]));
    if ('refusal' in planned) return underRule('C-802', planned.refusal);
    if (planned.plan.lost.length > 0) return refuse('C-802', 'mustGiveUp', { card: planned.plan.lost[0] as CardId });
    carryOut(game, receiver, planned.plan, 'traded');
    for (const card of branch) lifted.delete(card);
  }
  return null;
};

/** Lifts every moving Group, with its branch, before any is placed (C-802). Named puppets detach from named masters. */
export const liftAll = (board: Board, terms: Terms): Set<CardId> => {
  const moves = moving(terms).filter(({ group }) => cardOn(board, group).zone === 'play');
  for (const { group } of moves) changeCard(board, group, { master: null, arrow: null });
  return new Set(moves.flatMap(({ group }) => branchOf(board, group)));
};

/** Carries out an exchange (C-802), in place; on a trial first, since a refusal may come late. Null placements: not checked yet. */
export const exchange = (
  game: Game,
  terms: Terms,
  placements: { by: readonly Placement[]; to: readonly Placement[] | null },
): Refusal | null => {
  const { board } = game;
  const { by, to } = terms;
  const sides = [
    { receiver: by, list: placements.by },
    { receiver: to, list: placements.to },
  ];
  for (const { receiver, list } of sides) {
    const wrong = list && checkNamed(board, terms, receiver, list);
    if (wrong) return wrong;
  }
  const lifted = liftAll(board, terms);
  for (const { receiver, list } of sides) {
    const refusal = list && giveUp(game, terms, receiver, { placements: list, lifted });
    if (refusal) return refusal;
  }
  for (const { receiver, list } of sides) {
    const refusal = list && hangAll(game, receiver, list, lifted);
    if (refusal) return refusal;
  }
  payOver(game, terms);
  return null;
};

/** Gives Groups without a place to their receivers regardless of room, as goals count them. */
const handOver = (board: Board, terms: Terms): void => {
  for (const { group, receiver } of moving(terms)) {
    for (const card of branchOf(board, group)) {
      const group = cardOn(board, card);
      if (group.owner === null || group.owner === receiver) continue;
      const { cards } = seatOf(board, group.owner);
      cards.splice(cards.indexOf(card), 1);
      changeCard(board, card, { owner: receiver });
      seatOf(board, receiver).cards.push(card);
    }
  }
};

const payOver = (game: Game, { by, to, give, ask }: Terms): void => {
  const [giver, taker] = [illuminatiOf(seatOf(game.board, by)), illuminatiOf(seatOf(game.board, to))];
  pay(game, { from: giver, to: taker, amount: give.money ?? 0, reason: 'trade', player: by });
  pay(game, { from: taker, to: giver, amount: ask.money ?? 0, reason: 'trade', player: to });
};

/** True if the exchange lets one of the two meet a publicly known goal, and the other not (C-805). */
const handsVictory = (before: Board, after: Board, { by, to }: Terms): Refusal | null => {
  const meets = (board: Board, player: PlayerId) => meetsPublicGoal(board, seatOf(board, player));
  for (const [player, other] of [
    [by, to],
    [to, by],
  ] as const) {
    if (meets(after, player) && !meets(before, player) && !meets(after, other)) return refuse('C-805', 'handsVictory', { player });
  }
  return null;
};

/** True if an exchange could fulfil a goal: Groups may, and money for publicly known money goals (C-805). */
const couldHandVictory = (board: Board, { by, to, give, ask }: Terms): boolean => {
  if (actionsFor({ give, ask }) > 0) return true;
  if ((give.money ?? 0) + (ask.money ?? 0) === 0) return false;
  return [by, to].some((player) => playsForMoney(publicGoal(board, seatOf(board, player))));
};

/** Checks that an exchange can be carried out and wins nobody the game (C-802, C-805). `to` is null while unknown. */
export const checkExchange = (
  { board, earlier }: Pick<Game, 'board' | 'earlier'>,
  terms: Terms,
  placements: { by: readonly Placement[]; to: readonly Placement[] | null },
): Refusal | null => {
  // Most deals move neither Groups nor goals: nothing to try.
  if (placements.by.length === 0 && !placements.to?.length && !couldHandVictory(board, terms)) return null;
  const trial = trialOf(board, earlier);
  const refusal = exchange(trial, terms, placements);
  if (refusal) return refusal;
  if (placements.to !== null) return handsVictory(board, trial.board, terms);
  // Groups without a place count for their receiver; sacrifices for them are not known yet.
  const after = earlier?.offersBlindly ? handedOver(board, terms) : trial.board;
  handOver(after, terms);
  return handsVictory(board, after, terms);
};

const handedOver = (board: Board, terms: Terms): Board => {
  const trial = trialOf(board);
  liftAll(trial.board, terms);
  handOver(trial.board, terms);
  payOver(trial, terms);
  return trial.board;
};

/** Regular actions that an exchange costs (C-802). */
export const actionsFor = ({ give, ask }: Pick<Terms, 'give' | 'ask'>): number => (give.groups?.length ?? 0) + (ask.groups?.length ?? 0);

/** MB in a player's Illuminati treasury, from which exchanges pay (C-801). */
export const purse = (board: Board, player: PlayerId): number => treasuryOf(board, seatOf(board, player));

/** The table after an exchange, for evaluation. Groups without placements count for their receiver. */
export const previewExchange = (view: View, terms: Terms, placements: { by: readonly Placement[]; to: readonly Placement[] }): View => {
  const trial = trialOf(view.board);
  if (exchange(trial, terms, placements) === null) return { ...view, board: trial.board };
  return { ...view, board: handedOver(view.board, terms) };
};
