import { succeeds } from '../../domain/odds.js';
import { earlierOf } from '../earlier.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { cardOn, type Game, seatOf, structureOf, tableCard, turnOf } from '../game/game.js';
import { destroy, devastate, loseResource } from '../structure/falling.js';
import { branchOf, openArrows } from '../structure/structure.js';
import type { Attack, Board } from '../types/index.js';
import { fits, playerHasRule, powerOf, traitsOf } from '../values/values.js';
import { noteEntered } from '../verbs/table.js';
import { backToHand, note, over } from './attacking.js';
import { forbidden } from './legality.js';

/** Highest number at which a Disaster destroys instead of devastating (N-731); null: none, or no Disaster. */
export const destroysAt = (board: Board, attack: Attack): number | null =>
  attack.kind === 'disaster' && attack.plot?.destroysAbove != null && mayDestroy(board, attack)
    ? attack.needs - attack.plot.destroysAbove - 1
    : null;

/** True if the attack would destroy with this roll and attacker (N-731). */
const destroys = (board: Board, attack: Attack, roll: number): boolean =>
  attack.kind !== 'disaster' || roll <= (destroysAt(board, attack) ?? Number.NEGATIVE_INFINITY);

/**
 * True if the attack may destroy its target at all; in earlier versions a player who may not destroy a Place devastates it at any margin.
 */
export const mayDestroy = (board: Board, attack: Attack): boolean => {
  if (!earlierOf(board).devastatesSpared) return true;
  if (playerHasRule(board, attack.by, 'onlyViolent') && !fits(board, 'Violent', attack.target)) return false;
  return forbidden(board, ['destroy'], { by: attack.by, card: null, plot: attack.plot?.card ?? '' }, attack.target) === null;
};

/** True if the leader still has an open arrow for the target (N-498). */
const hasRoom = (board: Board, { leader, target, targetCard }: Attack): boolean =>
  leader !== null && tableCard(board, leader) !== undefined && openArrows(board, leader, targetCard, branchOf(board, target)).length > 0;

/** Result of a roll (N-495, N-497, N-731); null: the attack fails. */
export const broughtBy = (board: Board, attack: Attack, roll: number): 'captured' | 'destroyed' | 'killed' | 'devastated' | null => {
  const { kind, failed, needs } = attack;
  if (failed || needs < 2 || !succeeds(roll, needs)) return null;
  if (kind === 'control') return hasRoom(board, attack) ? 'captured' : null;
  if (!destroys(board, attack, roll)) return 'devastated';
  return kind === 'assassination' ? 'killed' : 'destroyed';
};

export const resolve = (game: Game, attack: Attack): void => {
  const { board } = game;
  const brought = attack.roll === null ? null : broughtBy(board, attack, attack.roll);
  attack.margin = attack.roll === null ? null : attack.needs - attack.roll;
  if (brought === null) {
    fail(game, attack);
    return;
  }
  attack.result = 'success';
  if (attack.kind === 'control') {
    attack.stage = 'place';
    dropContest(game);
    openWindow(board, { kind: 'place', by: attack.by, copy: attack.target });
    return;
  }
  const { target, targetCard, defender, by } = attack;
  const from = cardOn(board, target).owner;
  if (cardOn(board, target).zone === 'resource') {
    // Resources cannot be devastated.
    if (brought !== 'devastated') loseResource(game, target, by);
    over(game, attack, 'success');
    return;
  }
  if (brought === 'devastated') {
    const isNew = !cardOn(board, target).devastated;
    if (isNew) devastate(game, target);
    over(game, attack, 'success');
    if (isNew || earlierOf(board).losesAgain)
      openWindow(board, { kind: 'loss', loss: { copy: target, card: targetCard, from, by, how: 'devastated' } });
    return;
  }
  const killed = brought === 'killed';
  const fallen = { traits: new Set(traitsOf(board, target)), power: powerOf(board, target) };
  destroy(game, target, by, { killed, told: true });
  if (attack.bonuses.some(({ seals }) => seals)) board.sealed.push(targetCard);
  if (defender !== null) noteLast(game, attack, defender);
  over(game, attack, 'success', fallen);
  if (defender !== null) note(game, 'lost', attack, fallen);
  openWindow(board, { kind: 'loss', loss: { copy: target, card: targetCard, from, by, how: killed ? 'killed' : 'destroyed' } });
};

/** The attack fails (N-495). */
const fail = (game: Game, attack: Attack): void => {
  const { board } = game;
  if (attack.fromHand) {
    backToHand(game, attack, false);
    if (board.turn && attack.slipped === null && !tableCard(board, attack.target)) turnOf(board).tried.push(attack.target);
  }
  over(game, attack, 'failure');
  note(game, 'failed', attack);
  note(game, 'failedAgainst', attack);
};

/** Below 2 the attack fails without dice (N-421). */
export const failWithoutDice = fail;

const dropContest = ({ board }: Game): void => {
  for (const frame of board.frames) if (frame.kind === 'contest') dropFrame(board, frame);
};

/** Records who took or destroyed a player's last Group (N-1211). */
export const noteLast = ({ board }: Game, attack: Attack, from: string): void => {
  const { by, joins, bonuses, plus, agents } = attack;
  const joined = [...joins.filter(({ side }) => side === 'for'), ...bonuses.filter(({ amount }) => amount > 0), ...plus];
  const helpers = [...joined.map((join) => join.by), ...(agents?.side === 'for' ? [agents.by] : [])];
  if (board.turn && seatOf(board, from).status === 'in' && structureOf(board, from).length <= 1)
    board.turn.lastTaken.push({ by, from, helpers: helpers.filter((player) => player !== by && player !== from) });
};

export const endPlaced = (game: Game, attack: Attack): void => {
  if (attack.defender !== null) noteLast(game, attack, attack.defender);
  // Before cards that fall with the attack free their new puppets.
  noteEntered(game, attack.target);
  over(game, attack, 'success');
  note(game, 'captured', attack);
  note(game, 'taken', attack);
  if (attack.defender !== null) note(game, 'lost', attack);
};
