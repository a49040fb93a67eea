import { endTakeover } from '../turn/takeover.js';
import { takeoverAsks } from './asking.js';
import { answeredByDone, close, type WindowKind } from './window.js';

/** A card is taken over without an attack (N-203). */
export const takeover: WindowKind<'takeover'> = {
  ...answeredByDone,
  asks: takeoverAsks,
  next: (game, frame) => {
    close(game, frame);
    endTakeover(game, frame.play);
    return true;
  },
  delaysLimits: true,
};
