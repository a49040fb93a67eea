import { CLOSE, type WireRefusal } from '@illuminice/protocol';
import { RefusedError } from '../src/refused-error.js';
import { endedBy, firstAttempt, isFinal, pauseBefore } from '../src/returning.js';

const refused = (why: string) => new RefusedError({ code: 'table', why, text: why } satisfies WireRefusal);

describe('U109 a bot whose connection ends', () => {
  test('stays away after an intended close, and returns otherwise', () => {
    expect([CLOSE.takenOver, CLOSE.broken, CLOSE.unwatched].map(endedBy)).toEqual([
      'the seat is used elsewhere',
      'the table is broken',
      'nobody may look on any more',
    ]);
    expect([CLOSE.stopping, CLOSE.idle, CLOSE.tooFast, CLOSE.again, 1006].map(endedBy)).toEqual([null, null, null, null, null]);
  });

  test('gives up after final refusals', () => {
    expect(['kicked', 'noSuchTable', 'wrongPassword'].map((why) => isFinal(refused(why)))).toEqual([true, true, true]);
    expect([refused('stopping'), refused('unsaved'), new Error('fetch failed')].map(isFinal)).toEqual([false, false, false]);
  });

  test('returns at once on request, soon after an accident, later after flooding', async () => {
    jest.useFakeTimers();
    try {
      await pauseBefore(firstAttempt(CLOSE.again));
      const pauses = [firstAttempt(1006), firstAttempt(CLOSE.tooFast), 99].map((attempt) => {
        void pauseBefore(attempt);
        const left = jest.getTimerCount();
        let ms = 0;
        while (jest.getTimerCount() === left) {
          jest.advanceTimersByTime(10);
          ms += 10;
        }
        return ms;
      });
      const [accident, talked, late] = pauses as [number, number, number];
      expect(accident).toBeLessThanOrEqual(150);
      expect(talked).toBeGreaterThanOrEqual(1500);
      expect(late).toBeLessThanOrEqual(3510);
    } finally {
      jest.useRealTimers();
    }
  });
});
