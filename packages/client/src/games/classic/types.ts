import type { Decision, GameEvent, Intent, IntentType, OfferOf, View } from '@illuminice/rules/classic';
import type { GameTypes } from '../../net/game-types';
import type { Draft } from './drafts/data';
import type { Scene } from './stage/scenes';

export type Offers = { [T in IntentType]: OfferOf<T> };

export interface Classic extends GameTypes {
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offers: Offers;
  Decision: Decision;
  Scene: Scene;
  Draft: Draft;
}
