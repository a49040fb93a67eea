import { packEvents } from '@illuminice/protocol/classic';
import { type ClassicTypes, classic, contradictionIn, type GameEvent } from '@illuminice/rules/classic';
import { logLine, refusalText, textOf } from '@illuminice/themes';
import type { ServerGame } from '../server-game.js';
import { AddedLog } from '../window-log.js';
import { clock } from './clock.js';
import { orders } from './orders.js';
import { trade } from './trade.js';

/** Events that raise the revision of a window, or open one on top of it. */
const ADDS: ReadonlySet<GameEvent['type']> = new Set([
  'spent',
  'specialPlayed',
  'specialCancelled',
  'privilegeDeclared',
  'privilegeBroken',
  'letIn',
  'alignmentChanged',
  'offerClosed',
]);

export const classicServer: ServerGame<ClassicTypes> = {
  ruleset: classic,
  optionsOf: ({ options }) => options,
  atOnce: {},
  contradiction: contradictionIn,
  costOf(intent) {
    if (intent.type === 'offer') return typeof intent.to === 'string' ? 1 : intent.to.length;
    if (intent.type === 'done') return intent.back ? 1 : 0;
    return intent.type === 'taxFrom' || intent.type === 'openToOffers' ? 1 : 0;
  },
  clock,
  orders,
  trade,
  decks: null,
  windowLog: () => new AddedLog((event) => ADDS.has(event.type) && (event.type !== 'offerClosed' || event.why === 'accepted')),
  spell(refusal, nameOf, after) {
    const names = { player: nameOf };
    const lines = after.map((event) => textOf(logLine(event, names)));
    return { ...refusal, text: [...lines, refusalText(refusal, names)].join(' '), ...(after.length > 0 && { after }) };
  },
  rulesInfo: (options) => ({ ruleset: 'classic', options }),
  // Each step of its turns changes what others reckon with.
  isRoutine: () => false,
  mirrorBoard: (board, mirror) => mirror.writeBoard(board),
  packEvents,
};
