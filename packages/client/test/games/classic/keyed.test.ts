/** @jest-environment jsdom */

import { REMARKS, spoken } from '@illuminice/bots';
import { inWords } from '../../../src/hud/talk/keyed';
import { speak } from './panel';

beforeAll(speak);

describe('U02: what computer players say', () => {
  test('each remark and promise has words; players and cards are named in them', () => {
    const name = () => 'Noor';
    for (const key of REMARKS) {
      const said = inWords(spoken({ key, to: null, player: 'p2', card: 'moonies' }), name);
      expect(said).not.toContain('@');
      expect(said).toMatch(/Noor|Mass Wedding Church/);
    }
    expect(inWords(spoken({ key: 'boast', to: null, card: 'moonies' }), name)).toContain('Mass Wedding Church');
    for (const promise of ['@out', '@help']) expect(inWords(promise)).toMatch(/^I /);
  });

  test('what a person wrote stands as they wrote it', () => {
    for (const text of ['hello', '@nobody', '@out of here', 'me @out', '@constructor p1 -']) expect(inWords(text)).toBe(text);
  });
});
