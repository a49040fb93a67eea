export { AcceptPanel } from './accept-panel';
export { arrivingMarks, hangOnTable } from './arriving';
export { OpenOffers } from './open-offers';
export { TradePanel } from './trade-panel';
