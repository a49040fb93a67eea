import { loadScenario } from '@illuminice/rules';
import { classic, type Intent, offers, step, viewFor } from '@illuminice/rules/classic';
import { refusalText } from '../src/index.js';

const names = { player: (player: string) => player[0]?.toUpperCase() + player.slice(1) };

const BAVARIANS = { id: 'ann', illuminati: 'bavarian-illuminati', treasury: 5 };
const GNOMES = { id: 'bob', illuminati: 'gnomes-of-zurich', treasury: 5 };
const CTHULHU = { id: 'cat', illuminati: 'servants-of-cthulhu', treasury: 5 };

interface Table {
  players: readonly object[];
  uncontrolled?: readonly string[];
  dice?: readonly (readonly [number, number])[];
}
type Did = readonly [by: string, intent: Intent];

const tableOf = ({ players, uncontrolled = ['texas', 'trekkies'], dice = [] }: Table) => {
  const turn = { player: 'ann', phase: 'actions' };
  const loaded = loadScenario(classic, { name: 'rare', ruleset: 'classic', players, uncontrolled, turn, dice });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  return loaded.state;
};

/** What the last of them is refused with, after all others were carried out. */
const refused = (table: Table, steps: readonly Did[]) => {
  const state = tableOf(table);
  for (const [i, [by, intent]] of steps.entries()) {
    const result = step(state, by, intent);
    if (i === steps.length - 1) return result.ok ? null : result.refusal;
    if (!result.ok) throw new Error(`${intent.type}: ${JSON.stringify(result.refusal)}`);
  }
  return null;
};

const transfer: Did = ['ann', { type: 'transfer', from: 'bavarian-illuminati', to: 'yuppies', amount: 1 }];
const takeBack: Did = ['ann', { type: 'takeBack' }];
const yuppies = { group: 'yuppies', onto: 'bavarian-illuminati', arrow: 'left' };

const TWO = { players: [BAVARIANS, GNOMES] };
const attack: Did = ['ann', { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: 'texas', aids: [] }];

/** Bob breaks a privilege with two Specials, Cat cancels one, and he may replace it. */
const REPLACING: Table = {
  players: [
    BAVARIANS,
    { ...GNOMES, specials: ['slush-fund', 'bribery', 'swiss-bank-account', 'murphys-law'] },
    { ...CTHULHU, specials: ['secrets-man-was-not-meant-to-know'] },
  ],
};
const cancelled: readonly Did[] = [
  ['ann', { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: 'texas', aids: [], privilege: { pay: true } }],
  ['bob', { type: 'breakPrivilege', cards: ['slush-fund', 'bribery'] }],
  ['cat', { type: 'counter', card: 'secrets-man-was-not-meant-to-know' }],
];

/** Ann takes the F.B.I., with the C.I.A. below it. */
const CAPTURED: Table = {
  players: [
    { ...BAVARIANS, treasury: 20 },
    {
      ...GNOMES,
      structure: [
        { group: 'fbi', onto: 'gnomes-of-zurich', arrow: 'left' },
        { group: 'cia', onto: 'fbi', arrow: 'top' },
      ],
    },
  ],
  dice: [[1, 1]],
};
const takesFbi = { type: 'attack', kind: 'control', attacker: 'bavarian-illuminati', target: 'fbi' } as const;

/** Ann is offered the Mass Wedding Church, for which there is no room below the Hooded Riders. */
const CROWDED: Table = {
  players: [
    {
      ...BAVARIANS,
      structure: [
        { group: 'hollywood', onto: 'bavarian-illuminati', arrow: 'bottom' },
        { group: 'boy-sprouts', onto: 'hollywood', arrow: 'bottom' },
        { group: 'kkk', onto: 'bavarian-illuminati', arrow: 'left' },
      ],
    },
    { ...GNOMES, structure: [{ group: 'moonies', onto: 'gnomes-of-zurich', arrow: 'left' }] },
  ],
};
const OFFERED: Table = {
  players: [
    { ...BAVARIANS, structure: [yuppies] },
    { ...GNOMES, structure: [{ group: 'kkk', onto: 'gnomes-of-zurich', arrow: 'left' }] },
  ],
};
const offered: Did = ['ann', { type: 'offer', to: 'bob', give: { groups: ['yuppies'] } }];
const answered = (more: object): Did => [
  'bob',
  { type: 'answer', accept: true, placements: [{ group: 'yuppies', onto: 'gnomes-of-zurich', arrow: 'top', ...more }] },
];
const offersOf = (count: number): Did[] =>
  Array.from({ length: count }, (_, i) => ['ann', { type: 'offer', to: 'bob', give: { money: i + 1 } }]);

