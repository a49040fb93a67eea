import { resourcesInUse } from '../frames/moments.js';
import { cardsOn, type Game, isGroupInPlay, runningAttack, topFrame } from '../game/game.js';
import { loseResource } from '../structure/falling.js';
import type { EffectOf } from '../types/effects.js';
import type { Board, CopyId, Play } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { isReversible, oppositeOf } from '../types/words.js';
import { fits, isSafe, traitsOf } from '../values/values.js';
import { change, giveToken, strike } from '../verbs/changes.js';
import { draw } from '../verbs/decks.js';
import { noUse, optional } from './arguments.js';
import { card } from './card-arguments.js';
import { type EffectFor, effect } from './effect.js';
import { misfit } from './judges.js';
import { alignment, oneOf } from './word-arguments.js';

export const drawPlots: EffectFor<'drawPlots'> = effect(
  {},
  {
    apply: (game, { by, effect: { count } }) => {
      draw(game, by, 'plot', count);
    },
  },
);

export const drawGroups: EffectFor<'drawGroups'> = effect(
  {},
  {
    apply: (game, { by, effect: { count } }) => {
      draw(game, by, 'group', count);
    },
  },
);

export const gainToken: EffectFor<'gainToken'> = effect({}, { apply: ({ board }, { copy }) => giveToken(board, copy) });

/** Destroys a Resource; what it is just used for has no effect then (N-1004 `using`). */
export const destroyUsed = (game: Game, id: CopyId, destroyer: Play): void => {
  for (const frame of game.board.frames)
    if (frame.kind === 'using') for (const play of frame.plays) if (play.copy === id && play.source === 'ability') strike(play, destroyer);
  loseResource(game, id, destroyer.by);
};

/** True if a Resource may be destroyed now: while one is used, that one alone (N-1004 `using`). */
export const isExposed = (board: Board, id: CopyId): boolean => topFrame(board)?.kind !== 'using' || resourcesInUse(board).includes(id);

/** A Resource that may be destroyed: a rival's, or with `own` anybody's, unless a text keeps it safe (N-412). */
const victim = card<EffectOf<'destroyResource'>>((thing, { actor: { board, player }, effect: { filter, own } }) => {
  const { id, zone, owner } = thing;
  if (zone === 'resource' && owner === player && !own) return refuse('N-902', 'noRivals', { card: thing.card });
  if (zone === 'resource' && !fits(board, filter, id)) return misfit(board, filter, thing);
  return (
    zone === 'resource' &&
    isExposed(board, id) &&
    (!isSafe(board, id) || refuse('N-412', 'protected', { card: thing.card, by: thing.card }))
  );
});

export const destroyResource: EffectFor<'destroyResource'> = effect(
  { on: victim },
  {
    apply: (game, { play, on: target }) => {
      if (target.zone === 'resource') destroyUsed(game, target.id, play);
    },
    could: (board, player, { filter, own }) =>
      cardsOn(board).some(
        ({ id, zone, owner }) => zone === 'resource' && (own || owner !== player) && fits(board, filter, id) && isExposed(board, id),
      ),
  },
);

/** Adds, removes or reverses an alignment until the turn ends (N-301). */
export const editAlignment: EffectFor<'editAlignment'> = effect(
  { on: card(isGroupInPlay), alignment: alignment(), change: optional(oneOf('change', ['add', 'remove', 'reverse'])) },
  {
    check: (context, { on: target, alignment: word, change: direction = 'add' }) => {
      const has = traitsOf(context.actor.board, target.id).has(word);
      const isOfUse = direction === 'reverse' ? has && isReversible(word) : (direction === 'remove') === has;
      return isOfUse ? null : noUse(context);
    },
    apply: ({ board }, { by, copy, card: cause, on: target, alignment: word, change: direction = 'add' }) => {
      const other = oppositeOf(word);
      const add = direction === 'add' ? [word] : direction === 'reverse' && other ? [other] : [];
      change(board, {
        on: target.id,
        by,
        copy: null,
        from: copy,
        card: cause,
        until: 'turn',
        add,
        remove: direction === 'add' ? [] : [word],
      });
    },
    could: (board) => runningAttack(board)?.privilege !== 'declared',
  },
);
