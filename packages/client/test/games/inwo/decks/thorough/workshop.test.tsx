/** @jest-environment jsdom */

import { READY_DECKS } from '@illuminice/rules/inwo';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { LocationProvider } from 'preact-iso/router';
import { deckOf, EMPTY, entriesOf } from '../../../../../src/games/inwo/decks/deck';
import DeckPage from '../../../../../src/games/inwo/decks/page';
import { findOwn, keepNew, ownDecks } from '../../../../../src/games/inwo/decks/shelf';
import { speak } from '../../page';

beforeAll(speak);
beforeEach(() => localStorage.clear());

const at = (id: string) => screen.getByTestId(id);
const click = (id: string) => fireEvent.click(at(id));
const type = (id: string, value: string) => fireEvent.input(at(id), { target: { value } });
const choose = (id: string, value: string) => userEvent.selectOptions(at(id), value);
const found = () =>
  within(at('workshop-cards'))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.id);
const number = (id: string) => Number(/\d+$/.exec(at(id).textContent ?? '')?.[0]);

const ready = (id: string) => deckOf('Mine', id, READY_DECKS.get(id)?.cards ?? []);

/** Opens the workshop with a deck of this device. @returns its id */
const open = (deck = ready('shangri-la')): string => {
  const id = keepNew(deck);
  render(
    <LocationProvider>
      <DeckPage own={id} />
    </LocationProvider>,
  );
  return id;
};

test('U215: cards are found by name, by a short sentence and by who pays; chips count each kind', () => {
  open();
  expect([number('kind-all'), number('kind-groups')]).toEqual([411, 166]);
  type('workshop-search', 'dracula');
  expect(found()).toContain('count-dracula');
  type('workshop-search', 'violent power 6');
  expect(found()).toContain('c-i-a');
  expect(number('kind-all')).toBe(number('kind-groups'));
  type('workshop-search', 'costs media');
  expect(found().length).toBeGreaterThan(2);
  expect(number('kind-groups')).toBe(0);
  type('workshop-search', 'no such words anywhere');
  expect(at('workshop-found').textContent).toBe('No card fits.');
});

test('U215: filters narrow down one by one, and all cards come back at once', async () => {
  open();
  click('filter-Violent');
  click('filter-Magic');
  await choose('filter-power-least', '2');
  expect(found().sort()).toEqual(['count-dracula', 'w-i-t-c-h']);
  await choose('filter-power-least', '4');
  expect(number('kind-all')).toBe(0);
  expect(at('filter-Violent').getAttribute('aria-pressed')).toBe('true');
  click('filter-clear');
  expect(number('kind-all')).toBe(411);
  // A range of Power; one end takes the other along.
  await choose('filter-power-most', '0');
  const weakest = number('kind-groups');
  await choose('filter-power-most', '1');
  const weak = number('kind-groups');
  await choose('filter-power-least', '1');
  expect(number('kind-groups')).toBe(weak - weakest);
  await choose('filter-power-least', '6');
  expect((at('filter-power-most') as HTMLSelectElement).value).toBe('6');
  expect(found()).toContain('c-i-a');
  click('filter-clear');
  expect(number('kind-all')).toBe(411);
  click('kind-goal');
  expect(at('workshop-found').textContent).toMatch(/^10 cards/);
  await choose('filter-deed', 'strike');
  expect(number('kind-goal')).toBe(0);
  expect(number('kind-disaster')).toBe(13);
  click('filter-clear');
  await choose('table-pool', 'starter');
  fireEvent.click(at('filter-allowed'));
  expect(number('kind-all')).toBeLessThan(300);
  expect(number('kind-all')).toBeGreaterThan(100);
});

