import type { WireRefusal } from '@illuminice/protocol';
import { Mailbox } from '../src/mailbox.js';
import { RefusedError } from '../src/refused-error.js';

const refusal = (why: string, code = 'table'): WireRefusal => ({ code, why, text: `because of ${why}` });

describe('U109 messages of a bot', () => {
  const sent: { type: string; n: number }[] = [];
  const post = (type: string, message: object) => void sent.push({ type, ...(message as { n: number }) });
  beforeEach(() => {
    sent.length = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test("continue the server's numbers, and are answered by number", async () => {
    const mailbox = new Mailbox();
    const first = mailbox.say('ready', { ready: true });
    expect(sent).toEqual([]);
    mailbox.connected(7, post);
    expect(sent).toEqual([{ type: 'ready', n: 8, ready: true }]);
    mailbox.accepted(8, 3);
    expect(await first).toBe(3);
    expect(mailbox.unanswered).toBe(0);
  });

  test('without answers are repeated in order on the next connection, with their numbers', async () => {
    const mailbox = new Mailbox();
    mailbox.connected(0, post);
    const both = [mailbox.say('here', {}), mailbox.say('ping', {})];
    mailbox.disconnected();
    const third = mailbox.say('sync', {});
    sent.length = 0;
    mailbox.connected(1, post);
    expect(sent.map(({ type, n }) => [type, n])).toEqual([
      ['here', 1],
      ['ping', 2],
      ['sync', 3],
    ]);
    for (const n of [1, 2, 3]) mailbox.accepted(n, n);
    expect(await Promise.all([...both, third])).toEqual([1, 2, 3]);
  });

  test('are at most eight at a time, as many as a server remembers', () => {
    const mailbox = new Mailbox();
    mailbox.connected(0, post);
    for (let i = 0; i < 10; i += 1) void mailbox.say('ping', {});
    expect(sent).toHaveLength(8);
    mailbox.accepted(1, 0);
    expect(sent).toHaveLength(9);
  });

  test('that were too fast are repeated a second later with a new number', async () => {
    const mailbox = new Mailbox();
    mailbox.connected(0, post);
    const said = mailbox.say('start', {});
    mailbox.refused(1, refusal('tooFast'));
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    expect(sent.at(-1)).toMatchObject({ type: 'start', n: 2 });
    mailbox.accepted(2, 9);
    expect(await said).toBe(9);
  });

  test('reject with code, reason and sentence when refused; closing rejects the rest', async () => {
    const mailbox = new Mailbox();
    mailbox.connected(0, post);
    const refused = mailbox.say('intent', { intent: { type: 'roll' } });
    mailbox.refused(null, refusal('badMessage'));
    mailbox.refused(1, refusal('notYourTurn', 'C-402'));
    await expect(refused).rejects.toThrow('C-402: because of notYourTurn');
    await expect(refused).rejects.toBeInstanceOf(RefusedError);
    const open = mailbox.say('ping', {});
    mailbox.close(new Error('we left the table'));
    await expect(open).rejects.toThrow('we left the table');
    expect(jest.getTimerCount()).toBe(0);
  });
});
