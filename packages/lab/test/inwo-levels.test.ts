import { inwoLab } from '../src/inwo/inwo-lab.js';
import { leagueOf, makersOf } from '../src/league/league.js';
import { playBlock } from '../src/league/play.js';

test('U213: a regular one beats a novice, two at a table', () => {
  const [pairing] = leagueOf(inwoLab);
  if (!pairing) throw new Error('nobody is to beat anybody');
  expect(pairing).toMatchObject({ hero: 'regular', others: 'novice', players: 2 });
  const games = Array.from({ length: process.env.THOROUGH ? 6 : 3 }, (_, i) =>
    playBlock(inwoLab, makersOf(inwoLab), { pairing, seed: 41 + i }),
  ).flat();
  expect(games.filter(({ result }) => result === 'won').length).toBeGreaterThan(0.8 * games.length);
});
