import { hindsightOf } from '@illuminice/bots/inwo';
import { inwoLab } from '../src/inwo/inwo-lab.js';
import { recordGame } from '../src/record.js';

test('U117: an expert of INWO has nothing to learn from an expert', () => {
  const plan = { name: 'a game', players: 3, seed: 1, options: {}, leaving: 0 };
  expect(hindsightOf(recordGame(inwoLab, { ...plan, policy: 'expert' }))).toEqual([]);
});
