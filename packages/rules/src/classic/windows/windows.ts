import type { PlayerId, Refusal } from '../../core/types.js';
import { type Game, seatsIn, topFrame } from '../game.js';
import type { Board, Decision, Frame, FrameKind, IntentType } from '../types/index.js';
import { attack } from './attack.js';
import { playing } from './playing.js';
import { replace } from './replace.js';
import { start } from './start.js';
import { awaitedBy, type Restriction, type WindowKind, type WindowOf } from './window.js';

/** Every kind of frame. Being in this record is the registration. */
export const WINDOWS: { readonly [K in FrameKind]: WindowKind<K> } = { start, attack, playing, replace };

export const windowOf = ({ kind }: Frame): WindowOf<Frame> => WINDOWS[kind];

/** Players the open window waits for; none without a window (`waitingFor` of the scenarios). */
export const waitingFor = (board: Board): PlayerId[] => {
  const top = topFrame(board);
  return top ? awaitedBy(windowOf(top), board, top) : [];
};

/** What the frame on top restricts the table to (C-502, C-900, C-909); null: nothing. */
export const restrictionOf = (board: Board): Restriction | null => {
  const top = topFrame(board);
  return top ? windowOf(top).restriction(board, top) : null;
};

/** The refusal of an intent that the restriction leaves out, or null. */
export const restricted = (restriction: Restriction | null, type: IntentType): Refusal | null =>
  restriction && type !== 'concede' && !restriction.only.includes(type) ? restriction.refusal : null;

/** Works the top frame until somebody must decide: windows that wait for nobody close, dice that stand are carried out. */
export const advance = (game: Game): void => {
  const { board } = game;
  for (;;) {
    const top = topFrame(board);
    if (!top || awaitedBy(windowOf(top), board, top).length > 0 || !windowOf(top).next(game, top)) return;
  }
};

/** Who must decide before the game goes on. Computed, never stored. */
export const decision = (board: Board): Decision => {
  const top = topFrame(board);
  const { kind, who } = top && board.phase !== 'over' ? windowOf(top).decision(board, top) : phaseDecision(board);
  return { frame: top?.id ?? null, rev: top?.rev ?? 0, kind, who };
};

/** What is to be decided while no frame is open: the set-up's choices, or the turn. */
const phaseDecision = (board: Board): Pick<Decision, 'kind' | 'who'> => {
  switch (board.phase) {
    case 'over':
      return { kind: 'over', who: [] };
    case 'chooseIlluminati': {
      const next = seatsIn(board).find((seat) => seat.illuminati === null);
      return { kind: 'chooseIlluminati', who: next ? [next.player] : [] };
    }
    case 'chooseGoal': {
      const undecided = seatsIn(board).filter((seat) => !seat.goalChosen);
      return { kind: 'chooseGoal', who: undecided.map((seat) => seat.player) };
    }
    case 'start':
    case 'actions':
    case 'powers':
      return { kind: 'turn', who: board.turn ? [board.turn.player] : [] };
  }
};
