import { playPairs } from '../src/noninterference/pairs.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ silenceMs: 6000 });
});
afterAll(() => server.close());

test('U102 nobody can tell two games apart that differ in another’s hidden cards: bytes, order, times, log', async () => {
  const logOf = (code: string) => server.log.filter((line) => line.includes(`"table":"${code}"`));
  const { pairs, frames, intents, interferences } = await playPairs(30, 1, logOf);
  expect(interferences).toEqual([]);
  expect(pairs).toBe(30);
  expect(intents).toBeGreaterThan(100);
  expect(frames).toBeGreaterThan(500);
});
