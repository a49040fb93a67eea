import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { incomeOf, moneyOf, powerOf, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { FIGURES, statisticsOf } from '../../src/screens/end/statistics';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../rules/test/fixtures/1', `${name}.json`), 'utf8')) as RecordedGame;

describe('how a game went', () => {
  test('the last figures are those of the final table, C-1107: who is out has none', () => {
    const game = recorded('6-greedy-leavers-14');
    const { turns, figures } = statisticsOf(game);
    const { state } = replayStart(game);
    for (const at of game.intents.keys()) replayStep(game, state, at);
    const { board } = state;
    expect(board.seats.some(({ status }) => status !== 'in')).toBe(true);
    for (const seat of board.seats) {
      const sum = (of: (card: string) => number) => seat.cards.reduce((total, card) => total + of(card), 0);
      const wanted = [
        seat.cards.length,
        sum((card) => powerOf(board, card)),
        sum((card) => incomeOf({ ...board, turn: null }, card)),
        moneyOf(board, seat),
      ];
      const last = FIGURES.map((figure) => figures[figure].get(seat.player)?.at(-1));
      expect([seat.player, last]).toEqual([seat.player, seat.status === 'in' ? wanted : [null, null, null, null]]);
    }
    expect(turns).toEqual(turns.map((_, i) => i));
  });

  test('it begins with an Illuminati each, its income on it (C-104), and each turn has a figure of each player', () => {
    const game = recorded('2-greedy-1');
    const { turns, figures } = statisticsOf(game);
    for (const player of game.players) {
      expect(figures.groups.get(player)?.[0]).toBe(1);
      expect(figures.money.get(player)?.[0]).toBe(figures.income.get(player)?.[0]);
      for (const figure of FIGURES) expect(figures[figure].get(player)).toHaveLength(turns.length);
    }
    expect(Math.max(...(figures.groups.get('ann') ?? []).map(Number))).toBeGreaterThan(3);
  });
});
