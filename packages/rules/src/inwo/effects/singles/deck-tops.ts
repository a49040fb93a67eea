import { freeRoll } from '../../attack/dice.js';
import { decksOf, findSeat, seatOf, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { draw, NO_GROUPS } from '../../verbs.js';
import { openWindow } from '../../windows/frames.js';
import { showDeck, takeFromDeck } from '../choice.js';
import { type Effect, needs } from '../effect.js';
import { rivalRefusal, whoseTurn } from './rival.js';

/** Looks at the top or bottom three Plots of anybody's deck. */
export const peekDeck: Effect<unknown> = {
  check: (context) => {
    const { player } = context.fields;
    if (player !== context.actor.player) return rivalRefusal(context);
    return seatOf(context.actor.board, player).plotDeck > 0 ? null : refuse('N-202', 'deckEmpty');
  },
  apply: (game, { by, fields: { player, mode } }) => {
    const deck = player === undefined ? [] : decksOf(game.state, player).plot;
    if (player !== undefined) showDeck(game, by, player, mode === 'bottom' ? deck.slice(-3) : deck.slice(0, 3));
  },
};

/** Bets one to three Plots on two dice: 7 or more takes them from the rival's deck, less gives as many from the own. */
export const betPlots: Effect<unknown> = {
  check: (context) => {
    const { by, player } = context.fields;
    const refusal = rivalRefusal(context);
    if (refusal || player === undefined) return refusal;
    if (by === undefined) return needs('by');
    return by >= 1 && by <= 3 ? null : refuse('N-902', 'badTarget', { card: context.card });
  },
  apply: (game, play) => {
    openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 2) });
  },
  rolled: (game, { by: mine, fields: { by: stake = 0, player } }, _effect, value) => {
    if (player === undefined) return;
    if (value >= 7) takeFromDeck(game, mine, player, stake);
    else takeFromDeck(game, player, mine, stake);
  },
};

/**
 * Two Plots from a rival's deck, or one each from two (`mode` names the other). All Group draws of the turn pay for it, the one for an
 * Illuminati token too (N-205): they are gone as the Plot is played (N-902).
 */
export const drawFromRivals: Effect<unknown> = {
  check: (context) => {
    const { actor, fields } = context;
    const { board, player } = actor;
    const { groupDraws, step } = turnOf(board);
    const refusal = rivalRefusal(context);
    if (refusal) return refusal;
    if (groupDraws < 1 || step > 1) return refuse('N-202', 'noDrawLeft');
    const { mode } = fields;
    if (mode === undefined) return null;
    if (mode === player || mode === fields.player || findSeat(board, mode)?.status !== 'in') return needs('player');
    return rivalRefusal({ ...context, fields: { player: mode } });
  },
  announce: ({ board }) => {
    const turn = turnOf(board);
    turn.groupDraws = 0;
    turn.used.push(NO_GROUPS);
  },
  apply: (game, { by, fields: { player, mode } }) => {
    if (player !== undefined) takeFromDeck(game, by, player, mode === undefined ? 2 : 1);
    if (mode !== undefined) takeFromDeck(game, by, mode, 1);
  },
};

/** A rival whose turn begins has one draw less: a Plot, or the Group. */
export const spoilDraw: Effect<unknown> = {
  aims: whoseTurn,
  check: ({ actor: { board }, card, fields: { mode } }) => {
    const { plotDraws, groupDraws } = turnOf(board);
    return (mode === 'group' ? groupDraws : plotDraws) > 0 ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { fields: { mode } }) => {
    const turn = turnOf(board);
    if (mode === 'group') turn.groupDraws = Math.max(0, turn.groupDraws - 1);
    else turn.plotDraws = Math.max(0, turn.plotDraws - 1);
  },
};

/** Two dice after a draw of the own turn: 6 or less draws one more from the same deck. */
export const luckyDraw: Effect<unknown> = {
  check: ({ actor: { board }, card, fields: { mode } }) =>
    turnOf(board).drew.includes(mode === 'group' ? 'group' : 'plot') ? null : refuse('N-902', 'noUse', { card }),
  apply: (game, play) => {
    openWindow(game.board, { kind: 'dice', by: play.by, roll: freeRoll(game, play, 2) });
  },
  rolled: (game, { by, fields: { mode } }, _effect, value) => {
    if (value <= 6) draw(game, by, mode === 'group' ? 'group' : 'plot', 1);
  },
};
