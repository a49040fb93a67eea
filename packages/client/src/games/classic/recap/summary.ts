import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import type { Recap } from '../../../table/recap';
import { cardName, countedNeed, t } from '../../../text';
import type { Classic } from '../types';

/** Events of a recap: gains of a turn, and losses of others. */
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

/** Ways to place a card that no attack took. */
const CHANGED_HANDS: readonly string[] = ['traded', 'bribed'];

const isTold = (event: GameEvent): boolean =>
  TOLD.has(event.type) ||
  (event.type === 'placed' && CHANGED_HANDS.includes(event.why)) ||
  (event.type === 'freed' && event.why === 'noRoom');

export function recapOf(events: readonly GameEvent[]): Recap<Classic> {
  const duels = new Map<number, Announced>();
  const passes: PlayerId[] = [];
  const turns: { turn: Recap['turns'][number]['turn']; lines: { event: GameEvent; said: string | null }[] }[] = [{ turn: null, lines: [] }];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push({ turn: event, lines: [] });
    if (event.type === 'saidDone') passes.push(event.player);
    if (event.type === 'attackAnnounced') duels.set(event.attack, event);
    if (isTold(event))
      turns.at(-1)?.lines.push({ event, said: event.type === 'attackEnded' ? attackSaid(event, duels.get(event.attack)) : null });
  }
  return { turns: turns.filter(({ turn, lines }) => turn || lines.length > 0), passes };
}

type Announced = Extract<GameEvent, { type: 'attackAnnounced' }>;

const attackSaid = (
  { result, roll, needs }: Extract<GameEvent, { type: 'attackEnded' }>,
  announced: Announced | undefined,
): string | null =>
  announced
    ? t('recap.attack', {
        result,
        kind: announced.kind,
        attacker: cardName(announced.attacker),
        target: cardName(announced.target),
        roll: roll ?? 0,
        needs: String(countedNeed(needs)).replace('-', '−'),
      })
    : null;
