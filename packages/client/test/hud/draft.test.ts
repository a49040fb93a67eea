import { viewFor } from '@illuminice/rules';
import { signal } from '@preact/signals';
import { newAttack } from '../../src/hud/gestures/attack';
import type { Gesture } from '../../src/hud/gestures/types';
import { tableModel } from '../../src/hud/model';
import { stillLink } from '../../src/net/still-link';
import { gameOf, send } from './table';

const STATE = () =>
  gameOf({
    players: [
      { id: 'ann', illuminati: 'bavarian-illuminati', structure: [{ group: 'cia', onto: 'bavarian-illuminati', arrow: 'right' }] },
      { id: 'bob', illuminati: 'gnomes-of-zurich' },
    ],
    uncontrolled: ['texas', 'moonies'],
  });

// A model notes where on the page somebody acted.
beforeAll(() => Object.assign(globalThis, { innerWidth: 1, innerHeight: 1, addEventListener() {}, removeEventListener() {} }));

function table() {
  const state = STATE();
  const { seats, options } = state.board;
  const view = signal(viewFor(state, 'ann'));
  const drafts = new Map<string, Gesture>();
  const sit = (player: string | null) => {
    view.value = viewFor(state, player);
    const { link } = stillLink({
      title: 'ABCDEF',
      player,
      view,
      options,
      seats: seats.map(({ player: id }, colour) => ({ player: id, name: id, colour, computer: false })),
    });
    return tableModel(link, drafts);
  };
  return { state, sit };
}

describe('what somebody puts together', () => {
  it('is there again when they take up their seat again, and is nobody else’s', () => {
    const { sit } = table();
    const ann = sit('ann');
    ann.begin({ ...newAttack(), attacker: 'cia', target: 'texas' });
    ann.dispose();
    for (const other of [null, 'bob']) {
      const model = sit(other);
      expect(model.gesture.value).toBeNull();
      model.dispose();
    }
    const again = sit('ann');
    expect(again.gesture.value).toMatchObject({ kind: 'attack', attacker: 'cia', target: 'texas' });
    again.cancel();
    again.dispose();
    expect(sit('ann').gesture.value).toBeNull();
  });

  it('is given up where the board no longer lets it be', () => {
    const { state, sit } = table();
    const ann = sit('ann');
    ann.begin({ ...newAttack(), attacker: 'cia', target: 'texas' });
    ann.dispose();
    send(state, 'ann', { type: 'endTurn' });
    expect(sit('ann').gesture.value).toBeNull();
  });
});
