import { earlierOf } from '../earlier.js';
import { openWindow } from '../frames/frames.js';
import { cardOn, emit, findSeat, type Game, type Happened, linkedTo, openAttack, tableCard } from '../game/game.js';
import { destroy } from '../structure/falling.js';
import type { Attack, AttackKind, CopyId, Join, Play, Plus } from '../types/index.js';
import { powerOf, tokensTaken, traitsOf } from '../values/values.js';
import { endChanges, giveToken, spendToken } from '../verbs/changes.js';
import { discardTable, toDiscards, toHandHidden, toHandOpen } from '../verbs/hands.js';
import { lift, touch } from '../verbs/table.js';
import { attackersOf } from './forces.js';
import { type Fresh, freshAttack } from './fresh.js';
import { recompute } from './ledger.js';
import { defendsFreely, keepsFromDestroying, lostJoin } from './legality.js';

/** Opens an attack and its contest (N-410, N-710). The caller computes its number, once all have joined. */
export const openAttackOf = (game: Game, fresh: Fresh): Attack => {
  const { board } = game;
  const attack = freshAttack(fresh, board.next.attack++, cardOn(board, fresh.target).card);
  board.attack = attack;
  const { by, defender } = fresh;
  if (defender !== null && board.turn?.player === by && !board.turn.attacked.includes(defender)) board.turn.attacked.push(defender);
  board.roll = null;
  board.idle.moved = true;
  openWindow(board, { kind: 'contest' });
  emit(game, { type: 'announced', player: attack.by, kind: attack.kind, leader: attack.leader, target: attack.target });
  return attack;
};

interface Strike {
  readonly kind: Extract<AttackKind, 'disaster' | 'assassination' | 'instant'>;
  readonly power: number;
  readonly destroysAbove: number | null;
  readonly instant: boolean;
  readonly joiners: 'opposing' | null;
}

/** Opens an attack by a Plot (N-710, N-730). */
export const openStrike = (game: Game, { by, copy, card, fields: { on: target, helper }, frozen }: Play, strike: Strike): void => {
  const { board } = game;
  if (target === undefined) return;
  const { owner } = cardOn(board, target);
  const attack = openAttackOf(game, {
    kind: strike.kind,
    by,
    leader: null,
    target,
    defender: owner === by ? null : owner,
    fromHand: false,
    wasHidden: false,
    instant: strike.instant,
    plot: { copy, card, power: strike.power, destroysAbove: strike.destroysAbove, joiners: strike.joiners },
    helper: helper === undefined ? null : { card: helper, power: powerOf(board, helper) },
    frozen:
      (strike.instant || cardOn(board, target).zone === 'resource') && frozen ? { power: frozen.power, position: frozen.position } : null,
    committed: true,
  });
  if (frozen?.token && !earlierOf(board).devastatesSpared) attack.used.push(STRUCK);
  recompute(board, attack);
};

export const givePrivilege = (attack: Attack, by: CopyId): void => {
  if (attack.privilege !== 'none') return;
  attack.privilege = 'declared';
  attack.privilegeBy = by;
};

export const endPrivilege = (attack: Attack): void => {
  if (attack.privilege === 'declared') attack.privilege = 'ended';
};

type Joining = Pick<Join, 'by' | 'card' | 'side'> & { readonly tokens?: number };

/** A card joins with its own token (N-430, N-440, N-445). */
export const joinAttack = (game: Game, attack: Attack, { by, card, side, tokens = 1 }: Joining): void => {
  const free = defendsFreely(game.board, attack, card, side);
  if (!free) for (let spent = 0; spent < tokens; spent++) spendToken(game.board, card);
  const known = attack.joins.find((join) => join.card === card);
  if (known) known.tokens += tokens;
  else attack.joins.push({ by, card, side, tokens, free });
  emit(game, { type: 'joined', player: by, copy: card, side });
};

const refund = ({ board }: Game, { card, tokens, free }: Join): void => {
  if (!free) giveToken(board, card, tokens);
};

