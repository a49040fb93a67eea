import type { CardId, PlayerId } from '@illuminice/rules';
import type { Scenario } from '@illuminice/rules/classic';

/*
 * Table of the first lesson, as a scenario: two rivals without Groups, three Groups in reach, and dice that let a careful first attack
 * succeed. The drawn card is fixed, so that the coach can name it.
 */

export const PUPIL = 'you';
export const RIVAL = 'mona';

const seat = (id: PlayerId, illuminati: CardId, treasury: number): Scenario['players'][number] => ({
  id,
  illuminati,
  treasury,
  specials: [],
  structure: [],
  destroyed: [],
  turns: 0,
});

export const LESSON: Scenario = {
  name: 'The first turn',
  ruleset: 'classic',
  seed: 'lesson-1',
  setup: false,
  options: { groupsToWin: null, hiddenGoals: false, longGame: false, illuminati: 'pick', startWindow: true },
  players: [seat(PUPIL, 'network', 7), seat(RIVAL, 'gnomes-of-zurich', 14), seat('otto', 'ufos', 8)],
  uncontrolled: ['hollywood', 'video-games', 'tabloids'],
  deck: ['recyclers', 'democrats'],
  deckExact: false,
  dead: [],
  discard: [],
  turn: { player: PUPIL, phase: 'start', number: 1, actionsTaken: 0, freeTransfers: 0, attacked: [] },
  dice: [
    [1, 2],
    [4, 3],
    [2, 2],
  ],
  steps: [],
  expect: {},
};

/** MB that the rival pays against the second attack of the pupil. */
export const AGAINST = 3;
