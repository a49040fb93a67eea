import {
  announcement,
  attackers,
  attackOn,
  firstAttack,
  kindsOf,
  newAttack,
  pickForAttack,
  possibleAids,
  preview,
} from '../../../src/games/classic/attack/announcement';
import { chancesOf, gainsOf } from '../../../src/games/classic/attack/chances';
import { attackDraft } from '../../../src/games/classic/drafts/attack';
import type { AttackDraft } from '../../../src/games/classic/drafts/data';
import type { Position } from '../../../src/games/classic/drafts/kind';
import { gameOf, send, tableOf } from './table';

const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'gnomes-of-zurich',
    treasury: 20,
    structure: [
      { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 5 },
      { group: 'yuppies', onto: 'cia', arrow: 'top' },
    ],
  },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9, structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }] },
];
const start = () => gameOf({ players: PLAYERS, uncontrolled: ['hackers', 'moonies'] });

/** Picks one card after the other. */
const pick = (table: Position, ...cards: string[]): AttackDraft =>
  cards.reduce((draft, card) => {
    const next = pickForAttack(table, draft, card);
    if (!next) throw new Error(`${card} has no part in it`);
    return next;
  }, newAttack());

describe('putting an attack together', () => {
  test('U20: attacker, target, aid, and the odds before it is announced', () => {
    const state = start();
    const table = tableOf(state);
    const draft = pick(table, 'cia', 'hackers', 'yuppies');
    expect(draft).toMatchObject({ attacker: 'cia', target: 'hackers', aids: ['yuppies'], attackKind: 'control' });
    // 6 and 1 lent against a Resistance of 4.
    expect(preview(table, draft)).toMatchObject({ needs: 3, odds: 3 });
    send(state, 'ann', announcement(table, draft));
    expect(state.board.attack).toMatchObject({ attacker: 'cia', target: 'hackers', needs: 3 });
  });

  test('U20: the target may be picked first, and a second tap lets go', () => {
    const table = tableOf(start());
    const draft = pick(table, 'texas', 'cia');
    expect(draft).toMatchObject({ attacker: 'cia', target: 'texas' });
    expect(pickForAttack(table, draft, 'texas')).toMatchObject({ attacker: 'cia', target: null });
    expect(pickForAttack(table, draft, 'cia')).toMatchObject({ attacker: null, target: 'texas' });
  });

  test("U22: neutralizing is offered against another's group, not against an uncontrolled one", () => {
    const table = tableOf(start());
    expect(kindsOf(table, { ...newAttack('cia'), target: 'texas' })).toContain('neutralize');
    expect(kindsOf(table, { ...newAttack('cia'), target: 'hackers' })).not.toContain('neutralize');
  });

  test('U24: a tap on a card of my own lends its power, unless I am out to destroy', () => {
    const table = tableOf(start());
    expect(pickForAttack(table, { ...newAttack('gnomes-of-zurich'), attackKind: 'destroy' }, 'cia')).toMatchObject({ target: 'cia' });
    expect(pickForAttack(table, newAttack('gnomes-of-zurich'), 'cia')).toMatchObject({ target: null, aids: ['cia'] });
  });

  test('C-404: neither attacker nor target can aid', () => {
    const table = tableOf(start());
    const draft = pick(table, 'cia', 'hackers');
    expect(possibleAids(table, draft).sort()).toEqual(['gnomes-of-zurich', 'yuppies']);
  });

  test('C-408: to destroy never turns into to control: what cannot be destroyed is no target, and the rules say why', () => {
    const table = tableOf(gameOf({ players: PLAYERS, uncontrolled: ['antiwar-activists', 'hackers'] }));
    const destroying: AttackDraft = { ...newAttack('cia'), attackKind: 'destroy' };
    expect(pickForAttack(table, destroying, 'antiwar-activists')).toBeNull();
    expect(attackDraft.tap(table, destroying, 'antiwar-activists')).toMatchObject({
      ask: { type: 'attack', kind: 'destroy', target: 'antiwar-activists' },
    });
    expect(pickForAttack(table, destroying, 'hackers')).toMatchObject({ attackKind: 'destroy', target: 'hackers' });
    // Nor by the other end: whoever may lead it can do so in this way.
    const aimed: AttackDraft = { ...newAttack(), attackKind: 'neutralize', target: 'texas' };
    for (const card of attackers(table, aimed)) expect(pickForAttack(table, aimed, card)).toMatchObject({ attackKind: 'neutralize' });
  });

  test('Attack this begins with what can be done to it', () => {
    const table = tableOf(gameOf({ players: PLAYERS, uncontrolled: ['hackers'] }));
    expect(attackOn(table, 'hackers')).toMatchObject({ attackKind: 'control', target: 'hackers' });
    expect(attackOn(table, 'yuppies')).toMatchObject({ attackKind: 'destroy', target: 'yuppies' });
  });

  test('C-422: the table marks what may be picked, and money is named with the announcement', () => {
    const state = start();
    const table = tableOf(state);
    expect(attackDraft.highlights(table, newAttack()).legal).toEqual(
      expect.arrayContaining(['cia', 'gnomes-of-zurich', 'texas', 'hackers']),
    );
    const draft = { ...pick(table, 'cia', 'hackers'), spend: { cia: 3, 'gnomes-of-zurich': 0 } };
    expect(attackDraft.highlights(table, draft)).toMatchObject({ attacker: 'cia', target: 'hackers', preview: { needs: 5 } });
    send(state, 'ann', announcement(table, draft));
    expect(state.board.cards.cia?.money).toBe(2);
  });

  test('a pick that is not possible names an intent whose refusal says why', () => {
    const table = tableOf(start());
    expect(attackDraft.tap(table, newAttack('cia'), 'bermuda-triangle')).toMatchObject({
      ask: { type: 'attack', target: 'bermuda-triangle' },
    });
  });

  test('U20: to control is picked in advance, and so is whoever alone could lead it', () => {
    expect(firstAttack(tableOf(start()))).toMatchObject({ attackKind: 'control', attacker: null });
    const alone = gameOf({
      players: [
        { id: 'ann', illuminati: 'gnomes-of-zurich' },
        { id: 'bob', illuminati: 'bermuda-triangle' },
      ],
      uncontrolled: ['hackers'],
    });
    const draft = firstAttack(tableOf(alone));
    expect(draft).toMatchObject({ attackKind: 'control', attacker: 'gnomes-of-zurich' });
    expect(pickForAttack(tableOf(alone), draft, 'gnomes-of-zurich')).toBe(draft);
  });

  test('the draft ends when attacking is over', () => {
    const state = start();
    const table = tableOf(state);
    send(state, 'ann', announcement(table, pick(table, 'cia', 'hackers')));
    expect(attackDraft.revalidate(tableOf(state), newAttack())).toBeNull();
  });
});

