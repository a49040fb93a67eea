import { awaitedBy, type Restriction } from '../../core/frames.js';
import type { PlayerId } from '../../core/types.js';
import { seatsIn, topFrame } from '../game/game.js';
import type { Board, Decision, Frame, FrameKind, IntentType } from '../types/index.js';
import { askBack } from './ask-back.js';
import { attack } from './attack.js';
import { playing } from './playing.js';
import { replace } from './replace.js';
import { start } from './start.js';
import type { WindowKind, WindowOf } from './window.js';

export const WINDOWS: { readonly [K in FrameKind]: WindowKind<K> } = { start, attack, playing, replace, askBack };

export const windowOf = ({ kind }: Frame): WindowOf<Frame> => WINDOWS[kind];

export const waitingFor = (board: Board): PlayerId[] => {
  const top = topFrame(board);
  return top ? awaitedBy(windowOf(top), board, top) : [];
};

/** Restriction by the top frame (C-502, C-900, C-909); null: none. */
export const restrictionOf = (board: Board): Restriction<IntentType> | null => {
  const top = topFrame(board);
  return top ? windowOf(top).restriction(board, top) : null;
};

export const decision = (board: Board): Decision => {
  const top = topFrame(board);
  const { kind, who } = top && board.phase !== 'over' ? windowOf(top).decision(board, top, waitingFor(board)) : phaseDecision(board);
  return { frame: top?.id ?? null, rev: top?.rev ?? 0, kind, who };
};

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
