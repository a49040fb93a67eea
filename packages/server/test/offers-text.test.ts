import { lengthCost, MOST_OFFERS, offersText } from '../src/room/offers-text.js';

const spell = (refusal: object) => ({ ...refusal, text: 'In words.' });
const list = (entries: number) => Array.from({ length: entries }, (_, i) => `card-${i}`);
const read = (text: string) => JSON.parse(text) as { type: string; can?: { cards: string[] }; cut?: true }[];

describe('U109 offers as one text', () => {
  test('count as more messages the longer they are', () => {
    expect([60, 4096, 4097, 8192, MOST_OFFERS].map(lengthCost)).toEqual([0, 0, 1, 4, 12]);
  });

  test('are whole where they fit, with the words of each refusal', () => {
    const offers = [
      { type: 'attack', can: { cards: list(3), allows: () => true } },
      { type: 'pass', refusal: { code: 'C-208', why: 'alreadyActed' } },
    ];
    expect(read(offersText(offers, spell))).toEqual([
      { type: 'attack', can: { cards: list(3) } },
      { type: 'pass', refusal: { code: 'C-208', why: 'alreadyActed', text: 'In words.' } },
    ]);
  });

  test('are cut by the longest first where they do not, and say of which', () => {
    const offers = [
      { type: 'attack', can: { cards: list(1000) } },
      { type: 'place', can: { cards: list(900) } },
      { type: 'move', can: { cards: list(10) } },
    ];
    const text = offersText(offers, spell);
    expect(text.length).toBeLessThanOrEqual(MOST_OFFERS);
    expect(read(text)).toEqual([{ type: 'attack', cut: true }, offers[1], offers[2]]);
    expect(read(offersText(offers.slice(0, 1), spell))).toEqual([offers[0]]);
  });

  test('have shortened lists where one alone is too long, however long it is', () => {
    const deep = { type: 'attack', can: { attackers: list(300).map((card) => ({ card, targets: list(300) })), cards: list(5000) } };
    for (const most of [MOST_OFFERS, 3000, 500, 60]) {
      const text = offersText([deep], spell, most);
      expect(text.length).toBeLessThanOrEqual(most);
      expect(read(text)).toMatchObject([{ type: 'attack', cut: true }]);
    }
    const [cut] = read(offersText([deep], spell));
    expect(cut?.can?.cards.length).toBeGreaterThan(5);
  });
});
