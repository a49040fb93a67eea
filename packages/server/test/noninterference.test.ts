import { playInwoPairs } from '../tools/noninterference/inwo.js';
import { playPairs } from '../tools/noninterference/pairs.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ silenceMs: 6000 });
});
afterAll(() => server.close());

/** Pairs of games that are played. */
const CLASSIC = process.env.THOROUGH ? 30 : 10;
const INWO = process.env.THOROUGH ? 12 : 4;

const logOf = (code: string) => server.log.filter((line) => line.includes(`"table":"${code}"`));

test('U102 nobody can tell two games apart that differ in what others hide or do in secret: bytes, order, times, log', async () => {
  const { pairs, frames, intents, asides, interferences } = await playPairs(CLASSIC, 1, logOf);
  expect(interferences).toEqual([]);
  expect(pairs).toBe(CLASSIC);
  expect(intents).toBeGreaterThan(3 * CLASSIC);
  expect(asides).toBeGreaterThan(10 * CLASSIC);
  expect(frames).toBeGreaterThan(16 * CLASSIC);
});

describe('INWO', () => {
  test('U212, N-1401, N-1402 nobody can tell two games apart that differ in hidden cards, their order and decks, or in secret offers', async () => {
    const { pairs, frames, intents, asides, guesses, interferences } = await playInwoPairs(INWO, 1);
    expect(interferences).toEqual([]);
    expect(pairs).toBe(INWO);
    expect(asides).toBeGreaterThan(3 * INWO);
    expect(guesses).toBeGreaterThan(3 * INWO);
    expect(intents).toBeGreaterThan(25 * INWO);
    expect(frames).toBeGreaterThan(80 * INWO);
  });

  test('U212, N-1401, N-1402 nor in rooms: bytes, order, times, log', async () => {
    const { pairs, frames, intents, asides, interferences } = await playInwoPairs(INWO, 1, logOf);
    expect(interferences).toEqual([]);
    expect(pairs).toBe(INWO);
    expect(asides).toBeGreaterThan(1.5 * INWO);
    expect(intents).toBeGreaterThan(30 * INWO);
    expect(frames).toBeGreaterThan(120 * INWO);
  });
});
