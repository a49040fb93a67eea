import type { Point } from '../geometry';
import './nameplates.css';
import type { CardId, PlayerId } from '@illuminice/rules';
import type { SeatShape } from '../../style/seats';
import type { BoardLook, HeldCards, HeldFace, SeatLook } from '../contract';
import { same } from '../same';

const SHAPES: Record<SeatShape, string> = {
  circle: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
  square: 'M1.5 1.5h13v13h-13z',
  triangle: 'M8 1l7.5 13.5h-15z',
  lozenge: 'M8 0l7.5 8L8 16 .5 8z',
  hexagon: 'M8 .5l6.5 3.75v7.5L8 15.5l-6.5-3.75v-7.5z',
  star: 'M8 .5l2.2 4.9 5.3.6-3.9 3.6 1.1 5.3L8 12.2l-4.7 2.7 1.1-5.3L.5 6l5.3-.6z',
  cross: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z',
  crescent: 'M11 1a7 7 0 1 0 0 14 8.5 8.5 0 0 1 0-14z',
};

/** Signs on plates, 1.6 px strokes on a 16 grid. */
const ICONS = {
  thinking: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM8 4.5V8l2.5 1.5',
  done: 'M2.5 8.5l3.5 3.5 7.5-8',
  turn: 'M4 2.5l9 5.5-9 5.5z',
  away: 'M2 8h12M10 4l4 4-4 4',
  out: 'M3 3l10 10M13 3L3 13',
  computer: 'M2 3h12v8H2zM5.5 14h5M8 11v3',
} as const;

const el = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
};

const SVG = 'http://www.w3.org/2000/svg';

const svg = (path: string, grid: number, className = ''): SVGElement => {
  const node = document.createElementNS(SVG, 'svg');
  node.setAttribute('viewBox', `0 0 ${grid} ${grid}`);
  if (className) node.setAttribute('class', className);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  node.append(line);
  return node;
};

/** Nameplate: one line with figures; fewer figures; or only name and count on a small screen. */
export type NameplateKind = 'line' | 'short' | 'tag';

/** Open cards of a hand named below it; the rest is a number. */
const FACES: Readonly<Record<NameplateKind, number>> = { line: 2, short: 1, tag: 1 };
const COUNTS = { line: 2, short: 1 } as const;
/** Longer figures leave no room for the name. */
const LONGEST = 3;
/** Height of that line with its gap, px. */
const FACES_PX = 23;
/** A card's picture beside its name, px. */
const PICTURE = { w: 21, h: 18 } as const;
const SIZES: Readonly<Record<NameplateKind, { w: number; h: number }>> = {
  line: { w: 228, h: 32 },
  short: { w: 186, h: 32 },
  tag: { w: 120, h: 28 },
};

export const nameplateSize = (seat: SeatLook | undefined, kind: NameplateKind): { w: number; h: number } => {
  const { w, h } = SIZES[kind];
  return { w, h: h + (seat?.held.faces.length ? FACES_PX : 0) };
};

interface OnPlates {
  picture(ctx: CanvasRenderingContext2D, card: CardId, size: { readonly w: number; readonly h: number }): void;
  click(player: PlayerId): void;
  doubleClick(player: PlayerId): void;
  card(card: CardId, rect: DOMRect): void;
  hover(card: CardId | null, rect: DOMRect | null): void;
}

/** Glow of a card just turned up, turning included, ms. */
const GLOW_MS = 3200;

/** Nameplates in DOM over the canvas, for sharp letters. */
export class Nameplates {
  private readonly plates = new Map<PlayerId, { node: HTMLElement; key: object; held: HeldCards }>();
  /** Times at which cards were turned up, by the page's clock. */
  private readonly turnedAt = new Map<CardId, number>();

  constructor(
    private readonly host: HTMLElement,
    private readonly handlers: OnPlates,
  ) {
    host.setAttribute('aria-hidden', 'true');
  }

  show(seats: readonly PlayerId[], look: BoardLook, kind: NameplateKind): void {
    const players = new Set(seats);
    for (const [player, { node }] of this.plates) {
      if (players.has(player)) continue;
      node.remove();
      this.plates.delete(player);
    }
    for (const player of seats) {
      const seat = look.seats[player];
      if (!seat) continue;
      const key = { seat, kind };
      let plate = this.plates.get(player);
      if (plate && same(plate.key, key)) continue;
      if (!plate) {
        const node = el('div', 'plate');
        node.dataset.player = player;
        node.addEventListener('click', () => this.handlers.click(player));
        node.addEventListener('dblclick', () => this.handlers.doubleClick(player));
        this.host.append(node);
        plate = { node, key, held: seat.held };
        this.plates.set(player, plate);
      }
      const before = plate.held.faces;
      for (const { card, isUp } of seat.held.faces)
        if (isUp && !before.some((face) => face.card === card && face.isUp)) this.turnedAt.set(card, performance.now());
      plate.held = seat.held;
      plate.key = key;
      this.fill(plate.node, seat, kind);
    }
  }

