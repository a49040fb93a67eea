import { changeSettings, SPEEDS, settingsAtSpeed, speedOf } from '@illuminice/protocol';
import { refuse } from '../../refuse.js';
import type { Kind } from './kind.js';

const speedIn = (subject: string) => SPEEDS.find((speed) => speed === subject);

/** Speed of computers; running thoughts keep theirs. */
export const speed: Kind = {
  isAbout: true,
  check: ({ model }, subject) => {
    if (!speedIn(subject)) return refuse('badMessage', { problem: 'no such speed' });
    return speedOf(model.lobby.settings) === subject ? refuse('asItIs') : null;
  },
  carryOut: ({ model }, subject) => {
    changeSettings(model.lobby.settings, settingsAtSpeed(speedIn(subject) ?? 'usual'));
  },
};
