import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, classic, incomeOf, moneyOf, powerOf } from '@illuminice/rules/classic';
import { courseOf, FIGURES } from '../../../src/games/classic/end/course';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../../rules/test/fixtures/1', `${name}.json`), 'utf8')) as RecordedGame<ClassicTypes>;

describe('how a game went', () => {
  test('the last figures are those of the final table, C-1107: who is out has none', () => {
    const game = recorded('6-greedy-leavers-14');
    const { turns, figures } = courseOf(game, 3).statistics;
    const { state } = replayStart(classic, game);
    for (const at of game.intents.keys()) replayStep(classic, game, state, at);
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
    const { turns, figures } = courseOf(game, 3).statistics;
    for (const player of game.players) {
      expect(figures.groups.get(player)?.[0]).toBe(1);
      expect(figures.money.get(player)?.[0]).toBe(figures.income.get(player)?.[0]);
      for (const figure of FIGURES) expect(figures[figure].get(player)).toHaveLength(turns.length);
    }
    expect(Math.max(...(figures.groups.get('ann') ?? []).map(Number))).toBeGreaterThan(3);
  });
});

const turningPointsOf = (game: RecordedGame<ClassicTypes>, most: number) => courseOf(game, most).turningPoints;

describe('U106 the turning points of a game', () => {
  test.each(['2-greedy-1', '6-greedy-leavers-14'])('%s: three deeds in their order, each where the replay has it', (name) => {
    const game = recorded(name);
    const points = turningPointsOf(game, 3);
    expect(points).toHaveLength(3);
    expect(points.map(({ moment }) => moment)).toEqual(points.map(({ moment }) => moment).sort((a, b) => a - b));
    const { state } = replayStart(classic, game);
    for (const at of game.intents.keys()) {
      const turn = state.board.turn?.number ?? 0;
      const events = replayStep(classic, game, state, at);
      const point = points.find(({ moment }) => moment === at + 1);
      if (point) {
        expect(events).toContainEqual(point.event);
        expect(turn).toBe(point.turn);
        expect(point.by === null || game.players.includes(point.by)).toBe(true);
      }
    }
  });

  test('the deed that came last is one of them, however small', () => {
    const game = recorded('2-greedy-1');
    const all = turningPointsOf(game, 10_000);
    expect(turningPointsOf(game, 1)).toEqual(all.slice(-1));
    expect(turningPointsOf(game, 3).at(-1)).toEqual(all.at(-1));
  });

  test('a game that stops before anything was done has none', () => {
    const game = recorded('2-greedy-1');
    expect(turningPointsOf({ ...game, intents: [] }, 3)).toEqual([]);
  });
});
