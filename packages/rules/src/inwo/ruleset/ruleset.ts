import type { Rules, Ruleset } from '../../core/ruleset.js';
import { eventsFor } from '../../core/view.js';
import { INTENT_TYPES, intentSchema } from '../commands/commands.js';
import { viewFor } from '../game/view.js';
import { watchCopies } from '../scenario/copies.js';
import { brokenInvariants } from '../scenario/invariants.js';
import { translate } from '../scenario/names.js';
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
import type { InwoTypes as Types } from '../types/game-types.js';
import { decision } from '../windows/windows.js';

export interface InwoTypes extends Types {
  Scenario: Scenario;
}

const FIRST_VERSION = 2;

/** Rules by version; `earlier.ts` has their differences. */
const VERSIONS: Readonly<Record<number, Rules<InwoTypes>>> = Object.fromEntries(
  Array.from({ length: RULES_VERSION + 1 - FIRST_VERSION }, (_, later): [number, Rules<InwoTypes>] => {
    const version = FIRST_VERSION + later;
    return [version, { createGame: (setup) => createGame(setup, version), step }];
  }),
);

export const inwo: Ruleset<InwoTypes> = {
  id: 'inwo',
  version: RULES_VERSION,
  versions: VERSIONS,
  optionsShape: optionsSchema,
  intentShape: intentSchema,
  intentTypes: INTENT_TYPES,
  createGame: (setup) => createGame(setup),
  step,
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
  invariants: { broken: brokenInvariants, watch: watchCopies },
  scenario: { shape: scenarioShape, lay: layTable, translate, subjectError, answer },
};
