import type { CardId } from '@illuminice/rules';
import type { Container } from 'pixi.js';
import { easeInOut, easeOut, overshoot } from '../animation/easing';
import type { Motion } from '../animation/motion';
import type { PlacedCard } from '../layout/placed-cards';
import { CardView, type Pose, poseOf } from './card-view';
import type { Faces } from './faces';
import type { SharedPictures } from './shared-pictures';

export interface CardLayers {
  under: Container;
  bodies: Container;
  tops: Container;
}

interface CardsLayerDeps {
  readonly layers: CardLayers;
  readonly pictures: SharedPictures;
  readonly faces: Faces;
  readonly motion: Motion;
  burn(view: CardView, ms: number, done: () => void): void;
}

/** Animation of one change of the table; cards without their own move plainly. */
export interface Transition {
  origin?(card: PlacedCard): Partial<Pose> | null;
  burned?: ReadonlySet<CardId>;
  /** Delay before all movement, ms. */
  delay?: number;
  placed?(card: CardId): void;
  still?: boolean;
  /** After a rotation cards go straight to their new places. */
  turned?: boolean;
}

const MOVE_MS = 420;
const PLACE_MS = 300;
const SHIFT_MS = 450;
const CHILD_MS = 40;
const FADE_MS = 120;
const BURN_MS = 700;

/** A card that moves; `travels`: it changes hands or shape, not only its place. */
interface Movement {
  readonly view: CardView;
  readonly to: PlacedCard;
  readonly travels: boolean;
}

/** All cards on the table: compares the new cards with the old, and animates the difference. */
export class CardsLayer {
  readonly views = new Map<CardId, CardView>();
  /** Cards from the lowest to the highest, and the highest's height. */
  private order = '';
  private highest = 0;
  private first = true;

  constructor(private readonly deps: CardsLayerDeps) {}

  sync(cards: readonly PlacedCard[], transition: Transition): void {
    const wanted = new Set(cards.map((c) => c.id));
    this.deps.faces.lay(cards.map((c) => c.cell));
    // A destroyed card burns in place; its new picture comes to the dead pile.
    for (const [id, view] of this.views) if (!wanted.has(id) || transition.burned?.has(id)) this.remove(id, view, transition);
    const moved = cards.flatMap((card) => {
      const view = this.views.get(card.id);
      if (view) return this.change(view, card, transition) ?? [];
      this.add(card, transition);
      return [];
    });
    const raised = moved.filter((m) => m.travels);
    raised.forEach((m, i) => {
      this.travel(m.view, m.to, (transition.delay ?? 0) + i * CHILD_MS, transition);
    });
    // Reflow waits until burn animations have finished.
    const wait = transition.burned?.size ? BURN_MS * 0.8 : 0;
    for (const m of moved) if (!m.travels) this.shift(m.view, m.to, wait);
    this.stack(cards);
    for (const m of raised) this.toFront(m.to.id);
    this.first = false;
  }

  /** Gives a card its new place. @returns the movement to animate, or null */
  private change(view: CardView, card: PlacedCard, transition: Transition): Movement | null {
    const before = view.placed;
    const from = poseOf(before);
    const pose = poseOf(card);
    view.become(card);
    if (before.pill?.state !== card.pill?.state) {
      view.shownMoney = card.pill?.amount ?? 0;
      this.deps.faces.pill(view);
    } else if (card.pill && view.shownMoney !== card.pill.amount) this.rollMoney(view, card.pill.amount, transition);
    if (transition.still) {
      this.deps.motion.stop(view);
      view.pose = { ...view.pose, ...pose, alpha: 1, lift: 0, flip: 1 };
      return null;
    }
    const other = before.owner !== card.owner || before.zone !== card.zone || before.master !== card.master;
    const travels = !transition.turned && (other || before.spec.shape !== card.spec.shape);
    const stays = from.x === pose.x && from.y === pose.y && from.cell === pose.cell && from.angle === pose.angle;
    return !stays || travels || transition.turned ? { view, to: card, travels } : null;
  }

  private stack(cards: readonly PlacedCard[]): void {
    const order = cards.map((c) => c.id).join();
    if (order === this.order) return;
    this.order = order;
    cards.forEach((card, i) => {
      this.views.get(card.id)?.raise(i);
    });
    this.highest = cards.length;
  }

  toFront(id: CardId): void {
    const view = this.views.get(id);
    if (!view) return;
    this.highest += 1;
    view.raise(this.highest);
  }

