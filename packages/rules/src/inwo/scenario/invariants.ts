import { overlaps } from '../../domain/geometry.js';
import { plotFacts } from '../cards/index.js';
import {
  cardOn,
  decksOf,
  type Game,
  inStructure,
  isPrivileged,
  openAttack,
  privateOf,
  seatOf,
  seatsIn,
  structureOf,
  tableCard,
  topFrame,
} from '../game/game.js';
import { viewFor } from '../game/view.js';
import { check } from '../step/check.js';
import { leastIntent } from '../step/least.js';
import { arrowsOf, lieOf, spotFor } from '../structure/structure.js';
import { exceeds } from '../turn/turn.js';
import type { Attack, Board, CopyId, Seat, State, TableCard } from '../types/index.js';
import { isBlighted } from '../values/values.js';
import { decision } from '../windows/windows.js';

/** Cards of the table with contradictions between zone, link, master or tokens. */
const brokenCards = (board: Board): string[] => {
  const broken: string[] = [];
  for (const [id, card] of Object.entries(board.cards)) {
    const { card: name, zone, host: hostId, owner, tokens } = card;
    const host = hostId === null ? undefined : board.cards[hostId];
    if (card.id !== id) broken.push(`copy ${id} calls itself ${card.id}`);
    if (tokens < 0) broken.push(`${name} has ${tokens} tokens`);
    if (zone === 'linked' && hostId === null) broken.push(`${name} is linked to nothing`);
    if (zone === 'resource' && hostId !== null && !host) broken.push(`${name} is linked to a card that is gone`);
    if (zone === 'linked' && host?.owner && host.owner !== owner) broken.push(`${name} is linked to another player's card`);
    if (zone === 'nwo' && !board.nwo.includes(id)) broken.push(`New World Order ${id} is not listed`);
    if (!inStructure(card) && card.master !== null && zone !== 'target') broken.push(`${name} hangs on something outside a structure`);
    if (tokens > 0) broken.push(...brokenTokens(board, card));
  }
  return broken;
};

const brokenTokens = (board: Board, card: TableCard): string[] => {
  if (!inStructure(card) && card.zone !== 'resource') return [`${card.card} holds tokens and is not in play`];
  return inStructure(card) && isBlighted(board, card.id) ? [`${card.card} is Devastated and holds tokens`] : [];
};

const brokenOrders = (board: Board): string[] => {
  const colours = board.nwo.map((id) => plotFacts(board.cards[id]?.card ?? '')?.colour);
  return [
    ...(new Set(colours).size === colours.length ? [] : ['two New World Orders of one colour']),
    ...board.nwo.filter((id) => board.cards[id]?.zone !== 'nwo').map((id) => `New World Order ${id} is not there`),
  ];
};

/** Seats whose hidden cards or decks contradict the board's numbers. */
const brokenCounts = (state: State, seat: Seat): string[] => {
  const mine = privateOf(state, seat.player);
  const decks = decksOf(state, seat.player);
  const broken: string[] = [];
  if (seat.hiddenPlots !== mine.plots.length)
    broken.push(`${seat.player} shows ${seat.hiddenPlots} hidden Plots, holds ${mine.plots.length}`);
  if (seat.hiddenGroups !== mine.groups.length)
    broken.push(`${seat.player} shows ${seat.hiddenGroups} hidden Groups, holds ${mine.groups.length}`);
  if (seat.plotDeck !== decks.plot.length || seat.groupDeck !== decks.group.length) broken.push(`decks of ${seat.player} are miscounted`);
  return broken;
};

/** Copies in two places, and links to missing copies. */
const brokenPlaces = (state: State): string[] => {
  const { board } = state;
  const broken: string[] = [];
  const places = new Map<CopyId, string>();
  const put = (id: CopyId, place: string) => {
    const other = places.get(id);
    if (other) broken.push(`copy ${id} is in ${other} and in ${place}`);
    places.set(id, place);
  };
  for (const [id, card] of Object.entries(board.cards)) put(id, card.zone);
  for (const seat of board.seats) {
    const mine = privateOf(state, seat.player);
    for (const held of [...mine.plots, ...seat.plots]) put(held.id, `Plots of ${seat.player}`);
    for (const held of [...mine.groups, ...seat.groups]) put(held.id, `hand of ${seat.player}`);
    for (const { kept, host } of mine.beneath) put(kept.id, `beneath ${board.cards[host]?.card}`);
    for (const held of seat.discards) put(held.id, `discards of ${seat.player}`);
    for (const held of seat.destroyed) put(held.id, `destroyed by ${seat.player}`);
  }
  for (const { card, zone, host } of Object.values(board.cards))
    if (zone === 'linked' && host !== null && !places.has(host)) broken.push(`${card} is linked to a card that is gone`);
  return broken;
};

