import { add, anyAttempt, defends, direct, draws, forbids, freeDefence, immune, rule, single, stats, use, weakTo } from './abilities.js';
import { place } from './define.js';

export const PLACES_2 = [
  place(
    'italy',
    'Italy',
    {
      stats: ['3/0', 6],
      alignments: ['Liberal', 'Government'],
      attributes: ['Coastal', 'Nation'],
      inward: 'top',
      outward: ['right'],
      pool: 'all',
    },
    [freeDefence('Weird')],
  ),
  place(
    'japan',
    'Japan',
    {
      stats: ['6/4', 8],
      alignments: ['Peaceful', 'Government'],
      attributes: ['Computer', 'Coastal', 'Nation'],
      inward: 'top',
      outward: ['bottom', 'left', 'right'],
    },
    [direct(6, ['control'], { any: ['Science', 'Computer'] })],
  ),
  place('las-vegas', 'Las Vegas', { stats: ['2/0', 1], alignments: ['Corporate'], attributes: [], inward: 'top', outward: ['left'] }, [
    use(['any'], 'own', single('betPlots')),
  ]),
  place(
    'moonbase',
    'Moonbase',
    { stats: ['3/0', 6], alignments: [], attributes: ['Space', 'Science', 'Computer'], inward: 'top', outward: ['left'], pool: 'all' },
    [
      {
        form: 'forbid',
        covers: 'self',
        acts: ['disaster'],
        code: 'N-412',
        by: { not: { any: [{ card: 'earthquake' }, { card: 'meteor-strike' }] } },
      },
      anyAttempt(4, ['control', 'destroy'], 'Space'),
      defends('guests', 6, ['assassination']),
      { form: 'modify', of: 'host', filter: 'personality', fate: 'dies' },
    ],
  ),
  place(
    'new-york',
    'New York',
    {
      stats: ['7/0', 8],
      alignments: ['Violent', 'Criminal', 'Government'],
      attributes: ['Coastal'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
      tags: ['us'],
    },
    [stats('others', [add('power', 1)], { filter: 'Criminal' })],
  ),
  place(
    'orbit-one',
    'Orbit One',
    {
      stats: ['2/0', 5],
      alignments: [],
      attributes: ['Space', 'Science', 'Computer'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
      pool: 'all',
    },
    [
      draws('add', 1, { filter: 'Science', among: 'puppets' }),
      {
        form: 'forbid',
        covers: 'self',
        acts: ['disaster'],
        code: 'N-412',
        by: { not: { any: [{ card: 'nuclear-accident' }, { card: 'meteor-strike' }] } },
      },
    ],
  ),
  place(
    'pentagon',
    'Pentagon',
    {
      stats: ['6/0', 6],
      alignments: ['Straight', 'Violent', 'Government'],
      attributes: [],
      inward: 'top',
      outward: ['bottom', 'left', 'right'],
      tags: ['us'],
      pool: 'all',
    },
    [draws('add', 1, { filter: 'Corporate', among: 'puppets' })],
  ),
  place(
    'russia',
    'Russia',
    {
      stats: ['4/0', 5],
      alignments: ['Violent', 'Government'],
      attributes: ['Huge', 'Coastal', 'Nation'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
    },
    [
      direct(4, ['control'], 'Communist'),
      anyAttempt(2, ['control', 'destroy'], 'Communist'),
      weakTo(4, ['control'], { leader: 'Communist' }),
    ],
  ),
  place(
    'silicon-valley',
    'Silicon Valley',
    {
      stats: ['3/2', 4],
      alignments: [],
      attributes: ['Computer', 'Science', 'Coastal'],
      inward: 'bottom',
      outward: ['top', 'right'],
      pool: 'none',
    },
    [anyAttempt(4, ['control'], 'Computer'), use(['main'], 'own', { kind: 'drawPlots', count: 1 })],
  ),
  place('stonehenge', 'Stonehenge', { stats: ['3/3', 4], alignments: [], attributes: ['Magic'], inward: 'top', outward: [] }, [
    immune('structure', ['attack', 'aid'], 'Magic'),
    immune('structure', ['magic'], undefined),
  ]),
  place(
    'switzerland',
    'Switzerland',
    { stats: ['1/0', 6], alignments: ['Conservative', 'Government'], attributes: ['Nation'], inward: 'bottom', outward: ['top'] },
    [
      weakTo(15, ['control'], { illuminati: 'gnomes-of-zurich' }),
      forbids('self', ['destroy'], undefined, { illuminati: 'gnomes-of-zurich' }),
      { form: 'modify', of: 'rivalry', illuminati: 'gnomes-of-zurich', amount: 2 },
    ],
  ),
  place(
    'texas',
    'Texas',
    {
      stats: ['6/0', 6],
      alignments: ['Violent', 'Conservative', 'Government'],
      attributes: ['Huge', 'Coastal'],
      inward: 'top',
      outward: ['bottom', 'left', 'right'],
      tags: ['usState', 'us'],
    },
    [rule('onlyForItself'), use(['main'], 'nothing', single('keepBeneath'))],
  ),
  place(
    'the-great-pyramid',
    'The Great Pyramid',
    { stats: ['2/2', 4], alignments: [], attributes: ['Magic'], inward: 'top', outward: ['bottom'], pool: 'all' },
    [
      rule('showsFirstDraw'),
      { form: 'forbid', covers: 'self', acts: ['disaster'], code: 'N-412', by: { any: [{ card: 'tornado' }, { card: 'hurricane' }] } },
    ],
  ),
  place(
    'vatican-city',
    'Vatican City',
    {
      stats: ['4/4', 6],
      alignments: ['Peaceful', 'Conservative'],
      attributes: ['Church', 'Nation'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
    },
    [immune('structure', ['attack', 'aid'], 'Peaceful')],
  ),
];
