/** @jest-environment jsdom */

import { waitFor } from '@testing-library/preact';
import { firstAttack } from '../../../src/games/classic/attack/announcement';
import { chancesOf } from '../../../src/games/classic/attack/chances';
import { OptionsPanel } from '../../../src/games/classic/panels/options-panel';
import { useTable } from '../../../src/games/classic/use-table';
import { play, screen, speak } from './panel';
import { gameOf, tableOf } from './table';

beforeAll(speak);

const GAME = {
  players: [
    {
      id: 'ann',
      illuminati: 'gnomes-of-zurich',
      treasury: 20,
      specials: ['bribery'],
      structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right' }],
    },
    { id: 'bob', illuminati: 'bermuda-triangle', structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }] },
  ],
  uncontrolled: ['hackers', 'moonies', 'empty-vee', 'tabloids'],
};

function Shown() {
  const position = useTable().game.position.value;
  return position && <OptionsPanel position={position} />;
}

describe('U14: what one can do in one’s turn', () => {
  test('names the three attacks with the best chances, best first, each ready to be announced at a click', async () => {
    const state = gameOf(GAME);
    const { hand, table } = play(Shown, state);
    await waitFor(() => expect(screen.getByTestId('best-2')).not.toBeNull());
    expect(screen.queryByTestId('best-3')).toBeNull();
    const shown = [0, 1, 2].map((place) => screen.getByTestId(`best-${place}`));
    const percents = shown.map((one) => Number(/(\d+) %/.exec(one.textContent ?? '')?.[1]));
    expect(percents).toEqual([...percents].sort((a, b) => b - a));
    // No pair of cards that may attack each other does better than the first.
    const position = tableOf(state);
    const all = ['gnomes-of-zurich', 'mafia'].flatMap((attacker) => chancesOf(position, firstAttack(position, attacker)));
    expect(percents[0]).toBe(Math.round((Math.max(...all.map(({ odds }) => odds)) / 36) * 100));
    const [best] = shown as [HTMLElement];
    const { attacker, target } = best.dataset;
    await hand.click(best);
    expect(table.draft.current.value).toMatchObject({ kind: 'attack', attackKind: 'control', attacker, target });
  });

  test('says of offers, powers, privilege and tax what there is, and of what there is none; standings stand folded below', async () => {
    const { hand } = play(Shown, gameOf(GAME));
    const panel = screen.getByTestId('options-panel');
    expect(panel.textContent).toMatch(/Open offers: none/);
    expect(panel.textContent).toMatch(/Power of The Gnomes of Zurich/);
    expect(panel.textContent).toMatch(/Privilege for your Special/);
    const fold = screen.getByTestId('standings-fold');
    expect((fold.parentElement as HTMLDetailsElement).open).toBe(false);
    // Folded it says who is closest to winning.
    expect(fold.textContent).toMatch(/(ann|bob) \d+ of \d+/);
    await hand.click(fold);
    expect((fold.parentElement as HTMLDetailsElement).open).toBe(true);
  });

  test('where nothing has a chance, no power and no Special is at hand, it says so of each', async () => {
    const [ann, bob] = GAME.players;
    const poor = { ...ann, illuminati: 'network', specials: [], structure: [] };
    play(Shown, gameOf({ players: [{ ...poor, treasury: 0 }, bob], uncontrolled: ['pentagon', 'international-communist-conspiracy'] }));
    await waitFor(() => expect(screen.getByTestId('options-panel').textContent).toMatch(/Powers: none/));
    expect(screen.getByTestId('options-panel').textContent).toMatch(/Privilege: none, you hold no Special/);
  });
});
