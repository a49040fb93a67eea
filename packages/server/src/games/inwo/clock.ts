import { type Board, type DecisionKind, decision } from '@illuminice/rules/inwo';
import { questionClock } from '../question-clock.js';

export const clock = questionClock<Board, DecisionKind>({
  inBases: {
    chooseDeck: 12,
    chooseIlluminati: 6,
    chooseLead: 4,
    turn: 6,
    start: 0.5,
    takeover: 0.5,
    playing: 0.5,
    using: 0.5,
    contest: 1,
    roll: 1,
    place: 4,
    choose: 4,
    loss: 0.5,
    draw: 0.5,
    limit: 2,
    relief: 1,
    end: 0.5,
    claims: 2,
    victory: 2,
  },
  decision,
  turnKey: ({ phase }) => phase,
  // Leads that several players picked are set aside and picked anew.
  seatKey: ({ phase, seats }) => (phase === 'chooseLead' ? `${seats.reduce((sum, { aside }) => sum + aside.length, 0)}` : null),
  mayHold({ seats }, player) {
    const seat = seats.find((candidate) => candidate.player === player);
    return seat?.status === 'in' && seat.hiddenPlots + seat.plots.length > 0;
  },
});
