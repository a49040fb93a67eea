/** All that deals need, in one chunk: nobody who neither makes nor sees an offer loads it. */
export { AcceptPanel } from './accept-panel';
export { arrivingMarks, hangOnTable } from './arriving';
export { OpenOffers } from './open-offers';
export { TradePanel } from './trade-panel';
