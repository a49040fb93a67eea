import type { Rules, Ruleset } from '../../core/ruleset.js';
import { eventsFor } from '../../core/view.js';
import { INTENT_TYPES, intentSchema } from '../commands/commands.js';
import { earlierOf } from '../earlier.js';
import { viewFor } from '../game/view.js';
import { brokenInvariants, watchMoney } from '../scenario/invariants.js';
import { answer, subjectError } from '../scenario/questions.js';
import { optionsSchema, type Scenario, scenarioShape } from '../scenario/shape.js';
import { layTable } from '../scenario/table.js';
import { createGame, RULES_VERSION } from '../setup.js';
import { admits } from '../step/admits.js';
import { check } from '../step/check.js';
import { idlePass } from '../step/idle.js';
import { leastIntent } from '../step/least.js';
import { offers } from '../step/offers.js';
import { step } from '../step/step.js';
import { stopPass } from '../step/stops.js';
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

const rulesOf = (version: number): Rules<ClassicTypes> => ({
  createGame: (setup) => createGame(setup, version),
  step: (state, by, intent) => step(state, by, intent, earlierOf(version)),
});

/** Rules by version. `RULES_VERSION` rises with each change that makes some older journal step to another state. */
const VERSIONS: Readonly<Record<number, Rules<ClassicTypes>>> = Object.fromEntries(
  Array.from({ length: RULES_VERSION }, (_, before) => [before + 1, rulesOf(before + 1)]),
);

export const classic: Ruleset<ClassicTypes> = {
  id: 'classic',
  version: RULES_VERSION,
  versions: VERSIONS,
  optionsShape: optionsSchema,
  intentShape: intentSchema,
  intentTypes: INTENT_TYPES,
  createGame: (setup) => createGame(setup),
  step: (state, by, intent) => step(state, by, intent),
  check,
  offers,
  admits,
  decision,
  leastIntent,
  idlePass,
  stopPass,
  viewFor,
  eventsFor,
  endAgreed,
  invariants: { broken: brokenInvariants, watch: watchMoney },
  scenario: { shape: scenarioShape, lay: layTable, subjectError, answer },
};
