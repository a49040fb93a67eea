import { packEvents } from '@illuminice/protocol/inwo';
import { type GameEvent, type Intent, type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { textOf } from '@illuminice/themes';
import { english } from '@illuminice/themes/inwo';
import type { ServerGame, TradeRules } from '../server-game.js';
import { AddedLog } from '../window-log.js';
import { clock } from './clock.js';
import { decks } from './decks.js';
import { orders } from './orders.js';

/** Events that raise the revision of a window, or open one on top of it. */
const ADDS: ReadonlySet<GameEvent['type']> = new Set([
  'played',
  'used',
  'cancelled',
  'joined',
  'calledOff',
  'rolled',
  'exposed',
  'linked',
  'answered',
  'claimed',
]);

/** Intents that cards and tokens do not bound: showing, offering, acts that can be called off. */
const UNBOUND: ReadonlySet<Intent['type']> = new Set(['offer', 'show', 'callOff', 'pledge', 'claim']);

const trade: TradeRules<InwoTypes> = {
  offersTo: ({ board, player }) => board.deals.flatMap(({ id, to: partner }) => (partner === player ? [String(id)] : [])),
  // Public knows of the offer; the hidden cards in it are between two players.
  isPublic: () => true,
  withOffers({ board, ...view }, isShown) {
    return {
      ...view,
      board: { ...board, deals: board.deals.filter(({ id, to: partner }) => partner !== view.player || isShown(String(id))) },
    };
  },
  accepts: (intent) =>
    intent.type === 'answer' && intent.accept ? { offer: intent.offer === undefined ? null : String(intent.offer) } : null,
  deals: ({ board }) => board.deals.map(({ id }) => ({ id: String(id), promises: [] })),
  concluded: (events) => events.flatMap((event) => (event.type === 'answered' && event.accept ? [String(event.deal)] : [])),
};

export const inwoServer: ServerGame<InwoTypes> = {
  ruleset: inwo,
  optionsOf: ({ options }) => options,
  atOnce: { decks: 'dealt' },
  contradiction: () => null,
  costOf: ({ type }) => (UNBOUND.has(type) ? 1 : 0),
  clock,
  orders,
  trade,
  decks,
  windowLog: () => new AddedLog((event) => ADDS.has(event.type)),
  spell(refusal, nameOf, after) {
    const names = { player: nameOf };
    const lines = after.map((event) => textOf(english().logLine(event, names)));
    const reasons = [refusal, ...(refusal.more ?? [])].map((reason) => english().refusalText(reason, names));
    return { ...refusal, text: [...lines, ...reasons].join(' '), ...(after.length > 0 && { after }) };
  },
  rulesInfo: (options) => ({ ruleset: 'inwo', options }),
  mirrorBoard: (board, mirror) => mirror.writeBoard(board),
  packEvents,
};
