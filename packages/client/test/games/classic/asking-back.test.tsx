/** @jest-environment jsdom */

import type { PlayerId } from '@illuminice/rules';
import { viewFor } from '@illuminice/rules/classic';
import { waitFor } from '@testing-library/preact';
import { Revealed } from '../../../src/games/classic/hand/revealed';
import { lateParts, SidePanel } from '../../../src/games/classic/panels/side-panel';
import { openPart, screen, speak } from './panel';
import { gameOf, send } from './table';

beforeAll(() => Promise.all(lateParts.map((part) => part.load())));

beforeAll(speak);

/** Ann has ended her turn; as the Gnomes, who have a power at its end, only her actions. */
const ended = (illuminati = 'bavarian-illuminati') => {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati, treasury: 6 },
      { id: 'bob', illuminati: 'bermuda-triangle', treasury: 5 },
      { id: 'cat', illuminati: 'ufos', goal: 'network', treasury: 5 },
    ],
    uncontrolled: ['trekkies', 'moonies'],
  });
  send(state, 'ann', { type: 'endTurn' });
  return state;
};

describe('C-210: taking back what is not free', () => {
  test('whoever did it asks the others, by one button that says what', async () => {
    const { sent, hand } = openPart(Revealed, viewFor(ended(), 'ann'));
    expect(screen.getByTestId('take-back').textContent).toMatch(/Ask to take back the end of the turn/);
    await hand.click(screen.getByTestId('take-back'));
    expect(sent).toEqual([{ type: 'askBack' }]);
  });

  test('the end of the actions is called by its name, for all', () => {
    const state = ended('gnomes-of-zurich');
    openPart(Revealed, viewFor(state, 'ann'));
    expect(screen.getByTestId('take-back').textContent).toMatch(/Ask to take back the end of the actions/);
    send(state, 'ann', { type: 'askBack' });
    openPart(SidePanel, viewFor(state, 'bob'));
    expect(screen.getByTestId('window-askBack').textContent).toMatch(/before the actions ended/);
  });

  test('nobody else has that button', () => {
    openPart(Revealed, viewFor(ended(), 'bob'));
    expect(screen.queryByTestId('take-back')).toBeNull();
  });

  const asked = (viewer: PlayerId) => {
    const state = ended();
    send(state, 'ann', { type: 'askBack' });
    return openPart(SidePanel, viewFor(state, viewer));
  };

  test('the others read who asks for what, and say yes or no', async () => {
    const { sent, hand } = asked('bob');
    expect(screen.getByTestId('window-askBack').textContent).toMatch(
      /ann wants to take a move back.*before the turn ended.*no answer counts as yes/s,
    );
    expect(screen.getByTestId('deny-back').textContent).toBe('Don’t allow');
    expect(screen.getByTestId('done').textContent).toMatch(/^Allow no answer counts as yes/);
    await hand.click(screen.getByTestId('deny-back'));
    await hand.click(screen.getByTestId('done'));
    // A pass waits as long as that of somebody who is not asked.
    await waitFor(() => expect(sent).toMatchObject([{ type: 'denyBack' }, { type: 'done' }]), { timeout: 4000 });
  });

  test('whoever asked may leave it as it is', async () => {
    const { sent, hand } = asked('ann');
    expect(screen.getByTestId('deny-back').textContent).toBe('Leave it as it is');
    await hand.click(screen.getByTestId('deny-back'));
    expect(sent).toEqual([{ type: 'denyBack' }]);
  });
});
