/** @jest-environment jsdom */

import { viewFor } from '@illuminice/rules/classic';
import { TextView } from '../../../src/games/classic/card/text-view';
import { openPart, screen, speak } from './panel';
import { gameOf, send } from './table';

beforeAll(speak);

describe('U13: a Special that lies open', () => {
  const turned = () => {
    const state = gameOf({
      players: [
        { id: 'ann', illuminati: 'network', specials: ['bribery'] },
        { id: 'bob', illuminati: 'ufos', goal: 'network', specials: ['assassination:up'] },
      ],
    });
    send(state, 'ann', { type: 'flipSpecial', card: 'bribery' });
    // Whoever comes late has heard nothing of it.
    return viewFor(state, 'bob');
  };

  test('C-203: the table in words says who turned it up and when, also to those who did not see it', () => {
    openPart(TextView, turned());
    expect(screen.getByTestId('text-bribery').textContent).toMatch(/^Bribery · ann turned it up in turn 1$/);
    expect(screen.getByTestId('text-assassination').textContent).toBe('Assassination');
  });
});
