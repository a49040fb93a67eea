import { SPEEDS } from '@illuminice/protocol';
import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

/** Speed of computers; running thoughts keep theirs. */
export const speed: Kind = {
  isAbout: true,
  check: ({ model }, subject) => {
    if (!SPEEDS.some((speed) => speed === subject)) return refuse('badMessage', { problem: 'no such speed' });
    return model.lobby.settings.fastComputers === (subject === 'double') ? refuse('asItIs') : null;
  },
  carryOut: ({ model }, subject) => {
    model.lobby.settings.fastComputers = subject === 'double';
  },
};
