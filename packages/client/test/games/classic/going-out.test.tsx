/** @jest-environment jsdom */

import { step, viewFor } from '@illuminice/rules/classic';
import { waitFor } from '@testing-library/preact';
import { actionsOf } from '../../../src/games/classic/actions';
import { lateParts, SidePanel } from '../../../src/games/classic/panels/side-panel';
import { scenesOf } from '../../../src/games/classic/stage/scenes';
import { Leave } from '../../../src/hud/seats/leave';
import { ActionBar } from '../../../src/hud/shell/action-bar';
import { openPart, play, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(async () => {
  await speak();
  await Promise.all(lateParts.map((part) => part.load()));
});

/** Ann has no Group left, and ends her third turn. */
const LAST = {
  players: [
    { id: 'ann', illuminati: 'servants-of-cthulhu', treasury: 9, turns: 2 },
    { id: 'bob', illuminati: 'discordian-society', turns: 2, structure: [{ group: 'texas', onto: 'discordian-society', arrow: 'right' }] },
    { id: 'cat', illuminati: 'ufos', turns: 2, structure: [{ group: 'hackers', onto: 'ufos', arrow: 'right' }] },
  ],
  uncontrolled: ['moonies', 'comic-books'],
};

describe('C-1101: a turn that ends without a Group', () => {
  test.each(['action-end', 'action-pass'])('%s asks once more, and shows what could still be done', async (button) => {
    const { hand, played } = play(
      ({ table }) => (
        <>
          <ActionBar actions={actionsOf(table)} />
          <SidePanel />
        </>
      ),
      gameOf(LAST),
    );
    await hand.click(screen.getByTestId(button));
    expect(played).toEqual([]);
    expect(screen.getByTestId('end-panel').textContent).toMatch(/You have no groups: ending your turn now puts you out of the game/);
    await waitFor(() => expect(screen.getByTestId('best-0')).toBeTruthy());
    await hand.click(screen.getByTestId('end-not'));
    expect(screen.queryByTestId('end-panel')).toBeNull();
    await hand.click(screen.getByTestId(button));
    await hand.click(screen.getByTestId('end-anyway'));
    expect(played).toEqual([{ type: button === 'action-end' ? 'endTurn' : 'pass' }]);
  });

  test('asks nothing in an earlier turn', async () => {
    const [ann, ...others] = LAST.players;
    const { hand, played } = play(
      ({ table }) => <ActionBar actions={actionsOf(table)} />,
      gameOf({ ...LAST, players: [{ ...ann, turns: 0 }, ...others] }),
    );
    await hand.click(screen.getByTestId('action-end'));
    expect(played).toEqual([{ type: 'endTurn' }]);
  });

  test('is told to whoever goes out in a scene and a sentence, and there is nothing more to press', async () => {
    const state = gameOf(LAST);
    const before = JSON.parse(JSON.stringify(viewFor(state, 'ann')));
    const result = step(state, 'ann', { type: 'endTurn' });
    if (!result.ok) throw new Error('refused');
    expect(scenesOf(result.events, before)).toContainEqual(expect.objectContaining({ kind: 'out', how: 'eliminated' }));
    expect(scenesOf(result.events, { ...before, player: 'bob' })).not.toContainEqual(expect.objectContaining({ kind: 'out' }));
    const { table } = openPart(SidePanel, viewFor(state, 'ann'));
    expect(screen.getByTestId('out-panel').textContent).toMatch(/You are out.*Your turn ended without groups/);
    expect(actionsOf(table)).toEqual([]);
  });
});

test('C-1103: to forfeit is asked once more', async () => {
  const { hand, sent } = openPart(() => <Leave onStay={() => undefined} />, viewFor(gameOf(LAST), 'ann'));
  await hand.click(screen.getByTestId('menu-concede'));
  expect(sent).toEqual([]);
  await hand.click(screen.getByTestId('concede-confirm'));
  expect(sent).toEqual([{ type: 'concede' }]);
});
