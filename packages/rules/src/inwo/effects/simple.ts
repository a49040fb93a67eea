import { loseResource } from '../falling.js';
import { cardsOn, type Game, isShielded, runningAttack, tableCard, topFrame } from '../game.js';
import { refuse } from '../refusals.js';
import type { Board, CopyId, Play } from '../types/index.js';
import { isAlignment, isReversible, oppositeOf } from '../types/words.js';
import { fits, isSafe, traitsOf } from '../values/values.js';
import { change, draw, giveToken, strike } from '../verbs.js';
import { resourcesInUse } from '../windows/moments.js';
import { type EffectFor, needs } from './effect.js';

/** Draws Plots beside the turn's own draws. */
export const drawPlots: EffectFor<'drawPlots'> = {
  check: () => null,
  apply: (game, { by }, { count }) => {
    draw(game, by, 'plot', count);
  },
};

export const drawGroups: EffectFor<'drawGroups'> = {
  check: () => null,
  apply: (game, { by }, { count }) => {
    draw(game, by, 'group', count);
  },
};

export const gainToken: EffectFor<'gainToken'> = {
  check: () => null,
  apply: ({ board }, { copy }) => giveToken(board, copy),
};

/** Destroys a Resource; what it is just used for has no effect then (N-1004 `using`). */
export const destroyUsed = (game: Game, id: CopyId, destroyer: Play): void => {
  for (const frame of game.board.frames)
    if (frame.kind === 'using') for (const play of frame.plays) if (play.copy === id && play.source === 'ability') strike(play, destroyer);
  loseResource(game, id, destroyer.by);
};

/** Whether a Resource may be destroyed now: while one is used, that one alone (N-1004 `using`). */
export const isExposed = (board: Board, id: CopyId): boolean => topFrame(board)?.kind !== 'using' || resourcesInUse(board).includes(id);

/** Destroys a Resource of a rival; it leaves play for good. */
export const destroyResource: EffectFor<'destroyResource'> = {
  check: ({ actor: { board, player }, effect: { filter, own }, fields: { on } }) => {
    if (on === undefined) return needs('on');
    const goal = tableCard(board, on);
    if (goal?.zone !== 'resource' || (goal.owner === player && !own) || !fits(board, filter, on) || !isExposed(board, on))
      return refuse('N-902', 'badTarget', { card: goal?.card ?? on });
    if (isSafe(board, on)) return refuse('N-412', 'protected', { card: goal.card, by: goal.card });
    return goal.owner !== null && goal.owner !== player && isShielded(board, goal.owner, player)
      ? refuse('N-113', 'shielded', { player: goal.owner })
      : null;
  },
  target: ({ fields: { on } }) => on,
  apply: (game, play) => {
    const { on } = play.fields;
    if (on !== undefined && tableCard(game.board, on)?.zone === 'resource') destroyUsed(game, on, play);
  },
  could: (board, player, { filter, own }) =>
    cardsOn(board).some(
      ({ id, zone, owner }) => zone === 'resource' && (own || owner !== player) && fits(board, filter, id) && isExposed(board, id),
    ),
};

/** Adds, removes or reverses an alignment until the turn ends (N-301). */
export const editAlignment: EffectFor<'editAlignment'> = {
  check: ({ actor: { board, player }, fields: { on, alignment, change: how = 'add' }, card }) => {
    if (on === undefined) return needs('on');
    if (alignment === undefined || !isAlignment(alignment)) return needs('alignment');
    const goal = tableCard(board, on);
    if (goal?.zone !== 'structure' || goal.master === null) return refuse('N-902', 'badTarget', { card: goal?.card ?? on });
    if (goal.owner !== null && goal.owner !== player && isShielded(board, goal.owner, player))
      return refuse('N-113', 'shielded', { player: goal.owner });
    const has = traitsOf(board, on).has(alignment);
    if (how === 'reverse') return has && isReversible(alignment) ? null : refuse('N-902', 'noUse', { card });
    return (how === 'remove') === has ? null : refuse('N-902', 'noUse', { card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on, alignment, change: how = 'add' } }) => {
    if (on === undefined || alignment === undefined || !isAlignment(alignment) || !tableCard(board, on)) return;
    const other = oppositeOf(alignment);
    const add = how === 'add' ? [alignment] : how === 'reverse' && other ? [other] : [];
    change(board, { on, by, copy: null, from: copy, card, until: 'turn', add, remove: how === 'add' ? [] : [alignment] });
  },
  could: (board) => runningAttack(board)?.privilege !== 'declared',
};
