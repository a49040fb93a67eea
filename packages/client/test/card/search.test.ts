import { searchable, searcherOf } from '../../src/card/search/searcher';

const find = searcherOf([
  ['cia', () => ({ names: ['C.I.A.'], said: ['Organization', 'Its special agents'] })],
  ['special', () => ({ names: ['Special Relativity'], said: ['Plot', 'Costs Media. Power +5 for the C.I.A.'] })],
  ['army', () => ({ names: ['Semi-conscious Liberation Army', 'S.L.A.'], said: ['Organization', 'Asleep'] })],
  ['evecouter', () => ({ names: ['Évêque Coûteux', 'Œuvre'], said: ['Straße', 'L’église'] })],
]);
const ids = (text: string, phrases?: readonly string[]) => [...find(text, phrases).ranks.keys()];

test('U215: points of initials, accents, capitals, ligatures and hyphens do not matter to a search', () => {
  expect(searchable('F.B.I. and the K.G.B.')).toBe('fbi and the kgb');
  for (const text of ['cia', 'C.I.A.', 'CIA', 'c.i.a', 'c i a']) expect([text, find(text).ranks.get('cia')]).toEqual([text, 0]);
  for (const text of ['semi-conscious', 'semiconscious', 'semi conscious', 'SLA', 's.l.a.'])
    expect([text, ids(text)]).toEqual([text, ['army']]);
  for (const text of ['eveque', 'ÉVÊQUE', 'couteux', 'oeuvre', 'strasse', 'leglise', "l'eglise"])
    expect([text, ids(text)]).toEqual([text, ['evecouter']]);
});

test('U215: short words are looked for at the start of words, and who is called so comes before who is spoken of', () => {
  const { ranks, isNear } = find('cia');
  expect([...ranks]).toEqual([
    ['cia', 0],
    ['special', 2],
  ]);
  expect(isNear).toBe(false);
  expect(find('special').ranks.get('special')).toBe(1);
  expect(ids('agen')).toEqual(['cia']);
});

test('U215: a slip or two is allowed where nobody spells it so, in whole words, their beginnings, and words run together', () => {
  for (const text of [
    'semi-concious',
    'semiconcious',
    'libaration army',
    'liberatoin',
    'semiconscius liberaton',
    'semiconsciousliberationarm',
  ])
    expect([text, ids(text)]).toEqual([text, ['army']]);
  expect(find('semi-concious').isNear).toBe(true);
  expect(ids('xia')).toEqual([]);
  expect(ids('zeppelin')).toEqual([]);
  expect(ids('liberation zeppelin')).toEqual([]);
});

test('U215: phrases stand in the texts just so; without any words all cards are found', () => {
  expect(ids('', ['costs media'])).toEqual(['special']);
  expect(ids('army', ['costs media'])).toEqual([]);
  expect(ids('  ')).toHaveLength(4);
  expect(ids('…')).toHaveLength(4);
});
