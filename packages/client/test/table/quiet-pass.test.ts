import type { AnyDecision, AnyIntent } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { quietPass } from '../../src/table/quiet-pass';

const PASS = { type: 'done', rev: 7 } as AnyIntent;

/** A viewer who is asked in a window, and whether the question is of use to them. */
function asked({ isIdle, isWatched = true }: { isIdle: boolean; isWatched?: boolean }) {
  const decision = signal<AnyDecision>({ frame: 3, rev: 7, kind: 'contest', who: ['ann', 'bob'] });
  const idle = signal(isIdle ? PASS : null);
  const sent: number[] = [];
  const play = () => void sent.push(Date.now());
  const quiet = quietPass('ann', decision, idle, { isWatched: () => isWatched, play, time: () => 1700 });
  const answer = { ok: true };
  const byHand = () =>
    quiet.pass(async () => {
      play();
      return answer;
    });
  return { decision, idle, sent, quiet, byHand, answer };
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

describe('N-1002, C-422: a pass tells nobody whether the player was asked', () => {
  test('an idle viewer and one who passes by hand at once are heard at the same moment', () => {
    const idle = asked({ isIdle: true });
    const hand = asked({ isIdle: false });
    void hand.byHand();
    expect(hand.quiet.isPassing.value).toBe(true);
    jest.advanceTimersByTime(1699);
    expect([idle.sent, hand.sent]).toEqual([[], []]);
    jest.advanceTimersByTime(1);
    expect([idle.sent, hand.sent]).toEqual([[1700], [1700]]);
  });

  test('a pass by hand after that time goes out at once', () => {
    const { sent, byHand } = asked({ isIdle: false });
    jest.advanceTimersByTime(9000);
    void byHand();
    expect(sent).toEqual([9000]);
  });

  test('where only computer players look on, nothing waits', () => {
    expect(asked({ isIdle: true, isWatched: false }).sent).toEqual([0]);
  });
});

describe('U31: a pass by hand', () => {
  test('is one until the game says so', async () => {
    const { decision, quiet, byHand } = asked({ isIdle: false });
    const answer = byHand();
    jest.advanceTimersByTime(1700);
    await expect(answer).resolves.toEqual({ ok: true });
    expect(quiet.isPassing.value).toBe(true);
    decision.value = { ...decision.value, who: ['bob'] };
    expect(quiet.isPassing.value).toBe(false);
  });

  test('is none in the question that its frame asks next (C-504: what a captive gets, after the dice)', async () => {
    const { decision, quiet, byHand, sent } = asked({ isIdle: false });
    decision.value = { ...decision.value, kind: 'dice', who: ['ann'] };
    const passed = byHand();
    jest.advanceTimersByTime(1700);
    await passed;
    expect(quiet.isPassing.value).toBe(true);
    decision.value = { ...decision.value, kind: 'settle' };
    expect(quiet.isPassing.value).toBe(false);
    await byHand();
    expect(sent).toEqual([1700, 1700]);
  });

  test('is none once it is refused', async () => {
    const { quiet, byHand, answer } = asked({ isIdle: false });
    answer.ok = false;
    const refused = byHand();
    jest.advanceTimersByTime(1700);
    await refused;
    expect(quiet.isPassing.value).toBe(false);
  });

  test('can be taken back until it goes out', async () => {
    const { sent, quiet, byHand } = asked({ isIdle: false });
    const answer = byHand();
    expect([quiet.takeBack(), quiet.isPassing.value]).toEqual([true, false]);
    await expect(answer).resolves.toBeNull();
    jest.advanceTimersByTime(9000);
    expect([sent, quiet.takeBack()]).toEqual([[], false]);
  });

  test('goes out once, however often it is pressed', async () => {
    const { sent, byHand } = asked({ isIdle: false });
    const first = byHand();
    jest.advanceTimersByTime(300);
    void byHand();
    await expect(first).resolves.toBeNull();
    jest.advanceTimersByTime(9000);
    expect(sent).toEqual([1700]);
  });

  test('is not sent once the game asks no more', async () => {
    const { decision, sent, quiet, byHand } = asked({ isIdle: false });
    const answer = byHand();
    decision.value = { ...decision.value, who: ['bob'] };
    await expect(answer).resolves.toBeNull();
    jest.advanceTimersByTime(9000);
    expect([sent, quiet.isPassing.value]).toEqual([[], false]);
  });
});

test('a question that becomes useful before the pass is sent is asked after all', () => {
  const { idle, sent } = asked({ isIdle: true });
  jest.advanceTimersByTime(500);
  idle.value = null;
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test('each window has a time of its own, and each is passed once', () => {
  const { decision, sent } = asked({ isIdle: true });
  jest.advanceTimersByTime(2000);
  decision.value = { ...decision.value, rev: 8 };
  jest.advanceTimersByTime(2000);
  decision.value = { ...decision.value, who: ['bob'] };
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual([1700, 3700]);
});
