import type { CardId, Rect } from '@illuminice/rules';
import type { Texture } from 'pixi.js';
import { paintBack } from '../../card/paint/back';
import { paintCoin } from '../../card/paint/marks';
import type { CardView } from '../cards/card-view';
import type { Transition } from '../cards/cards-layer';
import type { Textures } from '../cards/textures';
import type { BoardServices } from '../contract';
import { centreOf, type Point } from '../geometry';
import type { TableLayout } from '../layout/layout';
import type { Stage } from '../stage';
import { type Animation, coinsFor, type End } from './animation';
import { burning } from './burn';
import { linear } from './easing';
import type { Motion } from './motion';
import { SpriteTweens } from './sprite-tweens';

interface Parts {
  stage: Stage;
  textures: Textures;
  motion: Motion;
  services: BoardServices;
  flash(card: CardId, why: 'success' | 'failure' | 'altered'): void;
  target(): CardId | null;
  rect(card: CardId): Rect | null;
  layout(): TableLayout | null;
  zone(role: 'deck' | 'bank'): string | null;
}

/** Events to animate: their animation, starts of payments, and target of their attack. */
export interface Batch {
  animation: Animation;
  starts: (Point | null)[];
  target: CardId | null;
}

const COIN_MS = 260;
const DRAW_MS = 380;
const COIN_GAP = 45;

export class Animator {
  private readonly flights: SpriteTweens;
  private readonly flying: { coin: Texture; special: Texture };
  /** Target of the last announced attack, which the board drops at its end. */
  private target: CardId | null = null;

  constructor(private readonly parts: Parts) {
    this.flights = new SpriteTweens(parts.stage, parts.motion);
    const { textures } = parts;
    this.flying = {
      coin: textures.take('coin', { w: 64, h: 64, scale: 1, mipmaps: true }, (p) => paintCoin(p, 64)),
      special: textures.take('back:special', { w: 120, h: 168, scale: 1, mipmaps: true }, (p) => paintBack(p, 120, 168, 'special')),
    };
  }

  /** Plays the sounds before the board changes. @returns the animation of that change */
  play(animation: Animation): Batch {
    this.target = animation.target ?? this.parts.target() ?? this.target;
    const cue = this.parts.services.sound;
    if (animation.announced) cue?.('announce');
    if (animation.committed) cue?.('commit');
    // Payers may leave the table in that change.
    return { animation, starts: animation.coins.map(({ from }) => this.place(from)), target: this.target };
  }

  transition(batches: readonly Batch[]): Transition {
    const burned = new Set(batches.flatMap(({ animation }) => animation.burned));
    const uncovered = batches.flatMap(({ animation }) => animation.uncovered);
    const centre = this.parts.layout()?.centre;
    return {
      burned,
      origin: ({ id, cell }) => {
        const from = uncovered.findLast(({ card }) => card === id);
        // A new zone has its future place.
        const places = from && (centre?.zones[from.zone] ?? this.parts.layout()?.centre.zones[from.zone])?.places;
        const rect = from && places?.[from.place];
        return rect ? { ...centreOf(rect), cell, ...(from.faceDown ? { flip: 0 } : {}) } : null;
      },
      placed: () => this.parts.services.sound?.('place'),
    };
  }

  begin(batches: readonly Batch[]): void {
    let delay = 0;
    for (const { animation, starts, target } of batches) {
      if (animation.result && target) this.parts.flash(target, animation.result);
      for (const card of animation.altered) this.parts.flash(card, 'altered');
      animation.coins.forEach(({ from, to: target, amount }, i) => {
        const start = starts[i] ?? this.place(from);
        if (!start) return;
        for (let k = 0; k < coinsFor(amount); k++) this.coin(start, target, delay + k * COIN_GAP);
        delay += animation.coins.length > 6 ? 14 : COIN_GAP;
      });
      animation.flying.forEach(({ from, to: target }, i) => {
        this.fly(from, target, i * 90);
      });
    }
  }

  burn(view: CardView, ms: number, done: () => void): void {
    const fire = burning();
    view.body.filters = [fire.filter];
    this.parts.services.sound?.('burn');
    this.parts.motion.run(view, {
      ms,
      ease: linear,
      fade: true,
      step: (t) => {
        fire.set(t);
        view.under.alpha = 1 - t;
        view.top.alpha = Math.max(0, 1 - t * 4);
      },
      done: () => {
        view.body.filters = [];
        fire.filter.destroy();
        done();
      },
    });
  }

  private coin(from: Point, target: CardId | 'bank', delay: number): void {
    const unit = this.unit();
    this.flights.launch({
      texture: this.flying.coin,
      size: { w: unit * 1.05, h: unit * 1.05 },
      from,
      to: () => this.place(target),
      ms: COIN_MS,
      delay,
      arc: 0.12,
      landed: () => this.parts.services.sound?.('coin'),
    });
  }

  private fly(from: End, target: End, delay: number): void {
    const start = this.hand(from);
    const unit = this.unit();
    if (!start) return;
    if ('zone' in from) this.parts.services.sound?.('draw');
    this.flights.launch({
      texture: this.flying.special,
      size: { w: unit * 1.43, h: unit * 2 },
      from: start,
      to: () => this.hand(target),
      ms: DRAW_MS,
      delay,
      arc: 0.08,
    });
  }

  private unit(): number {
    return this.parts.layout()?.centre.cell ?? 28;
  }

  private place(what: CardId | 'bank'): Point | null {
    if (what === 'bank') return this.middle(this.parts.zone('bank'));
    const rect = this.parts.rect(what);
    return rect && centreOf(rect);
  }

  private hand(end: End): Point | null {
    if ('zone' in end) return this.middle(end.zone);
    const structure = this.parts.layout()?.structures.get(end.player);
    return structure ? centreOf(structure.plate) : null;
  }

  /** Middle of a zone; else of the first deck, or of the whole. */
  private middle(wanted: string | null): Point | null {
    const { layout, zone } = this.parts;
    const centre = layout()?.centre;
    const place = (id: string | null | undefined) => (id ? centre?.zones[id]?.places[0] : undefined);
    return centre ? centreOf(place(wanted) ?? place(zone('deck')) ?? centre.box) : null;
  }
}
