import { add, after, anyAttempt, defends, direct, freeDefence, joins, react, rule, single, stats, tokens, use } from './abilities.js';
import { place } from './define.js';

export const PLACES_1 = [
  place(
    'brazil',
    'Brazil',
    {
      stats: ['3/0', 3],
      alignments: ['Government'],
      attributes: ['Huge', 'Coastal', 'Nation'],
      inward: 'bottom',
      outward: ['top', 'right'],
    },
    [tokens('master', 'add', 1, { when: { master: 'Corporate' } })],
  ),
  place(
    'california',
    'California',
    {
      stats: ['5/0', 4],
      alignments: ['Weird', 'Liberal', 'Government'],
      attributes: ['Coastal', 'Huge', 'Green'],
      inward: 'top',
      outward: ['left', 'right'],
      tags: ['usState', 'us'],
    },
    [stats('structure', [add('power', 1)], { filter: 'Media' })],
  ),
  place(
    'canada',
    'Canada',
    {
      stats: ['3/0', 4],
      alignments: ['Peaceful', 'Liberal', 'Government'],
      attributes: ['Huge', 'Green', 'Coastal', 'Nation'],
      inward: 'top',
      outward: ['bottom', 'right'],
    },
    [direct(10, ['control'], 'Green')],
  ),
  place(
    'center-for-disease-control',
    'Center for Disease Control',
    {
      stats: ['1/0', 2],
      alignments: ['Peaceful', 'Government'],
      attributes: ['Science'],
      inward: 'top',
      outward: [],
      tags: ['us'],
      pool: 'all',
    },
    [
      use(['quiet'], 'own', { kind: 'relief' }),
      direct(15, ['destroy'], 'place'),
      after('failed', single('fallWithFailure'), { role: 'led', filter: 'place' }),
    ],
  ),
  place(
    'china',
    'China',
    {
      stats: ['4/0', 4],
      alignments: ['Government'],
      attributes: ['Huge', 'Communist', 'Coastal', 'Nation'],
      inward: 'bottom',
      outward: ['top', 'left'],
    },
    [tokens('master', 'add', 1, { when: { master: 'Corporate' } }), defends('self', 20, ['destroy', 'disaster'])],
  ),
  place(
    'dinosaur-park',
    'Dinosaur Park',
    { stats: ['1/0', 3], alignments: ['Corporate'], attributes: ['Science'], inward: 'top', outward: ['left'], pool: 'all' },
    [
      react(['disaster'], 'own', { kind: 'boostAttack', kinds: ['disaster'], amount: 4, whose: 'any' }),
      joins(['aid', 'oppose'], { target: { any: ['Corporate', 'Science'] }, master: true }),
    ],
  ),
  place(
    'england',
    'England',
    { stats: ['2/2', 6], alignments: ['Government'], attributes: ['Huge', 'Coastal', 'Nation'], inward: 'top', outward: ['left', 'right'] },
    [tokens('self', 'set', 2)],
  ),
  place(
    'finland',
    'Finland',
    {
      stats: ['2/0', 5],
      alignments: ['Liberal', 'Government'],
      attributes: ['Computer', 'Coastal', 'Nation'],
      inward: 'top',
      outward: ['left'],
    },
    [direct(6, ['control'], 'Computer'), anyAttempt(2, ['control'], 'Computer')],
  ),
  place(
    'france',
    'France',
    {
      stats: ['3/0', 5],
      alignments: ['Liberal', 'Government'],
      attributes: ['Huge', 'Coastal', 'Nation'],
      inward: 'bottom',
      outward: ['top'],
      pool: 'all',
    },
    [freeDefence('Liberal')],
  ),
  place(
    'germany',
    'Germany',
    {
      stats: ['4/0', 3],
      alignments: ['Conservative', 'Government'],
      attributes: ['Huge', 'Coastal', 'Nation'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
    },
    [rule('tokensAccumulate'), anyAttempt(2, ['control'], 'Science')],
  ),
  place(
    'hawaii',
    'Hawaii',
    { stats: ['1/0', 2], alignments: ['Corporate'], attributes: ['Coastal'], inward: 'top', outward: ['bottom'], tags: ['usState'] },
    [tokens('master', 'add', 1, { when: { master: 'Corporate' } })],
  ),
  place(
    'hollywood',
    'Hollywood',
    { stats: ['3/3', 0], alignments: ['Liberal'], attributes: ['Media'], inward: 'bottom', outward: ['top', 'left'] },
    [stats('self', [add('power', 2), add('global', 2)], { per: { filter: { all: ['personality', 'Media'] }, among: 'structure' } })],
  ),
  place(
    'israel',
    'Israel',
    {
      stats: ['3/3', 8],
      alignments: ['Violent', 'Government'],
      attributes: ['Coastal', 'Nation'],
      inward: 'top',
      outward: ['left', 'right'],
    },
    [anyAttempt(8, ['control'], { card: 'mossad' }), use(['contest', 'privileged'], 'own', single('joinAny'))],
  ),
];
