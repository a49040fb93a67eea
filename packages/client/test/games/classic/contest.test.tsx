/** @jest-environment jsdom */

import { type Intent, type State, step, type View, viewFor } from '@illuminice/rules/classic';
import { act, waitFor } from '@testing-library/preact';
import { Contest } from '../../../src/games/classic/attack/contest';
import { WindowPanel } from '../../../src/games/classic/panels/window-panel';
import { useTable } from '../../../src/games/classic/use-table';
import { TopBar } from '../../../src/hud/shell/top-bar';
import { RecapLater } from '../../../src/hud/talk/recap-later';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

beforeAll(speak);

/** A pass waits as long as that of somebody who is not asked. */
const PASSES = { timeout: 4000 };

const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'gnomes-of-zurich',
    treasury: 20,
    structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 9 }],
  },
  {
    id: 'bob',
    illuminati: 'bermuda-triangle',
    treasury: 9,
    structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }],
  },
];

const ON_HACKERS: Intent = { type: 'attack', kind: 'control', attacker: 'mafia', target: 'hackers', aids: [] };

const gameWith = ({ specials = [] as string[], dice = [[1, 1]], intent = ON_HACKERS } = {}) => {
  const [ann, bob] = PLAYERS;
  const state = gameOf({ players: [ann, { ...bob, specials }], uncontrolled: ['hackers', 'moonies'], dice });
  return { state, events: play(state, 'ann', intent) };
};

const play = (state: State, by: string, intent: Intent) => {
  const result = step(state, by, intent);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.events;
};

const seenBy = (state: State, player: string): View => JSON.parse(JSON.stringify(viewFor(state, player))) as View;

function Attack() {
  const { attack } = useTable().game.view.value.board;
  return attack && <Contest attack={attack} />;
}

const WithBanner = () => (
  <>
    <TopBar onFocus={() => undefined} />
    <Attack />
  </>
);

/** The contest as a player sees it, the server about to pass for them in so many ms. */
function asked(state: State, player: string, inMs: number) {
  const over = openPart(Attack, seenBy(state, player));
  const { frame, rev } = over.table.game.decision.value;
  void act(() => {
    over.silence.value = { frame: frame as number, rev, at: Date.now() + inMs };
  });
  return over;
}

describe('U31 the Pass button', () => {
  test('says what passing means and counts down, and passes with one click', async () => {
    const { hand, sent } = asked(gameWith().state, 'bob', 5900);
    expect(screen.getByTestId('done').textContent).toMatch(/Pass they need 3 or less, 8 %/);
    expect(screen.getByTestId('silence-ends').textContent).toBe('6');
    await hand.click(screen.getByTestId('done'));
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ type: 'done' })), PASSES);
  });

  test('says in its last three seconds that the server passes', () => {
    asked(gameWith().state, 'bob', 2900);
    expect(screen.getByTestId('done').textContent).toMatch(/in 3 s/);
  });

  test('has more time in plain sight beside it, once; then the others can be made to wait', async () => {
    // The first questions ever give more time by themselves.
    const { hand, sent, table } = asked(gameWith().state, 'bob', 9900);
    if (!table.clock.hadMore.value) await hand.click(screen.getByTestId('think'));
    expect(sent).toEqual([{ type: 'wait', more: true }]);
    expect(screen.queryByTestId('think')).toBeNull();
    await hand.click(screen.getByTestId('wait'));
    expect(sent).toEqual([{ type: 'wait', more: true }, { type: 'wait' }]);
  });

  test('unfolds what else there is', async () => {
    const { hand } = asked(gameWith().state, 'bob', 5900);
    await hand.click(screen.getByTestId('pass-more'));
    expect(screen.getByTestId('pass-menu').textContent).toMatch(/Ask me less often/);
    await hand.click(screen.getByTestId('ask-less'));
    expect(screen.queryByTestId('pass-menu')).toBeNull();
  });

  test('C-422: whoever spends is no less silent afterwards than anybody', async () => {
    const { hand, sent } = asked(gameWith().state, 'bob', 9900);
    await hand.click(screen.getByTestId('spend-1'));
    expect(sent.filter((message) => (message as { type: string }).type === 'wait' && !('more' in (message as object)))).toEqual([]);
    expect(sent).toContainEqual(expect.objectContaining({ type: 'interfere', amount: 1 }));
  });

  test('after a pass it takes the pass back', () => {
    const { state } = gameWith();
    play(state, 'bob', { type: 'done' });
    openPart(Attack, seenBy(state, 'bob'));
    expect(screen.getByTestId('take-back').textContent).toMatch(/Passed/);
  });
});

test('C-423: who holds no Special for the dice is passed with a quiet line, as late as the others', async () => {
  const { state } = gameWith({ specials: ['slush-fund'] });
  play(state, 'bob', { type: 'done' });
  play(state, 'ann', { type: 'roll' });
  const { hand, sent } = asked(state, 'bob', 2900);
  expect(screen.getByTestId('quiet-pass').textContent).toMatch(/You have nothing to add here/);
  expect(screen.queryByTestId('pass-more')).toBeNull();
  await hand.click(screen.getByTestId('done'));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ type: 'done' })), PASSES);
});

