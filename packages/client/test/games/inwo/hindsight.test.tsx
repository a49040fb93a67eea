/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Hindsight as Found } from '@illuminice/bots/inwo';
import type { GameRecord } from '@illuminice/protocol';
import { type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type InwoTypes, inwo } from '@illuminice/rules/inwo';
import { signal } from '@preact/signals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expert } from '../../../src/games/inwo/advice/expert';
import ui from '../../../src/games/inwo/advice/hindsight-ui';
import { Lessons } from '../../../src/screens/end/lessons';
import { Hindsight } from '../../../src/screens/replay/hindsight';
import { answerAs } from '../../harness/expert-thread';
import { openTable, speak } from './page';

const thread = answerAs(expert);
beforeAll(speak);

const recorded = JSON.parse(
  readFileSync(join(__dirname, '../../../../rules/test/inwo/fixtures/5/3-random-quick-4.json'), 'utf8'),
) as RecordedGame<InwoTypes>;
const record = { ...recorded, ruleset: 'inwo', id: 'g1' } as unknown as GameRecord;

const atTheEnd = () => {
  const { state } = replayStart(inwo, recorded);
  for (const at of recorded.intents.keys()) replayStep(inwo, recorded, state, at);
  return state;
};

describe('U117: in hindsight of a game of INWO', () => {
  test('three lessons at most for each player, one’s own first and open; each leads to its moment, seen by whoever decided', async () => {
    openTable(atTheEnd(), 'bob', () => <Lessons record={record} id="g1" />);
    expect(screen.queryByTestId('end-lessons')).toBeNull();
    await waitFor(() => expect(screen.getAllByTestId(/^lessons-/)).toHaveLength(3), { timeout: 20_000 });
    const [own, ...others] = screen.getAllByTestId<HTMLDetailsElement>(/^lessons-/);
    expect([own?.open, ...others.map(({ open }) => open)]).toEqual([true, false, false]);
    expect(own?.querySelector('summary')?.textContent).toMatch(/bob 3 lessons/);
    const [first] = within(own as HTMLElement).getAllByRole('listitem');
    expect(first?.querySelector('a')?.getAttribute('href')).toMatch(/^\/r\/g1\?at=\d+&as=bob$/);
    expect(first?.textContent).toMatch(/turn \d+.*An expert: \w+/);
  }, 30_000);

  test('a replay says at such a moment what was wrong and the better move, every card by its name, and leads from one to the next', async () => {
    const moves = await ui.betterMoves(record);
    const moment = signal(0);
    const gone: [number, string][] = [];
    openTable(atTheEnd(), 'bob', () => <Hindsight found={{ ui, moves }} moment={moment.value} onGo={(...to) => gone.push(to)} />);
    expect(screen.getByTestId('hindsight-here').textContent).toContain(`${moves.length} moves an expert`);
    fireEvent.click(screen.getByTestId('hindsight-on'));
    expect(gone).toEqual([[moves[0]?.moment, moves[0]?.player]]);
    for (const { moment: at, player } of moves) {
      await act(() => {
        moment.value = at;
      });
      const said = screen.getByTestId('hindsight-here').textContent;
      expect(said).toMatch(new RegExp(`^ ?${player}: .+An expert: `));
      // A copy that nobody could name would stand there as its number.
      expect(said).not.toMatch(/(against|on|at|with|over) \d+\b(?! %)|none|undefined/);
    }
  }, 30_000);

  test('every fault has words of its own, with the attack that it was about', () => {
    const all: Record<Fault, string> = {
      noTakeover: 'placed their tokens without the free takeover',
      leftOut: 'left out a good attack',
      longShot: 'attacked Hackers at 17 %',
      otherTarget: 'attacked Hackers, with something better in reach',
      tooLittle: 'left the attack on Hackers at 17 %, with tokens to spend',
      undefended: 'left Hackers at 17 % against Ann, with more to defend it',
      letThrough: 'stayed out of Ann’s attack on Hackers at 17 %',
      strikeKept: 'held back a strike at a rival',
      diceStood: 'let the dice stand in the attack on Hackers, with a card that changes them',
      unclaimed: 'did not claim a Goal that was met',
    };
    const attack = { by: 'ann', target: 'hackers', percent: 17 };
    for (const [fault, words] of Object.entries(all))
      expect(ui.inWords({ fault, attack, advised: { type: 'roll' }, reasons: [], cards: {} } as unknown as Found, () => 'Ann').made).toBe(
        words,
      );
  });

  test('where the expert cannot be asked, that is said, and they can be asked again', async () => {
    thread.breaks = true;
    openTable(atTheEnd(), 'bob', () => <Lessons record={record} id="g1" />);
    await waitFor(() => expect(screen.getByTestId('lessons-failed').textContent).toContain('could not be asked'));
    fireEvent.click(screen.getByTestId('lessons-again'));
    await waitFor(() => expect(screen.getByTestId('end-lessons')).toBeTruthy(), { timeout: 20_000 });
  }, 30_000);
});
