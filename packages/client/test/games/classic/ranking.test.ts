import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, classic } from '@illuminice/rules/classic';
import { ranking } from '../../../src/games/classic/end/ranking';

const ended = (name: string) => {
  const game = JSON.parse(
    readFileSync(join(__dirname, '../../../../rules/test/fixtures/1', `${name}.json`), 'utf8'),
  ) as RecordedGame<ClassicTypes>;
  const { state } = replayStart(classic, game);
  for (const at of game.intents.keys()) replayStep(classic, game, state, at);
  return state.board;
};

describe('how the players came in', () => {
  test('the winners first, whatever they hold; then by cards', () => {
    const board = ended('6-greedy-leavers-14');
    const { outcome } = board;
    if (!outcome) throw new Error('This game is not over.');
    const ranked = ranking(board, outcome);
    expect(new Set(ranked.slice(0, outcome.winners.length).map(({ player }) => player))).toEqual(new Set(outcome.winners));
    const others = ranked.slice(outcome.winners.length).map(({ cards }) => cards.length);
    expect(others).toEqual([...others].sort((one, other) => other - one));
    const poorest = others.length > 0 ? ranked.at(-1) : undefined;
    if (poorest) expect(ranking(board, { winners: [poorest.player], scores: [] })[0]).toBe(poorest);
  });

  test('in a long game by points (C-1204)', () => {
    const board = ended('2-greedy-1');
    const scores = board.seats.map(({ player }, place) => ({ player, score: place }));
    expect(ranking(board, { winners: [], scores }).map(({ player }) => player)).toEqual(
      [...board.seats].reverse().map(({ player }) => player),
    );
  });
});
