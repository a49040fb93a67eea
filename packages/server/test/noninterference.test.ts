import { playPairs } from '../src/noninterference/pairs.js';
import { Answers } from '../src/rooms/answers.js';
import { Audience } from '../src/rooms/audience.js';
import { TableRoom } from '../src/rooms/table-room.js';
import { startServer, type TestServer } from './harness/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ silenceMs: 6000 });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const logOf = (code: string) => server.log.filter((line) => line.includes(`"table":"${code}"`));

test('U102 nobody can tell two games apart that differ in what others hide or do in secret: bytes, order, times, log', async () => {
  const { pairs, frames, intents, asides, interferences } = await playPairs(30, 1, logOf);
  expect(interferences).toEqual([]);
  expect(pairs).toBe(30);
  expect(intents).toBeGreaterThan(100);
  expect(asides).toBeGreaterThan(300);
  expect(frames).toBeGreaterThan(500);
});

describe('is not blind:', () => {
  const told = async () => (await playPairs(8, 1, logOf)).interferences;

  test('it sees what is told to everybody that is meant for one', async () => {
    jest.spyOn(Audience.prototype, 'tellPlayer').mockImplementation(function (this: Audience, clients, _player, type, message) {
      for (const client of clients) this.tell(client, type, message);
    });
    expect(await told()).toContainEqual({ seed: expect.any(Number), who: 'spectator', what: expect.stringMatching(/frame/) });
  });

  test('it sees a pause that is drawn again when something happens in secret', async () => {
    const { look } = Answers.prototype;
    jest.spyOn(Answers.prototype, 'look').mockImplementation(function (this: Answers, seats, table) {
      this.forget();
      look.call(this, seats, table);
    });
    expect(await told()).toContainEqual({ seed: expect.any(Number), who: 'spectator', what: expect.stringMatching(/ms apart|frames and/) });
  });

  test('it sees what is logged', async () => {
    jest.spyOn(TableRoom.prototype, 'tellPlayer').mockImplementation(function (this: TableRoom, player) {
      this.log.info({ player }, 'somebody is told something');
    });
    expect(await told()).toContainEqual({ seed: expect.any(Number), who: 'log', what: 'the two logs are not the same' });
  });
});
