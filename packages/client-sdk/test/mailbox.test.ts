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

  test('are numbered above what the server has heard, and answered by their number', async () => {
    const mailbox = new Mailbox();
    const first = mailbox.say('ready', { ready: true });
    expect(sent).toEqual([]);
    mailbox.connected(7, post);
    expect(sent).toEqual([{ type: 'ready', n: 8, ready: true }]);
    mailbox.accepted(8, 3);
    expect(await first).toBe(3);
    expect(mailbox.unanswered).toBe(0);
  });

  test('that were not answered are said again under their number on the next connection, in order', async () => {
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

  test('are no more than eight at a time, which is what a server remembers', () => {
    const mailbox = new Mailbox();
    mailbox.connected(0, post);
    for (let i = 0; i < 10; i += 1) void mailbox.say('ping', {});
    expect(sent).toHaveLength(8);
    mailbox.accepted(1, 0);
    expect(sent).toHaveLength(9);
  });

  test('that came too fast are said again a second later, under a new number', async () => {
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

  test('that are refused reject with code, reason and sentence; nothing waits for ever once all is over', async () => {
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
