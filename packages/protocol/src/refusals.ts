import type { Refusal } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';

/** Why the table, not the rules, refuses something. The rules' own refusals carry a rule's code, these the code `table`. */
export const TABLE_REFUSALS = [
  'badMessage',
  'tooLarge',
  'tooFast',
  'noSuchMessage',
  'wrongVersion',
  'badName',
  'badCode',
  'noSuchTable',
  'noSuchGame',
  'tableFull',
  'tooManySpectators',
  'noSpectators',
  'tooManyTables',
  'tooManyTablesHere',
  'tooManySeatsHere',
  'kicked',
  'notKicked',
  'tooManyConnections',
  'tooManyRequests',
  'tooManyJoins',
  'tooManyMisses',
  'serverFull',
  'wrongOrigin',
  'wrongPassword',
  'notSeated',
  'notHost',
  'notInLobby',
  'notPlaying',
  'notOver',
  'notReady',
  'tooFewPlayers',
  'noSuchSeat',
  'alreadySeated',
  'colourTaken',
  'seatsTaken',
  'badOptions',
  'badScenario',
  'noScenarios',
  'noClock',
  'noMoreTime',
  'cannotHold',
  'badText',
  'tooTalkative',
  'noSuchPromise',
  'notPromised',
  'tooManyPromises',
  'tooManyOffersNow',
  'tooManyOffers',
  'toYourself',
  'tooManyComputers',
  'notAway',
  'notInGame',
  'badTicket',
  'stopping',
  'repeated',
  'notFound',
  'broken',
  'unsaved',
  'damaged',
] as const;
export type TableWhy = (typeof TABLE_REFUSALS)[number];

/** A refusal as it travels: the rule's code (or `table`), the sentence's name and values, and the sentence in English. */
export interface WireRefusal extends Refusal {
  readonly text: string;
  /** Of a `stale` answer: what was added since the revision it named, oldest first. */
  readonly after?: readonly GameEvent[];
}
