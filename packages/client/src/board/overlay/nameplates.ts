import './nameplates.css';
import type { PlayerId } from '@illuminice/rules';
import type { BoardLook, BoardWords, SeatLook } from '../contract';
import { same } from '../same';
import { el, svg } from './dom';
import { ICONS, SHAPES } from './nameplate-icons';

/** Compact plates have no goal lines, tags only name and count. */
export type NameplateKind = 'full' | 'compact' | 'tag';

/** Size of a plate in px. */
export const nameplateSize = (seat: SeatLook | undefined, kind: NameplateKind): { w: number; h: number } =>
  kind === 'tag'
    ? { w: 120, h: 28 }
    : kind === 'compact'
      ? { w: 190, h: 54 }
      : { w: 232, h: 66 + Math.min(2, seat?.goals.length ?? 0) * 21 };

/** The players' name plates: DOM over the canvas, so that their letters are always sharp. */
export class Nameplates {
  private readonly plates = new Map<PlayerId, { node: HTMLElement; key: object }>();

  constructor(
    private readonly host: HTMLElement,
    private readonly words: BoardWords,
    private readonly on: { click(player: PlayerId): void; doubleClick(player: PlayerId): void },
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
        plate = { node, key };
        this.plates.set(player, plate);
      }
      plate.key = key;
      this.fill(plate.node, seat, kind);
    }
  }

  /** Puts a plate's top left corner there, in px. */
  stand(player: PlayerId, x: number, y: number, scale: number): void {
    const node = this.plates.get(player)?.node;
    if (node) node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale.toFixed(3)})`;
  }

  private fill(node: HTMLElement, seat: SeatLook, kind: NameplateKind): void {
    node.className = `plate ${kind}${seat.waitedFor ? ' waited-for' : ''}${seat.status?.mark === 'out' ? ' out' : ''}`;
    node.style.setProperty('--seat', seat.colour);
    const head = el('div', 'plate-head', svg(SHAPES[seat.shape], 16, 'plate-shape'), el('span', 'plate-name', seat.name));
    if (seat.isMe && kind !== 'tag') head.append(el('span', 'plate-you', this.words.label('you')));
    const status =
      seat.status && el('span', `plate-status ${seat.status.mark}`, svg(ICONS[seat.status.mark], 16), el('span', '', seat.status.text));
    const money = el('div', 'plate-money', svg(ICONS.coin, 16), el('b', '', `${seat.money.treasury}`));
    if (kind === 'full') money.append(el('span', 'plate-muted', `/ ${seat.money.total} ${this.words.label('money')}`));
    const cards = svg(ICONS.card, 16);
    cards.classList.add('cards');
    money.append(cards, el('b', '', `${seat.money.cards}`));
    const basic = seat.goals[0];
    if (kind !== 'full') {
      if (basic) head.append(el('b', '', `${basic.have}/${basic.need}`));
      if (status) money.append(status);
      node.replaceChildren(...(kind === 'tag' ? [head] : [head, money]));
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
    node.replaceChildren(head, money, ...goals);
  }
}
