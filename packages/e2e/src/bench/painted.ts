import type { Page } from 'playwright-core';

export interface DrawnText {
  readonly text: string;
  /** Height of its letters on the screen, CSS px. */
  readonly px: number;
  readonly isUpright: boolean;
}

/** A card as it lies on the screen, CSS px, with what its picture says. */
export interface SeenCard {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly texts: readonly DrawnText[];
  /** Discs of paper under alignments. */
  readonly tiles: number;
  readonly line: string;
}

interface Drawn {
  texts: DrawnText[];
  tiles: number;
}

type Probed = Window & { drawn: WeakMap<HTMLCanvasElement, Drawn> };

interface SceneElement extends HTMLElement {
  scene: {
    cardRect(card: string): DOMRect | null;
    face(card: string): HTMLCanvasElement | null;
    keepCamera(): { insets: Record<'top' | 'right' | 'bottom' | 'left', number> };
  };
}

/** Paper under an alignment's sign. */
const TILE_GROUND = '#fbf4e2';

/** Init script: notes what every canvas draws. */
export const noteDrawing = async (page: Page): Promise<void> => {
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript((ground) => {
    const probed = window as unknown as Probed;
    probed.drawn = new WeakMap();
    const prototype = CanvasRenderingContext2D.prototype;
    const { fillText, arc, beginPath, fill } = prototype;
    const arcs = new WeakMap<CanvasRenderingContext2D, number>();
    const noteOf = (canvas: HTMLCanvasElement): Drawn => {
      const note = probed.drawn.get(canvas) ?? { texts: [], tiles: 0 };
      probed.drawn.set(canvas, note);
      return note;
    };
    prototype.fillText = function (text, ...place) {
      const { a, b, c, d } = this.getTransform();
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1]);
      noteOf(this.canvas).texts.push({ text, px: size * Math.hypot(a, b), isUpright: b === 0 && c === 0 && a > 0 && d > 0 });
      fillText.call(this, text, ...place);
    };
    prototype.beginPath = function () {
      arcs.set(this, 0);
      beginPath.call(this);
    };
    prototype.arc = function (...circle) {
      arcs.set(this, (arcs.get(this) ?? 0) + 1);
      arc.apply(this, circle);
    };
    prototype.fill = function (this: CanvasRenderingContext2D, ...rule: unknown[]) {
      if (this.fillStyle === ground && arcs.get(this) === 1) noteOf(this.canvas).tiles += 1;
      (fill as (...args: unknown[]) => void).apply(this, rule);
    } as typeof fill;
  }, TILE_GROUND);
};

export const seenCards = (page: Page): Promise<SeenCard[]> =>
  page.evaluate(() => {
    const { scene } = document.querySelector<SceneElement>('[data-testid="scene"]') as SceneElement;
    const { drawn } = window as unknown as Probed;
    const lines = [...document.querySelectorAll<HTMLElement>('[data-testid="text-view"] [data-testid^="card-"]')];
    return lines.flatMap((line) => {
      const id = (line.dataset.testid ?? '').slice('card-'.length);
      const rect = scene.cardRect(id);
      const canvas = scene.face(id);
      if (!rect || !canvas) return [];
      const { texts, tiles } = drawn.get(canvas) ?? { texts: [], tiles: 0 };
      const scale = rect.width / canvas.width;
      return [
        {
          id,
          left: rect.x,
          top: rect.y,
          width: rect.width,
          height: rect.height,
          texts: texts.map((text) => ({ ...text, px: text.px * scale })),
          tiles,
          line: line.textContent ?? '',
        },
      ];
    });
  });

/** Area of the table that nothing of the page covers, px². */
export const feltArea = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const host = document.querySelector<SceneElement>('[data-testid="scene"]') as SceneElement;
    const { top, right, bottom, left } = host.scene.keepCamera().insets;
    const { width, height } = host.getBoundingClientRect();
    return (width - left - right) * (height - top - bottom);
  });
