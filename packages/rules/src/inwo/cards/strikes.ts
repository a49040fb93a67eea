import { groups, react, use } from './abilities.js';
import { assassination, disaster } from './define.js';

export const STRIKES = [
  disaster('atomic-monster', 'Atomic Monster', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['Coastal', 'place'] },
      power: [
        [{ any: [{ card: 'japan' }, { card: 'california' }] }, 24],
        ['Huge', 16],
        ['anything', 20],
      ],
      destroysAbove: 6,
      instant: true,
    }),
    react(['announce'], 'nothing', {
      kind: 'attackBonus',
      kinds: ['destroy'],
      amount: 10,
      target: { any: [{ card: 'robot-sea-monsters' }, { card: 'nuclear-power-companies' }] },
    }),
  ]),
  disaster('earthquake', 'Earthquake', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: 'place',
      power: [
        ['Huge', 12],
        ['anything', 16],
      ],
      destroysAbove: 5,
      instant: true,
    }),
  ]),
  disaster('epidemic', 'Epidemic', [
    use(['any'], 'nothing', { kind: 'disaster', targets: 'place', power: [['anything', 14]], destroysAbove: null, instant: false }),
  ]),
  disaster('giant-kudzu', 'Giant Kudzu', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: 'place',
      power: [
        ['Coastal', 30],
        ['anything', 24],
      ],
      destroysAbove: 6,
      instant: false,
      joiners: 'opposing',
    }),
  ]),
  disaster('hurricane', 'Hurricane', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['Coastal', 'place'] },
      power: [
        ['Huge', 16],
        ['anything', 20],
      ],
      destroysAbove: null,
      instant: true,
    }),
  ]),
  disaster('meteor-strike', 'Meteor Strike', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: 'place',
      power: [['anything', 16]],
      destroysAbove: 4,
      instant: true,
      space: true,
    }),
  ]),
  disaster('nuclear-accident', 'Nuclear Accident', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: 'place',
      power: [
        ['Huge', 14],
        ['anything', 18],
      ],
      destroysAbove: 4,
      instant: true,
      empties: 'nuclear-power-companies',
    }),
  ]),
  disaster('plague-of-demons', 'Plague of Demons', [
    use(['any'], groups({ filter: 'Magic', count: 1 }), {
      kind: 'disaster',
      targets: { all: ['place', { not: 'Huge' }] },
      power: [['anything', 10]],
      destroysAbove: 5,
      instant: true,
      plusPayer: true,
      isMagic: true,
    }),
    react(['announce'], 'nothing', { kind: 'attackBonus', kinds: ['destroy'], amount: 10, target: 'Magic' }),
  ]),
  disaster('rain-of-frogs', 'Rain of Frogs', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: 'place',
      power: [['anything', 10]],
      destroysAbove: 6,
      instant: true,
      plusPer: { resource: 'the-frog-god', amount: 4 },
    }),
  ]),
  disaster('the-oregon-crud', 'The Oregon Crud', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['place', { not: 'Huge' }] },
      power: [['anything', 24]],
      destroysAbove: 9,
      instant: true,
    }),
  ]),
  disaster('tidal-wave', 'Tidal Wave', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['Coastal', 'place'] },
      power: [
        ['Huge', 20],
        ['anything', 24],
      ],
      destroysAbove: 10,
      instant: true,
    }),
  ]),
  disaster('tornado', 'Tornado', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['place', { not: 'Huge' }] },
      power: [['anything', 12]],
      destroysAbove: 4,
      instant: true,
    }),
  ]),
  disaster('volcano', 'Volcano', [
    use(['any'], 'nothing', {
      kind: 'disaster',
      targets: { all: ['place', { not: 'Huge' }] },
      power: [['anything', 18]],
      destroysAbove: 1,
      instant: true,
    }),
  ]),
  assassination('car-bomb', 'Car Bomb', [
    use(['any'], 'nothing', { kind: 'assassination', power: 8, helper: { any: ['Violent', 'Criminal'] } }),
  ]),
  assassination('hit-and-run', 'Hit and Run', [use(['any'], 'nothing', { kind: 'assassination', power: 10, helper: 'Fanatic' })]),
  assassination('poison', 'Poison', [
    use(['any'], 'nothing', { kind: 'assassination', power: 8, helper: { any: ['Criminal', 'Magic'] }, magic: 'helper' }),
  ]),
  assassination('sniper', 'Sniper', [use(['any'], 'nothing', { kind: 'assassination', power: 10, helper: 'Government' })]),
  assassination('withering-curse', 'Withering Curse', [
    use(['any'], 'nothing', { kind: 'assassination', power: 10, helper: 'Magic', magic: 'always' }),
  ]),
];
