import type { GameEvent } from '@illuminice/rules/inwo';
import { type Animation, noAnimation } from '../../../board/animation/animation';

export const animationOf = (events: readonly GameEvent[]): Animation => {
  const animation = noAnimation();
  for (const event of events) {
    switch (event.type) {
      case 'destroyed':
        animation.burned.push(event.copy);
        break;
      case 'devastated':
      case 'relieved':
        animation.altered.push(event.copy);
        break;
      case 'linked':
        if (event.to) animation.altered.push(event.to);
        break;
      case 'announced':
        animation.announced = true;
        animation.target = event.target;
        break;
      case 'joined':
        animation.committed = true;
        break;
      case 'resolved':
        if (event.result === 'success' || event.result === 'failure') animation.result = event.result;
        break;
      default:
      // Other events show by the new layout.
    }
  }
  return animation;
};
