import { type Remedy, verdict } from '../src/index.js';

describe('U103 what becomes of those who are away', () => {
  test('a voter called like something that objects inherit has not voted before they vote', () => {
    const voters = ['constructor', 'toString', '__proto__'];
    expect(verdict({}, voters, 'constructor')).toBeNull();
    const ballots = Object.fromEntries<Remedy>(voters.slice(0, 2).map((voter) => [voter, 'wait']));
    expect(verdict(ballots, voters, 'constructor')).toBe('wait');
  });

  test('the host decides once everybody has voted and no two agree', () => {
    expect(verdict({ ann: 'wait', bob: 'out' }, ['ann', 'bob', 'constructor'], 'bob')).toBeNull();
    expect(verdict({ ann: 'wait', bob: 'out' }, ['ann', 'bob'], 'bob')).toBe('out');
  });
});
