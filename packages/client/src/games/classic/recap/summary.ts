import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import type { Recap } from '../../../table/recap';
import { cardName } from '../../../text';
import type { Classic } from '../types';

/** What matters most afterwards: what a turn brought, and what it did to others. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'illuminatiTaken',
  'attackEnded',
  'specialPlayed',
  'specialTurnedUp',
  'powerUsed',
  'offered',
  'destroyed',
  'toppled',
  'turnLost',
  'passed',
  'eliminated',
  'left',
  'gameOver',
]);

/** How a card was placed that no attack took. */
const CHANGED_HANDS: readonly string[] = ['traded', 'bribed'];

const isTold = (event: GameEvent): boolean =>
  TOLD.has(event.type) ||
  (event.type === 'placed' && CHANGED_HANDS.includes(event.why)) ||
  (event.type === 'freed' && event.why === 'noRoom');

/** What happened, turn by turn: public facts and the viewer's own secrets alone, as the log has them. */
export function recapOf(events: readonly GameEvent[]): Recap<Classic> {
  const duels = new Map<number, string>();
  const passes: PlayerId[] = [];
  const turns: { turn: Recap['turns'][number]['turn']; lines: { event: GameEvent; about: string }[] }[] = [{ turn: null, lines: [] }];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push({ turn: event, lines: [] });
    if (event.type === 'saidDone') passes.push(event.player);
    if (event.type === 'attackAnnounced') duels.set(event.attack, `${cardName(event.attacker)} → ${cardName(event.target)}`);
    if (isTold(event)) turns.at(-1)?.lines.push({ event, about: event.type === 'attackEnded' ? (duels.get(event.attack) ?? '') : '' });
  }
  return { turns: turns.filter(({ turn, lines }) => turn || lines.length > 0), passes };
}
