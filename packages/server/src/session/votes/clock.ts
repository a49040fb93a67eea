import { CLOCKS, type ClockName } from '@illuminice/protocol';
import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

const isClock = (name: string): name is ClockName => CLOCKS.some((clock) => clock === name);

/** Changes the clock (C-1206); an open question keeps its time. */
export const clock: Kind = {
  isAbout: true,
  check: ({ model }, subject) => {
    if (!isClock(subject)) return refuse('badMessage', { problem: 'no such clock' });
    return model.lobby.settings.clock === subject ? refuse('asItIs') : null;
  },
  carryOut: ({ model }, subject) => {
    if (isClock(subject)) model.lobby.settings.clock = subject;
  },
};
