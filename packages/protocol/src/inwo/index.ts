import { gameWire } from '../wire/game-wire.js';
import { board } from './board.js';
import { event } from './events.js';

export * from './decks.js';

export const wire = gameWire(board, event);
export const { readBoard, readEvents, packEvents } = wire;
