import type { Rect } from '@illuminice/rules';
import type { Board } from '@illuminice/rules/classic';
import { Container, Sprite } from 'pixi.js';
import { paintBack } from '../../card/paint/back';
import { paintSpecial } from '../../card/paint/special';
import type { BoardWords } from '../contract';
import type { CentreLayout } from '../layout/centre';
import type { Labels } from '../overlay/labels';
import { same } from '../same';
import type { SharedPictures } from './shared-pictures';
import { TextureLease, type Textures } from './textures';

/** So many cards make the deck a layer higher. */
const DECK_STEP = 12;

/** Face-down things in the centre: the deck, the Illuminati before they are chosen; and the top of the discards. */
export class Piles {
  /** Under the face-up cards. */
  readonly layer = new Container();
  private readonly lease: TextureLease;
  private key: unknown[] = [];
  private hits: { what: 'deck' | 'dead' | 'discard' | number; rect: Rect }[] = [];

  constructor(
    textures: Textures,
    private readonly pictures: SharedPictures,
    private readonly words: BoardWords,
  ) {
    this.lease = new TextureLease(textures);
  }

  /** `cell`: px of a cell of the centre on the screen. */
  show(board: Board, centre: CentreLayout, slots: readonly number[], cell: number, scale: number): void {
    const px = Math.round(cell);
    const top = board.discard.at(-1);
    const name = top ? this.words.cardName(top) : '';
    const key = [centre, Math.ceil(board.deckSize / DECK_STEP), top, name, board.slots, slots, px, scale];
    if (same(key, this.key)) return;
    this.key = key;
    for (const child of this.layer.removeChildren()) child.destroy();
    this.lease.giveAll();
    this.hits = [];
    const back = (rect: Rect, kind: 'deck' | 'illuminati', opacity = 1): Sprite => {
      const shadow = this.add(this.pictures.shadow(false), {
        x: rect.x - centre.cell,
        y: rect.y - centre.cell,
        w: rect.w + 2 * centre.cell,
        h: rect.h + 2 * centre.cell,
      });
      shadow.alpha = opacity;
      const texture = this.lease.take(`back:${kind}@${px}x${scale}`, { w: px * 4, h: px * 2, scale }, (p) =>
        paintBack(p, px * 4, px * 2, kind),
      );
      const sprite = this.add(texture, rect);
      sprite.alpha = opacity;
      return sprite;
    };
    if (centre.deck) {
      const layers = Math.min(4, Math.ceil(board.deckSize / DECK_STEP));
      for (let i = layers - 1; i >= 0; i--)
        back({ ...centre.deck, x: centre.deck.x - i * 2.2, y: centre.deck.y - i * 1.6 + layers }, 'deck');
      this.hits.push({ what: 'deck', rect: centre.deck });
    }
    if (centre.dead) this.hits.push({ what: 'dead', rect: centre.dead });
    if (centre.discard && top) {
      const h = centre.discard.h;
      const w = h / 1.4;
      const rect = { x: centre.discard.x, y: centre.discard.y, w, h };
      const texture = this.lease.take(`special:${top}:${name}@${px}x${scale}`, { w: (px * 2) / 1.4, h: px * 2, scale }, (p) =>
        paintSpecial(p, { id: top, name, text: '' }, (px * 2) / 1.4, px * 2),
      );
      this.add(texture, rect);
      this.hits.push({ what: 'discard', rect: centre.discard });
    }
    centre.slots.forEach((rect, slot) => {
      const taken = board.slots[slot] !== null;
      if (slots.includes(slot)) {
        const glow = this.add(this.pictures.glow(false), {
          x: rect.x - centre.cell,
          y: rect.y - centre.cell,
          w: rect.w + 2 * centre.cell,
          h: rect.h + 2 * centre.cell,
        });
        glow.tint = this.pictures.ink.ice;
        glow.alpha = 0.85;
      }
      back(rect, 'illuminati', taken ? 0.22 : 1);
      if (!taken) this.hits.push({ what: slot, rect });
    });
  }

  /** Names of the labels it sets, with where they stand in the world (their left end, half way down). */
  label(board: Board, centre: CentreLayout, labels: Labels): { name: string; at: Rect }[] {
    const { words } = this;
    const set: { name: string; at: Rect }[] = [];
    const put = (name: string, at: Rect | null, text: string): void => {
      if (!at) return;
      labels.set(name, text, { kind: 'plain' });
      set.push({ name, at });
    };
    put('count:uncontrolled', centre.labels.uncontrolled, words.count('uncontrolled', board.uncontrolled.length));
    put('count:deck', centre.labels.deck, words.count('deck', board.deckSize));
    put('count:dead', centre.labels.dead, words.count('deadPile', board.dead.length));
    put('count:discard', centre.labels.discard, words.count('discard', board.discard.length));
    return set;
  }

  /** What lies under a world point. */
  hit(p: { x: number; y: number }): 'deck' | 'dead' | 'discard' | number | null {
    return this.hits.find(({ rect: r }) => p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h)?.what ?? null;
  }

  private add(texture: Sprite['texture'], rect: Rect): Sprite {
    const sprite = new Sprite(texture);
    sprite.position.set(rect.x, rect.y);
    sprite.setSize(rect.w, rect.h);
    this.layer.addChild(sprite);
    return sprite;
  }
}
