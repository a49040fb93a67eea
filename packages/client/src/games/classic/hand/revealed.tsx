import { Drawn } from './drawn';
import { SeenHand } from './seen-hand';

/** What comes over the table by itself: a card just drawn, a hand that may be looked into. */
export const Revealed = () => (
  <>
    <Drawn />
    <SeenHand />
  </>
);
