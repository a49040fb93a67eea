import { readConfig } from '../src/index.js';
import { network } from '../src/net/addresses.js';
import { ConnectionCounts } from '../src/net/connection-counts.js';

const counts = () => new ConnectionCounts({ ...readConfig({}).limits, addressMessagesPerSecond: 20 });

describe('U101 who is here, by address', () => {
  test('an address with nothing open is forgotten, however many came by', () => {
    const all = counts();
    for (let i = 0; i < 1000; i += 1) {
      const gone = [all.open(`10.0.0.${i}`, 'connections'), all.open(`10.0.0.${i}`, 'tables')];
      const seat = {};
      all.take(`10.0.0.${i}`, seat);
      all.free(seat);
      all.free(seat);
      for (const leave of [...gone, ...gone]) leave();
    }
    expect(all.addresses).toBe(0);
  });

  test('a loud connection is refused before its quiet neighbour, and cut off if nothing else helps', () => {
    const all = counts();
    const heard = Array.from({ length: 50 }, (_, i) => all.loudness('10.0.0.1', i + 1));
    expect(heard.filter((how) => how === null)).toHaveLength(20);
    expect(heard.filter((how) => how === 'loud')).toHaveLength(20);
    expect(heard.slice(40).every((how) => how === 'deafening')).toBe(true);
    expect(all.loudness('10.0.0.1', 1)).toBeNull();
    expect(all.loudness('10.0.0.2', 30)).toBeNull();
  });

  test('what costs more counts as more', () => {
    const all = counts();
    expect([1, 2, 3].map(() => all.loudness('10.0.0.1', 10, 10))).toEqual([null, null, 'loud']);
  });

  test('so many tables in all, and so many of one address, counted before they are opened', () => {
    const all = counts();
    const open = (address: string) => all.openTable(address, 5, 3);
    const mine = [open('10.0.0.1'), open('10.0.0.1'), open('10.0.0.1')] as (() => void)[];
    expect(open('10.0.0.1')).toBe('tooManyTablesHere');
    for (let i = 0; i < 2; i += 1) expect(typeof open('10.0.0.2')).toBe('function');
    expect(open('10.0.0.3')).toBe('tooManyTables');
    for (const close of [...mine, ...mine]) close();
    expect(all.tables).toBe(2);
    expect(typeof open('10.0.0.1')).toBe('function');
  });

  test('a tenth of the room is for who comes back, and a tenth of that for one address', () => {
    const all = counts();
    const open = (address: string, returning = false) => all.openTable(address, 200, 100, returning);
    for (let i = 0; i < 180; i += 1) expect(typeof open(`10.0.${i}.1`)).toBe('function');
    expect(open('10.1.0.1')).toBe('tooManyTables');
    const back = [open('10.1.0.1', true), open('10.1.0.1', true), open('10.1.0.1', true)];
    expect(back.map((one) => typeof one)).toEqual(['function', 'function', 'string']);
    for (let i = 0; i < 18; i += 1) expect(typeof open(`10.2.${i}.1`, true)).toBe('function');
    expect(open('10.3.0.1', true)).toBe('tooManyTables');
    (back[0] as () => void)();
    expect(open('10.3.0.2')).toBe('tooManyTables');
    expect(typeof open('10.1.0.1', true)).toBe('function');
  });

  test('a /48 holds four times what a /56 in it may, of tables, seats and connections', () => {
    const all = counts();
    const net = (i: number) => network(`2001:db8:7:${(i * 0x100).toString(16)}::1`);
    const opened = Array.from({ length: 50 }, (_, i) => all.openTable(net(i % 10), 1000, 3));
    expect(opened.filter((one) => typeof one === 'function')).toHaveLength(12);
    expect(opened.slice(12).every((one) => one === 'tooManyTablesHere')).toBe(true);
    expect(typeof all.openTable(network('2001:db8:8::1'), 1000, 3)).toBe('function');
    for (const what of ['connections', 'seats'] as const) {
      for (let i = 0; i < 8; i += 1) all.open(net(i), what);
      expect([all.isFull(net(9), what, 2), all.isFull(net(9), what, 3)]).toEqual([true, false]);
    }
  });

  test('what waits for all connections of an address together is bounded; each has its share', () => {
    const most = readConfig({}).limits.bufferedBytes;
    const all = counts();
    const gone = Array.from({ length: 33 }, () => all.waitsFor('10.0.0.1', { waiting: most }));
    expect(all.isFlooded('10.0.0.1', 200_000)).toBe(true);
    expect(all.isFlooded('10.0.0.1', 60_000)).toBe(false);
    expect(all.isFlooded('10.0.0.2', 200_000)).toBe(false);
    expect(all.isFlooded('10.0.0.2', most + 1)).toBe(true);
    for (const leave of gone) leave();
    expect(all.isFlooded('10.0.0.1', 200_000)).toBe(false);
  });
});
