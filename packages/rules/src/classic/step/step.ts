import { advance } from '../../core/frames.js';
import { isRefusal } from '../../core/refuse.js';
import type { PlayerId, StepResult } from '../../core/types.js';
import { isUnseen } from '../../core/view.js';
import { endAttack } from '../attack/attacking.js';
import { commandFor } from '../commands/commands.js';
import type { Earlier } from '../earlier.js';
import { actorIn, findSeat, type Game } from '../game/game.js';
import { isAside, lapseGone } from '../trade/offering.js';
import { closeGone } from '../trade/open-to-offers.js';
import { noteSlip, tableBefore } from '../turn/taking-back.js';
import type { GameEvent, Intent, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { windowOf } from '../windows/windows.js';
import { checkActor } from './check.js';

/**
 * The captor's next intent ends the settling of a capture (C-504), except answers to windows, and acts that nobody else may notice (C-803).
 */
const endSettling = (game: Game, by: PlayerId, intent: Intent): void => {
  const { attack: last } = game.board;
  const { type } = intent;
  if (last?.stage !== 'settle' || last.by !== by || type === 'settle' || type === 'done' || type === 'counter') return;
  if (game.earlier?.asidesSettle || !isAside(actorIn(game, by), intent)) endAttack(game, last);
};

export const step = (state: State, by: PlayerId, intent: Intent, earlier?: Earlier): StepResult<GameEvent> => {
  const { board } = state;
  if (!findSeat(board, by)) return { ok: false, refusal: refuse('C-307', 'spectator') };
  const game: Game = { state, board, events: [], ...(earlier && { earlier }) };
  const plan = checkActor(actorIn(game, by), intent);
  if (isRefusal(plan)) return { ok: false, refusal: plan };
  const before = tableBefore(game, by, intent);
  endSettling(game, by, intent);
  commandFor(intent.type).apply(game, by, plan);
  advance(game, windowOf);
  lapseGone(game);
  closeGone(game);
  // Secret acts leave no trace on the board: its number stays, too.
  if (!isUnseen(game.events)) {
    board.seq += 1;
    noteSlip(game, by, intent, before);
  }
  return { ok: true, events: game.events };
};
