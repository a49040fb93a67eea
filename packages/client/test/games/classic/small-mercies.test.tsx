/** @jest-environment jsdom */

import { type State, viewFor } from '@illuminice/rules/classic';
import { act, cleanup, fireEvent } from '@testing-library/preact';
import { actionsOf } from '../../../src/games/classic/actions';
import { Contest } from '../../../src/games/classic/attack/contest';
import { useful } from '../../../src/games/classic/attack/spend-controls';
import { DraftPanel } from '../../../src/games/classic/drafts';
import { COACH } from '../../../src/games/classic/lesson/coach';
import { LESSON, PUPIL } from '../../../src/games/classic/lesson/lesson';
import { lateParts, SidePanel } from '../../../src/games/classic/panels/side-panel';
import { useTable } from '../../../src/games/classic/use-table';
import { Propose } from '../../../src/hud/seats/propose';
import { ActionBar } from '../../../src/hud/shell/action-bar';
import { stepFrom } from '../../../src/screens/learn/step-from';
import type { CoachStep } from '../../../src/table/game-ui';
import type { TableModel } from '../../../src/table/table-model';
import { openPart, play, screen, speak } from './panel';
import { gameOf, send } from './table';

beforeAll(async () => {
  await speak();
  await Promise.all(lateParts.map((part) => part.load()));
});
afterEach(() => jest.useRealTimers());

const GAME = {
  players: [
    { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 20, specials: ['slush-fund'] },
    { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9, specials: ['murphys-law'] },
    { id: 'cat', illuminati: 'ufos', treasury: 9 },
  ],
  uncontrolled: ['hackers', 'moonies'],
};
const attacked = (players: object[] = GAME.players): State => {
  const state = gameOf({ ...GAME, players });
  send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] });
  return state;
};
function Attack() {
  const { attack } = useTable().game.view.value.board;
  return attack && <Contest attack={attack} />;
}
function Drafting() {
  const table = useTable();
  const [draft, position] = [table.draft.current.value, table.game.position.value];
  return (
    <>
      <ActionBar actions={actionsOf(table)} />
      {draft && position && <DraftPanel draft={draft} position={position} />}
    </>
  );
}

describe('C-410: all one’s money', () => {
  test('is as much as counts: up to 10 for the attack, and against it until no roll wins', () => {
    expect([-1, 3, 10, 12].map((needs) => useful({ needs }, 'for'))).toEqual([11, 7, 0, 0]);
    expect([-1, 1, 2, 7, 12].map((needs) => useful({ needs }, 'against'))).toEqual([0, 0, 1, 6, 11]);
  });

  test('is said on the button, and can be taken back before it is spent', async () => {
    const state = attacked();
    const needs = state.board.attack?.needs ?? 0;
    const { hand, played } = play(Attack, state);
    expect(screen.getByTestId('spend-all').textContent).toBe(`To 10: +${10 - needs}`);
    await hand.click(screen.getByTestId('spend-all'));
    expect(played).toEqual([]);
    await hand.click(screen.getByTestId('spend-back'));
    expect(screen.queryByTestId('spend-now')).toBeNull();
    await hand.click(screen.getByTestId('spend-all'));
    await hand.click(screen.getByTestId('spend-now'));
    expect(played).toEqual([{ type: 'spend', from: 'gnomes-of-zurich', amount: 10 - needs }]);
  });

  test('is spent by itself after three seconds', async () => {
    jest.useFakeTimers();
    const { played } = play(Attack, attacked());
    fireEvent.click(screen.getByTestId('spend-all'));
    await act(async () => void jest.advanceTimersByTime(2999));
    expect(played).toEqual([]);
    await act(async () => void jest.advanceTimersByTime(1));
    expect(played).toMatchObject([{ type: 'spend' }]);
  });
});

describe('C-800: money to stay out', () => {
  const offered = () => screen.queryByTestId('quick-offer') !== null;

  test('is offered to those who still think it over, and to nobody else', () => {
    const state = attacked();
    openPart(Attack, viewFor(state, 'ann'));
    expect(offered()).toBe(true);
  });

  test('C-602: not in a privileged attack', () => {
    const state = attacked();
    send(state, 'ann', { type: 'privilege', card: 'slush-fund' });
    send(state, 'bob', { type: 'done' });
    for (const me of ['ann', 'cat']) {
      const { table } = openPart(Attack, viewFor(state, me));
      expect([me, offered()]).toEqual([me, false]);
      table.dispose();
      cleanup();
    }
  });

  test('not once all have passed', () => {
    const state = attacked();
    for (const player of ['bob', 'cat']) send(state, player, { type: 'done' });
    openPart(Attack, viewFor(state, 'ann'));
    expect(offered()).toBe(false);
  });

  test('nor is it asked for by those who have nothing left to spend', () => {
    const [ann, bob] = GAME.players;
    const state = attacked([ann as object, { ...bob, treasury: 0 }, { id: 'cat', illuminati: 'ufos', treasury: 9 }]);
    openPart(Attack, viewFor(state, 'bob'));
    expect(offered()).toBe(false);
  });
});

