import { add, after, defends, multiplies, rows, rule, single, stats, times, traits, use } from './abilities.js';
import { goalCard, nwo } from './define.js';

export const ORDERS = [
  goalCard('criminal-overlords', 'Criminal Overlords', [], {
    goal: { kind: 'double', filter: { all: ['Violent', 'Criminal'] } },
    combinable: true,
  }),
  goalCard('hail-eris', 'Hail Eris!', [], { goal: { kind: 'double', filter: 'Weird', minPower: 3 }, combinable: true }),
  goalCard('the-corporate-masters', 'The Corporate Masters', [], {
    goal: { kind: 'double', filter: 'Corporate', minPower: 4 },
    combinable: true,
  }),
  goalCard('kill-for-peace', 'Kill for Peace', [], { goal: { kind: 'pairs', destroyed: 'Violent', controlled: 'Peaceful' } }),
  goalCard('let-them-eat-cake', 'Let Them Eat Cake!', [], { goal: { kind: 'pairs', destroyed: 'Liberal', controlled: 'Conservative' } }),
  goalCard('power-to-the-people', 'Power to the People', [], { goal: { kind: 'pairs', destroyed: 'Conservative', controlled: 'Liberal' } }),
  goalCard('the-hand-of-madness', 'The Hand of Madness', [], { goal: { kind: 'pairs', destroyed: 'Peaceful', controlled: 'Violent' } }),
  goalCard('up-against-the-wall', 'Up Against the Wall', [], { goal: { kind: 'pairs', destroyed: 'Government', controlled: 'Violent' } }),
  goalCard('fratricide', 'Fratricide', [], { goal: { kind: 'illuminati', count: 2 }, pool: 'none' }),
  goalCard('power-for-its-own-sake', 'Power for Its Own Sake', [], { goal: { kind: 'totalPower', power: 50 } }),
  nwo('a-thousand-points-of-light', 'A Thousand Points of Light', [use(['any'], 'nothing', { kind: 'nwo' }), rows({ opposite: 0 })], {
    colour: 'blue',
  }),
  nwo(
    'bigger-business',
    'Bigger Business',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', 2)], { filter: { all: ['Corporate', { not: 'Conservative' }] } }),
      stats('all', [add('power', 2)], { filter: { all: ['Conservative', { not: 'Corporate' }] } }),
      stats('all', [add('power', 3)], { filter: { all: ['Corporate', 'Conservative'] } }),
    ],
    { colour: 'yellow' },
  ),
  nwo(
    'chicken-in-every-pot',
    'Chicken in Every Pot',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', 2)], { filter: 'Bank' }),
      stats('all', [add('power', 2)], { filter: { all: ['Coastal', 'place'] } }),
      stats('all', [add('power', -1)], { filter: 'Violent' }),
    ],
    { colour: 'blue' },
  ),
  nwo(
    'dont-forget-to-smash-the-state',
    "Don't Forget to Smash the State",
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', -3)], { filter: 'Government' }),
      stats('all', [add('power', -2)], { filter: { all: ['Straight', { not: 'Government' }] } }),
    ],
    { colour: 'yellow' },
  ),
  nwo(
    'energy-crisis',
    'Energy Crisis',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', -2)], { filter: 'Corporate' }),
      stats('all', [add('power', -1), add('resistance', -1)], { filter: 'Green' }),
    ],
    { colour: 'blue' },
  ),
  nwo('fear-and-loathing', 'Fear and Loathing', [use(['any'], 'nothing', { kind: 'nwo' }), rows({ identical: 8, opposite: 8 })], {
    colour: 'blue',
  }),
  nwo(
    'gun-control',
    'Gun Control',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', 3)], { filter: { all: ['Violent', 'Government'] } }),
      stats('all', [add('power', 1)], { filter: 'Criminal' }),
    ],
    { colour: 'red' },
  ),
  nwo(
    'law-and-order',
    'Law and Order',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', 2)], { filter: { all: ['Conservative', { not: 'Straight' }] } }),
      stats('all', [add('power', 2)], { filter: { all: ['Straight', { not: 'Conservative' }] } }),
      stats('all', [add('power', 3)], { filter: { all: ['Conservative', 'Straight'] } }),
    ],
    { colour: 'yellow' },
  ),
  nwo(
    'military-industrial-complex',
    'Military-Industrial Complex',
    [use(['any'], 'nothing', { kind: 'nwo' }), traits('all', ['Government'], [], { filter: 'Corporate', beside: true })],
    { colour: 'yellow', pool: 'all' },
  ),
  nwo(
    'peace-in-our-time',
    'Peace in Our Time',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      stats('all', [add('power', 1)], { filter: 'Peaceful' }),
      stats('all', [add('power', -1)], { filter: { any: ['Violent', 'Criminal'] } }),
      stats('structures', [add('resistance', 3)], { filter: 'Peaceful' }),
      defends('all', 2, ['destroy', 'disaster', 'assassination', 'instant'], { filter: 'Peaceful', stat: 'power' }),
    ],
    { colour: 'red', pool: 'all' },
  ),
  nwo(
    'political-correctness',
    'Political Correctness',
    [use(['any'], 'nothing', { kind: 'nwo' }), rule('pcAlignment'), stats('all', [add('power', 3)], { filter: 'Liberal' })],
    { colour: 'red' },
  ),
  nwo('solidarity', 'Solidarity', [use(['any'], 'nothing', { kind: 'nwo' }), stats('all', [times('resistance', 2)])], { colour: 'red' }),
  nwo(
    'tax-reform',
    'Tax Reform',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      rule('taxesAll'),
      defends('all', 10, ['control', 'destroy', 'instant'], { filter: { card: 'i-r-s' } }),
    ],
    { colour: 'red', pool: 'none' },
  ),
  nwo(
    'world-hunger',
    'World Hunger',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      rule('hungerSilences'),
      stats('all', [add('power', -2)], { filter: { any: ['Liberal', 'Nation'] } }),
    ],
    { colour: 'blue', pool: 'all' },
  ),
  nwo(
    'world-war-three',
    'World War Three',
    [
      use(['any'], 'nothing', { kind: 'nwo' }),
      multiplies(3, ['destroy'], { target: 'Nation', side: 'attackers', affects: 'Nation', needs: 'leading' }),
      after('destroyed', single('warPrize'), { filter: 'Nation' }),
      after('failed', single('warLoss'), { filter: 'Nation' }),
    ],
    { colour: 'yellow', pool: 'all' },
  ),
];
