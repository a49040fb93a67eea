import { succeeds } from '../../domain/odds.js';
import { adjustRoll, rollAgain } from '../attack/dice.js';
import { attackersOf, piercesDefence } from '../attack/forces.js';
import { plotFacts } from '../cards/index.js';
import { cardsOn, runningAttack, tableCard, topFrame } from '../game.js';
import { refuse } from '../refusals.js';
import type { EffectOf } from '../types/effects.js';
import type { Board } from '../types/index.js';
import { fits } from '../values/values.js';
import { draw, link } from '../verbs.js';
import { type EffectFor, needs } from './effect.js';

const isRolled = (board: Board): boolean => topFrame(board)?.kind === 'dice';

/** Sets the dice to a number (N-970). */
export const setRoll: EffectFor<'setRoll'> = {
  check: ({ actor: { board }, card }) => (isRolled(board) ? null : refuse('N-902', 'notNow', { card })),
  apply: (game, _play, { value }) => adjustRoll(game, { set: value }),
  could: isRolled,
};

/** Whether the attack whose dice lie there has a Magic card in it. */
const isMagic = (board: Board): boolean => {
  const top = topFrame(board);
  const attack = top?.kind === 'dice' && top.roll === null ? runningAttack(board) : null;
  if (!attack) return false;
  const cards = [...attackersOf(attack), attack.target, ...attack.joins.map(({ card }) => card)];
  return attack.magic || cards.some((id) => tableCard(board, id) !== undefined && fits(board, 'Magic', id));
};

/** Moves the dice by a number, up or down (N-963). */
export const shiftRoll: EffectFor<'shiftRoll'> = {
  check: ({ actor: { board }, card, effect, fields: { by } }) => {
    const allowed = [effect.by, ...(isMagic(board) && effect.magicBy ? [effect.magicBy] : [])];
    if (!isRolled(board)) return refuse('N-902', 'notNow', { card });
    if (by === undefined) return needs('by');
    return allowed.includes(Math.abs(by)) ? null : refuse('N-902', 'badTarget', { card });
  },
  apply: (game, { fields: { by = 0 } }) => adjustRoll(game, { by }),
  could: isRolled,
};

/** Whether these dice may be rolled again. */
const mayReroll = (board: Board, player: string, { whose, outcome, kinds }: EffectOf<'reroll'>): boolean => {
  const top = topFrame(board);
  if (top?.kind !== 'dice' || (top.by === player) !== (whose === 'own')) return false;
  if (outcome === undefined && kinds === undefined) return true;
  const attack = top.roll ? null : runningAttack(board);
  if (attack?.roll == null || (kinds && !kinds.includes(attack.kind))) return false;
  return outcome === undefined || (outcome === 'success') === succeeds(attack.roll, attack.needs);
};

/** Rolls again; what was set or moved before is forgotten (N-970). */
export const reroll: EffectFor<'reroll'> = {
  check: ({ actor: { board, player }, card, effect }) => (mayReroll(board, player, effect) ? null : refuse('N-902', 'notNow', { card })),
  apply: (game, { by, copy, card, paid }, { strength, rollerDraws }) => {
    const attack = runningAttack(game.board);
    if (strength && attack) attack.locked = true;
    if (strength && attack) attack.bonuses.push({ by, copy, card, amount: strength, part: 'plots', paid });
    const roller = rollAgain(game);
    if (rollerDraws && roller !== null) draw(game, roller, 'group', 1);
  },
  could: mayReroll,
};

const mayFail = (board: Board, player: string, { kinds, filter, own, succeeding }: EffectOf<'autoFail'>): boolean => {
  const attack = runningAttack(board);
  if (!attack || !kinds.includes(attack.kind) || attack.failed) return false;
  if (attack.kind === 'assassination' && piercesDefence(board, attack)) return false;
  if (own && tableCard(board, attack.target)?.owner !== player) return false;
  if (succeeding && (attack.roll === null || !succeeds(attack.roll, attack.needs))) return false;
  return filter === undefined || fits(board, filter, attack.target);
};

/** The attack fails after all (N-971); the Plot may stay linked to what it saved. */
export const autoFail: EffectFor<'autoFail'> = {
  check: ({ actor: { board, player }, card, effect }) => {
    const isThere = cardsOn(board).some((one) => one.card === card && one.zone === 'linked');
    if (plotFacts(card)?.limit === 'inPlay' && isThere) return refuse('N-1504', 'onlyOne', { card });
    return mayFail(board, player, effect) ? null : refuse('N-902', 'notNow', { card });
  },
  apply: (game, { copy, source }, { link: stays }) => {
    const attack = runningAttack(game.board);
    if (!attack) return;
    attack.failed = true;
    if (stays && source === 'plot' && tableCard(game.board, attack.target)?.zone === 'structure') link(game, copy, attack.target);
  },
  could: mayFail,
};
