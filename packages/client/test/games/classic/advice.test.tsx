/** @jest-environment jsdom */

import type { Reason } from '@illuminice/bots/classic';
import { viewFor } from '@illuminice/rules/classic';
import { waitFor } from '@testing-library/preact';
import { expert } from '../../../src/games/classic/advice/expert';
import { moveInWords, reasonInWords } from '../../../src/games/classic/advice/in-words';
import { SidePanel } from '../../../src/games/classic/panels/side-panel';
import { answerAs } from '../../harness/expert-thread';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

const thread = answerAs(expert);
beforeAll(speak);

const PLAYERS = [
  { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 9 },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9 },
];
/** Ann’s turn, with one Group in the middle. */
const annsTurn = () => gameOf({ players: PLAYERS, uncontrolled: ['hackers'], turn: { player: 'ann', phase: 'actions' } });
const name = (player: string) => ({ ann: 'Ann', bob: 'Bob' })[player] ?? player;

describe('U114: advice', () => {
  test('on demand says what an expert would do, and why; a second click puts it away', async () => {
    const { hand } = openPart(SidePanel, viewFor(annsTurn(), 'ann'), ['bob']);
    expect(screen.queryByTestId('advice-move')).toBeNull();
    await hand.click(screen.getByTestId('advice-ask'));
    await waitFor(() => expect(screen.getByTestId('advice-move').textContent).toMatch(/Gnomes.*against Hackers/));
    expect(screen.getByTestId('advice-reasons').textContent).toMatch(/Hackers: \d+ %/);
    await hand.click(screen.getByTestId('advice-ask'));
    expect(screen.queryByTestId('advice-move')).toBeNull();
  });

  test('comes from a thread of its own; where that breaks, it says so, and asked again another one answers', async () => {
    thread.breaks = true;
    const { hand } = openPart(SidePanel, viewFor(annsTurn(), 'ann'), ['bob']);
    await hand.click(screen.getByTestId('advice-ask'));
    await waitFor(() => expect(screen.getByTestId('advice-none').textContent).toMatch(/could not be asked/));
    await hand.click(screen.getByTestId('advice-ask'));
    await hand.click(screen.getByTestId('advice-ask'));
    await waitFor(() => expect(screen.getByTestId('advice-move').textContent).toMatch(/Hackers/));
    expect(thread.asked.slice(-2)).toEqual(['advise', 'advise']);
  });

  test('is not given to one of several people, nor to whom nothing is asked of, nor to spectators', () => {
    openPart(SidePanel, viewFor(annsTurn(), 'ann'));
    openPart(SidePanel, viewFor(annsTurn(), 'bob'), ['ann']);
    openPart(SidePanel, viewFor(annsTurn(), null), ['ann', 'bob']);
    expect(screen.queryByTestId('advice-ask')).toBeNull();
  });

  test('in a replay it is given to whoever is looked at, however many people played', () => {
    openPart(SidePanel, viewFor(annsTurn(), 'ann'), [], { perspective: null } as never);
    expect(screen.getByTestId('advice-ask')).toBeTruthy();
  });

  test.each([
    [
      { type: 'attack', kind: 'control', attacker: 'hackers', target: 'moonies', aids: [] },
      'attack to control: Hackers against Mass Wedding Church',
    ],
    [
      {
        type: 'attack',
        kind: 'destroy',
        attacker: 'hackers',
        target: 'moonies',
        aids: [],
        spend: [
          { from: 'hackers', amount: 2 },
          { from: 'mafia', amount: 1 },
        ],
      },
      'attack to destroy: Hackers against Mass Wedding Church, with 3 MB',
    ],
    [{ type: 'spend', from: 'hackers', amount: 3 }, 'spend 3 MB from Hackers'],
    [{ type: 'interfere', side: 'against', amount: 2 }, 'put 2 MB against the attack'],
    [{ type: 'answer', offer: 'x', accept: false }, 'decline the offer'],
    [{ type: 'offer', to: ['bob'] }, 'offer Bob a deal'],
    [{ type: 'place', group: 'moonies', onto: 'hackers', arrow: 'top' }, 'place it at Hackers'],
    [{ type: 'drop', group: 'moonies' }, 'drop Mass Wedding Church'],
    [{ type: 'chooseIlluminati', slot: 0 }, 'choose as you like'],
  ])('a move in words: %j', (intent, text) => {
    expect(moveInWords(intent as never, name)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  test.each([
    [{ kind: 'odds', target: 'moonies', percent: 83 }, 'Mass Wedding Church: 83 %'],
    [{ kind: 'stops', player: 'bob', have: 8, need: 10 }, 'it holds Bob back, who has 8 of 10'],
    [{ kind: 'wins', goal: 'basic' }, /it wins the game/],
    [{ kind: 'income', card: 'moonies', mb: 3 }, 'Mass Wedding Church earns 3 MB a turn'],
    [{ kind: 'branch', card: 'moonies', groups: 3 }, '3 cards come with it'],
    [{ kind: 'place', steps: 3, room: 2 }, '3 steps deep, room for 2 more'],
    [{ kind: 'reserve', mb: 4 }, '4 MB stay in the treasury for defence'],
    [{ kind: 'deal', mine: 2, theirs: 1 }, 'it is worth 2 points to you, 1 to them'],
  ] as [Reason, string | RegExp][])('a reason in words: %j', (reason, text) => {
    expect(reasonInWords(reason, name)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });
});
