import {
  add,
  after,
  anyAttempt,
  defends,
  direct,
  forbids,
  joins,
  linksTo,
  react,
  reliefIs,
  rule,
  single,
  stats,
  use,
} from './abilities.js';
import { organization } from './define.js';

/** Organizations from Multinational Oil Companies to Pyramid Marketing Schemes. */
export const ORGANIZATIONS_4 = [
  organization(
    'multinational-oil-companies',
    'Multinational Oil Companies',
    { stats: ['6/4', 4], alignments: ['Corporate'], attributes: [], inward: 'bottom', outward: ['top', 'left', 'right'] },
    [rule('barsInterference'), use(['contest'], 'nothing', single('barInterference'), 'attack')],
  ),
  organization(
    'n-s-a',
    'N.S.A.',
    {
      stats: ['5/2', 4],
      alignments: ['Government'],
      attributes: ['Secret', 'Computer'],
      inward: 'bottom',
      outward: ['top', 'left', 'right'],
      tags: ['us'],
    },
    [use(['ownStart', 'main'], 'nothing', single('peekDeck'), 'turn'), use(['any'], 'own', single('peekDeck'))],
  ),
  organization(
    'nasa',
    'NASA',
    { stats: ['2/0', 4], alignments: ['Government'], attributes: ['Space'], inward: 'top', outward: ['right'], tags: ['us'] },
    [anyAttempt(4, ['control'], 'Space'), use(['quiet'], 'nothing', single('passToken'))],
  ),
  organization('nato', 'NATO', { stats: ['3/2', 3], alignments: ['Violent'], attributes: [], inward: 'top', outward: ['left'] }, [
    anyAttempt(4, ['control'], 'Nation'),
    joins(['aid', 'oppose'], { involves: 'Nation' }),
    reliefIs('times', 3),
  ]),
  organization(
    'nephews-of-god',
    'Nephews of God',
    { stats: ['1/0', 4], alignments: ['Conservative', 'Fanatic'], attributes: [], inward: 'top', outward: [] },
    [use(['ownStart'], 'nothing', single('luckyDraw'), 'turn')],
  ),
  organization(
    'night-drummers',
    'Night Drummers',
    { stats: ['1/1', 6], alignments: ['Violent'], attributes: ['Magic'], inward: 'top', outward: ['right'] },
    [direct(8, ['destroy'], 'personality'), direct(4, ['assassination'], 'personality'), rule('ignoresMagicDefence')],
  ),
  organization(
    'ninjas',
    'Ninjas',
    { stats: ['1/0', 7], alignments: ['Violent'], attributes: ['Magic'], inward: 'bottom', outward: ['top'] },
    [
      anyAttempt(4, ['assassination']),
      anyAttempt(2, ['destroy']),
      defends('self', 10, ['destroy', 'instant']),
      after('failedAgainst', { kind: 'gainToken' }, { role: 'self' }),
    ],
  ),
  organization(
    'nuclear-power-companies',
    'Nuclear Power Companies',
    { stats: ['4/0', 4], alignments: ['Conservative', 'Corporate'], attributes: ['Science'], inward: 'top', outward: ['left', 'right'] },
    [react(['action'], 'own', { kind: 'cancelAction', filter: 'anything', illuminati: true })],
  ),
  organization(
    'offshore-banks',
    'Offshore Banks',
    { stats: ['2/2', 2], alignments: ['Criminal'], attributes: ['Bank'], inward: 'bottom', outward: ['top'] },
    [forbids('self', ['destroy'], { any: ['Government', 'Corporate', 'Criminal'] }), use(['main'], 'nothing', single('freeMove'), 'turn')],
  ),
  organization(
    'opec',
    'OPEC',
    { stats: ['*/0', 4], alignments: ['Conservative'], attributes: [], inward: 'top', outward: ['bottom', 'right'] },
    [
      after('began', single('rollPower')),
      after('entered', single('rollPower')),
      stats('self', [add('power', 1)], { when: { control: 'texas' } }),
      stats('self', [add('power', 1)], { when: { control: 'multinational-oil-companies' } }),
    ],
  ),
  organization('paranoids', 'Paranoids', { stats: ['0/0', 6], alignments: [], attributes: [], inward: 'top', outward: [] }, [
    defends('structure', 2, ['control', 'destroy', 'assassination']),
    rule('idleAtZero'),
    forbids('self', ['destroy', 'instant'], undefined, { when: 'powerZero' }),
  ]),
  organization(
    'phone-company',
    'Phone Company',
    { stats: ['5/3', 6], alignments: ['Corporate'], attributes: ['Science', 'Computer'], inward: 'top', outward: ['bottom', 'left'] },
    [use(['ownStart', 'main'], 'nothing', single('peekPlots'), 'turn'), use(['any'], 'own', single('openPlots'))],
  ),
  organization(
    'phone-phreaks',
    'Phone Phreaks',
    { stats: ['1/1', 1], alignments: ['Liberal', 'Criminal'], attributes: ['Science', 'Computer'], inward: 'top', outward: [] },
    [anyAttempt(6, ['control', 'destroy'], 'Computer'), use(['quiet'], 'own', single('moveAny'))],
  ),
  organization(
    'pollsters',
    'Pollsters',
    { stats: ['2/2', 4], alignments: [], attributes: ['Media'], inward: 'top', outward: ['right'], pool: 'all' },
    [rule('ignoresHarm')],
  ),
  organization(
    'post-office',
    'Post Office',
    { stats: ['4/3', 3], alignments: ['Government'], attributes: ['Computer'], inward: 'top', outward: ['bottom'], tags: ['us'] },
    [use(['ownStart', 'main'], 'nothing', single('peekGroups'), 'turn'), use(['any'], 'own', single('openGroups'))],
  ),
  organization(
    'pride-marchers',
    'Pride Marchers',
    { stats: ['2/0', 3], alignments: ['Weird'], attributes: [], inward: 'top', outward: ['left'] },
    [use(['quiet'], 'own', single('reverseAlignment'))],
  ),
  organization(
    'professional-sports',
    'Professional Sports',
    { stats: ['2/0', 4], alignments: ['Violent', 'Fanatic'], attributes: [], inward: 'top', outward: ['left', 'right'] },
    [anyAttempt(4, ['control'], 'Straight'), stats('linked', [add('power', 3)]), linksTo('personality')],
  ),
  organization('psychiatrists', 'Psychiatrists', { stats: ['2/2', 6], alignments: ['Weird'], attributes: [], inward: 'top', outward: [] }, [
    anyAttempt(6, ['destroy'], 'personality', { notPrivileged: true }),
    use(['any'], 'own', single('discardOpenPlot')),
  ]),
  organization(
    'punk-rockers',
    'Punk Rockers',
    { stats: ['1/0', 4], alignments: ['Weird'], attributes: ['Media'], inward: 'top', outward: [] },
    [forbids('own attack', ['oppose'], { any: ['Weird', 'Liberal'] }, { when: 'part' })],
  ),
  organization(
    'pyramid-marketing-schemes',
    'Pyramid Marketing Schemes',
    { stats: ['1/0', 2], alignments: ['Straight'], attributes: [], inward: 'top', outward: ['right'], pool: 'all' },
    [stats('self', [add('power', 1), add('resistance', 2)], { per: { filter: 'Fanatic', among: 'structure' } })],
  ),
];