describe('what random play is never refused with, in the words that a player reads', () => {
  const cases: readonly [code: string, why: string, table: Table, steps: readonly Did[], sentence: string][] = [
    [
      'C-210',
      'tooOften',
      { players: [{ ...BAVARIANS, structure: [yuppies] }, GNOMES] },
      [...Array.from({ length: 3 }, () => [transfer, takeBack]).flat(), transfer, takeBack],
      'You have taken something back 3 times this turn. That is enough.',
    ],
    ['C-422', 'notSaid', TWO, [attack, ['bob', { type: 'done', back: true }]], 'You have not passed, so there is nothing to take back.'],
    [
      'C-502',
      'noSuchArrow',
      CAPTURED,
      [
        ['ann', { ...takesFbi, aids: [], spend: [{ from: 'bavarian-illuminati', amount: 16 }] }],
        ['bob', { type: 'done' }],
        ['ann', { type: 'roll' }],
        [
          'ann',
          {
            type: 'place',
            group: 'fbi',
            onto: 'bavarian-illuminati',
            arrow: 'right',
            puppets: [{ group: 'cia', onto: 'fbi', arrow: 'left' }],
          },
        ],
      ],
      'There is no outward arrow on the left of F.B.I. Pick another one.',
    ],
    [
      'C-802',
      'noRoomThere',
      CROWDED,
      [
        ['bob', { type: 'offer', to: 'ann', give: { groups: ['moonies'] } }],
        ['ann', { type: 'answer', accept: true, placements: [{ group: 'moonies', onto: 'kkk', arrow: 'bottom' }] }],
      ],
      'There is no room for Mass Wedding Church on the bottom of Hooded Riders. Pick another arrow.',
    ],
    [
      'C-802',
      'gaveUpItself',
      OFFERED,
      [offered, answered({ giveUp: ['yuppies'] })],
      'You cannot both receive and give up Yuppies. Decline the offer instead.',
    ],
    [
      'C-802',
      'notInBranch',
      OFFERED,
      [offered, answered({ puppets: [{ group: 'texas', onto: 'yuppies', arrow: 'left' }] })],
      'Texas cannot come along here. Name only what hangs below the group that moves, each once.',
    ],
    [
      'C-803',
      'tooManyOpen',
      { players: [{ ...BAVARIANS, treasury: 70 }, GNOMES] },
      offersOf(61),
      'You can have 60 offers open at a time. Withdraw one, or wait for an answer.',
    ],
    [
      'C-909',
      'stale',
      REPLACING,
      [...cancelled, ['bob', { type: 'done', rev: -1 }]],
      'Something changed while you were deciding. Look again, then repeat it.',
    ],
    ['C-909', 'notAsked', REPLACING, [...cancelled, ['cat', { type: 'done' }]], 'You are not being asked anything right now.'],
    [
      'C-909',
      'replacementPending',
      REPLACING,
      [...cancelled, ['cat', { type: 'interfere', side: 'for', amount: 1 }]],
      'Wait for Bob, who may replace the cancelled Special.',
    ],
    [
      'C-909',
      'oneCard',
      REPLACING,
      [...cancelled, ['bob', { type: 'breakPrivilege', cards: ['swiss-bank-account', 'murphys-law'] }]],
      'Name the one Special that replaces the cancelled one, or let it go.',
    ],
  ];
  test.each(cases)('%s %s', (code, why, table, steps, sentence) => {
    const refusal = refused(table, steps);
    expect(refusal).toMatchObject({ code, why });
    expect(refusal && refusalText(refusal, names)).toBe(sentence);
  });

  test('C-402 noTarget, at the button of an attack', () => {
    const state = tableOf({ players: [BAVARIANS, GNOMES], uncontrolled: [] });
    const attack = offers(viewFor(state, 'ann')).find(({ type }) => type === 'attack');
    expect(attack?.refusal).toMatchObject({ code: 'C-402', why: 'noTarget' });
    expect(attack?.refusal && refusalText(attack.refusal, names)).toBe('There is nothing your cards could attack now.');
  });
});
