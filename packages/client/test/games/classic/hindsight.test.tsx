/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Hindsight as Found } from '@illuminice/bots/classic';
import type { GameRecord } from '@illuminice/protocol';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, classic, viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act, waitFor, within } from '@testing-library/preact';
import { expert } from '../../../src/games/classic/advice/expert';
import ui from '../../../src/games/classic/advice/hindsight-ui';
import { Lessons } from '../../../src/screens/end/lessons';
import { Hindsight } from '../../../src/screens/replay/hindsight';
import { answerAs } from '../../harness/expert-thread';
import { openPart, screen, speak } from './panel';

const thread = answerAs(expert);
beforeAll(speak);

const recorded = JSON.parse(
  readFileSync(join(__dirname, '../../../../rules/test/fixtures/1/4-random-10.json'), 'utf8'),
) as RecordedGame<ClassicTypes>;
const record = { ...recorded, ruleset: 'classic', id: 'g1' } as unknown as GameRecord;

/** What Bob saw when it was over. */
const atTheEnd = () => {
  const { state } = replayStart(classic, recorded);
  recorded.intents.forEach((_, at) => void replayStep(classic, recorded, state, at));
  return viewFor(state, 'bob');
};

describe('U117: in hindsight', () => {
  test('three lessons at most for each player, one’s own first and open; each leads to its moment, seen by whoever decided', async () => {
    openPart(() => <Lessons record={record} id="g1" />, atTheEnd());
    expect(screen.queryByTestId('end-lessons')).toBeNull();
    await waitFor(() => expect(screen.getAllByTestId(/^lessons-/)).toHaveLength(4), { timeout: 20_000 });
    const [own, ...others] = screen.getAllByTestId<HTMLDetailsElement>(/^lessons-/);
    expect([own?.open, ...others.map(({ open }) => open)]).toEqual([true, false, false, false]);
    expect(own?.querySelector('summary')?.textContent).toMatch(/bob \d lessons/);
    const [first] = within(own as HTMLElement).getAllByRole('listitem');
    expect(first?.querySelector('a')?.getAttribute('href')).toMatch(/^\/r\/g1\?at=\d+&as=bob$/);
    expect(first?.textContent).toMatch(/turn \d+.*An expert: \w+/);
  }, 30_000);

  test('a page that is older than the game says nothing', async () => {
    openPart(() => <Lessons record={{ ...record, ruleset: 'poker' as 'classic' }} id="g1" />, atTheEnd());
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(screen.queryByTestId('end-lessons')).toBeNull();
  });

  test('a replay says at such a moment what was wrong and the better move, and leads from one to the next', async () => {
    const moves = await ui.betterMoves(record);
    const [first, second] = moves as [Found, Found];
    const moment = signal(0);
    const gone: [number, string][] = [];
    const { hand } = openPart(() => <Hindsight found={{ ui, moves }} moment={moment.value} onGo={(...to) => gone.push(to)} />, atTheEnd());
    expect(screen.getByTestId('hindsight-here').textContent).toContain(`${moves.length} moves an expert`);
    await hand.click(screen.getByTestId('hindsight-on'));
    await act(() => {
      moment.value = first.moment;
    });
    expect(screen.getByTestId('hindsight-here').textContent).toMatch(new RegExp(`^ ?${first.player}: .+An expert: `));
    await hand.click(screen.getByTestId('hindsight-on'));
    await hand.click(screen.getByTestId('hindsight-back'));
    expect(gone).toEqual([
      [first.moment, first.player],
      [second.moment, second.player],
    ]);
  }, 30_000);

  test('every fault has words of its own, with the attack that it was about', () => {
    const all: Record<Fault, string> = {
      leftOut: 'left out a good attack',
      longShot: 'attacked Hackers at 17 %',
      otherTarget: 'attacked Hackers, with something better in reach',
      tooLittle: 'left the attack on Hackers at 17 %, with money to spend',
      undefended: 'left Hackers at 17 % against Ann, with money to spend',
      letThrough: 'stayed out of Ann’s attack on Hackers at 17 %',
    };
    const attack = { by: 'ann', target: 'hackers', percent: 17 };
    const name = () => 'Ann';
    for (const [fault, words] of Object.entries(all))
      expect(ui.inWords({ fault, attack, advised: { type: 'roll' }, reasons: [] } as unknown as Found, name).made).toBe(words);
  });

  test('where the expert cannot be asked, that is said, and they can be asked again', async () => {
    thread.breaks = true;
    const { hand } = openPart(() => <Lessons record={record} id="g1" />, atTheEnd());
    await waitFor(() => expect(screen.getByTestId('lessons-failed').textContent).toContain('could not be asked'));
    await hand.click(screen.getByTestId('lessons-again'));
    await waitFor(() => expect(screen.getByTestId('end-lessons')).toBeTruthy(), { timeout: 20_000 });
  }, 30_000);
});
