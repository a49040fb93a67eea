import type { CardId, PlayerId } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { boardFacts } from '../cards/index.js';
import { openPlaying, reopenWindow } from '../frames/frames.js';
import { cardOn, emit, type Game, illuminatiOf, seatOf, turnOf } from '../game/game.js';
import { branchOf } from '../structure/structure.js';
import type { Attack, IntentOf, PrivilegePayment, Spending } from '../types/index.js';
import { destroy, discard, free, pay } from '../verbs/verbs.js';
import { strengthOf } from './strength.js';

/** Recomputes number needed, chance and ledger, after anything that they depend on (C-406: later changes alter numbers). */
export const recomputeOdds = (game: Game, attack: Attack): void => {
  const { needs, odds, ledger } = strengthOf(game.board, attack);
  const changed = needs !== attack.needs;
  attack.needs = needs;
  attack.odds = odds;
  attack.ledger = ledger;
  if (changed) emit(game, { type: 'oddsChanged', attack: attack.id, needs, odds });
};

/** Announces an attack and opens the contest (C-401, C-420). */
export const announce = (game: Game, by: PlayerId, intent: IntentOf<'attack'>): void => {
  const { board } = game;
  const { kind, attacker, target, aids } = intent;
  const owner = cardOn(board, target).owner;
  const attack: Attack = {
    id: board.next.attack++,
    by,
    kind,
    attacker,
    target,
    aids: [...aids],
    defender: owner === by ? null : owner,
    whispering: intent.whispering ?? null,
    stage: 'contest',
    committed: false,
    privilege: 'none',
    privilegeCancelled: false,
    letIn: [],
    spendings: [],
    needs: 0,
    odds: 0,
    ledger: [],
    dice: null,
    roll: null,
    result: null,
  };
  Object.assign(attack, strengthOf(board, attack));
  board.attack = attack;
  board.frames.push({ kind: 'attack', id: board.next.frame++, rev: 0, done: [], firm: [] });
  emit(game, {
    type: 'attackAnnounced',
    attack: attack.id,
    player: by,
    kind,
    attacker,
    target,
    aids: [...aids],
    needs: attack.needs,
    odds: attack.odds,
  });
  const rest = { privilege: intent.privilege ?? null, spend: intent.spend ?? [] };
  if (intent.whispering === undefined) {
    fundAnnouncement(game, attack, rest.privilege, rest.spend);
    return;
  }
  discard(game, by, intent.whispering, 'played');
  openPlaying(game, by, { card: intent.whispering }, { for: 'whispering', ...rest });
};

/** Carries out the announcement's money and privilege (C-422, C-602). */
export const fundAnnouncement = (
  game: Game,
  attack: Attack,
  privilege: PrivilegePayment | null,
  spend: readonly { from: CardId; amount: number }[],
): void => {
  for (const { from, amount } of spend) spendOn(game, attack, { player: attack.by, from, side: 'for', amount });
  if (privilege) declarePrivilege(game, attack, privilege);
};

/** Commits the attack: it costs its action, and its cards have taken part (C-401, C-403, C-605). */
export const commit = (game: Game, attack: Attack): void => {
  if (attack.committed) return;
  attack.committed = true;
  const turn = turnOf(game.board);
  turn.actionsLeft -= 1;
  turn.attacked.push(attack.attacker, ...attack.aids);
};

/** Money on an attack: attacker's, defender's, or interference (C-421, C-601). It goes to the bank. */
export const spendOn = (game: Game, attack: Attack, { player, from, side, amount }: Spending): void => {
  commit(game, attack);
  const interference = player !== attack.by && player !== attack.defender;
  const reason = interference ? 'interference' : side === 'for' ? 'attack' : 'defence';
  pay(game, { from, to: 'bank', amount, reason, player });
  const { spendings } = attack;
  const index = spendings.findIndex((s) => s.player === player && s.from === from && s.side === side);
  const before = spendings[index];
  if (before) spendings[index] = { ...before, amount: before.amount + amount };
  else spendings.push({ player, from, side, amount });
  emit(game, { type: 'spent', attack: attack.id, player, from, side, amount, interference });
  recomputeOdds(game, attack);
  reopenWindow(game, [player]);
};

/** The attacker pays or discards for privilege (C-602). */
export const declarePrivilege = (game: Game, attack: Attack, payment: PrivilegePayment): void => {
  commit(game, attack);
  attack.privilegeCancelled = false;
  if ('card' in payment) {
    discard(game, attack.by, payment.card, 'privilege');
    reopenWindow(game, [attack.by]);
    openPlaying(game, attack.by, { card: payment.card }, { for: 'privilege' });
    return;
  }
  const illuminati = illuminatiOf(seatOf(game.board, attack.by));
  pay(game, { from: illuminati, to: 'bank', amount: privilegeCost(illuminati) ?? 0, reason: 'privilege', player: attack.by });
  turnOf(game.board).used.push(illuminati);
  attack.privilege = 'declared';
  emit(game, { type: 'privilegeDeclared', attack: attack.id, player: attack.by });
  reopenWindow(game, [attack.by]);
};

/** MB for which this Illuminati makes an attack privileged; undefined if it cannot (C-602). */
export const privilegeCost = (illuminati: CardId): number | undefined => {
  for (const ability of boardFacts(illuminati).abilities) if ('use' in ability && ability.use === 'privilege') return ability.cost;
  return undefined;
};

/** Takes an attack off the table. Its numbers stay until the next announcement. */
export const endAttack = (game: Game, attack: Attack): void => {
  attack.stage = 'over';
  game.board.frames = game.board.frames.filter((frame) => frame.kind !== 'attack');
};

/** Calls an attack off as if it had not happened: its cards may take part in another (C-605, C-1103); spent money stays spent. */
export const callOff = (game: Game, attack: Attack): void => {
  const { attacked } = turnOf(game.board);
  if (attack.committed) for (const card of [attack.attacker, ...attack.aids]) attacked.splice(attacked.lastIndexOf(card), 1);
  attack.result = 'calledOff';
  emit(game, { type: 'attackEnded', attack: attack.id, result: 'calledOff', roll: attack.roll, needs: attack.needs });
  endAttack(game, attack);
};

/** Resolves the attack by its dice: failure, or what success brings (C-501, C-502, C-506, C-507). */
export const resolve = (game: Game, attack: Attack): void => {
  const success = attack.roll !== null && succeeds(attack.roll, attack.needs);
  attack.result = success ? 'success' : 'failure';
  turnOf(game.board).anyAttack = true;
  emit(game, { type: 'attackEnded', attack: attack.id, result: attack.result, roll: attack.roll, needs: attack.needs });
  if (success && attack.kind === 'control') {
    attack.stage = 'place';
    return;
  }
  endAttack(game, attack);
  if (!success) return;
  const [target, ...subordinates] = branchOf(game.board, attack.target) as [CardId, ...CardId[]];
  if (attack.kind === 'destroy') destroy(game, target, attack.by);
  else free(game, target, 'neutralized');
  for (const card of subordinates) free(game, card, attack.kind === 'destroy' ? 'destroyed' : 'neutralized');
  noteLastTaken(game, attack);
};

/** Remembers that the defender has no Group left, for C-1102. */
export const noteLastTaken = (game: Game, attack: Attack): void => {
  if (attack.defender !== null && seatOf(game.board, attack.defender).cards.length === 1) {
    turnOf(game.board).lastTaken.push({ by: attack.by, from: attack.defender });
  }
};
