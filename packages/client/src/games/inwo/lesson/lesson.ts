import type { PlayerId } from '@illuminice/rules';
import { DEFAULT_OPTIONS, type Scenario } from '@illuminice/rules/inwo';

/*
 * Table of the first lesson, as a scenario that begins with the leads. No pile is shuffled, so the coach knows the draws: three Plots and
 * six Groups, then two Plots and a Group. Dice: starting player, then an attack that only succeeds with help.
 */

export const PUPIL: PlayerId = 'you';

export const CARDS = { takeOver: 'cable-tv', target: 'madison-avenue', order: 'bigger-business', goal: 'power-for-its-own-sake' } as const;

const GROUPS = `nasa ${CARDS.takeOver} ${CARDS.target} video-games moonbase l-4-society united-nations big-media wargamers a-m-a
  underground-newspapers anti-nuclear-activists brazil tv-preachers clone-arrangers the-library-at-alexandria rogue-boomer`;
const PLOTS = `${CARDS.order} ${CARDS.goal} swiss-bank-account are-we-having-fun-yet martial-law cold-fusion benefit-concert
  self-esteem monopoly the-weird-turn-pro voodoo-economics the-big-sellout a-thousand-points-of-light computer-security sabotage
  air-magic computer-virus the-second-bullet mothers-march whispering-campaign tornado annual-convention the-oregon-crud
  the-auditor-from-hell stealing-the-plans foiled savings-and-loan-scam`;

const seat = (id: PlayerId): Scenario['players'][number] => ({
  id,
  ...{ turns: 0, structure: [], resources: [], plots: [], hand: [], plotDeck: [], groupDeck: [], deckExact: false },
  ...{ destroyed: [], spies: [], under: {}, notes: {}, hiddenResources: [] },
});

export const LESSON: Scenario = {
  name: 'The first turn',
  ruleset: 'inwo',
  seed: 'lesson-1',
  setup: true,
  shuffled: false,
  options: { ...DEFAULT_OPTIONS, startWindow: false },
  players: [PUPIL, 'mona', 'otto'].map(seat),
  decks: {
    [PUPIL]: { illuminati: 'the-network', cards: `${GROUPS} ${PLOTS}`.split(/\s+/) },
    mona: { ready: 'gnomes-of-zurich' },
    otto: { ready: 'ufos' },
  },
  ...{ discards: {}, deckExact: false, middle: [], nwo: [], turn: { phase: 'start', drawn: [], paid: [], used: [] } },
  dice: [
    [6, 5],
    [1, 2],
    [2, 2],
    [4, 3],
  ],
  steps: [],
  expect: {},
};
