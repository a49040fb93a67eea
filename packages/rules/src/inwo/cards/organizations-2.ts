import {
  add,
  after,
  allOf,
  anyAttempt,
  defends,
  direct,
  immune,
  joins,
  linksTo,
  multiplies,
  react,
  rule,
  single,
  stats,
  use,
  weighs,
} from './abilities.js';
import { organization } from './define.js';

/** Organizations from Dentists to Gun Lobby. */
export const ORGANIZATIONS_2 = [
  organization('dentists', 'Dentists', { stats: ['1/0', 2], alignments: ['Straight'], attributes: [], inward: 'top', outward: [] }, [
    react(['action'], 'own', { kind: 'cancelAction', filter: 'personality' }),
  ]),
  organization(
    'deprogrammers',
    'Deprogrammers',
    { stats: ['1/0', 4], alignments: ['Straight'], attributes: [], inward: 'top', outward: [] },
    [anyAttempt(4, ['destroy'], 'Weird'), anyAttempt(4, ['destroy'], 'Fanatic'), rule('ignoresDiscordia')],
  ),
  organization(
    'druids',
    'Druids',
    { stats: ['2/1', 4], alignments: [], attributes: ['Magic', 'Green'], inward: 'bottom', outward: ['top'], pool: 'all' },
    [joins(['aid', 'oppose'], { involves: 'Magic', evenSecret: true }), defends('linked', 8, ['disaster']), linksTo('place', 'falls')],
  ),
  organization(
    'eco-guerrillas',
    'Eco-Guerrillas',
    { stats: ['1/1', 6], alignments: ['Violent', 'Liberal'], attributes: ['Green'], inward: 'top', outward: [] },
    [direct(6, ['destroy'], 'Corporate'), defends('structure', 2, ['control'], { stat: 'resistance', against: 'Corporate' })],
  ),
  organization(
    'eff',
    'EFF',
    { stats: ['2/1', 3], alignments: ['Liberal'], attributes: ['Computer'], inward: 'bottom', outward: ['top'], pool: 'all' },
    [
      direct(4, ['control'], 'Computer'),
      multiplies(2, ['control', 'destroy'], { target: 'Computer', side: 'defenders', affects: 'anything', needs: 'opposing' }),
    ],
  ),
  organization(
    'empty-vee',
    'Empty Vee',
    { stats: ['3/2', 3], alignments: [], attributes: ['Media'], inward: 'bottom', outward: ['top', 'right'] },
    [immune('structure', ['attack'], 'Straight', { filter: 'Media' }), stats('structure', [add('power', 1)], { filter: 'personality' })],
  ),
  organization(
    'evil-geniuses-for-a-better-tomorrow',
    'Evil Geniuses for a Better Tomorrow',
    { stats: ['2/2', 6], alignments: ['Violent', 'Weird'], attributes: ['Science'], inward: 'top', outward: [] },
    [use(['main'], 'own', single('evilGeniuses')), rule('linksLocked')],
  ),
  organization(
    'exiled-colonels',
    'Exiled Colonels',
    { stats: ['4/1', 6], alignments: ['Conservative', 'Violent'], attributes: [], inward: 'top', outward: ['left', 'right'] },
    [direct(6, ['control'], { all: ['Weird', 'Science'] }), stats('puppets', [add('power', 3)], { filter: { all: ['Weird', 'Science'] } })],
  ),
  organization(
    'fast-food-chains',
    'Fast Food Chains',
    { stats: ['2/0', 4], alignments: ['Straight', 'Corporate'], attributes: [], inward: 'top', outward: ['right'] },
    [anyAttempt(6, ['destroy'], 'Green'), use(['main'], 'nothing', single('hideTwo'), 'turn')],
  ),
  organization(
    'fbi',
    'F.B.I.',
    {
      stats: ['4/2', 6],
      alignments: ['Straight', 'Government'],
      attributes: ['Science'],
      inward: 'top',
      outward: ['left', 'right'],
      tags: ['us'],
    },
    [direct(10, ['destroy'], 'Criminal'), anyAttempt(4, ['destroy'], 'Criminal'), anyAttempt(2, ['control'], 'Criminal')],
  ),
  organization(
    'federal-reserve',
    'Federal Reserve',
    { stats: ['5/3', 7], alignments: ['Government'], attributes: ['Bank'], inward: 'top', outward: ['bottom', 'left'], tags: ['us'] },
    [anyAttempt(6, ['control', 'destroy'], 'Bank'), anyAttempt(2, ['control', 'destroy'], { any: ['Nation', 'Corporate'] })],
  ),
  organization(
    'feminists',
    'Feminists',
    { stats: ['2/0', 2], alignments: ['Liberal'], attributes: [], inward: 'top', outward: ['bottom'] },
    [anyAttempt(3, ['control'], 'Liberal'), anyAttempt(3, ['destroy'], 'Conservative'), use(['any'], 'own', single('drawFromHand'))],
  ),
  organization(
    'fiendish-fluoridators',
    'Fiendish Fluoridators',
    {
      stats: ['3/0', 5],
      alignments: ['Fanatic'],
      attributes: ['Secret', 'Science', 'Communist'],
      inward: 'top',
      outward: ['left', 'right'],
    },
    [
      anyAttempt(5, ['destroy'], { any: ['Straight', 'Conservative'] }),
      after('destroyed', { kind: 'drawPlots', count: 1 }, { filter: { any: ['Straight', 'Conservative'] } }),
    ],
  ),
  organization(
    'flat-earthers',
    'Flat Earthers',
    { stats: ['1/0', 2], alignments: ['Weird', 'Conservative'], attributes: [], inward: 'top', outward: ['right'], pool: 'all' },
    [use(['any'], 'own', single('flatEarthers'))],
  ),
  organization(
    'fnord-motor-company',
    'Fnord Motor Company',
    { stats: ['2/0', 4], alignments: ['Peaceful', 'Corporate'], attributes: [], inward: 'top', outward: ['left'] },
    [use(['dice'], allOf('own', { hand: { plots: 1 } }), single('secondRoll'))],
  ),
  organization(
    'fraternal-orders',
    'Fraternal Orders',
    { stats: ['3/0', 5], alignments: ['Conservative'], attributes: [], inward: 'bottom', outward: ['top'] },
    [use(['any'], 'own', { kind: 'drawGroups', count: 1 })],
  ),
  organization(
    'fred-birch-society',
    'Fred Birch Society',
    { stats: ['1/0', 4], alignments: ['Conservative', 'Straight'], attributes: [], inward: 'bottom', outward: ['top'] },
    [weighs('Conservative', 2)],
  ),
  organization(
    'girlie-magazines',
    'Girlie Magazines',
    { stats: ['2/1', 2], alignments: ['Liberal'], attributes: ['Media'], inward: 'top', outward: ['bottom'] },
    [direct(5, ['control'], 'Straight')],
  ),
  organization(
    'goldfish-fanciers',
    'Goldfish Fanciers',
    { stats: ['1/0', 4], alignments: ['Peaceful', 'Fanatic'], attributes: [], inward: 'top', outward: [] },
    [immune('structure', ['attack'], 'Fanatic')],
  ),
  organization(
    'gun-lobby',
    'Gun Lobby',
    { stats: ['1/0', 3], alignments: ['Violent', 'Conservative'], attributes: [], inward: 'bottom', outward: ['top'] },
    [
      defends('self', 10, ['control'], { stat: 'base', leader: { any: ['Liberal', 'Weird', 'Communist'] } }),
      after('attacked', { kind: 'drawPlots', count: 1 }, { filter: { any: ['Conservative', 'Violent'] } }),
    ],
  ),
];
