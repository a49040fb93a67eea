import type { CardId, GameEvent, PlayerId } from '@illuminice/rules';
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
import { DICE_MS, Dice } from './dice.js';
import { linear } from './easing.js';
import { Flights } from './flights.js';
import type { Motion } from './motion.js';
import { coinsFor, type Plan, planOf } from './plan.js';

interface Parts {
  stage: Stage;
  textures: Textures;
  motion: Motion;
  services: SceneServices;
  viewport(): Viewport;
  /** Lights a card up for a moment: an attack on it is over, or it has become another. */
  flash(card: CardId, why: 'success' | 'failure' | 'altered'): void;
  /** The target of the attack that is seen now. */
  target(): CardId | null;
  /** Where a card lies in the world now. */
  rect(card: CardId): Rect | null;
  layout(): TableLayout | null;
}

const COIN_MS = 260;
const DRAW_MS = 380;
/** Steps of the game that wait for the next frame at most. */
const MOST_PLANS = 12;
/** Between the coins of one payment, and between payments. */
const COIN_GAP = 45;

/** Plays what happened over the table, and tells the cards how to come and go in the change that follows. */
export class Theatre {
  private readonly dice: Dice;
  /** Key of the run that holds a change back until the dice lie. */
  private readonly held = {};
  private readonly flights: Flights;
  private plans: { plan: Plan; starts: (Point | null)[]; target: CardId | null }[] = [];
  /** Whom the last announced attack was against: when it is over the board does not tell any more. */
  private target: CardId | null = null;

  constructor(private readonly parts: Parts) {
    this.dice = new Dice(parts.stage.dom, parts.motion, parts.viewport, () => parts.stage.size.scale);
    this.flights = new Flights(parts.stage, parts.motion);
  }

  /** Takes what happened; dice fall at once, the rest begins with the change of the table that follows. */
  play(events: readonly GameEvent[]): void {
    const plan = planOf(events);
    this.target = plan.target ?? this.parts.target() ?? this.target;
    const cue = this.parts.services.sound;
    if (plan.dice) {
      this.dice.roll(plan.dice);
      cue?.('dice');
    }
    if (plan.changed !== null) this.dice.change(plan.changed);
    if (plan.announced) cue?.('announce');
    if (plan.committed) cue?.('commit');
    // A page that was not looked at has no use for what it missed.
    if (this.plans.length >= MOST_PLANS) this.plans.shift();
    // Where payers lie now: the change that follows may take them off the table.
    this.plans.push({ plan, starts: plan.coins.map(({ from }) => this.place(from)), target: this.target });
  }

  /**
   * Brings a change of the table about and plays what led to it: at once, or when the dice lie. Until then the table
   * shows what was before; whatever comes meanwhile is shown with it.
   *
   * @param change lays the table as it is to be, staged as told
   */
  show(change: (staging: Staging) => void): void {
    const go = (): void => {
      change(this.staging());
      this.begin();
    };
    const ms = this.hold;
    if (ms > 0) this.parts.motion.run(this.held, { ms, ease: linear, step: () => {}, done: go });
    else if (!this.parts.motion.running(this.held)) go();
  }

  /** How long the table waits with the change that follows, ms: until the dice lie. */
  private get hold(): number {
    const { motionSpeed, reducedMotion } = this.parts.services;
    if (reducedMotion() || motionSpeed?.() === 0) return 0;
    return this.plans.some(({ plan }) => plan.dice) ? DICE_MS * (motionSpeed?.() ?? 1) : 0;
  }

  /** How the next change of the table is to be staged; asked once for each. */
  private staging(): Staging {
    const burned = new Set(this.plans.flatMap(({ plan }) => plan.burned));
    const uncovered = this.plans.flatMap(({ plan }) => plan.uncovered);
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
  private begin(): void {
    const plans = this.plans;
    this.plans = [];
    let delay = 0;
    for (const { plan, starts, target } of plans) {
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