  restyle(): void {
    for (const plate of this.plates.values()) plate.key = {};
  }

  /** Places a nameplate's top left corner, in px; scale 0 hides it. `faint`: over a place to choose. */
  stand(player: PlayerId, { x, y }: Point, scale: number, faint: boolean): void {
    const node = this.plates.get(player)?.node;
    if (!node) return;
    node.hidden = scale === 0;
    node.classList.toggle('faint', faint);
    node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale.toFixed(3)})`;
  }

  private fill(node: HTMLElement, seat: SeatLook, kind: NameplateKind): void {
    node.className = `plate ${kind}${seat.waitedFor ? ' waited-for' : ''}${seat.status?.mark === 'out' ? ' out' : ''}`;
    node.style.setProperty('--seat', seat.colour);
    const head = el('div', 'plate-head', svg(SHAPES[seat.shape], 16, 'plate-shape'), el('span', 'plate-name', seat.name));
    if (kind !== 'tag')
      head.append(
        ...seat.counts
          .slice(0, COUNTS[kind])
          .filter(({ n }) => kind === 'line' || n.length <= LONGEST)
          .map(({ sign, n }) => el('span', 'plate-count', svg(sign, 16), el('b', '', n))),
      );
    const [basic] = seat.goals;
    if (basic) head.append(el('b', 'plate-goal', `${basic.have}/${basic.need}`));
    // A tag has room for its name alone; the strip of the seats tells how they stand.
    if (seat.status && kind !== 'tag') {
      const status = el('span', `plate-status ${seat.status.mark}`, svg(ICONS[seat.status.mark], 16));
      status.title = seat.status.text;
      head.append(status);
    }
    node.classList.toggle(
      'close',
      seat.goals.some(({ close }) => close),
    );
    node.replaceChildren(
      head,
      ...(kind !== 'tag' && seat.goals.length > 0 ? [nearestGoal(seat.goals)] : []),
      ...this.held(seat.held, kind),
    );
  }

  /** Open cards of the hand, side by side. */
  private held({ faces }: HeldCards, kind: NameplateKind): HTMLElement[] {
    if (faces.length === 0) return [];
    const shown = faces.slice(0, FACES[kind]);
    const more = faces.length - shown.length;
    const line = el('div', 'plate-held', ...shown.map((face) => this.face(face)));
    if (more > 0) line.append(el('b', 'plate-more', `+${more}`));
    return [line];
  }

  private picture(card: CardId): HTMLElement {
    const canvas = document.createElement('canvas');
    const ratio = devicePixelRatio || 1;
    canvas.className = 'plate-picture';
    canvas.width = Math.round(PICTURE.w * ratio);
    canvas.height = Math.round(PICTURE.h * ratio);
    const ctx = canvas.getContext('2d');
    ctx?.scale(ratio, ratio);
    if (ctx) this.handlers.picture(ctx, card, PICTURE);
    return canvas;
  }

  private face({ card, name, isUp }: HeldFace): HTMLElement {
    const node = el('span', `plate-face${isUp ? '' : ' known'}`, this.picture(card), el('b', '', name));
    node.dataset.card = card;
    const since = performance.now() - (this.turnedAt.get(card) ?? -GLOW_MS);
    if (since < GLOW_MS) {
      node.classList.add('turned');
      // Continues a running animation.
      node.style.animationDelay = `${-Math.round(since)}ms`;
    } else this.turnedAt.delete(card);
    node.addEventListener('click', (event) => {
      event.stopPropagation();
      this.handlers.card(card, node.getBoundingClientRect());
    });
    node.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && this.handlers.hover(card, node.getBoundingClientRect()),
    );
    node.addEventListener('pointerleave', () => this.handlers.hover(null, null));
    return node;
  }
}

const nearestGoal = (goals: SeatLook['goals']): HTMLElement => {
  const share = Math.max(...goals.map(({ have, need }) => have / Math.max(1, need)));
  const bar = el('i', '');
  bar.style.width = `${Math.min(100, share * 100)}%`;
  return el('div', 'plate-bar', bar);
};
