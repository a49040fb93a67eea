import { NO_TIMER, type Silence } from '@illuminice/protocol';
import type { AnyDecision } from '@illuminice/rules';
import { signal } from '@preact/signals';
import type { TableLink } from '../../src/net/table-link';
import { clockModel } from '../../src/table/clock-model';

const NOW = 1_000_000;

/** The clocks of somebody who is asked in a window, where the server counts their silence. */
function clocks(at: Partial<Silence> = {}, isNew = false, idle = false) {
  const decision = signal<AnyDecision>({ frame: 3, rev: 7, kind: 'attack', who: ['ann', 'bob'] });
  const silence = signal<Silence | null>({ frame: 3, rev: 7, at: NOW + 4200, ...at });
  const busy = signal(false);
  let waits = 0;
  let mores = 0;
  const link = { timer: signal(NO_TIMER), silence, now: () => NOW } as unknown as TableLink;
  const model = clockModel(link, 'ann', decision, {
    isIdle: () => idle,
    isBusy: () => busy.value,
    isNew: () => isNew,
    sendWait(more) {
      if (more) mores += 1;
      else waits += 1;
    },
  });
  return { model, decision, silence, busy, waits: () => waits, mores: () => mores };
}

describe('U31 the count of silence', () => {
  test('a newcomer is given more time at once, and once a window', () => {
    const { model, silence, mores, waits } = clocks({}, true);
    expect([mores(), waits(), model.hadMore.value]).toEqual([1, 0, true]);
    silence.value = { frame: 3, rev: 7, at: NOW + 19_200 };
    model.think();
    expect([mores(), model.autoPassLeft.value]).toEqual([1, 20]);
    model.stop();
  });

  test('is held up by nothing where the player can do nothing', () => {
    const { model, busy, mores, waits } = clocks({}, true, true);
    busy.value = true;
    expect([mores(), waits(), model.autoPassLeft.value]).toEqual([0, 0, 5]);
    model.stop();
  });

  test('is told in whole seconds, and ended by the player', () => {
    const { model, waits } = clocks();
    expect(model.autoPassLeft.value).toBe(5);
    model.cancelAutoPass();
    expect(waits()).toBe(1);
    model.stop();
  });

  test('is ended for whoever composes or reads, as soon as they do and as soon as it begins', () => {
    const { model, busy, silence, waits } = clocks();
    busy.value = true;
    expect(waits()).toBe(1);
    silence.value = null;
    silence.value = { frame: 3, rev: 7, at: NOW + 9000 };
    expect(waits()).toBe(2);
    model.stop();
  });

  test.each([
    ['another window', { frame: 4 }],
    ['what was asked before', { rev: 6 }],
  ])('does not count for %s, and nothing is sent then', (_, at) => {
    const { model, waits } = clocks(at);
    expect(model.autoPassLeft.value).toBeNull();
    model.cancelAutoPass();
    expect(waits()).toBe(0);
    model.stop();
  });

  test('is over when somebody else alone is asked', () => {
    const { model, decision } = clocks();
    decision.value = { ...decision.value, who: ['bob'] };
    expect(model.autoPassLeft.value).toBeNull();
    model.stop();
  });
});
