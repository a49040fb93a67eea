import { loadScenario } from '@illuminice/rules';
import {
  type Board,
  CARD_NUMBERS,
  cardFacts,
  classic,
  explained,
  incomeOf,
  powerOf,
  resistanceOf,
  transferableOf,
} from '@illuminice/rules/classic';

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

/** Seven players with hidden goals; the first has Survivalists, and their incomes count double. */
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
    const reasons = (card: string) => CARD_NUMBERS.map((number) => explained(board, card, number).parts.map(({ why }) => why));
    expect(explained(board, 'texas', 'resistance').parts).toEqual([{ amount: 2, why: { card: 'survivalists' } }]);
    expect(explained(board, 'texas', 'income').parts).toEqual([{ amount: printed('texas').income, why: 'doubled' }]);
    expect(reasons('texas')).toEqual([[], [], [{ card: 'survivalists' }], ['doubled']]);
    expect(reasons('ufos')).toEqual([['hiddenGoals'], ['hiddenGoals'], [], ['players', 'doubled']]);
    expect(explained(board, 'network', 'income').parts).toEqual([{ amount: 3, why: 'players' }]);
    expect(reasons('network')).toEqual([[], [], [], ['players']]);
  });

  test('the reasons add up to the difference, for every card in play', () => {
    const live = { power: powerOf, transferable: transferableOf, income: incomeOf, resistance: resistanceOf };
    for (const card of board.seats.flatMap(({ cards }) => cards)) {
      for (const number of CARD_NUMBERS) {
        const { value, parts } = explained(board, card, number);
        expect([card, number, value]).toEqual([card, number, live[number](board, card)]);
        const sum = parts.reduce((total, { amount }) => total + amount, 0);
        expect([card, number, sum]).toEqual([card, number, value - printed(card)[number]]);
      }
    }
  });
});
