import { setImmediate as turn } from 'node:timers/promises';
import { AddressScheduler } from '../src/net/address-scheduler.js';
import { UNCOUNTED } from '../src/net/addresses.js';

/** Something that takes so many milliseconds of the processor. */
const work = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('U101 the event loop is shared among addresses', () => {
  test('what is asked for all at once is done over many turns, in order, and others are served between', async () => {
    const scheduler = new AddressScheduler();
    const done: string[] = [];
    for (let i = 0; i < 100; i += 1) expect(scheduler.run('a', () => done.push(`a${i}`), 1)).toBe(true);
    expect(done).toEqual(['a0', 'a1']);
    scheduler.run('b', () => done.push('b'), 1);
    expect(done).toEqual(['a0', 'a1', 'b']);
    let turns = 0;
    for (; done.length < 101; turns += 1) await turn();
    expect(turns).toBeGreaterThanOrEqual(48);
    expect(done.filter((one) => one !== 'b')).toEqual(Array.from({ length: 100 }, (_, i) => `a${i}`));
    await turn();
    await turn();
    expect(scheduler.busy).toBe(0);
  });

  test('time that is really used counts', async () => {
    const scheduler = new AddressScheduler();
    let done = 0;
    for (let i = 0; i < 3; i += 1)
      scheduler.run('a', () => {
        work(5);
        done += 1;
      });
    expect(done).toBe(1);
    while (done < 3) await turn();
  });

  test('many busy addresses have their turns one after the other', async () => {
    const scheduler = new AddressScheduler();
    const done: string[] = [];
    const addresses = ['a', 'b', 'c', 'd'];
    for (const address of addresses) for (let i = 0; i < 6; i += 1) scheduler.run(address, () => done.push(address), 2);
    done.length = 0;
    while (done.length < 20) await turn();
    // Two a turn: nobody is served twice before all others were served once.
    for (let i = 0; i < 20; i += 4) expect(done.slice(i, i + 4).sort()).toEqual(addresses);
  });

  test('so much may wait and no more; who has no limits never waits', () => {
    const scheduler = new AddressScheduler();
    const taken = Array.from({ length: 600 }, () => scheduler.run('a', () => {}, 1)).filter(Boolean);
    expect(taken).toHaveLength(502);
    let done = 0;
    for (let i = 0; i < 600; i += 1) scheduler.run(UNCOUNTED, () => (done += 1), 1);
    expect(done).toBe(600);
  });

  test('one that throws does not keep the next waiting', async () => {
    const scheduler = new AddressScheduler();
    let done = false;
    expect(() =>
      scheduler.run(
        'a',
        () => {
          throw new Error('on purpose');
        },
        2,
      ),
    ).toThrow('on purpose');
    scheduler.run('a', () => (done = true));
    while (!done) await turn();
  });
});
