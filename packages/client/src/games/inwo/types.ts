import type { Decision, GameEvent, Intent, IntentType, Offer, View } from '@illuminice/rules/inwo';
import type { GameTypes } from '../../net/game-types';
import type { GamePosition } from '../../table/model-parts';
import type { Draft } from './drafts/data';
import type { Scene } from './stage/scenes';

export type Offers = { readonly [T in IntentType]: Offer };

export interface Inwo extends GameTypes {
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offers: Offers;
  Decision: Decision;
  Scene: Scene;
  Draft: Draft;
}

export type Position = GamePosition<Inwo>;
