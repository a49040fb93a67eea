import { add, anyAttempt, defends, direct, forbids, immune, react, rule, single, stats, traits, use } from './abilities.js';
import { organization } from './define.js';

export const ORGANIZATIONS_5 = [
  organization(
    'recording-industry',
    'Recording Industry',
    { stats: ['2/0', 1], alignments: ['Corporate'], attributes: ['Media'], inward: 'bottom', outward: ['top', 'left'] },
    [
      stats('structure', [add('power', 2)], { filter: { all: ['personality', 'Media'] } }),
      stats('structure', [add('power', 1)], { filter: { all: ['personality', { not: 'Media' }] } }),
    ],
  ),
  organization(
    'reformed-church-of-satan',
    'Reformed Church of Satan',
    {
      stats: ['2/0', 4],
      alignments: ['Weird', 'Fanatic'],
      attributes: ['Magic', 'Church'],
      inward: 'top',
      outward: ['left', 'right'],
      pool: 'all',
    },
    [
      immune('others', ['attack', 'aid'], 'Straight'),
      forbids('self', ['control'], 'Straight'),
      defends('self', 8, ['control', 'destroy'], { against: 'Straight' }),
    ],
  ),
  organization(
    'relief-corps',
    'Relief Corps',
    { stats: ['2/0', 4], alignments: ['Peaceful'], attributes: [], inward: 'bottom', outward: ['top', 'right'], pool: 'all' },
    [
      defends('structure', 6, ['disaster']),
      { form: 'modify', of: 'autoRelief', covers: 'master', atOnce: true },
      use(['quiet'], 'own', { kind: 'relief' }),
      defends('self', 15, ['destroy', 'disaster', 'assassination', 'instant']),
    ],
  ),
  organization(
    'religious-reich',
    'Religious Reich',
    { stats: ['3/1', 5], alignments: ['Straight', 'Conservative'], attributes: ['Church'], inward: 'top', outward: ['bottom', 'right'] },
    [use(['privileged'], 'own', single('joinStraight'))],
  ),
  organization(
    'republicans',
    'Republicans',
    { stats: ['5/4', 4], alignments: ['Conservative'], attributes: [], inward: 'top', outward: ['bottom', 'left'] },
    [direct(5, ['control'], { all: ['Government', { not: 'Nation' }] })],
  ),
  organization(
    'rifkinites',
    'Rifkinites',
    { stats: ['2/0', 4], alignments: ['Fanatic'], attributes: ['Green'], inward: 'top', outward: ['left', 'right'] },
    [
      direct(6, ['control'], 'Green'),
      anyAttempt(2, ['destroy'], 'Corporate'),
      anyAttempt(2, ['destroy'], 'Science'),
      anyAttempt(2, ['destroy'], 'Space'),
      anyAttempt(2, ['destroy'], 'Computer'),
    ],
  ),
  organization(
    'robot-sea-monsters',
    'Robot Sea Monsters',
    { stats: ['1/1', 6], alignments: ['Violent'], attributes: ['Secret', 'Science', 'Computer'], inward: 'top', outward: [], pool: 'all' },
    [
      anyAttempt(4, ['destroy', 'disaster'], { any: ['Corporate', 'Government', { all: ['Coastal', 'place'] }] }, { earthly: true }),
      direct(10, ['destroy'], { any: [{ card: 'japan' }, { card: 'california' }] }),
    ],
  ),
  organization(
    'rosicrucians',
    'Rosicrucians',
    { stats: ['1/1', 4], alignments: [], attributes: ['Magic', 'Secret'], inward: 'top', outward: ['left'] },
    [use(['ownStart'], 'own', single('searchPlots'))],
  ),
  organization(
    's-m-o-f',
    'S.M.O.F.',
    { stats: ['1/0', 1], alignments: ['Weird'], attributes: [], inward: 'bottom', outward: ['top', 'right'], pool: 'all' },
    [
      anyAttempt(2, ['control'], 'Weird'),
      direct(4, ['control'], {
        any: [
          { card: 'science-fiction-fans' },
          { card: 'trekkies' },
          { card: 'wargamers' },
          { card: 'comic-books' },
          { card: 'trading-card-games' },
        ],
      }),
      use(['main'], 'nothing', single('takeWeirdToken'), 'turn'),
    ],
  ),
  organization(
    'saturday-morning-cartoons',
    'Saturday Morning Cartoons',
    { stats: ['1/1', 4], alignments: ['Violent'], attributes: ['Media'], inward: 'top', outward: ['left'] },
    [anyAttempt(2, ['control'], 'Violent'), traits('puppets', ['Violent'])],
  ),
  organization(
    'savings-and-loans',
    'Savings and Loans',
    { stats: ['2/0', 3], alignments: ['Straight', 'Criminal'], attributes: ['Bank'], inward: 'bottom', outward: ['top', 'left'] },
    [
      anyAttempt(3, ['control'], { any: ['Corporate', 'Government', 'Bank'] }),
      react(['action'], 'own', { kind: 'cancelAction', filter: { any: ['Corporate', 'Government', 'Bank'] } }),
    ],
  ),
  organization(
    'science-fiction-fans',
    'Science Fiction Fans',
    { stats: ['1/0', 5], alignments: ['Weird'], attributes: [], inward: 'top', outward: [], pool: 'all' },
    [
      anyAttempt(2, ['control', 'destroy'], 'Computer'),
      // Six instead of two.
      anyAttempt(4, ['control', 'destroy'], 'Computer', { led: 'byMaster' }),
      anyAttempt(2, ['control'], 'Weird'),
    ],
  ),
  organization(
    'secret-service',
    'Secret Service',
    { stats: ['2/0', 3], alignments: ['Violent', 'Government'], attributes: [], inward: 'top', outward: [], tags: ['us'], pool: 'none' },
    [anyAttempt(10, ['destroy', 'assassination'], { all: ['personality', 'Government'] })],
  ),
  organization(
    'secular-humanists',
    'Secular Humanists',
    { stats: ['2/0', 5], alignments: ['Liberal'], attributes: [], inward: 'bottom', outward: ['top'] },
    [defends('others', 3, ['control', 'destroy'], { leader: { any: ['Straight', 'Conservative'] } })],
  ),
  organization(
    'semiconscious-liberation-army',
    'Semiconscious Liberation Army',
    {
      stats: ['1/0', 8],
      alignments: ['Weird', 'Liberal', 'Violent', 'Criminal'],
      attributes: ['Communist'],
      inward: 'bottom',
      outward: ['top'],
    },
    [anyAttempt(3, ['destroy'])],
  ),
  organization(
    'society-for-creative-anarchism',
    'Society for Creative Anarchism',
    { stats: ['1/0', 4], alignments: ['Violent', 'Weird'], attributes: [], inward: 'bottom', outward: ['top', 'left'] },
    [anyAttempt(4, ['destroy'], 'Straight'), use(['any'], 'own', single('discardGroupDeck'))],
  ),
  organization('subliminals', 'Subliminals', { stats: ['2/2', 4], alignments: [], attributes: ['Secret'], inward: 'top', outward: [] }, [
    stats('self', [add('power', 1), add('global', 1)], { per: { filter: 'Media', among: 'structure' } }),
  ]),
  organization(
    'supreme-court',
    'Supreme Court',
    { stats: ['3/3', 6], alignments: ['Peaceful', 'Government'], attributes: [], inward: 'top', outward: ['left', 'right'], tags: ['us'] },
    [react(['action'], 'own', { kind: 'cancelAction', filter: 'Government' })],
  ),
  organization(
    'survivalists',
    'Survivalists',
    { stats: ['1/0', 3], alignments: ['Conservative', 'Violent', 'Fanatic'], attributes: [], inward: 'top', outward: [] },
    [
      defends('structure', 3, ['disaster']),
      { form: 'modify', of: 'autoRelief', covers: 'master', atOnce: true },
      { form: 'modify', of: 'autoRelief', covers: 'puppets', atOnce: true },
    ],
  ),
  organization(
    'tabloids',
    'Tabloids',
    { stats: ['2/2', 3], alignments: ['Weird'], attributes: ['Media'], inward: 'top', outward: ['right'] },
    [rule('opensSecrets'), anyAttempt(3, ['control'], { card: 'convenience-stores' })],
  ),
];