describe('C-409: chances before anything is picked', () => {
  const table = () =>
    tableOf(
      gameOf({
        players: [
          {
            id: 'ann',
            illuminati: 'gnomes-of-zurich',
            treasury: 20,
            structure: [
              { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' },
              { group: 'yuppies', onto: 'cia', arrow: 'top' },
              { group: 'federal-reserve', onto: 'gnomes-of-zurich', arrow: 'left' },
            ],
          },
          { id: 'bob', illuminati: 'bermuda-triangle', structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }] },
        ],
        uncontrolled: ['hackers', 'moonies', 'fbi'],
      }),
    );

  test('each target has the chance that it has once it is picked, the best first', () => {
    const position = table();
    const draft = firstAttack(position, 'gnomes-of-zurich');
    const chances = chancesOf(position, draft);
    expect(chances.map(({ card }) => card).sort()).toEqual(['fbi', 'hackers', 'moonies', 'texas']);
    expect(chances.map(({ odds }) => odds)).toEqual(chances.map(({ odds }) => odds).sort((a, b) => b - a));
    for (const { card, needs, odds } of chances)
      expect(preview(position, pickForAttack(position, draft, card) ?? draft)).toMatchObject({ needs, odds });
    expect(chances.find(({ card }) => card === 'hackers')?.defence).toEqual({ by: 'resistance', value: 4 });
  });

  test('with a target each card that could attack it has its chance', () => {
    const position = table();
    const chances = chancesOf(position, { ...firstAttack(position), target: 'hackers' });
    expect(chances.map(({ card }) => card).sort()).toEqual(['cia', 'federal-reserve', 'gnomes-of-zurich', 'yuppies']);
  });

  test('the table shows the figures of the list, and what has no chance steps back', () => {
    const position = table();
    const draft = firstAttack(position, 'cia');
    const marks = attackDraft.highlights(position, draft);
    expect(marks.chances.map(({ card }) => card)).toEqual(chancesOf(position, draft).map(({ card }) => card));
    const hopeless = chancesOf(position, draft).filter(({ odds }) => odds === 0);
    expect(hopeless.length).toBeGreaterThan(0);
    for (const { card } of hopeless) expect(marks.legal).not.toContain(card);
  });

  test('help is proposed with what it brings: first the smallest that reaches the best chance', () => {
    const position = table();
    const draft = { ...firstAttack(position, 'gnomes-of-zurich'), target: 'hackers' };
    const gains = gainsOf(position, draft);
    const best = Math.max(...gains.map(({ odds }) => odds));
    expect(gains[0]).toMatchObject({ odds: best, gain: Math.min(...gains.filter(({ odds }) => odds === best).map(({ gain }) => gain)) });
  });
});
