/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Hindsight as Found } from '@illuminice/bots';
import type { GameRecord } from '@illuminice/protocol';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type ClassicTypes, classic, viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { act, waitFor, within } from '@testing-library/preact';
import ui from '../../../src/games/classic/advice/hindsight-ui';
import { Lessons } from '../../../src/screens/end/lessons';
import { Hindsight } from '../../../src/screens/replay/hindsight';
import { openPart, screen, speak } from './panel';

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

  test('where nobody could tell, nothing is said', async () => {
    openPart(() => <Lessons record={{ ...record, ruleset: 'inwo' }} id="g1" />, atTheEnd());
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(screen.queryByTestId('end-lessons')).toBeNull();
  });

  test('a replay says at such a moment what was wrong and the better move, and leads from one to the next', async () => {
    const moves = await ui.betterMoves(record);
    const [first, second] = moves as [Found, Found];
    const moment = signal(0);
    const gone: [number, string][] = [];
    const { hand } = openPart(() => <Hindsight found={{ ui, moves }} moment={moment.value} onGo={(...to) => gone.push(to)} />, atTheEnd());
    expect(screen.getByTestId('hindsight-here').textContent).toContain(`At ${moves.length} moments`);
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

  test('every fault has words of its own', () => {
    const advised = { type: 'roll' } as const;
    const all: Record<Fault, true> = {
      leftOut: true,
      longShot: true,
      otherTarget: true,
      tooLittle: true,
      undefended: true,
      letThrough: true,
    };
    const faults = Object.keys(all);
    const said = faults.map((fault) => ui.inWords({ fault, advised, reasons: [] } as unknown as Found, String).fault);
    expect(new Set(said).size).toBe(faults.length);
  });
});