/** Disposes of the attack's Plots and agents when it is over. */
const clear = (game: Game, attack: Attack): void => {
  const { board } = game;
  const copies = new Set([...attack.bonuses, ...attack.plus].map(({ copy }) => copy));
  if (attack.plot) copies.add(attack.plot.copy);
  for (const copy of copies) if (tableCard(board, copy)?.zone === 'announced') discardTable(game, copy);
  if (attack.agents && tableCard(board, attack.agents.copy)) discardTable(game, attack.agents.copy);
  const acted = [...attackersOf(attack), ...attack.joins.map(({ card }) => card), attack.target];
  endChanges(game, ({ until, on: changed }) => until === 'attack' || (until === 'next' && acted.includes(changed)));
  touch(board);
};

/** Records an event about the attack's target, for texts that follow it. */
export const note = (game: Game, event: Happened['event'], attack: Attack, fallen?: Pick<Happened, 'traits' | 'power'>): void => {
  const { target, targetCard: card, by, defender: from } = attack;
  const { board } = game;
  const words = fallen ?? {
    traits: new Set(tableCard(board, target) ? traitsOf(board, target) : []),
    power: tableCard(board, target) ? powerOf(board, target) : 0,
  };
  const outcome = attack.kind === 'control' ? 'captured' : 'destroyed';
  game.happened.push({ event, target, card, ...words, by, from, how: outcome });
};

/** Ends the attack: its windows close, its Plots are discarded. */
export const over = (game: Game, attack: Attack, result: Attack['result'], fallen?: Pick<Happened, 'traits' | 'power'>): void => {
  if (attack.defender !== null && (result === 'success' || result === 'failure')) note(game, 'attacked', attack, fallen);
  attack.result = result;
  attack.stage = 'over';
  game.board.frames = game.board.frames.filter((frame) => frame.kind !== 'contest' && !(frame.kind === 'dice' && frame.roll === null));
  clear(game, attack);
  for (const id of attack.doomed) if (tableCard(game.board, id)) destroy(game, id, null);
  emit(game, { type: 'resolved', attack: attack.id, result: result ?? 'void' });
};

/** Returns a Group to the hand: hidden if the attack never was, exposed if it failed (N-413, N-495). */
export const backToHand = (game: Game, { target, targetCard, by, fromHand, wasHidden, slipped }: Attack, hidden: boolean): void => {
  if (!fromHand || tableCard(game.board, target)?.zone !== 'target') return;
  const { devastated } = lift(game.board, target);
  if (slipped !== null) toDiscards(game, slipped, { id: target, card: targetCard, ...(devastated && { memory: { devastated } }) });
  else if (hidden && wasHidden && linkedTo(game.board, target).length === 0) toHandHidden(game, by, targetCard);
  else toHandOpen(game, by, { id: target, card: targetCard, ...(devastated && { memory: { devastated } }) });
};

/** Returns a card played for an attack to its player's hand, hidden or exposed. */
const giveBack = (game: Game, { by, copy, card }: Pick<Plus, 'by' | 'copy' | 'card'>, hidden: boolean): void => {
  if (tableCard(game.board, copy)?.zone !== 'announced') return;
  lift(game.board, copy);
  if (hidden) toHandHidden(game, by, card);
  else toHandOpen(game, by, { id: copy, card });
};

const SPENT = 'spent';

/** Records what a player spent on this attack alone, to be refunded if the attack is called off (N-413). */
export const noteSpent = ({ board }: Game, attack: Attack, { by, copy, source, paid, hidden }: Play): void => {
  if (earlierOf(board).keepsPledge || (source !== 'plot' && !paid.includes(copy))) return;
  attack.used.push([SPENT, source === 'plot' ? (hidden ? 'hidden' : 'open') : 'token', copy, by].join(':'));
};

