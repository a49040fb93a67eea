/** @jest-environment jsdom */

import type { PlayerId } from '@illuminice/rules';
import { decision, type GameEvent, leastIntent, step, viewFor } from '@illuminice/rules/classic';
import { act } from '@testing-library/preact';
import { recapOf } from '../../../src/games/classic/recap/summary';
import { WhileAwayLater } from '../../../src/hud/talk/while-away-later';
import { Missed } from '../../../src/net/missed';
import { lastLines } from '../../../src/table/recap';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(speak);
beforeEach(() => localStorage.clear());

type Sent = Parameters<typeof step>[2];

/** Ann attacks the Mass Wedding Church, then Bob has the turn. */
function played() {
  const state = gameOf({
    players: [
      { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 20, specials: ['assassination'] },
      { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9, structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }] },
    ],
    uncontrolled: ['moonies', 'hackers'],
    dice: [[2, 3]],
  });
  const steps: { seq: number; events: readonly GameEvent[] }[] = [];
  const does = (by: PlayerId, intent: Sent) => {
    const result = step(state, by, intent);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    steps.push({ seq: state.board.seq, events: result.events });
  };
  does('ann', { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'moonies', aids: [] });
  // Everybody does the least that they are asked for, until Bob has the turn.
  while (state.board.turn?.player === 'ann') {
    const by = decision(state.board).who[0] as PlayerId;
    does(by, by === 'ann' && state.board.frames.length === 0 ? { type: 'endTurn' } : (leastIntent(viewFor(state, by)) as Sent));
  }
  return { state, steps };
}

/** What a page hears of it that comes back. */
const pastOf = (steps: ReturnType<typeof played>['steps']) => ({
  events: steps.flatMap(({ events }) => events),
  seqs: steps.flatMap(({ seq, events }) => events.map(() => seq)),
});

describe('U103 what happened while one was away', () => {
  test('is what came after the last step that this device showed, be it before a reload; put away, it is gone', () => {
    const { steps, state } = played();
    const { events, seqs } = pastOf(steps);
    const first = new Missed('ABCDEF');
    first.cameBack(events.slice(0, 1), seqs.slice(0, 1), seqs[0] ?? 0);
    // Nobody was away who comes for the first time.
    expect(first.events.value).toEqual([]);
    const again = new Missed('ABCDEF');
    again.cameBack(events, seqs, state.board.seq);
    expect(again.events.value).toEqual(events.filter((_, i) => (seqs[i] as number) > (seqs[0] as number)));
    again.cameBack(events, seqs, state.board.seq);
    expect(again.events.value.filter(({ type }) => type === 'attackEnded')).toHaveLength(1);
    again.putAway();
    expect(again.events.value).toEqual([]);
    const third = new Missed('ABCDEF');
    third.cameBack(events, seqs, state.board.seq);
    expect(third.events.value).toEqual([]);
  });

  test('of another game at the same table all is new, and none of the old one', () => {
    const { steps, state } = played();
    const { events, seqs } = pastOf(steps);
    localStorage.setItem('illuminice.seen.ABCDEF', '9000');
    const missed = new Missed('ABCDEF');
    missed.cameBack(events, seqs, state.board.seq);
    expect(missed.events.value).toEqual(events);
    missed.forget();
    expect(missed.events.value).toEqual([]);
    expect(localStorage.getItem('illuminice.seen.ABCDEF')).toBeNull();
  });

  test('stands by turns: attacks with their result, who has the turn now, and how often one was passed', async () => {
    const { steps, state } = played();
    const { events, seqs } = pastOf(steps);
    localStorage.setItem('illuminice.seen.ABCDEF', '0');
    const missed = new Missed('ABCDEF');
    const { hand } = openPart(WhileAwayLater, viewFor(state, 'bob'), [], { missed });
    expect(screen.queryByTestId('while-away')).toBeNull();
    void act(() => missed.cameBack(events, seqs, state.board.seq));
    const card = await screen.findByTestId('while-away');
    expect(screen.getByRole('status').contains(card)).toBe(true);
    expect(card.textContent).toMatch(
      /While you were away.*passed once.*Gnomes of Zurich attacked Mass Wedding Church in vain.*bob’s turn.*turn 2/s,
    );
    await hand.click(screen.getByTestId('while-away-close'));
    expect(screen.queryByTestId('while-away')).toBeNull();
  });

  test('a summary is cut to its last lines, and says how many it leaves out', () => {
    const { steps } = played();
    const { turns, passes } = recapOf(pastOf(steps).events);
    expect(turns.flatMap(({ lines }) => lines.map(({ event }) => event.type))).toContain('attackEnded');
    expect(turns.at(-1)?.turn).toMatchObject({ player: 'bob' });
    expect(passes).toContain('bob');
    const short = lastLines(turns, 1);
    expect(short.turns).toHaveLength(1);
    expect(short.more).toBe(turns.flatMap(({ lines }) => lines).length);
  });
});
