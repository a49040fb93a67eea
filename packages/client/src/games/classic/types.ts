import type { Decision, GameEvent, Intent, View } from '@illuminice/rules/classic';
import type { GameTypes } from '../game-types';
import type { Draft } from './drafts';
import type { Offers } from './drafts/kind';

/** The types that the classic game speaks in. */
export interface Classic extends GameTypes {
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offers: Offers;
  Decision: Decision;
  Draft: Draft;
}
