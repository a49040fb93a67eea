import type { GameEvent } from '@illuminice/rules/classic';
import type { Animation } from '../../../board/contract';
import { ZONES } from './scene';

const sum = ([one, other]: [number, number]): number => one + other;

/** What there is to animate of a batch of events of the classic game. */
export const animationOf = (events: readonly GameEvent[]): Animation => {
  const animation: Animation = {
    dice: null,
    changed: null,
    coins: [],
    burned: [],
    uncovered: [],
    altered: [],
    flying: [],
    announced: false,
    committed: false,
    target: null,
    result: null,
  };
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case 'startRolled':
        // Only the throw of the player who begins is shown: the highest of the last round (C-106).
        if (event.round > round || sum(event.dice) > sum(animation.dice ?? [0, 0])) animation.dice = event.dice;
        round = event.round;
        break;
      case 'rolled':
        animation.dice = event.dice;
        break;
      case 'rollChanged':
        animation.changed = event.roll;
        break;
      case 'money':
        if (event.amount > 0) animation.coins.push({ from: event.from, to: event.to, amount: event.amount });
        break;
      case 'destroyed':
        animation.burned.push(event.card);
        break;
      case 'uncovered':
        // The dead lie with their faces up.
        if (event.why !== 'setup')
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
      // All else shows by where things lie afterwards.
    }
  }
  return animation;
};
