/** @jest-environment jsdom */

import { cleanup, waitFor } from '@testing-library/preact';
import { preview } from '../../../src/games/classic/attack/announcement';
import { OptionsPanel } from '../../../src/games/classic/panels/options-panel';
import { useTable } from '../../../src/games/classic/use-table';
import { play, screen, speak } from './panel';
import { gameOf } from './table';

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
  const proposals = () =>
    [...document.querySelectorAll<HTMLElement>('[data-testid^="best-"]')].map(({ dataset, textContent }) => ({
      kind: dataset.kind,
      attacker: dataset.attacker,
      target: dataset.target,
      money: dataset.money,
      text: textContent ?? '',
      percent: Number(/(\d+) %(?!.*%)/.exec(textContent ?? '')?.[1]),
    }));

  test('names three attacks, each with the money that makes it good, and a click composes it with that money', async () => {
    const { hand, table } = play(Shown, gameOf(GAME));
    await waitFor(() => expect(screen.getByTestId('best-2')).not.toBeNull());
    expect(screen.queryByTestId('best-3')).toBeNull();
    const [best] = proposals();
    expect(best?.text).toMatch(/\d+ % → 92 %.*with \d+ MB/);
    await hand.click(screen.getByTestId('best-0'));
    const draft = table.draft.current.value;
    if (draft?.kind !== 'attack') throw new Error('no attack');
    expect(draft).toMatchObject({ attackKind: best?.kind, attacker: best?.attacker, target: best?.target });
    expect(Object.values(draft.spend).reduce((sum, amount) => sum + amount, 0)).toBe(Number(best?.money));
    const { position } = table.game;
    if (!position.value) throw new Error('no seat');
    expect(preview(position.value, draft)?.needs).toBe(10);
  });

  test('C-1106: to destroy is among them where it is one’s goal, and says so', async () => {
    const players = [{ id: 'ann', illuminati: 'servants-of-cthulhu', treasury: 3 }, GAME.players[1]];
    const { hand, table } = play(Shown, gameOf({ players, uncontrolled: ['tv-preachers', 'trekkies', 'pentagon'] }));
    await waitFor(() => expect(proposals().length).toBeGreaterThan(0));
    const [best] = proposals();
    expect(best).toMatchObject({ kind: 'destroy', text: expect.stringMatching(/^destroy: .*your goal/) });
    await hand.click(screen.getByTestId('best-0'));
    expect(table.draft.current.value).toMatchObject({ kind: 'attack', attackKind: 'destroy', target: best?.target });
  });

  test('never puts an attack forward that will hardly succeed, whatever money there is', async () => {
    for (const treasury of [0, 1, 3, 6, 20]) {
      const players = [{ ...GAME.players[0], treasury }, GAME.players[1]];
      play(Shown, gameOf({ players, uncontrolled: ['pentagon', 'cia', 'hackers', 'moonies'] }));
      await waitFor(() => expect(document.querySelector('[data-testid^="best-"], h3 + p')).not.toBeNull());
      expect(proposals().filter(({ percent }) => percent < 28)).toEqual([]);
      cleanup();
    }
  });

  test('says of offers, powers, privilege and tax what there is, and of what there is none; standings stand folded below', async () => {
    const { hand } = play(Shown, gameOf(GAME));
    const panel = screen.getByTestId('options-panel');
    expect(panel.textContent).toMatch(/Open offers: none/);
    expect(panel.textContent).toMatch(/Power of The Gnomes of Zurich/);
    expect(panel.textContent).toMatch(/Privileged attack: discard your Special/);
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
