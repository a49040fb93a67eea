import { add, after, anyAttempt, defends, direct, forbids, joins, multiplies, react, rule, single, stats, use } from './abilities.js';
import { organization } from './define.js';

export const ORGANIZATIONS_3 = [
  organization(
    'hackers',
    'Hackers',
    { stats: ['3/2', 4], alignments: ['Weird', 'Fanatic'], attributes: ['Computer'], inward: 'top', outward: ['left'] },
    [direct(4, ['control'], 'Computer'), anyAttempt(2, ['control', 'destroy'], 'Computer')],
  ),
  organization(
    'hooded-riders',
    'Hooded Riders',
    { stats: ['2/0', 5], alignments: ['Violent', 'Conservative'], attributes: [], inward: 'top', outward: ['bottom'] },
    [multiplies(2, ['destroy'], { target: 'Peaceful', side: 'both', affects: 'Violent', needs: 'part' })],
  ),
  organization(
    'i-r-s',
    'I.R.S.',
    {
      stats: ['5/3', 5],
      alignments: ['Criminal', 'Government'],
      attributes: ['Bank'],
      inward: 'top',
      outward: ['left', 'right'],
      tags: ['us'],
    },
    [use(['ownStart'], 'nothing', single('taxes'), 'turn')],
  ),
  organization(
    'intellectuals',
    'Intellectuals',
    { stats: ['1/0', 3], alignments: ['Weird', 'Fanatic'], attributes: [], inward: 'top', outward: [], pool: 'all' },
    [
      stats('master', [add('power', 1)], { when: { master: 'Media' } }),
      forbids('master', ['control', 'destroy', 'instant'], undefined, { when: 'masterMedia' }),
    ],
  ),
  organization(
    'international-cocaine-smugglers',
    'International Cocaine Smugglers',
    {
      stats: ['3/0', 5],
      alignments: ['Violent', 'Criminal'],
      attributes: [],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
      pool: 'none',
    },
    [
      anyAttempt(4, ['control'], {
        any: [
          {
            any: [
              { card: 'hollywood' },
              { card: 'canal-general' },
              { card: 'urban-gangs' },
              { card: 'cycle-gangs' },
              { card: 'punk-rockers' },
            ],
          },
          {
            puppetOf: {
              any: [
                { card: 'hollywood' },
                { card: 'canal-general' },
                { card: 'urban-gangs' },
                { card: 'cycle-gangs' },
                { card: 'punk-rockers' },
              ],
            },
          },
        ],
      }),
    ],
  ),
  organization(
    'international-communist-conspiracy',
    'International Communist Conspiracy',
    { stats: ['3/0', 3], alignments: ['Fanatic'], attributes: ['Communist'], inward: 'top', outward: ['bottom', 'left', 'right'] },
    [
      anyAttempt(3, ['control'], { any: ['Communist', { puppetOf: 'Communist' }] }),
      direct(4, ['control'], { all: ['Fanatic', 'Communist'] }, { instead: ['Fanatic'] }),
    ],
  ),
  organization(
    'international-weather-organization',
    'International Weather Organization',
    {
      stats: ['1/0', 2],
      alignments: ['Straight', 'Liberal'],
      attributes: ['Computer', 'Science'],
      inward: 'top',
      outward: ['bottom', 'left', 'right'],
    },
    [
      defends('structure', 6, ['disaster'], { filter: 'place' }),
      anyAttempt(4, ['disaster'], 'anything', { rivalOnly: true, earthly: true }),
    ],
  ),
  organization('joggers', 'Joggers', { stats: ['1/0', 2], alignments: [], attributes: ['Green'], inward: 'top', outward: [] }, [
    anyAttempt(2, ['assassination']),
    forbids('self', ['destroy', 'disaster', 'assassination', 'instant']),
  ]),
  organization(
    'junk-mail',
    'Junk Mail',
    { stats: ['1/1', 3], alignments: ['Corporate', 'Criminal'], attributes: ['Media'], inward: 'top', outward: ['right'] },
    [joins(['lead', 'aid', 'oppose'], { target: 'Secret' }), anyAttempt(6, ['control'], 'Secret')],
  ),
  organization(
    'l-4-society',
    'L-4 Society',
    { stats: ['1/0', 2], alignments: ['Weird'], attributes: ['Space', 'Science'], inward: 'top', outward: ['left'] },
    [anyAttempt(4, ['control', 'destroy'], { any: ['Science', 'Space'] }), direct(8, ['control'], 'Space')],
  ),
  organization(
    'lawyers',
    'Lawyers',
    { stats: ['4/3', 1], alignments: ['Criminal'], attributes: [], inward: 'top', outward: ['bottom', 'right'] },
    [defends('structure', 4, ['control', 'destroy', 'disaster'], { against: { any: ['Government', 'Corporate'] } }), rule('immuneToTax')],
  ),
  organization(
    'libertarians',
    'Libertarians',
    { stats: ['1/1', 4], alignments: ['Fanatic'], attributes: [], inward: 'top', outward: ['left'] },
    [
      multiplies(2, ['control'], { target: { puppetOf: 'Government' }, side: 'attackers', affects: 'anything', needs: 'part' }),
      after('captured', single('takePower'), { filter: { any: ['Nation', 'usState'] }, role: 'led' }),
    ],
  ),
  organization(
    'liquor-companies',
    'Liquor Companies',
    { stats: ['3/0', 1], alignments: ['Corporate'], attributes: [], inward: 'top', outward: ['bottom', 'left'], pool: 'none' },
    [direct(4, ['control'], 'Media'), use(['rivalStart'], 'own', single('spoilDraw'))],
  ),
  organization(
    'loan-sharks',
    'Loan Sharks',
    { stats: ['3/0', 5], alignments: ['Violent', 'Criminal'], attributes: [], inward: 'top', outward: ['left', 'right'] },
    [stats('self', [add('power', 1)], { per: { filter: 'Criminal', among: 'others' } })],
  ),
  organization(
    'local-police-departments',
    'Local Police Departments',
    { stats: ['1/0', 4], alignments: ['Straight', 'Violent', 'Conservative'], attributes: [], inward: 'top', outward: [] },
    [
      anyAttempt(4, ['destroy'], 'Criminal'),
      stats('master', [add('power', 1), add('resistance', 3)]),
      forbids('self', ['destroy', 'disaster', 'assassination', 'instant']),
    ],
  ),
  organization(
    'madison-avenue',
    'Madison Avenue',
    { stats: ['3/3', 3], alignments: ['Corporate'], attributes: ['Media'], inward: 'bottom', outward: ['top', 'left'] },
    [direct(10, ['control'], 'Media'), anyAttempt(2, ['control', 'destroy'], 'Media')],
  ),
  organization(
    'mass-wedding-church',
    'Mass Wedding Church',
    { stats: ['2/2', 4], alignments: ['Peaceful', 'Fanatic'], attributes: [], inward: 'bottom', outward: ['top'] },
    [use(['privileged'], 'own', single('joinAny'))],
  ),
  organization(
    'mi-5',
    'MI-5',
    { stats: ['2/1', 5], alignments: ['Straight', 'Government'], attributes: [], inward: 'bottom', outward: ['top'] },
    [react(['play', 'action'], 'own', single('cancelExposure')), use(['any'], 'own', single('hideAll'))],
  ),
  organization(
    'moral-minority',
    'Moral Minority',
    { stats: ['2/0', 1], alignments: ['Conservative', 'Straight', 'Fanatic'], attributes: [], inward: 'top', outward: ['right'] },
    [stats('self', [add('power', 1)], { per: { filter: 'Straight', among: 'others' } })],
  ),
  organization(
    'mossad',
    'Mossad',
    { stats: ['2/1', 7], alignments: ['Violent', 'Government'], attributes: [], inward: 'top', outward: ['bottom'] },
    [rule('bottomDraw')],
  ),
];
