import { network, UNCOUNTED } from '../src/net/addresses.js';
import { Counts } from '../src/net/counts.js';

describe('U101 what an address has spent', () => {
  test('is counted before it is judged, given back, and forgotten after a while', () => {
    let now = 0;
    const counts = new Counts(3, 1000, () => now);
    expect([1, 2, 3, 4].map(() => counts.take('a'))).toEqual([true, true, true, false]);
    expect(counts.isUp('a')).toBe(true);
    expect(counts.take('b', 3)).toBe(true);
    counts.give('b');
    expect([counts.take('b'), counts.take('b')]).toEqual([true, false]);
    now = 999;
    expect(counts.take('a')).toBe(false);
    now = 1000;
    expect(counts.isUp('a')).toBe(false);
    expect(counts.take('a')).toBe(true);
  });

  test('who has no limits is not counted, and no limit counts nobody', () => {
    const counts = new Counts(1, 1000);
    for (let i = 0; i < 5; i += 1) expect(counts.take(UNCOUNTED)).toBe(true);
    const none = new Counts(Number.POSITIVE_INFINITY, 1000);
    for (let i = 0; i < 5; i += 1) expect(none.take('a')).toBe(true);
    expect([counts.size, none.size]).toEqual([0, 0]);
  });

  test('a /48 has four times what each /56 in it has, counted and given back with it', () => {
    const counts = new Counts(3, 1000, () => 0);
    const net = (i: number) => network(`2001:db8:7:${(i * 0x100).toString(16)}::1`);
    const taken = Array.from({ length: 20 }, (_, i) => counts.take(net(i)));
    expect(taken.filter(Boolean)).toHaveLength(12);
    expect([counts.isUp(net(0)), counts.isUp(net(200)), counts.isUp(network('2001:db8:8::1'))]).toEqual([true, true, false]);
    for (let i = 0; i < 9; i += 1) counts.give(net(i));
    expect([counts.isUp(net(0)), counts.take(net(0))]).toEqual([false, true]);
    expect([1, 2, 3, 4].map(() => counts.take(network('2001:db8:8::1')))).toEqual([true, true, true, false]);
  });

  test('memory does not grow with addresses that are gone', () => {
    let now = 0;
    const counts = new Counts(3, 1000, () => now);
    for (let i = 0; i < 100_000; i += 1) {
      now += 1;
      counts.take(`10.0.0.${i}`);
    }
    expect(counts.size).toBeLessThan(3000);
  });
});

test('U101 an IPv6 network counts as one address, an IPv4 address in IPv6 clothes as itself', () => {
  expect(network('2001:db8:1:2300::1')).toBe(network('2001:db8:1:23ff:ffff::2'));
  expect(network('2001:db8:1:2300::1')).not.toBe(network('2001:db8:1:2400::1'));
  expect(network('::ffff:192.0.2.7')).toBe(network('192.0.2.7'));
  expect(network('192.0.2.7')).not.toBe(network('192.0.2.8'));
  expect(network('no address')).toBe('no address');
});
