import { againstOdds, Pacts, type Point, Reigns, reignPoint, treachery, weightiest, withFinal } from '../../src/table/story';

const at = { turn: 4, moment: 40 };
const weighed = (kind: Point['kind'], moment: number, weight: number, more: Partial<Point> = {}) => ({
  point: { kind, turn: moment, moment, ...more },
  weight,
});

describe('U123: the facts of a chronicle', () => {
  test('a page has the weightiest points, two of a kind at most, one of a deed, as they happened', () => {
    const found = [
      weighed('capture', 9, 50, { card: 'mafia' }),
      weighed('longShot', 9, 70, { card: 'mafia' }),
      weighed('flop', 1, 60),
      weighed('flop', 2, 61),
      weighed('flop', 3, 62),
      weighed('out', 12, 92),
    ];
    expect(weightiest(found).map(({ kind, moment }) => [kind, moment])).toEqual([
      ['flop', 2],
      ['flop', 3],
      ['longShot', 9],
      ['out', 12],
    ]);
    expect(weightiest(found, 1).map(({ kind }) => kind)).toEqual(['out']);
  });

  test('whoever attacks a partner of late betrays them, once; later, or without a deal, nobody does', () => {
    const pacts = new Pacts(2);
    const fact = { ...at, player: 'ann', other: 'bob', card: 'mafia' };
    expect(treachery(pacts, 'betrayal', fact)).toEqual([]);
    pacts.made('bob', 'ann', 2);
    expect(treachery(pacts, 'betrayal', fact)).toMatchObject([{ point: { kind: 'betrayal', player: 'ann', other: 'bob', n: 2 } }]);
    expect(treachery(pacts, 'betrayal', fact)).toEqual([]);
    pacts.made('ann', 'bob', 2);
    expect(treachery(pacts, 'betrayal', { ...fact, turn: 9 })).toEqual([]);
  });

  test('a promise is quoted against who made it, and against nobody else; a computer’s is a key', () => {
    const pacts = new Pacts(3);
    const fact = { ...at, player: 'ann', other: 'bob', card: 'mafia' };
    const made = (promise: string) => pacts.made('ann', 'bob', 3, new Map([['ann', promise]]));
    made('No attacks');
    expect(treachery(pacts, 'betrayal', fact)).toMatchObject([{ point: { kind: 'brokenWord', promise: 'No attacks' } }]);
    made('No attacks');
    expect(treachery(pacts, 'meddling', { ...fact, player: 'bob', other: 'ann' })).toMatchObject([{ point: { kind: 'meddling' } }]);
    made('@out');
    expect(treachery(pacts, 'betrayal', fact)).toMatchObject([{ point: { kind: 'betrayal' } }]);
  });

  test('the longest lead is one player’s alone; a leader who lost is worth more than one who won', () => {
    const reigns = new Reigns();
    const part = (ann: number, bob: number) => new Map(Object.entries({ ann, bob }));
    reigns.note(1, 10, part(0.5, 0.5));
    for (const turn of [2, 3, 4, 5, 6]) reigns.note(turn, turn * 10, part(0.6, 0.5));
    for (const turn of [7, 8]) reigns.note(turn, turn * 10, part(0.6, 0.9));
    expect(reigns.longest).toEqual({ player: 'ann', n: 4, moment: 60, turn: 6 });
    const [lost] = reignPoint(reigns.longest, ['bob'], 2);
    const [won] = reignPoint(reigns.longest, ['ann'], 2);
    expect([lost?.point.kind, won?.point.kind]).toEqual(['reign', 'lastReign']);
    expect(lost?.weight).toBeGreaterThan(won?.weight ?? 0);
    expect(reignPoint(reigns.longest, ['bob'], 5)).toEqual([]);
  });

  test('success at 42 % or less and failure at 67 % or more are told, the unlikelier the weightier', () => {
    const tried = (odds: number) => ({ player: 'ann', card: 'mafia', owner: null, odds });
    expect(againstOdds(tried(15), true, at)).toMatchObject([{ point: { kind: 'longShot', chance: 42 } }]);
    expect(againstOdds(tried(16), true, at)).toEqual([]);
    expect(againstOdds(tried(24), false, at)).toMatchObject([{ point: { kind: 'flop', chance: 67 } }]);
    expect(againstOdds(tried(23), false, at)).toEqual([]);
    const weight = (odds: number) => againstOdds(tried(odds), true, at)[0]?.weight ?? 0;
    expect(weight(1)).toBeGreaterThan(weight(10));
  });

  test('what a winner took last decided the game, unless that was long before', () => {
    const found = [weighed('capture', 2, 60, { player: 'ann' }), weighed('control', 8, 30, { player: 'ann' })];
    expect(withFinal(found, ['ann'], 10).map(({ point }) => point.kind)).toEqual(['capture', 'final']);
    expect(withFinal(found, ['ann'], 20).map(({ point }) => point.kind)).toEqual(['capture', 'control']);
    expect(withFinal(found, ['bob'], 10)).toEqual(found);
  });
});