test('U215: a legal deck says so; each fault names its rule and leads to its card, and taking back mends it', async () => {
  const id = open();
  expect(at('verdicts').dataset.faults).toBe('0');
  await choose('table-copies', '1');
  type('workshop-search', 'blitzkrieg');
  const before = Number(at('card-blitzkrieg').dataset.count);
  click('more-blitzkrieg');
  if (before === 0) click('more-blitzkrieg');
  expect(at('verdicts').textContent).toMatch(/One card too many|2 cards too many/);
  expect(
    within(at('verdicts'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/rules#N-103');
  click('fault-blitzkrieg');
  expect(found()).toEqual(['blitzkrieg']);
  expect(at('card-blitzkrieg').dataset.count).toBe('2');
  expect(at('carry').getAttribute('aria-disabled')).toBe('true');
  while (at('verdicts').dataset.faults !== '0') click('undo');
  expect(at('deck-size').textContent).toBe('45');
  expect(at('undo').getAttribute('aria-disabled')).toBe('true');
  expect(entriesOf(findOwn(id) ?? EMPTY)).toEqual(entriesOf(ready('shangri-la')));
});

test('U215: a deck is built card by card, by buttons and keys; its numbers follow, and it stays on the device', async () => {
  const id = open({ ...EMPTY, name: 'Empty' });
  expect(at('verdicts').textContent).toMatch(/45 cards are missing/);
  await choose('deck-illuminati', 'ufos');
  fireEvent.change(at('deck-name'), { target: { value: 'Night flight' } });
  type('workshop-search', 'c.i.a');
  click('more-c-i-a');
  click('more-c-i-a');
  const card = at('card-c-i-a').querySelector('[data-card]') as HTMLElement;
  fireEvent.keyDown(card, { key: 'Backspace' });
  expect(at('card-c-i-a').dataset.count).toBe('1');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(at('card-c-i-a').dataset.count).toBe('2');
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(at('card-c-i-a').dataset.count).toBe('1');
  expect(at('deck-size').textContent).toBe('2');
  expect(at('deck-numbers').textContent).toMatch(/^Power6Resistance5Arrows/);
  expect(at('deck-numbers').textContent).toContain('Tokens a turn3');
  expect(at('advice').textContent).toMatch(/few/);
  // The deck by kind, each with its count; kinds that it has none of are left out.
  type('workshop-search', 'hail eris');
  click('more-hail-eris');
  expect([at('in-deck-groups').textContent, at('in-deck-goal').textContent]).toEqual(['Groups 1', 'Goals 1']);
  expect(screen.queryByTestId('in-deck-disaster')).toBeNull();
  expect(within(at('deck-prices')).getAllByRole('listitem')[0]?.textContent).toBe('Nothing1');
  click('less-hail-eris');
  expect(findOwn(id)).toMatchObject({ name: 'Night flight', illuminati: 'ufos', cards: { 'c-i-a': 1 } });
});

test('U215: a hand to try lies dealt, three turns draw on, it can be drawn again, and follows the deck', () => {
  open();
  const trial = within(at('try-hand'));
  expect(trial.getByText('Plots 3')).toBeTruthy();
  expect(trial.getByText('Groups 6')).toBeTruthy();
  const hand = () => [...at('try-hand').querySelectorAll<HTMLElement>('li[title]')].map(({ title }) => title);
  expect(hand()).toHaveLength(10);
  for (const turn of [1, 2, 3]) {
    click('try-draw');
    expect(trial.getByText(`Turn ${turn} draws`)).toBeTruthy();
  }
  expect(at('try-draw').getAttribute('aria-disabled')).toBe('true');
  expect(trial.getByRole('status').textContent).toMatch(/^Turn 3:/);
  const before = hand().slice(0, 10);
  click('try-deal');
  expect(trial.queryByText('Turn 1 draws')).toBeNull();
  expect(trial.getByRole('status').textContent).toMatch(/^Your hand:/);
  expect(hand()).not.toEqual(before);
  // A deck of nothing has no hand.
  cleanup();
  open({ ...EMPTY });
  expect(at('try-deal').getAttribute('aria-disabled')).toBe('true');
});

test('U215: the deck lies as small cards by kind; arrows walk, Delete and a click take one away, and the focus stays in it', () => {
  const id = open(deckOf('Mine', 'ufos', ['c-i-a', 'nasa*2', 'hoax', 'hail-eris']));
  const tiles = () => [...at('deck-contents').querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset.tile);
  expect(tiles()).toEqual(['c-i-a', 'nasa', 'hoax', 'hail-eris']);
  expect(at('in-deck-nasa').textContent).toContain('×2');
  at('in-deck-c-i-a').focus();
  fireEvent.keyDown(at('in-deck-c-i-a'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(at('in-deck-nasa'));
  fireEvent.keyDown(at('in-deck-nasa'), { key: 'Delete' });
  expect(findOwn(id)?.cards.nasa).toBe(1);
  expect(document.activeElement).toBe(at('in-deck-nasa'));
  fireEvent.keyDown(at('in-deck-nasa'), { key: 'Backspace' });
  expect(tiles()).toEqual(['c-i-a', 'hoax', 'hail-eris']);
  expect(document.activeElement).toBe(at('in-deck-hoax'));
  fireEvent.keyDown(at('in-deck-hoax'), { key: 'End' });
  expect(document.activeElement).toBe(at('in-deck-hail-eris'));
  click('out-hail-eris');
  expect(tiles()).toEqual(['c-i-a', 'hoax']);
  expect(screen.queryByTestId('in-deck-goal')).toBeNull();
  click('in-deck-c-i-a');
  expect(found()).toEqual(['c-i-a']);
  // One stop for Tab among them.
  expect([...at('deck-contents').querySelectorAll('[data-tile][tabindex="0"]')]).toHaveLength(1);
});

test('U215: a deck goes out as text by names and ids, and the same deck comes back; what is not understood is listed', async () => {
  open();
  click('open-as-text');
  const names = ((await screen.findByTestId('deck-text')) as HTMLTextAreaElement).value;
  expect(names.split('\n')[1]).toBe('1 Shangri-La');
  click('text-by-id');
  const ids = (at('deck-text') as HTMLTextAreaElement).value;
  expect(ids.split('\n')[1]).toBe('1 shangri-la');
  fireEvent.keyDown(at('as-text'), { key: 'Escape' });
  for (const text of [names, ids]) {
    click('open-from-text');
    fireEvent.input(await screen.findByTestId('text-field'), { target: { value: `${text}\n3 Zeppelin` } });
    expect(at('text-read').textContent).toMatch(/45 cards found/);
    expect(at('text-unknown').textContent).toBe('3 Zeppelin');
    click('text-take');
    await waitFor(() => expect(screen.queryByTestId('text-unknown')).toBeNull());
    expect(at('verdicts').dataset.faults).toBe('0');
  }
});

test('U215: sharing stores the deck and shows its link; where there is no server it says so', async () => {
  open();
  const asked: unknown[] = [];
  const before = globalThis.fetch;
  try {
    globalThis.fetch = (async (url: string, { body }: { body: string }) => {
      asked.push([url, JSON.parse(body)]);
      return { ok: true, status: 200, json: async () => ({ id: 'x'.repeat(43) }) };
    }) as unknown as typeof fetch;
    click('share-link');
    const link = await screen.findByTestId<HTMLInputElement>('deck-link', {}, { timeout: 15_000 });
    expect(link.value).toBe(`http://localhost/d/${'x'.repeat(43)}`);
    expect(asked).toEqual([
      [
        '/api/decks',
        expect.objectContaining({
          ruleset: 'inwo',
          share: true,
          name: 'Mine',
          deck: { illuminati: 'shangri-la', cards: entriesOf(ready('shangri-la')) },
        }),
      ],
    ]);
    globalThis.fetch = async () => Promise.reject(new TypeError('no network'));
    click('share-link');
    expect(await screen.findByText('The server can’t be reached.', {}, { timeout: 15_000 })).toBeTruthy();
  } finally {
    globalThis.fetch = before;
  }
});

test('U215: among all decks a copy is kept beside the first, and a deck goes only when it is asked twice', async () => {
  const id = keepNew(ready('ufos'));
  render(
    <LocationProvider>
      <DeckPage />
    </LocationProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy Mine' }));
  expect(ownDecks().map(({ name, illuminati }) => [name, illuminati])).toEqual([
    ['', 'ufos'],
    ['Mine', 'ufos'],
  ]);
  fireEvent.click(await screen.findByTestId(`drop-${id}`));
  expect(ownDecks()).toHaveLength(2);
  fireEvent.click(at(`drop-${id}-sure`));
  expect(ownDecks()).toHaveLength(1);
});
