import './nameplates.css';
import type { CardId, PlayerId } from '@illuminice/rules';
import type { SeatShape } from '../../style/seats';
import type { BoardLook, BoardWords, HeldCards, HeldFace, SeatLook } from '../contract';
import { same } from '../same';

/** The seats' shapes, filled, on a 16 grid. */
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

/** An element with a class and children; texts are set as text, never as markup. */
const el = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
};

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one path on a square grid. */
const svg = (path: string, grid: number, className = ''): SVGElement => {
  const node = document.createElementNS(SVG, 'svg');
  node.setAttribute('viewBox', `0 0 ${grid} ${grid}`);
  if (className) node.setAttribute('class', className);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  node.append(line);
  return node;
};

/** Compact plates have no goal lines, tags only name and count. */
export type NameplateKind = 'full' | 'compact' | 'tag';

/** So many faces have a line of their own; how many more there are is said in a figure. */
const FACES: Readonly<Record<NameplateKind, number>> = { full: 3, compact: 2, tag: 1 };

/** Height of a face with its gap, px: only full plates tell what it does. */
const FACE_PX: Readonly<Record<NameplateKind, number>> = { full: 44, compact: 23, tag: 23 };

/** Size of a plate in px. */
export const nameplateSize = (seat: SeatLook | undefined, kind: NameplateKind): { w: number; h: number } => {
  const held = Math.min(FACES[kind], seat?.held.faces.length ?? 0) * FACE_PX[kind];
  if (kind === 'tag') return { w: 120, h: 28 + held };
  if (kind === 'compact') return { w: 204, h: 54 + held };
  return { w: 232, h: 66 + Math.min(2, seat?.goals.length ?? 0) * 21 + held };
};

/** What is done with plates. */
interface OnPlates {
  click(player: PlayerId): void;
  doubleClick(player: PlayerId): void;
  /** A card on a plate was clicked. */
  card(card: CardId, rect: DOMRect): void;
  hover(card: CardId | null, rect: DOMRect | null): void;
}

/** How long a face just turned up glows, turning included, ms. */
const GLOW_MS = 3200;

/** The players' name plates: DOM over the canvas, so that their letters are always sharp. */
export class Nameplates {
  private readonly plates = new Map<PlayerId, { node: HTMLElement; key: object; held: HeldCards }>();
  /** When a card was turned up, by the clock of the page. */
  private readonly turnedAt = new Map<CardId, number>();

  constructor(
    private readonly host: HTMLElement,
    private readonly words: BoardWords,
    private readonly on: OnPlates,
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
        node.addEventListener('click', () => this.on.click(player));
        node.addEventListener('dblclick', () => this.on.doubleClick(player));
        this.host.append(node);
        plate = { node, key, held: seat.held };
        this.plates.set(player, plate);
      }
      const before = plate.held.faces;
      for (const { card, isUp } of seat.held.faces)
        if (isUp && !before.some((one) => one.card === card && one.isUp)) this.turnedAt.set(card, performance.now());
      plate.held = seat.held;
      plate.key = key;
      this.fill(plate.node, seat, kind);
    }
  }

  /** Puts a plate's top left corner there, in px; at a scale of 0 it is not to be seen. */
  stand(player: PlayerId, x: number, y: number, scale: number): void {
    const node = this.plates.get(player)?.node;
    if (!node) return;
    node.hidden = scale === 0;
    node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale.toFixed(3)})`;
  }

  private fill(node: HTMLElement, seat: SeatLook, kind: NameplateKind): void {
    node.className = `plate ${kind}${seat.waitedFor ? ' waited-for' : ''}${seat.status?.mark === 'out' ? ' out' : ''}`;
    node.style.setProperty('--seat', seat.colour);
    const head = el('div', 'plate-head', svg(SHAPES[seat.shape], 16, 'plate-shape'), el('span', 'plate-name', seat.name));
    if (seat.isMe && kind !== 'tag') head.append(el('span', 'plate-you', this.words.label('you')));
    const status =
      seat.status && el('span', `plate-status ${seat.status.mark}`, svg(ICONS[seat.status.mark], 16), el('span', '', seat.status.text));
    const money = el(
      'div',
      'plate-money',
      ...seat.counts[kind === 'full' ? 'full' : 'brief'].map(({ sign, n, more = '' }) =>
        el(
          'span',
          'plate-count',
          sign === null ? el('span', 'plate-back') : svg(sign, 16),
          el('b', '', n),
          el('span', 'plate-muted', more),
        ),
      ),
    );
    const basic = seat.goals[0];
    if (kind !== 'full') {
      if (basic) head.append(el('b', '', `${basic.have}/${basic.need}`));
      if (status) money.append(status);
      node.replaceChildren(...(kind === 'tag' ? [head] : [head, money]), ...this.held(seat.held, kind));
      return;
    }
    if (status) head.append(status);
    const goals = seat.goals.slice(0, 2).map((goal) => {
      const bar = el('i', '');
      bar.style.width = `${Math.min(100, (goal.have / Math.max(1, goal.need)) * 100)}%`;
      return el(
        'div',
        `plate-goal${goal.close ? ' close' : ''}`,
        el('span', '', goal.label),
        el('div', 'plate-bar', bar),
        el('span', '', `${goal.have}/${goal.need}`),
      );
    });
    node.replaceChildren(head, money, ...goals, ...this.held(seat.held, kind));
  }

  /** The faces of the cards in hand, each with its name and what it does. */
  private held({ faces }: HeldCards, kind: NameplateKind): HTMLElement[] {
    const shown = faces.slice(0, FACES[kind]);
    const more = faces.length - shown.length;
    return shown.map((face, i) => {
      const line = el('div', 'plate-held', this.face(face, kind));
      if (more > 0 && i === shown.length - 1) line.append(el('b', 'plate-more', `+${more}`));
      return line;
    });
  }

  private face({ card, name, text, isUp }: HeldFace, kind: NameplateKind): HTMLElement {
    const node = el('span', `plate-face${isUp ? '' : ' known'}`, el('b', '', name));
    if (kind === 'full') node.append(el('span', '', text));
    node.dataset.card = card;
    const since = performance.now() - (this.turnedAt.get(card) ?? -GLOW_MS);
    if (since < GLOW_MS) {
      node.classList.add('turned');
      // What is filled anew goes on where it was.
      node.style.animationDelay = `${-Math.round(since)}ms`;
    } else this.turnedAt.delete(card);
    node.addEventListener('click', (event) => {
      event.stopPropagation();
      this.on.card(card, node.getBoundingClientRect());
    });
    node.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && this.on.hover(card, node.getBoundingClientRect()),
    );
    node.addEventListener('pointerleave', () => this.on.hover(null, null));
    return node;
  }
}
