import { sceneOf } from '../../../src/games/classic/board/scene';
import type { CardWords } from '../../../src/games/classic/board/words';
import { fourInAttack, viewOf } from '../../harness/tables';

const WORDS = new Proxy({}, { get: () => () => '' }) as CardWords;

test('C-409: beside the number stands the money of everybody who paid, the attacker and the owner of the target, too', () => {
  const { duel } = sceneOf(viewOf(fourInAttack()), WORDS);
  expect(duel?.paid).toEqual(
    expect.arrayContaining([
      { player: 'mira', amount: 4 },
      { player: 'kestrel', amount: 3 },
      { player: 'noor', amount: -2 },
      expect.objectContaining({ player: 'tobias' }),
    ]),
  );
  expect(duel?.paid.find(({ player }) => player === 'tobias')?.amount).toBeLessThan(0);
});
