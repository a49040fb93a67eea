import {
  CLOCKS,
  type ClockName,
  changeSettings,
  type ProposalKind,
  SPEEDS,
  settingsAtSpeed,
  speedOf,
  type WireRefusal,
} from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { Actions } from '../actions.js';
import type { TableModel } from '../model/table-model.js';

export interface Scope {
  readonly model: TableModel;
  readonly actions: Pick<Actions, 'kick' | 'endGame' | 'startAgain'>;
}

export interface Kind {
  readonly isAbout?: true;
  /** Why it cannot be voted on, or has become pointless; null: it can. */
  check(scope: Scope, subject: string, voters: readonly PlayerId[]): WireRefusal | null;
  carryOut(scope: Scope, subject: string): void;
}

const FEWEST = 2;

const isClock = (name: string): name is ClockName => CLOCKS.some((clock) => clock === name);
const speedIn = (subject: string) => SPEEDS.find((speed) => speed === subject);

export const KINDS: Readonly<Record<ProposalKind, Kind>> = {
  /** Changes the clock (C-1206); an open question keeps its time. */
  clock: {
    isAbout: true,
    check: ({ model }, subject) => {
      if (!isClock(subject)) return refuse('badMessage', { problem: 'no such clock' });
      return model.lobby.settings.clock === subject ? refuse('asItIs') : null;
    },
    carryOut: ({ model }, subject) => {
      if (isClock(subject)) model.lobby.settings.clock = subject;
    },
  },
  /** Speed of computers; running thoughts keep theirs. */
  speed: {
    isAbout: true,
    check: ({ model }, subject) => {
      if (!speedIn(subject)) return refuse('badMessage', { problem: 'no such speed' });
      return speedOf(model.lobby.settings) === subject ? refuse('asItIs') : null;
    },
    carryOut: ({ model }, subject) => {
      changeSettings(model.lobby.settings, settingsAtSpeed(speedIn(subject) ?? 'usual'));
    },
  },
  pause: {
    check: ({ model }) => (model.paused ? refuse('asItIs') : null),
    carryOut: ({ model }) => {
      model.paused = true;
    },
  },
  resume: {
    check: ({ model }) => (model.paused ? null : refuse('asItIs')),
    carryOut: ({ model }) => {
      model.paused = false;
    },
  },
  /** Removes a player for good; a computer takes the seat. */
  kick: {
    isAbout: true,
    check: ({ model: { lobby, table } }, subject, voters) => {
      const seat = lobby.seats.get(subject);
      if (!seat || seat.computer) return refuse('noSuchSeat');
      if (!table?.isIn(subject)) return refuse('notInGame');
      return voters.length < FEWEST ? refuse('tooFewVoters', { fewest: FEWEST }) : null;
    },
    carryOut: ({ model, actions }, subject) => {
      const seat = model.lobby.seats.get(subject);
      if (seat) actions.kick(seat);
    },
  },
  end: { check: () => null, carryOut: ({ actions }) => actions.endGame() },
  again: { check: () => null, carryOut: ({ actions }) => actions.startAgain() },
};
