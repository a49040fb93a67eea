import { viewFor } from '@illuminice/rules/classic';
import { signal } from '@preact/signals';
import { newAttack } from '../../../src/games/classic/attack/announcement';
import { DRAFTS } from '../../../src/games/classic/drafts';
import type { Draft } from '../../../src/games/classic/drafts/data';
import { CLASSIC } from '../../../src/games/classic/model';
import type { Classic } from '../../../src/games/classic/types';
import { offlineLink } from '../../../src/net/offline-link';
import type { TableLink } from '../../../src/net/table-link';
import { tableModel } from '../../../src/table/table-model';
import { gameOf, send } from './table';

const STATE = () =>
  gameOf({
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'cia', onto: 'bavarian-illuminati', arrow: 'right' }] },
      { id: 'bob', illuminati: 'gnomes-of-zurich' },
    ],
    uncontrolled: ['texas', 'moonies'],
  });

function table(state = STATE()) {
  const { seats, ruleset, options } = state.board;
  const view = signal(viewFor(state, 'ann'));
  const drafts = new Map<string, Draft>();
  const sit = (player: string | null) => {
    view.value = viewFor(state, player);
    const { link } = offlineLink({
      title: 'ABCDEF',
      player,
      view,
      rules: { ruleset, options },
      seats: seats.map(({ player: id }, colour) => ({ player: id, name: id, colour, computer: false })),
    });
    return tableModel(link as TableLink as TableLink<Classic>, CLASSIC, drafts);
  };
  return { state, sit };
}

describe('what somebody puts together', () => {
  it('is there again when they take up their seat again, and is nobody else’s', () => {
    const { sit } = table();
    const ann = sit('ann');
    ann.draft.begin({ ...newAttack(), attacker: 'cia', target: 'texas' });
    ann.dispose();
    for (const other of [null, 'bob']) {
      const model = sit(other);
      expect(model.draft.current.value).toBeNull();
      model.dispose();
    }
    const again = sit('ann');
    expect(again.draft.current.value).toMatchObject({ kind: 'attack', attacker: 'cia', target: 'texas' });
    again.draft.cancel();
    again.dispose();
    expect(sit('ann').draft.current.value).toBeNull();
  });

  it('is given up where the board no longer lets it be', () => {
    const { state, sit } = table();
    const ann = sit('ann');
    ann.draft.begin({ ...newAttack(), attacker: 'cia', target: 'texas' });
    ann.dispose();
    send(state, 'ann', { type: 'endTurn' });
    expect(sit('ann').draft.current.value).toBeNull();
  });
});

const CAPTURE = () => {
  const state = gameOf({
    players: [
      {
        id: 'ann',
        illuminati: 'gnomes-of-zurich',
        treasury: 20,
        structure: [{ group: 'cia', onto: 'gnomes-of-zurich', arrow: 'right', treasury: 5 }],
      },
      { id: 'bob', illuminati: 'bermuda-triangle', treasury: 9 },
    ],
    uncontrolled: ['hackers', 'moonies'],
    dice: [[1, 1]],
  });
  send(state, 'ann', { type: 'attack', kind: 'control', attacker: 'cia', target: 'hackers', aids: [] });
  send(state, 'bob', { type: 'done' });
  send(state, 'ann', { type: 'roll' });
  return state;
};

describe('a tap on a card while nothing is under way', () => {
  it('U20: one that may attack begins to control with it; the same card again is looked at instead', () => {
    const ann = table().sit('ann');
    ann.draft.tap('cia');
    expect(ann.draft.current.value).toMatchObject({ kind: 'attack', attackKind: 'control', attacker: 'cia', target: null });
    ann.draft.tap('cia');
    expect(ann.draft.current.value).toBeNull();
    expect(ann.ui.preview.shown.value).toMatchObject({ card: 'cia', pinned: true });
    ann.dispose();
  });

  it('looks at whatever can’t attack, and on the empty table lets go of what a tap began', () => {
    const ann = table().sit('ann');
    ann.draft.tap('texas');
    expect(ann.draft.current.value).toBeNull();
    expect(ann.ui.preview.shown.value).toMatchObject({ card: 'texas', pinned: true });
    ann.draft.tapBackground();
    ann.draft.tap('cia');
    ann.draft.tapBackground();
    expect(ann.draft.current.value).toBeNull();
    ann.dispose();
  });
});

describe('a draft that the game demands', () => {
  it('C-502: begins by itself with the captive, loses only its picks when cancelled, and places it as the rules allow', () => {
    const { state, sit } = table(CAPTURE());
    const ann = sit('ann');
    expect(ann.draft.current.value).toMatchObject({ kind: 'place', why: 'captured', group: 'hackers' });
    expect(ann.draft.isForced.value).toBe(true);
    const [place] = ann.draft.highlights.value.places;
    if (!place) throw new Error('no arrow');
    ann.draft.place(place);
    ann.draft.cancel();
    expect(ann.draft.current.value).toMatchObject({ kind: 'place', why: 'captured', place: null });
    ann.draft.place(place);
    const draft = ann.draft.current.value;
    const position = ann.game.position.value;
    if (draft?.kind !== 'place' || !position) throw new Error('no draft');
    send(state, 'ann', DRAFTS.place.intent(position, draft));
    expect(state.board.cards.hackers).toMatchObject({ owner: 'ann' });
    ann.dispose();
  });

  it('is not demanded of those who look on', () => {
    const bob = table(CAPTURE()).sit('bob');
    expect(bob.draft.current.value).toBeNull();
    expect(bob.draft.isForced.value).toBe(false);
    bob.dispose();
  });
});

describe('the card preview', () => {
  it('follows a pointer that rests until it is pinned, and closes when a draft begins', () => {
    jest.useFakeTimers();
    const ann = table().sit('ann');
    const { preview } = ann.ui;
    preview.hover('texas', null);
    expect(preview.shown.value).toBeNull();
    jest.advanceTimersByTime(120);
    expect(preview.shown.value).toMatchObject({ card: 'texas', pinned: false });
    preview.leave();
    expect(preview.shown.value).toBeNull();
    ann.draft.tap('cia');
    ann.draft.tap('cia');
    preview.hover('texas', null);
    jest.advanceTimersByTime(120);
    preview.leave();
    jest.useRealTimers();
    expect(preview.shown.value).toMatchObject({ card: 'cia', pinned: true });
    ann.draft.begin(newAttack());
    expect(preview.shown.value).toBeNull();
    ann.dispose();
  });
});
