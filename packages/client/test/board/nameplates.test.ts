/** @jest-environment jsdom */

import type { BoardLook, HeldCards } from '../../src/board/contract';
import { type NameplateKind, Nameplates, nameplateSize } from '../../src/board/overlay/nameplates';

Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

const seat = (held: HeldCards): BoardLook['seats'][string] => ({
  name: 'Bob',
  colour: '#5b9df0',
  shape: 'square',
  line: null,
  isMe: false,
  status: null,
  counts: [{ sign: '', n: `${held.backs + held.faces.length}` }],
  held,
  waitedFor: false,
  goals: [],
});

const face = (card: string, isUp = true) => ({ card, name: card, isUp });

function plates() {
  const host = document.createElement('div');
  const clicked: string[] = [];
  const made = new Nameplates(host, {
    click: (player) => clicked.push(player),
    doubleClick: () => undefined,
    card: (card) => clicked.push(card),
    hover: () => undefined,
    picture: () => undefined,
  });
  const show = (held: HeldCards, kind: NameplateKind = 'line') =>
    made.show(['bob'], { perspective: 'ann', clockwise: false, seats: { bob: seat(held) } }, kind);
  return { host, clicked, show, plates: made, face: (card: string) => host.querySelector<HTMLElement>(`[data-card="${card}"]`) };
}

describe('U13: the Specials on a nameplate', () => {
  it('are counted, and those known are named', () => {
    const { host, show } = plates();
    show({ backs: 2, faces: [face('bribery')] });
    expect(host.querySelector('.plate-count')?.textContent).toBe('3');
    expect(host.querySelector('.plate-face')?.textContent).toBe('bribery');
  });

  it('turn over when somebody turns one up, and not because a viewer comes to see them', () => {
    const { show, face: at } = plates();
    show({ backs: 2, faces: [face('bribery')] });
    expect(at('bribery')?.classList.contains('turned')).toBe(false);
    show({ backs: 1, faces: [face('bribery'), face('slush-fund')] });
    expect(at('bribery')?.classList.contains('turned')).toBe(false);
    expect(at('slush-fund')?.classList.contains('turned')).toBe(true);
    // A change beside it does not stop it.
    show({ backs: 0, faces: [face('bribery'), face('slush-fund')] });
    expect(at('slush-fund')?.classList.contains('turned')).toBe(true);
  });

  it('C-903: mark one that only the viewer has seen, which turns over once it is turned up for all', () => {
    const { show, face: at } = plates();
    show({ backs: 1, faces: [face('bribery', false)] });
    expect(at('bribery')?.classList.contains('known')).toBe(true);
    show({ backs: 0, faces: [face('bribery')] });
    expect(at('bribery')?.className).toBe('plate-face turned');
  });

  it('are read at a click, which is none on the plate', () => {
    const { clicked, show, face: at } = plates();
    show({ backs: 0, faces: [face('bribery')] });
    at('bribery')?.click();
    expect(clicked).toEqual(['bribery']);
  });

  it('say how many more there are where there is no room, and take no more room than they are given', () => {
    const { host, show } = plates();
    const many: HeldCards = { backs: 1, faces: ['a', 'b', 'c', 'd', 'e'].map((card) => face(card)) };
    for (const [kind, lines, more] of [
      ['line', 2, '+3'],
      ['short', 1, '+4'],
      ['tag', 1, '+4'],
    ] as const) {
      show(many, kind);
      expect(host.querySelectorAll('.plate-face')).toHaveLength(lines);
      expect(host.querySelector('.plate-more')?.textContent).toBe(more);
      expect(nameplateSize(seat(many), kind).h).toBeGreaterThan(nameplateSize(seat({ backs: 0, faces: [] }), kind).h);
    }
  });
});

test('a plate that lies on a place to choose from steps back, and lets the pointer through', () => {
  const { host, plates: made, show } = plates();
  show({ backs: 0, faces: [] });
  made.stand('bob', { x: 10, y: 10 }, 1, true);
  expect(host.querySelector('.plate')?.classList.contains('faint')).toBe(true);
  made.stand('bob', { x: 10, y: 10 }, 1, false);
  expect(host.querySelector('.plate')?.classList.contains('faint')).toBe(false);
});