test('C-409: the newest money is marked in its line of the ledger and said nowhere else, and a number that no roll reaches is said in words', () => {
  const { state, events } = gameWith({ intent: { ...ON_HACKERS, target: 'texas' } });
  const { happens, view } = openPart(Attack, seenBy(state, 'bob'));
  expect(screen.getByTestId('ledger-needs').textContent).toBe('–');
  void act(() => happens(events));
  expect(screen.queryByTestId('last-added')).toBeNull();
  const spent = play(state, 'ann', { type: 'spend', from: 'mafia', amount: 2 });
  void act(() => {
    happens(spent);
    view.value = seenBy(state, 'bob');
  });
  const newest = screen.getAllByTestId('last-added');
  expect(newest.map((one) => one.textContent)).toEqual(['just now, you can answer']);
  expect(newest[0]?.closest('tr')?.dataset.part).toBe('money');
});

test('C-410: of more than ten only ten counts, which ledger and number say; more money is warned of before it is wasted', () => {
  const { state } = gameWith();
  const { view } = openPart(Attack, seenBy(state, 'ann'));
  const add = (amount: number) => {
    void act(() => {
      play(state, 'ann', { type: 'spend', from: 'mafia', amount });
      view.value = seenBy(state, 'ann');
    });
  };
  const needs = (state.board.attack as { needs: number }).needs;
  add(9 - needs);
  expect(screen.queryByTestId('odds-most')).toBeNull();
  expect(screen.getByTestId('odds').textContent).toMatch(/^9/);
  add(1);
  expect(screen.getByTestId('odds-most').textContent).toMatch(/wasted/);
  add(2);
  expect(screen.getByTestId('odds').textContent).toMatch(/^10.*2 wasted/);
  expect(screen.getByTestId('ledger-needs').textContent).toBe('10 or less');
});

test('while the dice roll the panel says that it is held', async () => {
  const { state } = gameWith();
  play(state, 'bob', { type: 'done' });
  const { happens, table } = openPart(Attack, seenBy(state, 'ann'));
  expect(screen.queryByTestId('held')).toBeNull();
  void act(() => happens(play(state, 'ann', { type: 'roll' })));
  expect(screen.getByTestId('held').textContent).toMatch(/held/);
  void act(() => table.stage.skip());
  expect(screen.queryByTestId('held')).toBeNull();
});

describe('what happened since one’s last turn', () => {
  test('U103: is told turn by turn and in sentences when one’s own begins, and can be put away', async () => {
    const [ann, bob] = PLAYERS;
    const state = gameOf({ players: [ann, bob], uncontrolled: ['hackers', 'moonies'], dice: [[3, 3]] });
    const { happens, view, hand, table } = openPart(RecapLater, seenBy(state, 'bob'), ['ann']);
    const number = state.board.turn?.number as number;
    const events = [
      // A third one, whose turn came before: all turns are told, not only the last.
      { type: 'turnBegan' as const, player: 'bob', number: number - 2 },
      { type: 'turnBegan' as const, player: 'ann', number: number - 1 },
      { type: 'passed' as const, player: 'ann', amount: 5 },
      { type: 'turnBegan' as const, player: 'ann', number },
      ...play(state, 'ann', ON_HACKERS),
      ...play(state, 'bob', { type: 'done' }),
      ...play(state, 'ann', { type: 'roll' }),
    ] as Parameters<typeof happens>[0][number][];
    while (state.board.turn?.player === 'ann') events.push(...play(state, 'ann', { type: 'endTurn' }));
    void act(() => {
      view.value = seenBy(state, 'bob');
      happens(events);
      table.stage.skip();
      table.stage.skip();
    });
    const card = await screen.findByTestId('recap');
    expect(card.textContent).toMatch(
      /Since your last turn.*ann’s turn.*passed.*ann’s turn.*The Mafia attacked Hackers in vain \(rolled 6, needed 3 or less\)/,
    );
    expect(card.textContent).not.toMatch(/bob’s turn/);
    await hand.click(screen.getByTestId('recap-close'));
    expect(screen.queryByTestId('recap')).toBeNull();
  });
});

test('U36: while the dice roll neither the banner nor the button asks for the roll', () => {
  const { state } = gameWith();
  play(state, 'bob', { type: 'done' });
  const { happens } = openPart(WithBanner, seenBy(state, 'ann'));
  expect(screen.getByTestId('waiting-for').textContent).toBe('Roll the dice');
  expect(screen.getByTestId('attack-roll').getAttribute('aria-disabled')).toBe('false');
  const rolled = play(state, 'ann', { type: 'roll' });
  void act(() => happens(rolled));
  expect(screen.queryByTestId('waiting-for')).toBeNull();
  expect(screen.getByTestId('attack-roll').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByTestId('attack-roll').textContent).toBe('The dice are rolling');
});

test('C-900: a Special that is played is shown large with its text, and what it does here', () => {
  const { state } = gameWith({ specials: ['secrets-man-was-not-meant-to-know'] });
  play(state, 'bob', { type: 'done' });
  openPart(
    () => (
      <WindowPanel
        frame={{
          kind: 'playing',
          id: 9,
          rev: 0,
          done: [],
          by: 'ann',
          card: 'media-campaign',
          cards: [],
          play: { for: 'effect', intent: { type: 'playSpecial', card: 'media-campaign', group: 'hackers' } },
        }}
      />
    ),
    seenBy(state, 'bob'),
  );
  expect(screen.getByTestId('asked-card').textContent).toMatch(/^Media Campaign/);
  expect(screen.getByTestId('if-nobody').textContent).toMatch(/If nobody cancels it: .*Hackers/);
});
