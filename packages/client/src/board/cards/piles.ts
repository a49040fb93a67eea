import type { Rect } from '@illuminice/rules';
import { Container, Sprite } from 'pixi.js';
import { paintBack } from '../../card/paint/back';
import { paintBank } from '../../card/paint/marks';
import { picturesEdition } from '../../card/pictures';
import type { BoardGame } from '../contract';
import type { ScreenSize } from '../geometry';
import type { CentreLayout, CentreZone } from '../layout/centre';
import type { Labels } from '../overlay/labels';
import { same } from '../same';
import type { SharedPictures } from './shared-pictures';
import { TextureLease, type Textures } from './textures';

const DECK_STEP = 12;

const layersOf = ({ cards }: { readonly cards: number }): number => Math.min(4, Math.ceil(cards / DECK_STEP));

/** Face-down cards in the centre, decks and choices, and the tops of open piles. */
export class Piles {
  /** Below the face-up cards. */
  readonly layer = new Container();
  private readonly lease: TextureLease;
  private key: unknown[] = [];
  private hits: { what: string | number; rect: Rect }[] = [];

  constructor(
    textures: Textures,
    private readonly pictures: SharedPictures,
    private readonly game: Pick<BoardGame, 'paintTop'>,
  ) {
    this.lease = new TextureLease(textures);
  }

  /** `legal`: choices that may be taken. */
  show(zones: readonly CentreZone[], centre: CentreLayout, legal: readonly number[], { cell, scale }: ScreenSize): void {
    const px = Math.round(cell);
    const drawn = zones.map((zone) =>
      zone.role === 'deck' ? layersOf(zone) : zone.role === 'open' ? zone.top : 'taken' in zone && zone.taken,
    );
    const edition = picturesEdition.peek();
    const key = [centre, drawn, legal, px, scale, edition];
    if (same(key, this.key)) return;
    this.key = key;
    for (const child of this.layer.removeChildren()) child.destroy();
    this.lease.giveAll();
    this.hits = [];
    const back = (rect: Rect, kind: 'deck' | 'illuminati', opacity = 1): Sprite => {
      const halo = rect.w / 4;
      const shadow = this.add(this.pictures.shadow('lying'), {
        x: rect.x - halo,
        y: rect.y - halo,
        w: rect.w + 2 * halo,
        h: rect.h + 2 * halo,
      });
      shadow.alpha = opacity;
      const texture = this.lease.take(`back:${kind}@${px}x${scale}`, { w: px * 4, h: px * 2, scale }, (p) =>
        paintBack(p, px * 4, px * 2, kind),
      );
      const sprite = this.add(texture, rect);
      sprite.alpha = opacity;
      return sprite;
    };
    for (const zone of zones) {
      const places = centre.zones[zone.id]?.places ?? [];
      const [place] = places;
      if (!place) continue;
      if (zone.role === 'choice')
        for (const [slot, rect] of places.entries()) {
          const isTaken = zone.taken[slot] ?? false;
          if (legal.includes(slot)) this.light(rect, centre.cell);
          back(rect, 'illuminati', isTaken ? 0.22 : 1);
          if (!isTaken) this.hits.push({ what: slot, rect });
        }
      else if (zone.role !== 'row') this.hits.push({ what: zone.id, rect: place });
      if (zone.role === 'deck') {
        const layers = layersOf(zone);
        for (let i = layers - 1; i >= 0; i--) back({ ...place, x: place.x - i * 2.2, y: place.y - i * 1.6 + layers }, 'deck');
      }
      if (zone.role === 'bank') {
        const [w, h] = [px * 4, px * 2];
        this.add(
          this.lease.take(`bank@${px}x${scale}`, { w, h, scale }, (p) => paintBank(p, w, h)),
          place,
        );
      }
      if (zone.role === 'open' && zone.top) {
        const { top } = zone;
        const [w, h] = [(px * 2) / 1.4, px * 2];
        const texture = this.lease.take(`top:${top.id}:${top.name}@${px}x${scale}#${edition}`, { w, h, scale }, (p) =>
          this.game.paintTop(p, top, w, h),
        );
        this.add(texture, { x: place.x, y: place.y, w: place.h / 1.4, h: place.h });
      }
    }
  }

  private light(rect: Rect, cell: number): void {
    const glow = this.add(this.pictures.glow('lying'), { x: rect.x - cell, y: rect.y - cell, w: rect.w + 2 * cell, h: rect.h + 2 * cell });
    glow.tint = this.pictures.ink.ice;
    glow.alpha = 0.85;
  }

  /** Labels with their places in the world (left end, half way down). */
  label(zones: readonly CentreZone[], centre: CentreLayout, labels: Labels): { name: string; at: Rect }[] {
    return zones.flatMap(({ id, label }) => {
      const spot = centre.zones[id]?.label;
      if (!spot || label === null) return [];
      const name = `count:${id}`;
      labels.set(name, label, { kind: 'plain' });
      return [{ name, at: spot }];
    });
  }

  restyle(): void {
    this.key = [];
  }

  /** Zone under a world point, or the choice in it. */
  hit(p: { x: number; y: number }): string | number | null {
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
