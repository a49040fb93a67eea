import { rulesOf } from '@illuminice/rules';
import { inwo } from '@illuminice/rules/inwo';
import type { Logger } from 'pino';
import { Answers } from '../../src/session/automation/answers.js';
import { Automation } from '../../src/session/automation/automation.js';
import type { ClientSession } from '../../src/session/client-session.js';
import { Outbox } from '../../src/session/view/outbox.js';
import { playInwoPairs } from '../../tools/noninterference/inwo.js';
import { playPairs } from '../../tools/noninterference/pairs.js';
import { startServer, type TestServer } from '../harness/server.js';

/** What leaks is found: each fault that is put in shows in what `noninterference` reports. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ silenceMs: 6000 });
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

const logOf = (code: string) => server.log.filter((line) => line.includes(`"table":"${code}"`));

const clientsOf = (outbox: Outbox) => (outbox as unknown as { deps: { clients: Map<string, ClientSession> } }).deps.clients.values();

describe('U102 is not blind:', () => {
  const told = async () => (await playPairs(8, 1, logOf)).interferences;

  test('it sees what is told to everybody that is meant for one', async () => {
    jest.spyOn(Outbox.prototype, 'sendTo').mockImplementation(function (this: Outbox, _player, type, message) {
      for (const client of clientsOf(this)) this.send(client, type, message);
    });
    const found = await told();
    for (const who of ['spectator', 'spectator by JSON', 'bob'])
      expect(found).toContainEqual({ seed: expect.any(Number), who, what: expect.stringMatching(/frame/) });
  });

  test('it sees a pause that is drawn again when something happens in secret', async () => {
    const { update } = Answers.prototype;
    jest.spyOn(Answers.prototype, 'update').mockImplementation(function (this: Answers, seats, table) {
      this.forget();
      update.call(this, seats, table);
    });
    expect(await told()).toContainEqual({ seed: expect.any(Number), who: 'spectator', what: expect.stringMatching(/ms apart|frames and/) });
  });

  test('it sees what is logged', async () => {
    const { order } = Automation.prototype;
    jest.spyOn(Automation.prototype, 'order').mockImplementation(function (this: Automation, player, orders) {
      (this as unknown as { deps: { log: Logger } }).deps.log.info({ player }, 'somebody gave an order');
      return order.call(this, player, orders);
    });
    expect(await told()).toContainEqual({ seed: expect.any(Number), who: 'log', what: 'the two logs are not the same' });
  });

  test('in rooms it sees a refusal that is told to all', async () => {
    jest.spyOn(Outbox.prototype, 'refused').mockImplementation(function (this: Outbox, _client, n, refusal) {
      for (const client of clientsOf(this)) this.send(client, 'refused', { n, refusal });
    });
    const { interferences } = await playInwoPairs(6, 1, logOf);
    expect(interferences).toContainEqual({ seed: expect.any(Number), who: 'spectator', what: expect.stringMatching(/frame/) });
  });

  test('it sees an event that is told to more than those it is for', async () => {
    jest.spyOn(inwo, 'eventsFor').mockImplementation((events) => [...events]);
    expect((await playInwoPairs(12, 1)).interferences).not.toEqual([]);
  });

  test('it sees an offer that tells which of two copies lies in a hand, and one that tells its receiver which it gives', async () => {
    const { createGame } = rulesOf(inwo, 5);
    jest.spyOn(inwo, 'createGame').mockImplementation(createGame);
    const { interferences } = await playInwoPairs(40, 1);
    const what = interferences.map((found) => found.what).join('\n');
    expect(what).toMatch(/^\{"type":"offer".*"ask".* is .*(carried out and .*N-1403|N-1403.* and carried out)/m);
    expect(what).toMatch(/"offered":\[\{"deal"/);
  });
});
