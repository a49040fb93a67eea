/** @jest-environment jsdom */

import { type State, step, type View, viewFor } from '@illuminice/rules/classic';
import { fireEvent, waitFor } from '@testing-library/preact';
import { scenesOf } from '../../../src/games/classic/stage/scenes';
import { Stage } from '../../../src/games/classic/ui';
import { openPart, screen, speak } from './panel';
import { gameOf } from './table';

const PLAYERS = [
  {
    id: 'ann',
    illuminati: 'gnomes-of-zurich',
    treasury: 20,
    structure: [{ group: 'mafia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 9 }],
  },
  { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9 },
];

/** The view of that moment: the rules go on changing the board. */
const copy = (view: View): View => JSON.parse(JSON.stringify(view)) as View;

/** Ann attacks the Hackers with the Mafia, with this much money, and rolls these dice. */
function roll(dice: [number, number], { amount = 0, specials = [] as string[] } = {}) {
  const [ann, bob] = PLAYERS;
  const state: State = gameOf({ players: [ann, { ...bob, specials }], uncontrolled: ['hackers', 'moonies'], dice: [dice] });
  const send = (by: string, intent: Parameters<typeof step>[2]) => {
    const result = step(state, by, intent);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.events;
  };
  send('ann', {
    type: 'attack',
    kind: 'control',
    attacker: 'mafia',
    target: 'hackers',
    aids: [],
    ...(amount ? { spend: [{ from: 'mafia', amount }] } : {}),
  });
  send('bob', { type: 'done' });
  const before = copy(viewFor(state, 'ann'));
  const events = send('ann', { type: 'roll' });
  return { before, events, after: state };
}

const sceneOf = (...how: Parameters<typeof roll>) => {
  const { before, events } = roll(...how);
  return scenesOf(events, before)[0];
};

describe('the scene of a roll', () => {
  test('C-410: success, failure, and 11 or 12, each with how far off it was', () => {
    // 7 against a Resistance of 4: 3 or less.
    expect(sceneOf([1, 1])).toMatchObject({ kind: 'roll', total: 2, ending: 'success', margin: 1, thrown: true, open: [] });
    expect(sceneOf([2, 3])).toMatchObject({ total: 5, ending: 'failure', margin: 2 });
    expect(sceneOf([5, 6])).toMatchObject({ total: 11, ending: 'always' });
  });

  test('C-410: money beyond 10 does not save a 12, nor does it widen the margin', () => {
    expect(sceneOf([6, 6], { amount: 9 })).toMatchObject({ total: 12, ending: 'always' });
    expect(sceneOf([4, 5], { amount: 9 })).toMatchObject({ total: 9, ending: 'success', margin: 1 });
  });

  test('C-423: whoever holds a Special is named, by how many and not by which', () => {
    expect(sceneOf([1, 1], { specials: ['bribery'] })).toMatchObject({ open: [{ player: 'bob', specials: 1 }] });
  });

  test('C-423: a Special that changes the dice shows the new total and its ending, without a throw', () => {
    const { after } = roll([1, 1], { specials: ['murphys-law'] });
    const before = copy(viewFor(after, 'ann'));
    const played = step(after, 'bob', { type: 'playSpecial', card: 'murphys-law' });
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    const changed = played.events.some(({ type }) => type === 'rollChanged');
    expect(changed ? scenesOf(played.events, before) : 'to be cancelled first').toMatchObject([
      { thrown: false, total: 12, ending: 'always' },
    ]);
  });
});

describe('the stage', () => {
  beforeAll(speak);

  test('U36: the verdict is not in the page before the dice lie, and Space tells it at once', async () => {
    const { before, events } = roll([1, 1]);
    const { table, happens } = openPart(Stage, before);
    happens(events);
    expect((await screen.findByTestId('stage-needed')).textContent).toContain('3 or less');
    expect(screen.queryByTestId('stage-verdict')).toBeNull();
    expect(table.log.value).toEqual([]);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect((await screen.findByTestId('stage-verdict')).textContent).toBe('2Captured by The Mafia, with 1 to spare');
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(table.stage.shown.value).toBeNull();
    expect(table.log.value.map(({ event }) => event.type)).toContain('attackEnded');
  });

  test('C-410: eleven always fails, and says so whatever was needed; a click skips', async () => {
    const { before, events } = roll([5, 6], { amount: 9 });
    const { happens } = openPart(Stage, before);
    happens(events);
    expect((await screen.findByTestId('stage-needed')).textContent).toContain('10 or less');
    fireEvent.click(screen.getByTestId('stage-skip'));
    const verdict = await screen.findByTestId('stage-verdict');
    expect(verdict.dataset.ending).toBe('always');
    expect(verdict.textContent).toBe('11Eleven always fails');
  });

  test('U36: a Group that an attack destroys is still seen on the stage when it has left the table', async () => {
    const { before, events } = roll([1, 1]);
    const { hackers: _, ...left } = before.board.cards;
    const { table, view, happens } = openPart(Stage, before);
    happens(events);
    await screen.findByTestId('stage-needed');
    view.value = { ...before, board: { ...before.board, cards: left } };
    fireEvent.click(screen.getByTestId('stage-skip'));
    await waitFor(() => expect(table.game.view.value.board.cards).not.toHaveProperty('hackers'));
    expect((await screen.findByTestId('stage-verdict')).textContent).toBe('2Captured by The Mafia, with 1 to spare');
  });

  test('C-102, C-105, C-106: the own Illuminati, the first Groups and the dice for the first turn, one after the other', async () => {
    const opening = (state: State) => copy(viewFor(state, 'ann'));
    const state: State = gameOf({
      setup: true,
      turn: undefined,
      seed: 'opening',
      players: [{ id: 'ann' }, { id: 'bob' }],
      dice: [
        [2, 3],
        [4, 4],
      ],
    });
    const choose = (by: string, slot: number) => {
      const before = opening(state);
      const result = step(state, by, { type: 'chooseIlluminati', slot });
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      return { before, events: result.events };
    };
    const first = choose('ann', 0);
    const { table, happens } = openPart(Stage, first.before);
    happens(first.events);
    expect((await screen.findByTestId('stage-own')).textContent).toMatch(/You win by either of these:/);
    const second = choose('bob', 1);
    happens(second.events);
    // What is on the stage is not torn away by what follows.
    expect(screen.getByTestId('stage-own')).toBeTruthy();
    table.stage.skip();
    table.stage.skip();
    await screen.findByText('The deck is shuffled');
    expect(screen.getAllByTestId('stage-dealt').map(({ textContent }) => textContent)).toEqual(['', '', '', '']);
    fireEvent.click(screen.getByTestId('stage-skip'));
    await screen.findByText('Up for grabs');
    expect(screen.getAllByTestId('stage-dealt').every(({ textContent }) => textContent)).toBe(true);
    fireEvent.keyDown(document.body, { key: ' ' });
    await screen.findByText('Who goes first?');
    expect(screen.getByTestId('stage-first').textContent).toBe('');
    fireEvent.keyDown(document.body, { key: ' ' });
    await waitFor(() => expect(screen.getByTestId('stage-first').textContent).toBe('bob goes first'));
    expect(screen.getAllByTestId('stage-throw').map(({ textContent }) => textContent)).toEqual([' ann5', ' bob8']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(table.stage.shown.value).toBeNull();
  });
});
