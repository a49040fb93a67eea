import type { Rules, Ruleset } from '../../core/ruleset.js';
import { eventsFor } from '../../core/view.js';
import { INTENT_TYPES, intentSchema } from '../commands/commands.js';
import { VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5 } from '../earlier.js';
import { viewFor } from '../game/view.js';
import { brokenInvariants, watchMoney } from '../scenario/invariants.js';
import { agrees, answer, questionError } from '../scenario/questions.js';
import { optionsSchema, type Scenario, scenarioShape } from '../scenario/shape.js';
import { layTable } from '../scenario/table.js';
import { createGame } from '../setup.js';
import { admits } from '../step/admits.js';
import { check } from '../step/check.js';
import { leastIntent } from '../step/least.js';
import { offers } from '../step/offers.js';
import { step } from '../step/step.js';
import { endAgreed } from '../turn/leaving.js';
import type { Board, Decision, GameEvent, Intent, Offer, Options, State, View } from '../types/index.js';
import { decision } from '../windows/windows.js';

export interface ClassicTypes {
  Options: Options;
  Board: Board;
  State: State;
  View: View;
  Intent: Intent;
  Event: GameEvent;
  Offer: Offer;
  Decision: Decision;
  Scenario: Scenario;
}

/**
 * What steps the games of each version that was ever released. A version is added with each change after which some journal of
 * before would step to another state; what an earlier one does differently stands in `earlier.ts`.
 */
const VERSIONS: Readonly<Record<number, Rules<ClassicTypes>>> = {
  1: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_1) },
  2: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_2) },
  3: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_3) },
  4: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_4) },
  5: { createGame, step: (state, by, intent) => step(state, by, intent, VERSION_5) },
  6: { createGame, step: (state, by, intent) => step(state, by, intent) },
};

/** The classic game. */
export const classic: Ruleset<ClassicTypes> = {
  id: 'classic',
  version: 6,
  versions: VERSIONS,
  optionsShape: optionsSchema,
  intentShape: intentSchema,
  intentTypes: INTENT_TYPES,
  createGame,
  step: (state, by, intent) => step(state, by, intent),
  check,
  offers,
  admits,
  decision,
  leastIntent,
  viewFor,
  eventsFor,
  endAgreed,
  invariants: { broken: brokenInvariants, watch: watchMoney },
  scenario: { shape: scenarioShape, lay: layTable, questionError, answer, agrees },
};
