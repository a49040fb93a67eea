import type { PlayerId } from '@illuminice/rules';
import { branchOf, type TradeOffer } from '@illuminice/rules/classic';
import { withTaken } from '../../taken.js';
import { purseOf, type SeatedView, seatOf } from './player-context.js';
import type { Acquaintance, Memory, Pending, Pledge } from './remembered.js';

const STRANGER: Acquaintance = { grudge: 0, kept: 0, broken: 0 };
/** Share of a grudge that remains after each turn. */
const FADING = 0.94;

export const acquaintance = (memory: Memory, player: PlayerId): Acquaintance =>
  Object.hasOwn(memory.others, player) ? (memory.others[player] ?? STRANGER) : STRANGER;

const noting = (memory: Memory, player: PlayerId, change: (before: Acquaintance) => Partial<Acquaintance>): Memory => {
  const before = acquaintance(memory, player);
  return { ...memory, others: { ...memory.others, [player]: { ...before, ...change(before) } } };
};

/** Trust in a player's promises, 0 to 1. */
export const trustIn = (memory: Memory, player: PlayerId): number => {
  const { kept, broken } = acquaintance(memory, player);
  return (kept + 2) / (kept + 3 * broken + 3);
};

const newTurn = (view: SeatedView, memory: Memory): Memory => {
  const turn = view.board.turn?.number ?? 0;
  if (turn === memory.turn) return memory;
  let next: Memory = { ...memory, turn, asked: [] };
  for (const player of Object.keys(memory.others)) next = noting(next, player, ({ grudge }) => ({ grudge: grudge * FADING }));
  const [over, open] = [true, false].map((gone) => memory.pledges.filter(({ until }) => until < turn === gone)) as [Pledge[], Pledge[]];
  for (const { by } of over) if (by !== view.player) next = noting(next, by, ({ kept }) => ({ kept: kept + 1 }));
  return { ...next, pledges: open };
};

/** Notes a branch just taken, with its former owner. */
const gains = ({ board, player }: SeatedView, memory: Memory): Memory => {
  const { attack } = board;
  if (attack?.by !== player || attack.defender === null || attack.result !== 'success') return memory;
  const taken = withTaken(memory.taken, branchOf(board, attack.target), attack.defender);
  return taken === memory.taken ? memory : { ...memory, taken };
};

/** Grudges against the new owners of lost Groups. */
const losses = (view: SeatedView, memory: Memory): Memory => {
  const { board, player } = view;
  const groups = seatOf(board, player).cards.slice(1);
  let next: Memory = { ...memory, groups };
  for (const card of memory.groups) {
    if (groups.includes(card)) continue;
    const { attack } = board;
    const holder = board.cards[card]?.owner ?? null;
    const robbed = attack !== null && attack.defender === player && attack.result === 'success';
    const by = robbed ? attack.by : null;
    if (by === null || (holder !== by && holder !== null)) continue;
    next = { ...noting(next, by, ({ grudge }) => ({ grudge: grudge + 1 })), news: { key: 'grudge', player: by } };
  }
  return next;
};

/** Grudges and thanks for interference in own attacks and defences; breakers of promises count as traitors. */
const interference = (view: SeatedView, memory: Memory): Memory => {
  const { attack } = view.board;
  if (!attack || (attack.by !== view.player && attack.defender !== view.player)) return memory;
  const mine = attack.by === view.player;
  const noted = memory.noted.attack === attack.id ? memory.noted.players : [];
  let next: Memory = { ...memory, noted: { attack: attack.id, players: noted } };
  for (const { player, side } of attack.spendings) {
    if (player === attack.by || player === attack.defender || side !== (mine ? 'against' : 'for') || next.noted.players.includes(player))
      continue;
    const promised = memory.pledges.some((pledge) => pledge.by === player && (pledge.attack === null || pledge.attack === attack.id));
    next = noting(next, player, ({ grudge, broken }) => ({ grudge: grudge + (promised ? 1.5 : 0.3), broken: broken + (promised ? 1 : 0) }));
    next = {
      ...next,
      noted: { attack: attack.id, players: [...next.noted.players, player] },
      ...(promised && { pledges: next.pledges.filter(({ by }) => by !== player), news: { key: 'traitor' as const, player } }),
    };
  }
  return next;
};

const concluded = (view: SeatedView, memory: Memory): Memory => {
  if (memory.pending.length === 0) return memory;
  const { board, player, mine } = view;
  const open = new Set([...board.offers, ...mine.deals].map(({ id }) => id));
  let next: Memory = { ...memory, pending: memory.pending.filter(({ id }) => open.has(id)) };
  for (const { id, to, money, promise, purses } of memory.pending) {
    if (open.has(id) || !promise) continue;
    const paid = purseOf(board, seatOf(board, player)) <= purses[0] - money && purseOf(board, seatOf(board, to)) >= purses[1] + money;
    if (paid) next = { ...next, pledges: [...next.pledges, pledgeOf(view, to, player)], news: { key: 'thanks', player: to } };
  }
  return next;
};

/** A promise made now: for the open attack, else for a round. */
export const pledgeOf = ({ board }: SeatedView, by: PlayerId, to: PlayerId): Pledge => {
  const { attack, turn } = board;
  const inAttack = attack !== null && attack.stage === 'contest' && (attack.by === to || attack.defender === to);
  const now = turn?.number ?? 0;
  return { by, to, attack: inAttack ? attack.id : null, until: inAttack ? now : now + board.seats.length - 1 };
};

export const remember = (view: SeatedView, memory: Memory): Memory => {
  if (view.board.turn === null) return memory;
  return concluded(view, interference(view, losses(view, gains(view, newTurn(view, memory)))));
};

/** The offer just sent, as it lies open now; the caller stores it until it is gone. */
export const awaiting = (view: SeatedView, memory: Memory): Memory => {
  const known = new Set(memory.pending.map(({ id }) => id));
  const { board, player, mine } = view;
  const fresh = [...board.offers, ...mine.deals].filter(({ by, id }) => by === player && !known.has(id));
  if (fresh.length === 0) return memory;
  const pending = fresh.map(
    ({ id, to, give, ask }: TradeOffer): Pending => ({
      id,
      to,
      money: (give.money ?? 0) - (ask.money ?? 0),
      promise: ask.promise !== undefined,
      purses: [purseOf(board, seatOf(board, player)), purseOf(board, seatOf(board, to))],
    }),
  );
  return { ...memory, pending: [...memory.pending, ...pending] };
};

export const boundTo = ({ board, player }: SeatedView, memory: Memory): PlayerId[] =>
  memory.pledges.flatMap(({ by, to, attack }) => (by === player && (attack === null || attack === board.attack?.id) ? [to] : []));
