/** @jest-environment jsdom */

import { act, waitFor, within } from '@testing-library/preact';
import { newAttack } from '../../../src/games/classic/attack/announcement';
import { alterDraft } from '../../../src/games/classic/drafts/alter';
import { discardDraft } from '../../../src/games/classic/drafts/discard';
import { dropDraft } from '../../../src/games/classic/drafts/drop';
import { pickDraft } from '../../../src/games/classic/drafts/pick';
import { placeDraft } from '../../../src/games/classic/drafts/place';
import { taxDraft } from '../../../src/games/classic/drafts/tax';
import { transferDraft } from '../../../src/games/classic/drafts/transfer';
import { Hand } from '../../../src/games/classic/hand/hand';
import { newTrade } from '../../../src/games/classic/trade/bargain';
import { open, play, screen, speak } from './panel';
import { gameOf, send, tableOf } from './table';

beforeAll(speak);

const table = ({ specials = [] as string[], dead = [] as string[] } = {}) =>
  gameOf({
    dead,
    players: [
      {
        id: 'ann',
        illuminati: 'gnomes-of-zurich',
        treasury: 20,
        specials,
        structure: [
          { group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 5 },
          { group: 'yuppies', onto: 'cia', arrow: 'top', treasury: 2 },
          { group: 'orbital-mind-control-lasers', onto: 'gnomes-of-zurich', arrow: 'left' },
        ],
      },
      { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9, structure: [{ group: 'texas', onto: 'bermuda-triangle', arrow: 'right' }] },
    ],
    uncontrolled: ['hackers', 'moonies'],
  });

/** The panel of discards for a privilege, in an attack that was just announced. */
const openInAttack = (state: ReturnType<typeof table>) => {
  send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'cia', target: 'hackers', aids: [] });
  return open(state, discardDraft.start(tableOf(state), 'privilege'));
};

const isShut = (testid: string) => screen.getByTestId(testid).getAttribute('aria-disabled') === 'true';

test('C-703: to drop a Group says what goes with it, and lets all of it go', async () => {
  const state = table();
  const { hand } = open(state, dropDraft.start());
  expect(isShut('drop-confirm')).toBe(true);
  await hand.click(screen.getByTestId('pick-cia'));
  expect(screen.getByRole('alert').textContent).toMatch(/Yuppies.*7 MB/);
  await hand.click(screen.getByTestId('drop-confirm'));
  expect(state.board.seats[0]?.cards).toEqual(['gnomes-of-zurich', 'orbital-mind-control-lasers']);
  expect(screen.queryByTestId('drop-panel')).toBeNull();
});

test('C-703: what cannot be dropped is refused in words, and nothing is picked', async () => {
  const { table: model } = open(table(), dropDraft.start());
  model.draft.tap('texas');
  expect(model.refused.value?.refusal).toMatchObject({ code: 'C-703' });
  expect(isShut('drop-confirm')).toBe(true);
});

test('C-413: the Lasers ask for a Group, a change and an alignment that fits it, and send the three', async () => {
  const state = table();
  const { hand, played } = open(state, alterDraft.start('orbital-mind-control-lasers'));
  await hand.click(screen.getByTestId('pick-cia'));
  // The C.I.A. are Government and Violent: neither can be added.
  expect(screen.queryByTestId('pick-Government')).toBeNull();
  await hand.click(screen.getByTestId('pick-Weird'));
  await hand.click(screen.getByTestId('pick-remove'));
  // Another kind of change takes the alignment back.
  expect(isShut('alter-confirm')).toBe(true);
  expect(screen.queryByTestId('pick-Weird')).toBeNull();
  await hand.click(screen.getByTestId('pick-Violent'));
  await hand.click(screen.getByTestId('alter-confirm'));
  expect(played).toEqual([{ type: 'usePower', card: 'orbital-mind-control-lasers', group: 'cia', change: 'remove', alignment: 'Violent' }]);
});

