import type { Decision, GameEvent, Intent, IntentType, Offer, View } from '@illuminice/rules/inwo';
import type { GameTypes } from '../../net/game-types';
import type { GamePosition } from '../../table/model-parts';
import type { Draft } from './drafts/data';
import type { Scene } from './stage/scenes';

/** Offers by type of intent. */
export type Offers = { readonly [T in IntentType]: Offer };

/** The types that INWO speaks in. */
export interface Inwo extends GameTypes {
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offers: Offers;
  Decision: Decision;
  Scene: Scene;
  Draft: Draft;
}

/** What a seated player sees and may do. */
export type Position = GamePosition<Inwo>;
