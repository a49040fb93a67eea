import type { GameEvent } from '@illuminice/rules/classic';
import { type Animation, noAnimation } from '../../../board/animation/animation';
import { ZONES } from './scene';

export const animationOf = (events: readonly GameEvent[]): Animation => {
  const animation = noAnimation();
  for (const event of events) {
    switch (event.type) {
      case 'money':
        if (event.amount > 0) animation.coins.push({ from: event.from, to: event.to, amount: event.amount });
        break;
      case 'destroyed':
        animation.burned.push(event.card);
        break;
      case 'uncovered':
        animation.uncovered.push({
          card: event.card,
          zone: event.why === 'revived' ? ZONES.dead : ZONES.deck,
          place: 0,
          faceDown: event.why !== 'revived',
        });
        break;
      case 'illuminatiTaken':
        animation.uncovered.push({ card: event.card, zone: ZONES.slots, place: event.slot, faceDown: true });
        break;
      case 'alignmentChanged':
        animation.altered.push(event.card);
        break;
      case 'specialDrawn':
        animation.flying.push({ from: { zone: ZONES.deck }, to: { player: event.player } });
        break;
      case 'specialDiscarded':
        if (event.player) animation.flying.push({ from: { player: event.player }, to: { zone: ZONES.discard } });
        break;
      case 'specialMoved':
        animation.flying.push({ from: { player: event.from }, to: { player: event.to } });
        break;
      case 'attackAnnounced':
        animation.announced = true;
        animation.target = event.target;
        break;
      case 'spent':
        animation.committed = true;
        break;
      case 'attackEnded':
        if (event.result !== 'calledOff') animation.result = event.result;
        break;
      default:
      // Other events show by the new layout.
    }
  }
  return animation;
};