test('C-701: money goes from a card to its neighbour, the most by default, and the panel counts what is left', async () => {
  const state = table();
  const { hand } = open(state, transferDraft.start());
  await hand.click(screen.getByTestId('pick-cia'));
  expect(screen.queryByTestId('pick-texas')).toBeNull();
  await hand.click(screen.getByTestId('pick-yuppies'));
  expect(screen.getByRole('slider').getAttribute('max')).toBe('5');
  await hand.click(screen.getByTestId('transfer-confirm'));
  expect(state.board.cards.yuppies?.money).toBe(7);
  // The next one can be made at once.
  expect(screen.getByTestId('transfer-panel').textContent).toMatch(/One free transfer left/);
});

test('C-202: the card that is to pay the tax first is named with its money, and sent as soon as it is picked', async () => {
  const { hand, played } = open(table(), taxDraft.start());
  expect(screen.getByTestId('pick-cia').textContent).toMatch(/^C\.I\.A\. · 5/);
  await hand.click(screen.getByTestId('pick-cia'));
  expect(played).toEqual([{ type: 'taxFrom', card: 'cia' }]);
  expect(screen.queryByTestId('tax-panel')).toBeNull();
});

test('C-907: a Special that revives asks which of the dead, says what it will do, and is played', async () => {
  const state = table({ specials: ['media-campaign'], dead: ['moral-minority', 'triliberal-commission'] });
  const { hand, played } = open(state, pickDraft.start('media-campaign', 'effect', 'deadGroup'));
  expect(isShut('special-confirm')).toBe(true);
  await hand.click(screen.getByTestId('pick-moral-minority'));
  expect(screen.getByTestId('special-will').textContent).toMatch(/Moral Minority/);
  await hand.click(screen.getByTestId('special-confirm'));
  expect(played).toEqual([{ type: 'playSpecial', card: 'media-campaign', group: 'moral-minority' }]);
});

test('C-602: a privilege is paid with the Special of one’s choice, the last one picked', async () => {
  const state = table({ specials: ['media-campaign', 'slush-fund'] });
  const { hand, played } = openInAttack(state);
  await hand.click(screen.getByTestId('pick-media-campaign'));
  await hand.click(screen.getByTestId('pick-slush-fund'));
  expect(screen.getByTestId('pick-media-campaign').getAttribute('aria-pressed')).toBe('false');
  await hand.click(screen.getByTestId('discard-confirm'));
  expect(played).toEqual([{ type: 'privilege', card: 'slush-fund' }]);
});

test('U20 C-402: an attack is put together in its panel: kind, two cards, odds, money', async () => {
  const state = table();
  const { hand, played } = open(state, newAttack());
  expect(isShut('attack-announce')).toBe(true);
  await hand.click(screen.getByTestId('pick-cia'));
  await hand.click(screen.getByTestId('pick-hackers'));
  expect(screen.getByTestId('attack-composer').textContent).toMatch(/2 or less/);
  await hand.click(screen.getByTestId('attack-announce'));
  expect(played).toMatchObject([{ type: 'attack', kind: 'control', attacker: 'cia', target: 'hackers', aids: [] }]);
});

/** What stands folded, each with its reason. */
const folded = async (hand: ReturnType<typeof open>['hand'], name: string) => {
  await hand.click(screen.getByTestId(`others-${name}`));
  return [...(screen.getByTestId(`others-${name}`).closest('details') as HTMLElement).querySelectorAll('li')].map((row) => row.textContent);
};

test('U20 C-406: targets are small cards with numbers and chance, large while they are pointed at', async () => {
  const { hand, table: model } = open(table(), newAttack('cia'));
  const hackers = screen.getByTestId('pick-hackers');
  expect(hackers.querySelectorAll('canvas').length).toBeGreaterThan(1);
  expect(hackers.textContent).toMatch(/^Hackers.*1.*4.*3 %/);
  await hand.hover(hackers);
  await waitFor(() => expect(model.ui.preview.shown.value).toMatchObject({ card: 'hackers', pinned: false }));
});

test('U22 C-407: what cannot be attacked in the kind that is picked is folded, each with the reason of the rules', async () => {
  const { hand } = open(table(), { ...newAttack('cia'), attackKind: 'neutralize' });
  expect(screen.queryByTestId('pick-hackers')).toBeNull();
  expect(await folded(hand, 'attack')).toContainEqual(expect.stringMatching(/^Hackers.*C-407/));
});

