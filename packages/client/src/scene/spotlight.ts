import type { Board, CardId } from '@illuminice/rules';
import { linear } from '../present/easing.js';
import type { Motion } from '../present/motion.js';
import type { CardMarks, CardView } from './card-view.js';
import { type MarkedPlace, NO_MARKS, type SceneMarks } from './contract.js';
import { marksOf } from './marks.js';

/** How far a card under the pointer rises, 1 being as far as a travelling one. */
const HOVER_LIFT = 0.35;
const HOVER_MS = 90;
const FLASH_MS = 600;

/** What draws the eye to a card: marks, the pointer resting on it, the flash at the end of an attack. */
export class Spotlight {
  marks: SceneMarks = NO_MARKS;
  /** The legal place under the pointer. */
  pointedPlace: MarkedPlace | null = null;
  /** What cards wear may have changed since they were last lit. */
  stale = true;
  private hovered: CardId | null = null;
  private readonly flashes = new Map<CardId, { colour: string; strength: number }>();

  constructor(
    private readonly views: ReadonlyMap<CardId, CardView>,
    private readonly motion: Motion,
  ) {}

  mark(marks: SceneMarks): void {
    this.marks = marks;
    this.stale = true;
  }

  /** The pointer rests on something else. */
  pointAt(card: CardId | null, place: MarkedPlace | null): void {
    this.lift(this.hovered, 0);
    this.lift(card, HOVER_LIFT);
    this.hovered = card;
    this.pointedPlace = place;
    this.stale = true;
  }

  /** Lights a card up in a colour, for a moment. */
  flash(card: CardId, colour: string): void {
    const flash = { colour, strength: 1 };
    this.flashes.set(card, flash);
    this.motion.run(flash, {
      ms: FLASH_MS,
      fade: true,
      ease: linear,
      step: (t) => {
        flash.strength = 1 - t;
        this.stale = true;
      },
      done: () => {
        if (this.flashes.get(card) === flash) this.flashes.delete(card);
      },
    });
  }

  /** Gives every card the marks it now has, if any may have changed. */
  light(board: Board): void {
    if (!this.stale) return;
    this.stale = false;
    for (const [id, view] of this.views) view.wear(this.marksFor(id, view, board));
  }

  private marksFor(id: CardId, view: CardView, board: Board): CardMarks {
    const marks = marksOf(id, view.placed.spec.colour, board, this.marks, this.hovered);
    const flash = this.flashes.get(id);
    return flash ? { ...marks, ring: flash.colour, glow: flash.colour, glowing: flash.strength } : marks;
  }

  private lift(card: CardId | null, to: number): void {
    const view = card === null ? undefined : this.views.get(card);
    if (!view) return;
    const from = view.pose.lift;
    this.motion.run(view.shownLift, {
      ms: HOVER_MS,
      step: (t) => {
        view.pose.lift = from + (to - from) * t;
      },
    });
  }
}
