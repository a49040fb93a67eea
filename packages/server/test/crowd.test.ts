import { readConfig } from '../src/index.js';
import { Crowd } from '../src/net/crowd.js';

const crowd = () => new Crowd({ ...readConfig({}).limits, addressMessagesPerSecond: 20 });

describe('U101 who is here, by address', () => {
  test('an address with nothing open is forgotten, however many came by', () => {
    const all = crowd();
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

  test('a loud connection is refused before its quiet neighbour', () => {
    const all = crowd();
    all.open('10.0.0.1', 'connections');
    const refused = Array.from({ length: 30 }, (_, i) => all.tooLoud('10.0.0.1', 5000, i + 1)).filter(Boolean);
    expect(refused).toHaveLength(10);
    expect(all.tooLoud('10.0.0.1', 5000, 1)).toBe(false);
    expect(all.tooLoud('10.0.0.1', 6000, 30)).toBe(false);
  });
});
