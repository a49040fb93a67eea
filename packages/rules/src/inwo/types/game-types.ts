import type { AnyScenario, GameTypes } from '../../core/ruleset.js';
import type { Board } from './board.js';
import type { GameEvent } from './events.js';
import type { Intent } from './intents.js';
import type { Decision, Offer } from './offers.js';
import type { Options } from './options.js';
import type { State, View } from './state.js';

export interface InwoTypes extends GameTypes {
  Options: Options;
  Board: Board;
  State: State;
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offer: Offer;
  Decision: Decision;
  Scenario: AnyScenario<Intent>;
}
