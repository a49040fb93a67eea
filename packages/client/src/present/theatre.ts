import type { CardId, PlayerId } from '@illuminice/rules';
import type { Viewport } from '../camera/camera.js';
import type { CardView } from '../scene/card-view.js';
import type { Staging } from '../scene/cards-layer.js';
import type { SceneServices } from '../scene/contract.js';
import { centreOf, type Point, type Rect } from '../scene/geometry.js';
import type { TableLayout } from '../scene/layout.js';
import { paintBack } from '../scene/paint/back.js';
import { paintCoin } from '../scene/paint/marks.js';
import type { Stage } from '../scene/stage.js';
import type { Textures } from '../scene/textures.js';
import { burning } from './burn.js';
import { Dice } from './dice.js';
import { linear } from './easing.js';
import { Flights } from './flights.js';
import type { Motion } from './motion.js';
import { coinsFor, type Plan } from './plan.js';

interface Parts {
  stage: Stage;
  textures: Textures;
  motion: Motion;
  services: SceneServices;
  viewport(): Viewport;
  /** Lights a card up for a moment: an attack on it is over, or it has become another. */
  flash(card: CardId, why: 'success' | 'failure' | 'altered'): void;
  /** The target of the attack on the newest board, drawn or not. */
  target(): CardId | null;
  /** Where a card lies in the world now. */
  rect(card: CardId): Rect | null;
  layout(): TableLayout | null;
}

/** A batch of events to animate: the plan, where each payment starts, and the target of the attack that it belongs to. */
export interface Batch {
  plan: Plan;
  starts: (Point | null)[];
  target: CardId | null;
}

const COIN_MS = 260;
const DRAW_MS = 380;
/** Between the coins of one payment, and between payments. */
const COIN_GAP = 45;

/** Animates what happened over the table, and tells the cards how to come and go in the change that follows. */
export class Theatre {
  private readonly dice: Dice;
  private readonly flights: Flights;
  /** The target of the last announced attack: once it is over the board does not tell any more. */
  private target: CardId | null = null;

  constructor(private readonly parts: Parts) {
    this.dice = new Dice(parts.stage.dom, parts.motion, parts.viewport, () => parts.stage.size.scale);
    this.flights = new Flights(parts.stage, parts.motion);
  }

  /** Starts what is seen before the board changes (the dice). @returns what belongs to the change that follows */
  play(plan: Plan): Batch {
    this.target = plan.target ?? this.parts.target() ?? this.target;
    const cue = this.parts.services.sound;
    if (plan.dice) {
      this.dice.roll(plan.dice);
      cue?.('dice');
    }
    if (plan.changed !== null) this.dice.change(plan.changed);
    if (plan.announced) cue?.('announce');
    if (plan.committed) cue?.('commit');
    // Where payers lie now: the change that follows may take them off the table.
    return { plan, starts: plan.coins.map(({ from }) => this.place(from)), target: this.target };
  }

  /** How cards come and go in the change that these batches lead to. */
  staging(batches: readonly Batch[]): Staging {
    const burned = new Set(batches.flatMap(({ plan }) => plan.burned));
    const uncovered = batches.flatMap(({ plan }) => plan.uncovered);
    const centre = this.parts.layout()?.centre;
    const lay = (from: 'deck' | 'dead' | number) => (typeof from === 'number' ? centre?.slots[from] : centre?.[from]);
    return {
      burned,
      origin: ({ id, cell }) => {
        const from = uncovered.findLast(({ card }) => card === id)?.from;
        const rect = from === undefined ? null : lay(from);
        // The dead lie with their faces up.
        return rect ? { ...centreOf(rect), cell, ...(from === 'dead' ? {} : { flip: 0 }) } : null;
      },
      placed: () => this.parts.services.sound?.('place'),
    };
  }

  /** Sets coins and face-down cards flying; called when the change has begun. */
  begin(batches: readonly Batch[]): void {
    let delay = 0;
    for (const { plan, starts, target } of batches) {
      if (plan.result) {
        if (target) this.parts.flash(target, plan.result);
        this.parts.services.sound?.(plan.result);
      }
      for (const card of plan.altered) this.parts.flash(card, 'altered');
      plan.coins.forEach(({ from, to, amount }, i) => {
        const start = starts[i] ?? this.place(from);
        if (!start) return;
        for (let k = 0; k < coinsFor(amount); k++) this.coin(start, to, delay + k * COIN_GAP);
        delay += plan.coins.length > 6 ? 14 : COIN_GAP;
      });
      plan.specials.forEach(({ from, to }, i) => {
        this.special(from, to, i * 90);
      });
    }
  }

  /** A destroyed card burns from the edge. */
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
      done,
    });
  }

  private coin(from: Point, to: CardId | 'bank', delay: number): void {
    const unit = this.unit();
    this.flights.launch({
      texture: this.parts.textures.take('coin', { w: 64, h: 64, scale: 1, mipmaps: true }, (ctx) => paintCoin(ctx, 64)),
      size: { w: unit * 1.05, h: unit * 1.05 },
      from,
      to: () => this.place(to),
      ms: COIN_MS,
      delay,
      arc: 0.12,
      landed: () => this.parts.services.sound?.('coin'),
    });
  }

  private special(from: PlayerId | 'deck', to: PlayerId | 'discard', delay: number): void {
    const start = this.hand(from);
    const unit = this.unit();
    if (!start) return;
    if (from === 'deck') this.parts.services.sound?.('draw');
    this.flights.launch({
      texture: this.parts.textures.take('back:special', { w: 120, h: 168, scale: 1, mipmaps: true }, (ctx) =>
        paintBack(ctx, 120, 168, 'special'),
      ),
      size: { w: unit * 1.43, h: unit * 2 },
      from: start,
      to: () => this.hand(to),
      ms: DRAW_MS,
      delay,
      arc: 0.08,
    });
  }

  private unit(): number {
    return this.parts.layout()?.centre.cell ?? 28;
  }

  private place(what: CardId | 'bank'): Point | null {
    if (what === 'bank') return this.hand('deck');
    const rect = this.parts.rect(what);
    return rect && centreOf(rect);
  }

  private hand(who: PlayerId | 'deck' | 'discard'): Point | null {
    const layout = this.parts.layout();
    if (!layout) return null;
    const { centre } = layout;
    if (who === 'deck') return centreOf(centre.deck ?? centre.box);
    if (who === 'discard') return centreOf(centre.discard ?? centre.deck ?? centre.box);
    const structure = layout.structures.get(who);
    return structure ? centreOf(structure.plate) : null;
  }
}