/** Refunds Plots from the discards, as they lay in the hand, and tokens to their cards. */
const giveSpentBack = (game: Game, { used }: Attack): void => {
  const { board } = game;
  for (const note of used) {
    const [kind, outcome, copy = '', ...rest] = note.split(':');
    if (kind !== SPENT) continue;
    if (outcome === 'token') {
      giveToken(board, copy);
      continue;
    }
    const seat = findSeat(board, rest.join(':'));
    const index = seat?.status === 'in' ? seat.discards.findIndex(({ id }) => id === copy) : -1;
    const [held] = index < 0 ? [] : (seat?.discards.splice(index, 1) ?? []);
    if (!seat || !held) continue;
    if (board.lastDiscard?.id === copy) board.lastDiscard = null;
    if (outcome === 'hidden') toHandHidden(game, seat.player, held.card);
    else toHandOpen(game, seat.player, held);
  }
};

/** Calls off an uncommitted attack and refunds everything pledged for it (N-413). */
export const callOff = (game: Game, attack: Attack): void => {
  const { kind, leader } = attack;
  // A card that may act twice only without destroying has pledged all its tokens.
  const isAll = leader && kind === 'destroy' && keepsFromDestroying(game.board, leader) && !earlierOf(game.board).keepsPledge;
  const pledged = isAll ? tokensTaken(game.board, leader) : 1;
  if (leader) giveToken(game.board, leader, pledged);
  for (const join of attack.joins) refund(game, join);
  for (const { paid } of attack.bonuses) for (const id of paid) giveToken(game.board, id);
  for (const played of attack.plus) giveBack(game, played, played.hidden === true);
  giveAgentsBack(game, attack, true);
  giveSpentBack(game, attack);
  const { turn } = game.board;
  if (turn && attack.privilegeBy) turn.used = turn.used.filter((use) => use !== `privilege:${attack.privilegeBy}`);
  backToHand(game, attack, true);
  over(game, attack, 'calledOff');
  emit(game, { type: 'calledOff', player: attack.by });
};

const giveAgentsBack = (game: Game, attack: Attack, calledOff = false): void => {
  const { agents } = attack;
  if (!agents) return;
  attack.agents = null;
  giveBack(game, agents, calledOff && agents.hidden === true);
};

/** The leader's action is illegal or cancelled: no attack; joined cards get their tokens back (N-931). */
export const voidAttack = (game: Game, attack: Attack): void => {
  for (const join of attack.joins) if (join.card !== attack.leader) refund(game, join);
  for (const played of attack.plus.filter(({ on: boosted }) => boosted !== attack.leader)) giveBack(game, played, false);
  giveAgentsBack(game, attack);
  if (attack.plot && tableCard(game.board, attack.target)) giveTokenOf(game, attack);
  backToHand(game, attack, false);
  over(game, attack, 'void');
  emit(game, { type: 'voided', attack: attack.id });
};

/** Mark of a Disaster whose target lost a token to it. */
const STRUCK = 'struck';

/** Refunds the token that a void Disaster took (N-730). */
const giveTokenOf = ({ board }: Game, { used, target }: Attack): void => {
  if (used.includes(STRUCK)) giveToken(board, target);
};

export const giveJoinBack = (game: Game, attack: Attack, card: CopyId): void => {
  const join = attack.joins.find((join) => join.card === card);
  if (join) refund(game, join);
  sendAway(game, attack, card);
};

/** Removes a joined card, its token and Plots lost (N-914, N-933); it cannot join this attack with another token (N-414). */
export const dropJoin = (game: Game, attack: Attack, card: CopyId): void => {
  if (card !== attack.target) attack.used.push(lostJoin(card));
  sendAway(game, attack, card);
};

const sendAway = (game: Game, attack: Attack, card: CopyId): void => {
  attack.joins = attack.joins.filter((join) => join.card !== card);
  for (const { on: boosted, copy } of attack.plus)
    if (boosted === card && tableCard(game.board, copy)?.zone === 'announced') discardTable(game, copy);
  attack.plus = attack.plus.filter(({ on: boosted }) => boosted !== card);
};

export const cancelInAttack = (game: Game, card: CopyId): void => {
  const attack = openAttack(game.board);
  if (attack?.stage !== 'contest') return;
  if (attack.leader === card) voidAttack(game, attack);
  else dropJoin(game, attack, card);
};
