import { add, after, anyAttempt, direct, part, react, reliefIs, single, stats, use, weakTo, weighs } from './abilities.js';
import { organization } from './define.js';

export const ORGANIZATIONS_6 = [
  organization(
    'telephone-psychics',
    'Telephone Psychics',
    { stats: ['2/0', 4], alignments: ['Peaceful', 'Criminal'], attributes: [], inward: 'bottom', outward: ['top'], pool: 'all' },
    [
      direct(6, ['control'], { any: [{ card: 'acting-president' }, { card: 'astrologers-client' }, { card: 'tabloids' }] }),
      direct(6, ['control'], 'Media', { power: [1, 2] }),
    ],
  ),
  organization(
    'templars',
    'Templars',
    { stats: ['3/0', 6], alignments: ['Conservative'], attributes: ['Secret', 'Magic'], inward: 'top', outward: ['right'] },
    [use(['any'], 'own', single('discardAnyOpenPlot'))],
  ),
  organization(
    'the-mafia',
    'The Mafia',
    { stats: ['6/0', 7], alignments: ['Criminal', 'Violent'], attributes: [], inward: 'bottom', outward: ['top', 'left', 'right'] },
    [direct(4, ['destroy'], 'Criminal', { instead: ['Criminal'] }), anyAttempt(2, ['control', 'destroy'], 'Criminal')],
  ),
  organization(
    'the-men-in-black',
    'The Men in Black',
    { stats: ['2/2', 6], alignments: ['Criminal', 'Weird'], attributes: ['Secret'], inward: 'top', outward: [] },
    [part(4, ['destroy']), after('destroyed', single('removeForGood'), { role: 'part' })],
  ),
  organization(
    'tobacco-companies',
    'Tobacco Companies',
    { stats: ['4/0', 3], alignments: ['Straight', 'Corporate'], attributes: [], inward: 'top', outward: ['bottom', 'right'] },
    [direct(8, ['control'], 'Government', { instead: ['Corporate', 'Government'] }), weakTo(4, ['destroy'], { leader: 'Green' })],
  ),
  organization(
    'trading-card-games',
    'Trading Card Games',
    { stats: ['1/0', 2], alignments: ['Weird'], attributes: [], inward: 'top', outward: [], pool: 'all' },
    [use(['main'], 'nothing', single('swapFromHand'))],
  ),
  organization(
    'trekkies',
    'Trekkies',
    { stats: ['1/0', 4], alignments: ['Peaceful', 'Weird', 'Fanatic'], attributes: [], inward: 'top', outward: ['bottom'] },
    [direct(4, ['control'], 'Media'), weakTo(4, ['control'], { leader: 'Media' })],
  ),
  organization(
    'triliberal-commission',
    'Triliberal Commission',
    { stats: ['5/0', 6], alignments: ['Straight', 'Liberal'], attributes: [], inward: 'top', outward: ['bottom', 'left'] },
    [weighs('Liberal', 2)],
  ),
  organization(
    'tv-preachers',
    'TV Preachers',
    {
      stats: ['3/3', 6],
      alignments: ['Straight', 'Fanatic'],
      attributes: ['Media', 'Church'],
      inward: 'top',
      outward: ['left', 'right'],
      pool: 'all',
    },
    [direct(6, ['control'], { all: ['Straight', 'Fanatic'] }, { instead: ['Fanatic'] }), stats('puppets', [add('resistance', 5)])],
  ),
  organization(
    'underground-newspapers',
    'Underground Newspapers',
    { stats: ['1/1', 5], alignments: ['Liberal'], attributes: ['Media', 'Green'], inward: 'top', outward: ['bottom'] },
    [after('destroyed', { kind: 'drawPlots', count: 1 }, { filter: { any: ['Corporate', 'Straight', 'Government'] }, role: 'part' })],
  ),
  organization(
    'united-nations',
    'United Nations',
    { stats: ['1/0', 3], alignments: ['Liberal'], attributes: [], inward: 'top', outward: ['right'] },
    [anyAttempt(6, ['control'], 'Nation'), reliefIs('times', 5)],
  ),
  organization('urban-gangs', 'Urban Gangs', { stats: ['1/0', 2], alignments: ['Violent'], attributes: [], inward: 'top', outward: [] }, [
    anyAttempt(2, ['destroy', 'assassination']),
  ]),
  organization(
    'vampires',
    'Vampires',
    { stats: ['2/0', 5], alignments: ['Weird'], attributes: ['Secret', 'Magic'], inward: 'top', outward: ['left'] },
    [direct(4, ['control'], 'personality'), after('captured', single('makeVampire'), { filter: 'personality', role: 'led' })],
  ),
  organization(
    'video-games',
    'Video Games',
    { stats: ['2/0', 3], alignments: [], attributes: ['Computer'], inward: 'bottom', outward: ['top'] },
    [
      anyAttempt(3, ['control'], { any: [{ card: 'convenience-stores' }, 'Computer'] }),
      stats('others', [add('power', 1)], { filter: 'Computer' }),
    ],
  ),
  organization(
    'w-i-t-c-h',
    'W.I.T.C.H.',
    { stats: ['3/2', 6], alignments: ['Fanatic', 'Violent', 'Weird'], attributes: ['Magic'], inward: 'top', outward: ['bottom'] },
    [react(['dice'], 'own', { kind: 'shiftRoll', by: 1, magicBy: 2 })],
  ),
  organization(
    'wall-street',
    'Wall Street',
    {
      stats: ['4/0', 3],
      alignments: ['Corporate'],
      attributes: ['Bank'],
      inward: 'top',
      outward: ['bottom', 'left', 'right'],
      pool: 'all',
    },
    [use(['contest', 'ownContest'], 'nothing', single('eitherAlignment'), 'attack'), stats('puppets', [add('resistance', 10)])],
  ),
  organization(
    'wargamers',
    'Wargamers',
    { stats: ['1/0', 5], alignments: ['Weird'], attributes: ['Computer'], inward: 'top', outward: [] },
    [anyAttempt(2, ['control', 'destroy'], 'Computer'), use(['any'], 'own', single('buryOpenPlot'))],
  ),
];
