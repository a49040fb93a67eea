import type { CardId } from '@illuminice/rules';
import type { Inks } from '@illuminice/themes';
import { linear } from '../animation/easing';
import type { Motion } from '../animation/motion';
import { type BoardHighlights, type BoardScene, type MarkedPlace, NO_HIGHLIGHTS } from '../contract';
import type { CardView } from './card-view';
import { cardMarks } from './highlights';

/** Rise of a hovered card, as a part of a travelling one's. */
const HOVER_LIFT = 0.35;
const HOVER_MS = 90;
const FLASH_MS = 600;

export class Highlighter {
  marks: BoardHighlights = NO_HIGHLIGHTS;
  pointedPlace: MarkedPlace | null = null;
  stale = true;
  private hovered: CardId | null = null;
  private readonly flashes = new Map<CardId, { colour: string; strength: number }>();

  constructor(
    private readonly views: ReadonlyMap<CardId, CardView>,
    private readonly motion: Motion,
    private readonly ink: () => Inks,
  ) {}

  mark(marks: BoardHighlights): void {
    this.marks = marks;
    this.stale = true;
  }

  pointAt(card: CardId | null, place: MarkedPlace | null): void {
    this.lift(this.hovered, 0);
    this.lift(card, HOVER_LIFT);
    this.hovered = card;
    this.pointedPlace = place;
    this.stale = true;
  }

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

  light(scene: BoardScene): void {
    if (!this.stale) return;
    this.stale = false;
    const marksOf = cardMarks(this.ink(), scene, this.marks);
    for (const [id, view] of this.views) {
      const marks = marksOf(id, view.placed.spec.colour, this.hovered === id);
      const flash = this.flashes.get(id);
      view.mark(flash ? { ...marks, ring: flash.colour, glow: flash.colour, glowing: flash.strength } : marks);
    }
  }

  private lift(card: CardId | null, height: number): void {
    const view = card === null ? undefined : this.views.get(card);
    if (!view) return;
    const from = view.pose.lift;
    this.motion.run(view.shownLift, {
      ms: HOVER_MS,
      step: (t) => {
        view.pose.lift = from + (height - from) * t;
      },
    });
  }
}
