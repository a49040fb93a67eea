import { packEvents } from '@illuminice/protocol/inwo';
import { type GameEvent, type Intent, type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { textOf } from '@illuminice/themes';
import { english } from '@illuminice/themes/inwo';
import type { ServerGame } from '../server-game.js';
import { AddedLog } from '../window-log.js';
import { clock } from './clock.js';
import { decks } from './decks.js';
import { orders } from './orders.js';
import { trade } from './trade.js';

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
  'exchanged',
  'claimed',
]);

/** True for such an event that everybody may know. */
const adds = (event: GameEvent): boolean => ADDS.has(event.type) || (event.type === 'answered' && event.accept && !event.only);

/** Intents that cards and tokens do not bound: showing, offering, acts that can be called off. */
const UNBOUND: ReadonlySet<Intent['type']> = new Set(['show', 'callOff', 'pledge', 'claim', 'openToOffers']);

/** Frames in which players sort out what has happened already. */
const FORCED: ReadonlySet<string> = new Set(['place', 'choose', 'limit', 'claims']);

export const inwoServer: ServerGame<InwoTypes> = {
  ruleset: inwo,
  optionsOf: ({ options }) => options,
  atOnce: { decks: 'dealt' },
  contradiction: () => null,
  costOf(intent) {
    if (intent.type === 'offer') return typeof intent.to === 'string' ? 1 : intent.to.length;
    return UNBOUND.has(intent.type) ? 1 : 0;
  },
  clock,
  orders,
  trade,
  decks,
  windowLog: () => new AddedLog(adds),
  spell(refusal, nameOf, after) {
    const names = { player: nameOf };
    const lines = after.map((event) => textOf(english().logLine(event, names)));
    const reasons = [refusal, ...(refusal.more ?? [])].map((reason) => english().refusalText(reason, names));
    return { ...refusal, text: [...lines, ...reasons].join(' '), ...(after.length > 0 && { after }) };
  },
  rulesInfo: (options) => ({ ruleset: 'inwo', options }),
  isRoutine({ turn, phase, frames }) {
    const top = frames.at(-1);
    if (top) return FORCED.has(top.kind);
    return phase === 'start' && turn !== null && turn.step < 3 && turn.plotDraws + turn.groupDraws > 0;
  },
  mirrorBoard: (board, mirror) => mirror.writeBoard(board),
  packEvents,
};