  private add(card: PlacedCard, transition: Transition): void {
    const view = new CardView(card, this.deps.pictures);
    this.views.set(card.id, view);
    // The card has no height yet.
    this.order = '';
    this.deps.layers.under.addChild(view.under);
    this.deps.layers.bodies.addChild(view.body);
    this.deps.layers.tops.addChild(view.top);
    const rest = poseOf(card);
    if (this.first || transition.still) return;
    const origin = this.deps.motion.still ? null : (transition.origin?.(card) ?? null);
    view.pose = { ...view.pose, alpha: 0, ...(origin ?? {}) };
    const from = { ...view.pose };
    this.deps.motion.run(view, {
      ms: origin ? 380 : PLACE_MS,
      delay: (transition.delay ?? 0) + (transition.burned?.has(card.id) ? BURN_MS : 0),
      ease: easeOut,
      fade: true,
      step: (t) => {
        view.pose = mixPose(from, rest, t, origin ? Math.sin(Math.PI * Math.min(1, t)) * 0.5 : 0);
        view.pose.alpha = origin ? Math.min(1, from.alpha + t * 4) : t;
        view.pose.flip = origin?.flip === undefined ? 1 : Math.min(1, t * 1.25);
      },
    });
  }

  /** A card changes owner or place: it rises, moves and clicks into place. */
  private travel(view: CardView, destination: PlacedCard, delay: number, transition: Transition): void {
    const from = { ...view.pose };
    const rest = poseOf(destination);
    if (this.deps.motion.still) {
      this.appear(view, () => transition.placed?.(destination.id));
      return;
    }
    this.deps.motion.run(view, {
      ms: MOVE_MS,
      delay,
      ease: easeInOut,
      step: (t) => {
        view.pose = mixPose(from, rest, t, Math.sin(Math.PI * t));
      },
      done: () => {
        this.settle(view);
        transition.placed?.(destination.id);
      },
    });
  }

  private appear(view: CardView, done: () => void): void {
    const rest = { ...poseOf(view.placed), lift: 0, flip: 1 };
    this.deps.motion.run(view, {
      ms: FADE_MS,
      fade: true,
      step: (t) => {
        view.pose = { ...rest, alpha: t };
      },
      done,
    });
  }

  /** Rolls a card's amount, once the coins have arrived. */
  private rollMoney(view: CardView, amount: number, transition: Transition): void {
    if (transition.still) {
      view.shownMoney = amount;
      this.deps.faces.pill(view);
      return;
    }
    const from = view.shownMoney;
    this.deps.motion.run(view.money, {
      ms: 200,
      delay: 240,
      ease: easeOut,
      step: (t) => {
        const now = Math.round(from + (amount - from) * t);
        if (now === view.shownMoney) return;
        view.shownMoney = now;
        this.deps.faces.pill(view);
      },
    });
  }

  private settle(view: CardView): void {
    const rest = poseOf(view.placed);
    this.deps.motion.run(view, {
      ms: PLACE_MS,
      ease: overshoot,
      step: (t) => {
        view.pose = { ...view.pose, ...rest, cell: rest.cell * (0.965 + 0.035 * t), lift: 0 };
      },
    });
  }

  /** Moves a card of a rearranged structure, without lifting. */
  private shift(view: CardView, destination: PlacedCard, delay: number): void {
    const from = { ...view.pose };
    const rest = poseOf(destination);
    this.deps.motion.run(view, {
      ms: SHIFT_MS,
      delay,
      ease: easeInOut,
      step: (t) => {
        view.pose = mixPose(from, rest, t, from.lift * (1 - t));
        view.pose.alpha = from.alpha + (1 - from.alpha) * t;
        view.pose.flip = 1;
      },
    });
  }

  private remove(id: CardId, view: CardView, transition: Transition): void {
    this.views.delete(id);
    const gone = (): void => {
      this.deps.faces.release(view);
      view.destroy();
    };
    if (transition.burned?.has(id)) {
      this.deps.burn(view, BURN_MS, gone);
      return;
    }
    const from = view.pose.alpha;
    this.deps.motion.run(view, {
      ms: FADE_MS * 2,
      fade: true,
      delay: transition.delay ?? 0,
      step: (t) => {
        view.pose = { ...view.pose, alpha: from * (1 - t) };
        view.stand(null);
      },
      done: gone,
    });
  }
}

const mixPose = (from: Pose, target: { x: number; y: number; cell: number; angle: number }, t: number, lift: number): Pose => ({
  x: from.x + (target.x - from.x) * t,
  y: from.y + (target.y - from.y) * t,
  cell: from.cell + (target.cell - from.cell) * t,
  angle: from.angle + (target.angle - from.angle) * t,
  alpha: 1,
  lift,
  flip: 1,
});