test('U20 C-402: own cards that cannot lead are folded, each with its reason', async () => {
  const state = table();
  state.board.turn?.attacked.push('cia');
  const { hand } = open(state, newAttack());
  expect(screen.queryByTestId('pick-cia')).toBeNull();
  expect(await folded(hand, 'card')).toContainEqual(expect.stringMatching(/C\.I\.A\..*C-/));
});

test('C-701: treasuries that money cannot come from, or go to, are folded with their reason, and pressing one changes nothing', async () => {
  const { hand, table: model } = open(table(), transferDraft.start());
  expect(await folded(hand, 'from')).toContainEqual(expect.stringMatching(/Lasers.*C-/));
  await hand.click(screen.getByTestId('pick-orbital-mind-control-lasers'));
  expect(model.draft.current.value).toEqual(transferDraft.start());
  await hand.click(screen.getByTestId('pick-cia'));
  expect(await folded(hand, 'to')).toContainEqual(expect.stringMatching(/Lasers.*C-701/));
});

test('C-801: Groups that can change hands are small cards with their numbers', async () => {
  const { hand, table: model } = open(table(), newTrade('bob'));
  const cia = await screen.findByTestId('trade-give-cia');
  expect(cia.textContent).toMatch(/^C\.I\.A\..*6\/4.*5/);
  expect(cia.querySelectorAll('canvas').length).toBeGreaterThan(1);
  await hand.click(cia);
  expect(screen.getByTestId('trade-give-cia').getAttribute('aria-pressed')).toBe('true');
  expect(model.draft.current.value).toMatchObject({ give: { groups: ['cia'] } });
});

test('U120 C-900: a Special of the hand stands large, whole, while it is pointed at or the keyboard has led there', async () => {
  const { hand, table: model } = play(Hand, table({ specials: ['media-campaign', 'slush-fund'] }));
  await hand.hover(within(screen.getByTestId('hand-slush-fund')).getByTestId('hand-face'));
  await waitFor(() => expect(model.ui.preview.shown.value).toMatchObject({ card: 'slush-fund', pinned: false }));
  await hand.hover(within(screen.getByTestId('hand-media-campaign')).getByTestId('hand-face'));
  await waitFor(() => expect(model.ui.preview.shown.value).toMatchObject({ card: 'media-campaign' }));
  expect(screen.getByTestId('play-slush-fund')).toBeTruthy();
});

describe('C-502: a captive on the arrow that was clicked', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  const captive = () => {
    const state = gameOf({
      players: [
        { id: 'ann', illuminati: 'gnomes-of-zurich', treasury: 5 },
        { id: 'bob', illuminati: 'bermuda-triangle' },
      ],
      uncontrolled: ['hackers'],
      dice: [[1, 1]],
    });
    send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'gnomes-of-zurich', target: 'hackers', aids: [] });
    send(state, 'ann', { type: 'roll' });
    return open(state, placeDraft.start('captured', 'hackers'));
  };

  test('is sent by itself after three seconds', async () => {
    const { table: model, played } = captive();
    await act(() => model.draft.place({ onto: 'gnomes-of-zurich', arrow: 'left' }));
    await act(() => jest.advanceTimersByTime(2900));
    expect(played).toEqual([]);
    await act(() => jest.advanceTimersByTime(200));
    expect(played).toMatchObject([{ type: 'place', group: 'hackers', onto: 'gnomes-of-zurich', arrow: 'left' }]);
  });

  test('can be taken back until then, and nobody has heard of it', async () => {
    const { table: model, played } = captive();
    await act(() => model.draft.place({ onto: 'gnomes-of-zurich', arrow: 'left' }));
    await act(() => screen.getByTestId('place-back').click());
    await act(() => jest.advanceTimersByTime(9000));
    expect(played).toEqual([]);
    expect(model.draft.current.value).toMatchObject({ kind: 'place', place: null });
  });
});
