import { loadScenario } from '@illuminice/rules';
import { type Board, cardFacts, changesOf, classic, incomeOf, powerOf, resistanceOf, transferableOf } from '@illuminice/rules/classic';

const NAMES = [
  'ufos',
  'gnomes-of-zurich',
  'network',
  'bermuda-triangle',
  'discordian-society',
  'society-of-assassins',
  'bavarian-illuminati',
];
const structure = [
  { group: 'survivalists', onto: 'ufos', arrow: 'left' },
  { group: 'texas', onto: 'ufos', arrow: 'right' },
];

/** Seven players with hidden goals; the first has Survivalists, and his incomes count double. */
function table(): Board {
  const loaded = loadScenario(classic, {
    name: 'numbers',
    ruleset: 'classic',
    players: NAMES.map((illuminati, i) => ({ id: `p${i}`, illuminati, ...(i === 0 && { structure }) })),
    options: { hiddenGoals: true },
    turn: { player: 'p0', phase: 'actions' },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors));
  const { board } = loaded.state;
  if (board.turn) board.turn.doubled = true;
  return board;
}

describe('C-307, U73: why a number is not the printed one', () => {
  const board = table();
  const printed = (card: string) => {
    const facts = cardFacts[card];
    if (!facts || facts.kind === 'special') throw new Error(`${card} has no numbers`);
    return { ...facts, resistance: facts.kind === 'group' ? facts.resistance : 0 };
  };

  test('each reason is told by itself', () => {
    expect(changesOf(board, 'texas')).toEqual([
      { number: 'resistance', amount: 2, why: { card: 'survivalists' } },
      { number: 'income', amount: printed('texas').income, why: 'doubled' },
    ]);
    expect(changesOf(board, 'ufos').map(({ number, why }) => [number, why])).toEqual([
      ['power', 'hiddenGoals'],
      ['transferable', 'hiddenGoals'],
      ['income', 'players'],
      ['income', 'doubled'],
    ]);
    expect(changesOf(board, 'network')).toEqual([{ number: 'income', amount: 3, why: 'players' }]);
  });

  test('the reasons add up to the difference, for every card in play', () => {
    const live = { power: powerOf, transferable: transferableOf, income: incomeOf, resistance: resistanceOf };
    for (const card of board.seats.flatMap(({ cards }) => cards)) {
      for (const number of ['power', 'transferable', 'income', 'resistance'] as const) {
        const amounts = changesOf(board, card).filter((change) => change.number === number);
        const sum = amounts.reduce((total, { amount }) => total + amount, 0);
        expect([card, number, sum]).toEqual([card, number, live[number](board, card) - printed(card)[number]]);
      }
    }
  });
});
