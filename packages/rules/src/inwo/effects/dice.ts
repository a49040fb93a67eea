import type { Refusal } from '../../core/types.js';
import { succeeds } from '../../domain/odds.js';
import { adjustRoll, rollAgain } from '../attack/dice.js';
import { attackersOf, piercesDefence } from '../attack/forces.js';
import { plotFacts } from '../cards/index.js';
import { cardsOn, runningAttack, tableCard, topFrame } from '../game/game.js';
import type { EffectOf } from '../types/effects.js';
import type { Board } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits } from '../values/values.js';
import { draw } from '../verbs/decks.js';
import { link } from '../verbs/table.js';
import { type Draft, notNow, RUNNING } from './arguments.js';
import { type Context, type EffectFor, effect } from './effect.js';
import { oneOf } from './word-arguments.js';

const isRolled = (board: Board): boolean => topFrame(board)?.kind === 'dice';

const whenRolled = <E>(context: Context<E>): Refusal | null => (isRolled(context.actor.board) ? null : notNow(context));

/** Sets the dice to a number (N-970). */
export const setRoll: EffectFor<'setRoll'> = effect(
  {},
  { when: whenRolled, apply: (game, { effect: { value } }) => adjustRoll(game, { set: value }), could: isRolled },
);

/** True if the attack of the present dice has a Magic card in it. */
const isMagic = (board: Board): boolean => {
  const top = topFrame(board);
  const attack = top?.kind === 'dice' && top.roll === null ? runningAttack(board) : null;
  if (!attack) return false;
  const cards = [...attackersOf(attack), attack.target, ...attack.joins.map(({ card }) => card)];
  return attack.magic || cards.some((id) => tableCard(board, id) !== undefined && fits(board, 'Magic', id));
};

/** Possible shifts of the dice, up or down. */
const shifts = ({ actor: { board }, effect: { by, magicBy } }: Draft<EffectOf<'shiftRoll'>>): number[] =>
  [by, ...(isMagic(board) && magicBy ? [magicBy] : [])].flatMap((amount) => [-amount, amount]);

/** Moves the dice by a number, up or down (N-963). */
export const shiftRoll: EffectFor<'shiftRoll'> = effect(
  { amount: oneOf('by', shifts) },
  { when: whenRolled, apply: (game, { amount }) => adjustRoll(game, { by: amount }), could: isRolled },
);

const mayReroll = (board: Board, player: string, { whose, outcome, kinds }: EffectOf<'reroll'>): boolean => {
  const top = topFrame(board);
  if (top?.kind !== 'dice' || (top.by === player) !== (whose === 'own')) return false;
  if (outcome === undefined && kinds === undefined) return true;
  const attack = top.roll ? null : runningAttack(board);
  if (attack?.roll == null || (kinds && !kinds.includes(attack.kind))) return false;
  return outcome === undefined || (outcome === 'success') === succeeds(attack.roll, attack.needs);
};

/** Rerolls; earlier settings and shifts are void (N-970). */
export const reroll: EffectFor<'reroll'> = effect(
  {},
  {
    when: (context) => (mayReroll(context.actor.board, context.actor.player, context.effect) ? null : notNow(context)),
    apply: (game, { by, copy, card, play: { paid }, effect: { strength, rollerDraws } }) => {
      const attack = runningAttack(game.board);
      if (strength && attack) {
        attack.locked = true;
        attack.bonuses.push({ by, copy, card, amount: strength, part: 'plots', paid });
      }
      const roller = rollAgain(game);
      if (rollerDraws && roller !== null) draw(game, roller, 'group', 1);
    },
    could: mayReroll,
  },
);

const mayFail = (board: Board, player: string, { kinds, filter, own, succeeding }: EffectOf<'autoFail'>): boolean => {
  const attack = runningAttack(board);
  if (!attack || !kinds.includes(attack.kind) || attack.failed) return false;
  if (attack.kind === 'assassination' && piercesDefence(board, attack)) return false;
  if (own && tableCard(board, attack.target)?.owner !== player) return false;
  if (succeeding && (attack.roll === null || !succeeds(attack.roll, attack.needs))) return false;
  return filter === undefined || fits(board, filter, attack.target);
};

/** Makes the attack fail after all (N-971); the Plot may stay linked to the saved card. */
export const autoFail: EffectFor<'autoFail'> = effect(
  { attack: RUNNING },
  {
    when: (context) => {
      const { actor, card, effect: facts } = context;
      const isThere = cardsOn(actor.board).some((other) => other.card === card && other.zone === 'linked');
      if (plotFacts(card)?.limit === 'inPlay' && isThere) return refuse('N-1504', 'onlyOne', { card });
      return mayFail(actor.board, actor.player, facts) ? null : notNow(context);
    },
    apply: (game, { copy, play: { source }, effect: { link: stays }, attack }) => {
      attack.failed = true;
      if (stays && source === 'plot' && tableCard(game.board, attack.target)?.zone === 'structure') link(game, copy, attack.target);
    },
    could: mayFail,
  },
);
