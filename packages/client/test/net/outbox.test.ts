import { pauseBefore } from '../../src/net/backoff';
import { Outbox } from '../../src/net/outbox';

const refusal = (why: string) => ({ code: 'table', why, text: '' });

describe('U103 messages that have no answer when the connection breaks', () => {
  function posted() {
    const outbox = new Outbox();
    const sent: [string, unknown][] = [];
    const send = (type: string, message: object) => sent.push([type, message]);
    outbox.skipTo(7);
    const answers = [outbox.post('ready', { ready: true }, send), outbox.post('chat', { text: 'hi' }, send)];
    return { outbox, sent, send, answers };
  }

  test('are sent again over the next one, in their order and under their numbers; those answered are not', async () => {
    const { outbox, sent, send, answers } = posted();
    expect(sent).toEqual([
      ['ready', { ready: true, n: 8 }],
      ['chat', { text: 'hi', n: 9 }],
    ]);
    outbox.settle(8, { ok: true });
    expect(await answers[0]).toEqual({ ok: true });
    outbox.resend(send);
    expect(sent.slice(2)).toEqual([['chat', { text: 'hi', n: 9 }]]);
    outbox.skipTo(3);
    expect(outbox.next()).toBe(10);
  });

  test('count as carried out when the server has heard them before; a first message does not', async () => {
    const { outbox, send, answers } = posted();
    outbox.settle(8, { ok: false, refusal: refusal('repeated') });
    expect(await answers[0]).toMatchObject({ ok: false });
    outbox.resend(send);
    outbox.settle(9, { ok: false, refusal: refusal('repeated') });
    expect(await answers[1]).toEqual({ ok: true });
  });

  test('are said to be unanswered when nobody will answer any more', async () => {
    const { outbox, answers } = posted();
    outbox.giveUp();
    expect(await Promise.all(answers)).toMatchObject([{ refusal: { why: 'offline' } }, { refusal: { why: 'offline' } }]);
  });
});

test('U103 tries follow each other more and more slowly, at different moments for different people, never more than 4 s apart', () => {
  for (const random of [0, 0.5, 0.999]) {
    const pauses = Array.from({ length: 12 }, (_, attempt) => pauseBefore(attempt, random));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(Math.max(...pauses)).toBeLessThan(4000);
  }
  expect(pauseBefore(3, 0)).toBeLessThan(pauseBefore(3, 0.9));
});
