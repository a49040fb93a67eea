/** @jest-environment jsdom */

import type { Reason } from '@illuminice/bots/inwo';
import { type Intent, inwo, type State } from '@illuminice/rules/inwo';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expert } from '../../../src/games/inwo/advice/expert';
import { moveInWords, reasonInWords } from '../../../src/games/inwo/advice/in-words';
import { Panel } from '../../../src/games/inwo/panels/panel';
import { answerAs } from '../../harness/expert-thread';
import { laid, openTable, speak } from './page';

const thread = answerAs(expert);
beforeAll(speak);

/** Ann’s main phase, with a token on her Illuminati and on the C.I.A.; Bob’s Brazil has a puppet. */
const annsTurn = (more: object = {}): State =>
  laid({
    players: [
      {
        id: 'ann',
        illuminati: 'bavarian-illuminati',
        turns: 4,
        structure: [{ group: 'c-i-a', onto: 'bavarian-illuminati', arrow: 'top', tokens: 1 }],
      },
      {
        id: 'bob',
        illuminati: 'the-network',
        turns: 4,
        tokens: 0,
        structure: [
          { group: 'brazil', onto: 'the-network', arrow: 'top', tokens: 0 },
          { group: 'moonbase', onto: 'brazil', arrow: 'top', tokens: 0 },
        ],
      },
    ],
    turn: { player: 'ann' },
    ...more,
  });

const ask = () => fireEvent.click(screen.getByTestId('advice-ask'));

describe('U114: advice at a table of INWO', () => {
  test('on demand says what an expert would do, and why; a second click puts it away', async () => {
    openTable(annsTurn(), 'ann', Panel, { computers: ['bob'] });
    expect(screen.queryByTestId('advice-move')).toBeNull();
    ask();
    await waitFor(() =>
      expect(screen.getByTestId('advice-move').textContent).toBe('attack to control: C.I.A. against Brazil, with Bavarian Illuminati'),
    );
    expect(screen.getByTestId('advice-reasons').textContent).toMatch(
      /Brazil: \d+ % as it stands.*4 of 12 cards for the goal.*one more Group/,
    );
    ask();
    expect(screen.queryByTestId('advice-move')).toBeNull();
  });

  test('comes from a thread of its own; where that breaks, it says so, and asked again another one answers', async () => {
    thread.breaks = true;
    openTable(annsTurn(), 'ann', Panel, { computers: ['bob'] });
    ask();
    await waitFor(() => expect(screen.getByTestId('advice-none').textContent).toMatch(/could not be asked/));
    ask();
    ask();
    await waitFor(() => expect(screen.getByTestId('advice-move').textContent).toMatch(/Brazil/));
    expect(thread.asked.slice(-2)).toEqual(['advise', 'advise']);
  });

  test('is not given to one of several people, nor to whom nothing is asked of, nor to spectators, nor while decks are chosen', () => {
    openTable(annsTurn(), 'ann', Panel);
    openTable(annsTurn(), 'bob', Panel, { computers: ['ann'] });
    openTable(annsTurn(), null, Panel, { computers: ['ann', 'bob'] });
    const { state } = inwo.createGame({ players: ['ann', 'bob'], seed: 'x' });
    openTable(state, 'ann', Panel, { computers: ['bob'] });
    expect(screen.queryByTestId('advice-ask')).toBeNull();
  });

  const cards: Readonly<Record<string, string>> = { '1': 'c-i-a', '2': 'brazil', '3': 'russia', '4': 'martial-law' };
  const attack = { type: 'attack', attacker: '1', target: '2' } as const;
  test.each([
    [{ ...attack, kind: 'control' }, 'attack to control: C.I.A. against Brazil'],
    [
      { ...attack, kind: 'destroy', aids: ['3'], plus: [{ plot: '4', on: '1' }] },
      'attack to destroy: C.I.A. against Brazil, with Russia and Martial Law',
    ],
    [{ type: 'join', side: 'against', card: '3' }, 'oppose the attack with Russia'],
    [{ type: 'agents', side: 'against', card: '2' }, 'send Brazil as agents against the attack'],
    [{ type: 'takeOver', card: '2', onto: '1', arrow: 'top' }, 'take over Brazil, placed at C.I.A.'],
    [{ type: 'takeOver', card: '2', pay: true }, 'take over Brazil, for a token'],
    [{ type: 'drawGroup', pay: true }, 'draw a Group for a token'],
    [{ type: 'drawGroup' }, 'draw a Group'],
    [{ type: 'playPlot', card: '4', on: '2', stat: 'power' }, 'play Martial Law on Brazil'],
    [{ type: 'useAbility', card: '1' }, 'use C.I.A.'],
    [{ type: 'link', card: '4', to: '2' }, 'link Martial Law to Brazil'],
    [{ type: 'returnPlot', card: '4', at: 'bottom' }, 'return Martial Law to the deck'],
    [{ type: 'claim', cards: ['4'] }, 'claim the game with Martial Law'],
    [{ type: 'chooseLead', card: 'brazil', arrow: 'top' }, 'begin with Brazil'],
    [{ type: 'choose', option: 0 }, 'choose as you like'],
  ] as [Intent, string][])('a move in words: %j', (intent, text) => expect(moveInWords(intent, (copy) => cards[copy])).toBe(text));

  const name = () => 'Bob';
  test.each([
    [{ kind: 'odds', target: 'brazil', percent: 83 }, 'Brazil: 83 % as it stands'],
    [{ kind: 'shift', target: 'brazil', from: 72, to: 42 }, 'Brazil: from 72 % to 42 %'],
    [{ kind: 'wins', goal: 'hail-eris' }, /^Hail Eris.*: the goal is met$/],
    [{ kind: 'reaches', have: 12, need: 12 }, 'it would meet the goal: 12 of 12 cards'],
    [{ kind: 'stops', player: 'bob', have: 10, need: 12 }, 'it holds Bob back, who has 10 of 12 cards'],
    [{ kind: 'takes', player: 'bob', groups: 2 }, 'Bob could lose 2 Groups'],
    [{ kind: 'branch', card: 'brazil', groups: 1 }, 'one more Group hangs below Brazil'],
    [{ kind: 'opposed', player: 'bob', power: 4 }, 'Bob may add about 4 against it'],
    [{ kind: 'dice', roll: 11, needs: 8 }, 'the dice show 11, and 8 or less succeeds'],
    [{ kind: 'place', steps: 1 }, '1 step from your Illuminati'],
    [{ kind: 'reserve', tokens: 3 }, '3 tokens stay for defence'],
    [{ kind: 'nothingBetter' }, 'nothing better is to be had'],
  ] as [Reason, string | RegExp][])('a reason in words: %j', (reason, text) => {
    expect(reasonInWords(reason, name)).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });
});
