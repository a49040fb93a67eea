import { brokenInvariants, inwo, layTable, step } from '../../src/inwo/index.js';

test('an agreed end calls an open attack off: tokens and the Group of the hand go back', () => {
  const { state, errors } = layTable(
    inwo.scenario.shape.parse({
      name: 'an attack on a Group of the hand',
      ruleset: 'inwo',
      players: [
        { id: 'ann', illuminati: 'ufos', structure: [{ group: 'the-mafia', onto: 'ufos', arrow: 'top' }], hand: ['nasa'] },
        { id: 'bob', illuminati: 'the-network' },
      ],
    }),
  );
  expect(errors).toEqual([]);
  const mafia = Object.values(state.board.cards).find(({ card }) => card === 'the-mafia');
  const target = state.secrets.private.ann?.groups[0]?.id ?? '';
  const announced = step(state, 'ann', { type: 'attack', kind: 'control', attacker: mafia?.id ?? '', target, fromHand: true });
  expect(announced).toMatchObject({ ok: true });
  inwo.endAgreed(state);
  expect(state.board.outcome).toEqual({ winners: [], ended: 'agreed' });
  expect(state.board.attack).toMatchObject({ stage: 'over', result: 'calledOff' });
  expect(mafia?.tokens).toBe(1);
  expect(state.secrets.private.ann?.groups.map(({ card }) => card)).toEqual(['nasa']);
  expect(brokenInvariants(state)).toEqual([]);
});