describe('the only card there is', () => {
  const players = [
    { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 6, structure: [{ group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right' }] },
    { id: 'bob', illuminati: 'bermuda-triangle' },
  ];

  test('C-701: is picked in Transfer', async () => {
    const { hand, table } = play(Drafting, gameOf({ players, uncontrolled: ['hackers', 'moonies'] }));
    await hand.click(screen.getByTestId('action-transfer'));
    expect(table.draft.current.value).toMatchObject({ kind: 'transfer', from: 'gnomes-of-zurich', to: 'cia' });
  });

  test('C-702: is picked in Move', async () => {
    const { hand, table } = play(Drafting, gameOf({ players, uncontrolled: ['hackers', 'moonies'] }));
    await hand.click(screen.getByTestId('action-move'));
    expect(table.draft.current.value).toMatchObject({ kind: 'place', why: 'move', group: 'cia' });
  });
});

describe('C-903: Computer Espionage', () => {
  const spying = (specials: string[]) =>
    gameOf({
      players: [
        { id: 'ann', illuminati: 'gnomes-of-zurich', specials: ['computer-espionage'] },
        { id: 'bob', illuminati: 'bermuda-triangle', specials },
        { id: 'cat', illuminati: 'ufos' },
      ],
      uncontrolled: ['hackers', 'moonies'],
    });

  test('offers only those who hold something to look at, and what it says has its place from the start', async () => {
    const { hand, table } = play(Drafting, spying(['slush-fund']));
    void act(() =>
      table.draft.begin({ kind: 'pick', card: 'computer-espionage', as: 'effect', what: 'player', group: null, player: null }),
    );
    expect(screen.queryByTestId('pick-player-2')).toBeNull();
    const before = screen.getByTestId('special-will');
    await hand.click(screen.getByTestId('pick-player-1'));
    expect(screen.getByTestId('special-will')).toBe(before);
  });
});

test('C-202: the owner of the Post Office names who pays for it, though nobody takes a tax', async () => {
  const structure = [
    { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 5 },
    { group: 'post-office', onto: 'cia', arrow: 'top' },
  ];
  const state = gameOf({
    players: [{ id: 'ann', illuminati: 'gnomes-of-zurich', structure }, GAME.players[1]],
    uncontrolled: ['hackers', 'moonies'],
  });
  const { hand, table, played } = play(
    () => (
      <>
        <SidePanel />
        <Drafting />
      </>
    ),
    state,
  );
  await hand.click(screen.getAllByTestId('action-tax')[0] as HTMLElement);
  expect(table.draft.current.value?.kind).toBe('tax');
  expect(screen.getAllByTestId('tax-upkeep-post-office')[0]?.textContent).toMatch(/Upkeep of Post Office: name C.I.A., and it pays/);
  await hand.click(screen.getAllByTestId('pick-cia')[0] as HTMLElement);
  expect(played).toEqual([{ type: 'taxFrom', card: 'cia' }]);
});

test('U103: what can be put to the vote says each thing once', () => {
  openPart(() => <Propose onDone={() => undefined} />, viewFor(gameOf(GAME), 'ann'));
  const said = [...document.querySelectorAll('[data-testid^="propose-"]')].map(({ textContent }) => textContent);
  expect(new Set(said).size).toBe(said.length);
});

test('C-102: no expert is offered for a pick of face-down cards', () => {
  openPart(SidePanel, viewFor(gameOf({ setup: true, seed: 'x', turn: undefined, players: [{ id: 'ann' }, { id: 'bob' }] }), 'ann'), [
    'bob',
  ]);
  expect(screen.getByTestId('choose-illuminati')).toBeTruthy();
  expect(screen.queryByTestId('advice-ask')).toBeNull();
});

test('U114: the expert’s move can be made at once', async () => {
  const { ExpertAdvice } = await import('../../../src/hud/advice/advice');
  const intent = { type: 'endTurn' as const };
  const Shown = () => <ExpertAdvice view={null} ask={ask} inWords={() => ({ move: 'end the turn', reasons: [] })} />;
  const ask = async () => ({ intent });
  const { hand, sent } = openPart(Shown, viewFor(gameOf(GAME), 'ann'));
  await hand.click(await screen.findByTestId('advice-do'));
  expect(sent).toEqual([intent]);
});

describe('U98: an arrow that was clicked', () => {
  test('is taken back by U while it counts down', async () => {
    const state = gameOf({
      players: [
        { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 20 },
        { id: 'bob', illuminati: 'bermuda-triangle' },
      ],
      uncontrolled: ['hackers', 'moonies'],
      dice: [[1, 1]],
    });
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] });
    send(state, 'ann', { type: 'roll' });
    const { hand, table, played } = play(Drafting, state);
    await hand.click(screen.getByTestId('place-gnomes-of-zurich-left'));
    expect(table.draft.current.value).toMatchObject({ kind: 'place', sends: true });
    await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyU', key: 'u' }));
    expect(table.draft.current.value).toMatchObject({ kind: 'place', sends: false, place: null });
    expect(played).toEqual([]);
  });
});

describe('U12: the coach', () => {
  test('goes on with whoever attacks without looking at a card first, and with whoever draws without waiting', async () => {
    const state = gameOf({ ...LESSON, turn: { player: PUPIL, phase: 'start' } });
    const { table } = play(Drafting, state, PUPIL);
    const at = () => COACH[stepFrom(COACH as readonly CoachStep[], table as unknown as TableModel, step)]?.id;
    let step = COACH.findIndex(({ id }) => id === 'welcome');
    expect(at()).toBe('welcome');
    await act(async () => void (await table.game.act({ type: 'drawCard' })));
    expect(at()).toBe('cards');
    step = COACH.findIndex(({ id }) => id === 'cards');
    await act(async () => {
      await table.game.act({ type: 'attack', kind: 'control', attacker: 'network', target: 'hollywood', aids: [] });
    });
    expect(at()).toBe('fight');
  });
});
