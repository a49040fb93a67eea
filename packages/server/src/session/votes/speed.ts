import { SPEEDS } from '@illuminice/protocol';
import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

/** How fast computers play. One that thinks already goes on as it began. */
export const speed: Kind = {
  isAbout: true,
  check: ({ model }, of) => {
    if (!SPEEDS.some((one) => one === of)) return refuse('badMessage', { problem: 'no such speed' });
    return model.lobby.settings.fastComputers === (of === 'double') ? refuse('asItIs') : null;
  },
  carryOut: ({ model }, of) => {
    model.lobby.settings.fastComputers = of === 'double';
  },
};
