import { isRefusal } from '../../core/refuse.js';
import type { PlayerId, StepResult } from '../../core/types.js';
import { isUnseen } from '../../core/view.js';
import { commandFor } from '../commands/commands.js';
import { reopen } from '../frames/frames.js';
import { actorIn, findSeat, type Game } from '../game/game.js';
import { hideNames, restoreNames } from '../game/view.js';
import { lapseGone } from '../trade/closing.js';
import { closeGone } from '../trade/open-to-offers.js';
import type { GameEvent, Intent, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { advance } from '../windows/advance.js';
import { unsettle } from '../windows/windows.js';
import { checkActor } from './check.js';

/** Carries out one intent that has passed `intentSchema`, in place, or refuses it and changes nothing. */
export const step = (state: State, by: PlayerId, intent: Intent): StepResult<GameEvent> => {
  const { board } = state;
  if (!findSeat(board, by)) return { ok: false, refusal: refuse('N-1403', 'spectator') };
  const game: Game = { state, board, events: [], happened: [], losses: [] };
  const command = commandFor(intent.type);
  const plan = checkActor(actorIn(game, by), intent);
  if (isRefusal(plan)) return { ok: false, refusal: plan };
  const unknown = command.checkState?.(state, by, intent);
  if (unknown) return { ok: false, refusal: unknown };
  const quiet = typeof command.quiet === 'function' ? command.quiet(board, intent) : command.quiet === true;
  if (!quiet) {
    if (board.turn?.player === by) board.turn.fresh = false;
    if (board.turn?.justDrew === by) board.turn.justDrew = null;
    if (board.lastDiscard?.player === by) board.lastDiscard = null;
    unsettle(board);
    reopen(board, by);
  }
  restoreNames(state);
  command.apply(game, by, plan);
  // Secret events never continue a window.
  if (!isUnseen(game.events)) advance(game, quiet);
  lapseGone(game);
  closeGone(game);
  hideNames(state);
  if (!isUnseen(game.events)) board.seq += 1;
  return { ok: true, events: game.events };
};
