import type { CardId, PlayerId } from '@illuminice/rules';
import { findFacts, type GameEvent } from '@illuminice/rules/inwo';
import type { SoundName } from '../../sound/scores/score';

const soundOfPlot = (card: CardId): SoundName | null => (findFacts(card)?.kind === 'nwo' ? null : 'special');

function soundOf(event: GameEvent, me: PlayerId | null): SoundName | null {
  switch (event.type) {
    case 'turnBegan':
      return event.player === me ? 'turn' : null;
    case 'played':
      return soundOfPlot(event.card);
    case 'exposed':
      return 'special';
    // The rulebook's own gestures: players who have done evil laugh, those who have done enough rap on the table.
    case 'claimed':
      return 'laugh';
    case 'destroyed':
      return event.by === null ? null : 'laugh';
    case 'knocked':
      return 'knock';
    case 'cancelled':
    case 'claimFell':
      return 'cancelled';
    case 'offered':
      return event.to === me ? 'offer' : null;
    case 'answered':
      return event.accept ? 'deal' : null;
    case 'left':
      return 'out';
    case 'ended':
      return me !== null && event.winners.includes(me) ? 'win' : 'over';
    default:
      return null;
  }
}

export const soundsOf = (events: readonly GameEvent[], me: PlayerId | null): SoundName[] => [
  ...new Set(events.map((event) => soundOf(event, me)).filter((name) => name !== null)),
];