export const brokenInvariants = (state: State): string[] => {
  const { board } = state;
  return [
    ...brokenPlaces(state),
    ...brokenCards(board),
    ...brokenOrders(board),
    ...board.seats.flatMap((seat) => [...brokenCounts(state, seat), ...brokenStructure(state, seat.player)]),
    ...brokenAttack(board),
    ...brokenLimits(state),
    ...standsStill(state),
  ];
};

/** The game can go on: awaited players have a legal intent (N-1007). */
const standsStill = (state: State): string[] => {
  const { board } = state;
  const { kind, who } = decision(board);
  if (board.phase === 'over') return [];
  if (who.length === 0) return [`nobody is asked in ${kind}`];
  return who.flatMap((player) => {
    const view = viewFor(state, player);
    const least = leastIntent(view);
    const refusal = least && check(view, least);
    return least && !refusal ? [] : [`${player} cannot answer ${kind}: ${JSON.stringify(least)} ${JSON.stringify(refusal)}`];
  });
};

const brokenContest = (board: Board, { leader, by: attacker, joins }: Attack): string[] => {
  const broken: string[] = [];
  if (leader !== null && tableCard(board, leader)?.owner !== attacker) broken.push('the leader of the open attack is gone');
  for (const { card, by, side } of joins) {
    if (tableCard(board, card)?.owner !== by) broken.push(`a card that joined ${side} is gone`);
    if (side === 'against' && by === attacker) broken.push('the attacker opposes');
  }
  const joined = joins.map(({ card }) => card);
  if (new Set(joined).size !== joined.length) broken.push('a card is in the attack twice');
  return broken;
};

const brokenAttack = (board: Board): string[] => {
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' && attack?.stage !== 'dice') return [];
  const broken: string[] = [];
  if (!tableCard(board, attack.target)) broken.push('the target of the open attack is gone');
  if (attack.stage === 'contest') broken.push(...brokenContest(board, attack));
  for (const { copy, part } of attack.bonuses) if (part === 'plots' && !tableCard(board, copy)) broken.push('a Plot of the attack is gone');
  for (const { copy } of attack.plus) if (!tableCard(board, copy)) broken.push('a +10 Plot of the attack is gone');
  return broken;
};

/** Hands within their limits, unless a window delays the check (N-1004 `limit`). */
const brokenLimits = (state: State): string[] => {
  const { board } = state;
  const top = topFrame(board);
  if (
    !board.turn ||
    board.phase === 'over' ||
    isPrivileged(board) ||
    (top && top.kind !== 'contest' && top.kind !== 'end' && top.kind !== 'start')
  )
    return [];
  const game: Game = { state, board, events: [], happened: [], losses: [] };
  return seatsIn(board).flatMap(({ player }) => {
    const what = exceeds(game, player);
    return what === null ? [] : [`${player} holds too many ${what}`];
  });
};

const brokenStructure = ({ board }: State, player: string): string[] => {
  const broken: string[] = [];
  const cards = structureOf(board, player);
  const { illuminati, status } = seatOf(board, player);
  if (status === 'out' && cards.length > 0) broken.push(`${player} is out and holds cards`);
  cards.forEach((card, i) => {
    if (card.master === null) {
      if (card.id !== illuminati) broken.push(`${card.card} has no master`);
    } else {
      const master = board.cards[card.master];
      if (master?.owner !== player || !inStructure(master)) broken.push(`the master of ${card.card} is elsewhere`);
      else if (card.arrow === null || !arrowsOf(master).includes(card.arrow))
        broken.push(`${card.card} hangs on an arrow that is not there`);
      else {
        const { x, y, rot } = spotFor(board, card.card, card.master, card.arrow);
        if (x !== card.x || y !== card.y || rot !== card.rot) broken.push(`${card.card} does not lie against its master's arrow`);
      }
      let steps = 0;
      for (let above = card; above.master !== null && steps <= cards.length; above = cardOn(board, above.master)) steps += 1;
      if (steps > cards.length) broken.push(`${card.card} hangs in a circle`);
    }
    for (const other of cards.slice(i + 1)) if (overlaps(lieOf(card), lieOf(other))) broken.push(`${card.card} lies on ${other.card}`);
  });
  return broken;
};
