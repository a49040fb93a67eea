import { Counters } from '../src/counters.js';

test('U102 what happened shows once a minute, and refusals that hang on the game show alike', () => {
  let now = 1_000_000;
  const counters = new Counters(() => now);
  expect(counters.shown).toMatchObject({ accepted: 0, refused: {} });
  counters.accepted();
  for (const [code, why] of [
    ['C-402', 'captured'],
    ['C-900', 'notHeld'],
    ['table', 'cannotHold'],
    ['table', 'tooFast'],
  ] as const) {
    counters.refused({ code, why, text: '' });
  }
  expect(counters.shown).toMatchObject({ accepted: 0, refused: {} });
  now += 60_000;
  expect(counters.shown).toMatchObject({ accepted: 1, refused: { game: 3, tooFast: 1 } });
});
