import type { Intent, IntentType, OfferOf, View } from '../types/index.js';
import { decision } from '../windows/windows.js';
import { offers } from './offers.js';

const placed = (captive: OfferOf<'place'>['can']): Intent | null => {
  const best = captive?.places[0];
  if (!captive || !best) return null;
  const { onto, arrow, puppets, lost } = best;
  return { type: 'place', group: captive.group, onto, arrow, puppets, acceptLoss: lost.length > 0 };
};

const aGoal = (can: OfferOf<'chooseGoal'>['can']): Intent | null => {
  const goal = can?.goals[0];
  return goal === undefined ? null : { type: 'chooseGoal', goal };
};

/** The least binding intent, for absent players (C-1206); null if nothing is asked of them. */
export const leastIntent = (view: View): Intent | null => {
  const { board, player } = view;
  if (player === null) return null;
  const asked = decision(board);
  if (!asked.who.includes(player)) return null;
  const can = <T extends IntentType>(type: T) =>
    (offers(view) as OfferOf<IntentType>[]).find((offer) => offer.type === type)?.can as OfferOf<T>['can'];
  switch (asked.kind) {
    case 'chooseIlluminati':
      return { type: 'chooseIlluminati', slot: can('chooseIlluminati')?.slots[0] ?? 0 };
    case 'chooseGoal':
      return aGoal(can('chooseGoal'));
    case 'roll':
      return { type: 'roll', rev: asked.rev };
    case 'place':
      return placed(can('place'));
    case 'turn':
      return board.phase === 'start' ? { type: 'drawCard' } : { type: 'endTurn' };
    case 'over':
      return null;
    case 'start':
    case 'contest':
    case 'dice':
    case 'settle':
    case 'playing':
    case 'replace':
    case 'askBack':
      return { type: 'done', rev: asked.rev };
  }
};
