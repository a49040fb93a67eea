import { type Board, type DecisionKind, decision } from '@illuminice/rules/classic';
import { questionClock } from '../question-clock.js';

export const clock = questionClock<Board, DecisionKind>({
  inBases: {
    chooseIlluminati: 4,
    chooseGoal: 4,
    turn: 6,
    start: 0.5,
    contest: 1,
    playing: 0.5,
    replace: 2,
    askBack: 1,
    roll: 1,
    place: 4,
    settle: 2,
  },
  decision,
  turnKey: ({ phase, turn }) => `${phase}:${turn?.actionsLeft}`,
  seatKey(board) {
    const { kind, who } = decision(board);
    return kind === 'chooseIlluminati' ? (who[0] ?? '') : null;
  },
  // Anybody with a Special may hold the dice.
  mayHold({ seats }, player) {
    const seat = seats.find((candidate) => candidate.player === player);
    return seat?.status === 'in' && seat.faceDown + seat.faceUp.length > 0;
  },
});
