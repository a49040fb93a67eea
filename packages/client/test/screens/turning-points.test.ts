import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { turningPointsOf } from '../../src/screens/end/turning-points';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, '../../../rules/test/fixtures/1', `${name}.json`), 'utf8')) as RecordedGame;

describe('U106 the turning points of a game', () => {
  test.each(['2-greedy-1', '6-greedy-leavers-14'])('%s: three deeds in their order, each where the replay has it', (name) => {
    const game = recorded(name);
    const points = turningPointsOf(game, 3);
    expect(points).toHaveLength(3);
    expect(points.map(({ moment }) => moment)).toEqual(points.map(({ moment }) => moment).sort((a, b) => a - b));
    const { state } = replayStart(game);
    for (const at of game.intents.keys()) {
      const turn = state.board.turn?.number ?? 0;
      const events = replayStep(game, state, at);
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
