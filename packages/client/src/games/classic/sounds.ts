import type { PlayerId } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import type { SoundName } from '../../sound/scores/score';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Heard = { readonly [T in GameEvent['type']]?: (event: EventOf<T>, me: PlayerId | null) => SoundName | null };

const HEARD: Heard = {
  turnBegan: ({ player }, me) => (player === me ? 'turn' : null),
  specialPlayed: () => 'special',
  specialTurnedUp: () => 'special',
  specialCancelled: () => 'cancelled',
  offered: ({ offer }, me) => (offer.to === me ? 'offer' : null),
  offerClosed: ({ by, to: receiver, why }, me) => (why === 'accepted' && (by === me || receiver === me) ? 'deal' : null),
  eliminated: () => 'out',
  left: () => 'out',
  gameOver: ({ outcome }, me) => (me !== null && outcome.winners.includes(me) ? 'win' : 'over'),
};

/** Sound of an event for a viewer (null: a spectator) besides the sounds of the table; null: none. */
export const soundOf = (event: GameEvent, me: PlayerId | null): SoundName | null =>
  (HEARD[event.type] as ((event: GameEvent, me: PlayerId | null) => SoundName | null) | undefined)?.(event, me) ?? null;

export const soundsOf = (events: readonly GameEvent[], me: PlayerId | null): SoundName[] => [
  ...new Set(events.map((event) => soundOf(event, me)).filter((name) => name !== null)),
];
