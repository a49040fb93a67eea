import '@fontsource/sofia-sans-extra-condensed/latin-600.css';
import type { CardId, GameEvent, Rotation, View } from '@illuminice/rules';
import { freeRect, rectToScreen, toScreen, toWorld, type Viewport } from '../camera/camera.js';
import { CameraControl } from '../camera/camera-control.js';
import { easeInOut, linear } from '../present/easing.js';
import { Motion } from '../present/motion.js';
import { Theatre } from '../present/theatre.js';
import { CardsLayer } from './cards-layer.js';
import {
  type MarkedPlace,
  NO_MARKS,
  type SceneHandlers,
  type SceneLook,
  type SceneMarks,
  type SceneServices,
  type TableScene,
} from './contract.js';
import { Faces } from './faces.js';
import { frameFor, nearestTo, ownOf } from './framing.js';
import { Furniture } from './furniture.js';
import { centreOf, contains, type Point, type Rect } from './geometry.js';
import { marksOf } from './marks.js';
import { fontLoads } from './paint/text.js';
import { INK } from './palette.js';
import { planTable, type TablePlan } from './plan-table.js';
import { listenScene } from './scene-input.js';
import { sharedPictures } from './shared-pictures.js';
import type { Sight } from './sight.js';
import { createStage, type Stage } from './stage.js';
import { type PlacedCard, placeCards } from './table-model.js';
import { Textures } from './textures.js';

/** How far a card under the pointer rises, 1 being as far as a travelling one. */
const HOVER_LIFT = 0.35;
/** Narrower screens than this, in px, show the words of cards at smaller sizes. */
const SMALL_SCREEN = 1100;
const FLASH_MS = 600;
/** ms a frame may spend on painting faces. */
const PAINT_MS = 7;

/** Builds the table in `host`, which it fills. Resolves when the fonts are there and the first frame can be drawn. */
export const createTableScene = async (host: HTMLElement, services: SceneServices): Promise<TableScene> => {
  await Promise.all(fontLoads().map((f) => document.fonts.load(f).catch(() => [])));
  let scene: Scene | null = null;
  const stage = await createStage(host, { frame: (now) => scene?.frame(now) ?? false, resize: () => scene?.resized() });
  scene = new Scene(host, stage, services);
  return scene;
};

class Scene implements TableScene {
  readonly camera: TableScene['camera'];
  private view: View | null = null;
  private look: SceneLook = { perspective: null, seats: {} };
  private marks: SceneMarks = NO_MARKS;
  private handlers: SceneHandlers = {};
  private quarters: Rotation = 0;
  private insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private plan: TablePlan | null = null;
  private placed: PlacedCard[] = [];
  /** Key of the run that holds a change back until the dice lie. */
  private readonly held = {};
  private hovered: CardId | null = null;
  private flash: { card: CardId; colour: string; strength: number } | null = null;
  private readonly flashing = {};
  private pointedPlace: MarkedPlace | null = null;
  /** Radians that the picture still has to turn. */
  private turning = 0;
  private last = 0;
  private moving = false;
  /** Cards may not stand where their poses say: they are put there with the next frame. */
  private disturbed = true;
  /** What cards wear may have changed since they were last dressed. */
  private undressed = true;
  /** Whether the table was ever seen whole. */
  private drawn = false;
  private calm: (() => void)[] = [];
  private readonly motion: Motion;
  private readonly control: CameraControl;
  private readonly textures = new Textures();
  private readonly pictures = sharedPictures(this.textures);
  private readonly faces: Faces;
  private readonly cards: CardsLayer;
  private readonly furniture: Furniture;
  private readonly theatre: Theatre;
  private readonly stop: () => void;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
    private readonly services: SceneServices,
  ) {
    const wake = (): void => this.touch();
    this.motion = new Motion(() => services.motionSpeed?.() ?? 1, services.reducedMotion, wake);
    this.faces = new Faces(
      this.textures,
      () => stage.size.scale,
      () => stage.size.w < SMALL_SCREEN,
      (view) =>
        this.motion.run(view.oldFace, {
          ms: 120,
          fade: true,
          step: (t) => {
            view.face.alpha = t;
          },
          done: () => this.faces.faded(view),
        }),
    );
    this.theatre = new Theatre({
      stage,
      textures: this.textures,
      motion: this.motion,
      services,
      viewport: () => this.viewport(),
      flash: (result) => this.flashTarget(result === 'success' ? INK.plus : INK.minus),
      rect: (id) => this.worldRect(id),
      layout: () => this.plan?.layout ?? null,
    });
    this.cards = new CardsLayer(stage, this.pictures, this.faces, this.motion, (view, ms, done) => this.theatre.burn(view, ms, done));
    this.furniture = new Furniture(
      stage,
      { textures: this.textures, pictures: this.pictures, motion: this.motion, words: services.words },
      { click: (player) => this.handlers.plate?.(player), doubleClick: (player) => this.camera.focusPlayer(player) },
    );
    this.control = new CameraControl({
      viewport: () => this.viewport(),
      bounds: () => this.plan?.layout.box ?? { x: 0, y: 0, w: 1, h: 1 },
      frame: (follow) => {
        const sight = this.sight();
        return sight && frameFor(follow, sight);
      },
      motion: this.motion,
      reduced: services.reducedMotion,
      wake,
    });
    this.camera = this.cameraFace();
    this.stop = this.listen();
  }

  show(view: View, look: SceneLook): void {
    const first = this.view === null;
    this.view = view;
    this.look = look;
    if (first) {
      this.relayout({ first });
      return;
    }
    // While dice fall the table shows what was before; whatever comes meanwhile is shown with it.
    const hold = this.theatre.hold;
    if (hold > 0) this.motion.run(this.held, { ms: hold, ease: linear, step: () => {}, done: () => this.change() });
    else if (!this.motion.running(this.held)) this.change();
  }

  play(events: readonly GameEvent[]): void {
    if (this.view) this.theatre.play(events);
  }

  /** Brings the picture to what the view says. */
  private change(): void {
    this.relayout({ staging: this.theatre.staging() });
    this.theatre.begin();
  }

  highlight(marks: SceneMarks): void {
    this.marks = marks;
    this.undressed = true;
    this.touch();
  }

  on(handlers: SceneHandlers): void {
    this.handlers = { ...this.handlers, ...handlers };
  }

  cardRect(card: CardId): DOMRect | null {
    const rect = this.worldRect(card);
    if (!rect) return null;
    const box = this.host.getBoundingClientRect();
    const r = rectToScreen(this.control.now, this.viewport(), rect);
    return new DOMRect(box.left + r.x, box.top + r.y, r.w, r.h);
  }

  side(card: CardId): 'back' | 'face' | null {
    return this.cards.views.get(card)?.side ?? null;
  }

  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.calm.push(resolve);
      this.touch();
    });
  }

  destroy(): void {
    this.stop();
    this.stage.destroy();
    this.textures.destroy();
  }

  /** One frame: moves everything on, and answers whether another is needed. */
  frame(now: number): boolean {
    const ms = this.last === 0 ? 16 : now - this.last;
    this.last = now;
    const begun = this.motion.busy;
    this.motion.advance(now);
    const moving = this.control.advance(ms);
    this.moving = moving;
    const busy = this.motion.busy;
    const sight = this.sight();
    if (!sight) return busy;
    this.standWorld();
    const unpainted = this.dress(moving);
    const snap = moving || this.turning ? null : this.snapper();
    // While only the camera moves, nothing moves on the table.
    if (begun || busy || snap || this.disturbed) for (const view of this.cards.views.values()) view.stand(snap);
    this.disturbed = snap !== null;
    this.furniture.stand(sight, (id) => this.worldRect(id), this.pointedPlace);
    const more = busy || moving || unpainted || this.motion.busy;
    if (!unpainted && !this.drawn) {
      this.drawn = true;
      // The benchmark reads it.
      performance.mark('table-drawn');
    }
    if (!more) {
      this.last = 0;
      this.textures.sweep();
      for (const done of this.calm.splice(0)) done();
    }
    return more;
  }

  resized(): void {
    if (this.view) this.relayout({ first: true });
  }

  private touch(): void {
    this.stage.wake();
  }

  private viewport(): Viewport {
    return { w: this.stage.size.w, h: this.stage.size.h, insets: this.insets };
  }

  /** What is seen now; null before the first view. */
  private sight(): Sight | null {
    const { view, plan, look, marks, placed, quarters, turning, narrow } = this;
    if (!view || !plan) return null;
    return {
      board: view.board,
      look,
      marks,
      layout: plan.layout,
      plates: plan.plates,
      placed,
      quarters,
      turning,
      narrow,
      camera: this.control.now,
      viewport: this.viewport(),
      scale: this.stage.size.scale,
      moving: this.moving,
    };
  }

  private get narrow(): boolean {
    return this.stage.size.w < 700;
  }

  private relayout(how: { first?: boolean; staging?: Parameters<CardsLayer['sync']>[1]; turned?: boolean }): void {
    const { view, look } = this;
    if (!view) return;
    const { quarters, narrow } = this;
    const frame = freeRect(this.viewport());
    this.plan = planTable(view, look, { quarters, frame, narrow, before: this.plan, turned: how.turned ?? false });
    this.disturbed = true;
    this.undressed = true;
    const { layout } = this.plan;
    this.placed = placeCards(view, look, layout, this.quarters, this.services.words);
    this.cards.sync(this.placed, { ...how.staging, still: how.first ?? false, turned: how.turned ?? false });
    this.furniture.show(this.sight() as Sight);
    this.control.refit(how.first ? 0 : 450);
    this.touch();
  }

  private standWorld(): void {
    const { world } = this.stage;
    const m = toScreen(this.control.now, this.viewport(), this.control.now);
    const { x, y, zoom } = this.control.now;
    const cos = Math.cos(this.turning);
    const sin = Math.sin(this.turning);
    world.scale.set(zoom);
    world.rotation = this.turning;
    world.position.set(m.x - (x * cos - y * sin) * zoom, m.y - (x * sin + y * cos) * zoom);
  }

  /** Paints faces that are not right for their size, for a few ms; answers whether some are left. */
  private dress(moving: boolean): boolean {
    if (moving && !this.undressed && !this.flash) return false;
    this.undressed = moving && this.flash !== null;
    const began = performance.now();
    const { board } = this.view as View;
    const zoom = this.control.now.zoom;
    let left = false;
    for (const [id, view] of this.cards.views) {
      const marks = marksOf(id, view.placed.spec.colour, board, this.marks, this.hovered);
      view.wear(
        this.flash?.card === id ? { ...marks, ring: this.flash.colour, glow: this.flash.colour, glowing: this.flash.strength } : marks,
      );
      const cell = view.placed.cell * zoom;
      // A card that turned over to lie the other way cannot wait: its old face would be squeezed.
      const fits = view.worn?.tall === view.placed.spec.tall;
      if (fits && (moving || this.faces.isRight(view, cell))) continue;
      if (fits && performance.now() - began > PAINT_MS) left = true;
      else this.faces.wear(view, cell);
    }
    return left;
  }

  /** Rounds a standing card to whole device px, if its picture was painted for this size. */
  private snapper() {
    const { zoom } = this.control.now;
    const v = this.viewport();
    const dpr = this.stage.size.scale;
    return (x: number, y: number, w: number, h: number) => {
      const at = toScreen(this.control.now, v, { x, y });
      const left = Math.round((at.x - w / 2) * dpr) / dpr;
      const top = Math.round((at.y - h / 2) * dpr) / dpr;
      const p = toWorld(this.control.now, v, { x: left + w / 2, y: top + h / 2 });
      return { x: p.x, y: p.y, w: w / zoom, h: h / zoom };
    };
  }

  /** Where a card is now, under way or at rest. */
  private worldRect(id: CardId): Rect | null {
    const view = this.cards.views.get(id);
    if (!view) return null;
    const { x, y, cell } = view.pose;
    const w = (view.placed.spec.tall ? 2 : 4) * cell;
    const h = (view.placed.spec.tall ? 4 : 2) * cell;
    return { x: x - w / 2, y: y - h / 2, w, h };
  }

  private rotate(quarters: number): void {
    if (!this.view) return;
    const turn = ((quarters % 4) + 4) % 4;
    this.quarters = ((this.quarters + turn) % 4) as Rotation;
    const angle = quarters * (Math.PI / 2);
    const { x: cx, y: cy } = this.control.now;
    const cos = Math.round(Math.cos(angle));
    const sin = Math.round(Math.sin(angle));
    for (const view of this.cards.views.values()) {
      const dx = view.pose.x - cx;
      const dy = view.pose.y - cy;
      view.pose = { ...view.pose, x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos };
    }
    const from = this.turning - angle;
    this.turning = from;
    const near = this.plan && nearestTo(this.control.goal, this.plan.layout.structures);
    this.relayout({ turned: true });
    // The seats move round the table; whoever was looked at stays in view.
    const now = near && this.plan?.layout.structures.get(near);
    if (now && !this.control.follow) this.control.lookAt(centreOf(now.box));
    this.motion.run(this, {
      ms: 450,
      ease: easeInOut,
      step: (t) => {
        this.turning = from * (1 - t);
      },
    });
  }

  private cameraFace(): TableScene['camera'] {
    const { control } = this;
    const scene = this;
    return {
      zoomBy: (factor, at) => control.zoomBy(factor, at),
      panBy: (dx, dy) => control.panBy(dx, dy),
      rotateBy: (quarters) => this.rotate(quarters),
      focusPlayer: (player) => control.keep({ what: 'player', player }),
      focusCards: (cards) => control.keep({ what: 'cards', cards: [...cards] }),
      fitAll: () => control.keep({ what: 'all' }),
      setInsets: (insets) => {
        if (JSON.stringify(insets) === JSON.stringify(this.insets)) return;
        this.insets = insets;
        if (this.view) this.relayout({});
      },
      get state() {
        const own = scene.plan && ownOf(scene.plan.layout.structures);
        return { ...control.goal, quarters: scene.quarters, cell: (own?.cell ?? 28) * control.goal.zoom };
      },
    };
  }

  private focusTurn(): void {
    if (this.quarters !== 0) this.rotate(this.quarters === 3 ? 1 : -this.quarters);
    const player = this.view?.board.turn?.player ?? this.look.perspective ?? this.view?.board.seats[0]?.player;
    if (player) this.camera.focusPlayer(player);
  }

  private cardAt(p: Point): CardId | null {
    return this.placed.findLast((card) => contains(card.rect, p))?.id ?? null;
  }

  private listen(): () => void {
    return listenScene({
      host: this.host,
      surface: this.stage.canvas,
      handlers: () => this.handlers,
      world: (at) => toWorld(this.control.now, this.viewport(), at),
      zoom: () => this.control.now.zoom,
      cardAt: (p) => this.cardAt(p),
      placeAt: (p, reach) => this.furniture.placeAt(p, reach),
      pileAt: (p) => this.furniture.pileAt(p),
      cardRect: (card) => this.cardRect(card),
      camera: this.camera,
      dragBy: (dx, dy) => this.control.dragBy(dx, dy),
      pinchBy: (factor, at, dx, dy) => this.control.pinchBy(factor, at, dx, dy),
      hold: (direction) => this.control.hold(direction),
      focusTurn: () => this.focusTurn(),
      pointAt: (card, place) => {
        this.lift(this.hovered, 0);
        this.lift(card, HOVER_LIFT);
        this.hovered = card;
        this.pointedPlace = place;
        this.undressed = true;
        this.touch();
      },
    });
  }

  /** How the attack ended shows on its target for a moment. */
  private flashTarget(colour: string): void {
    const card = this.view?.board.attack?.target;
    if (!card) return;
    const flash = { card, colour, strength: 1 };
    this.flash = flash;
    this.motion.run(this.flashing, {
      ms: FLASH_MS,
      fade: true,
      ease: linear,
      step: (t) => {
        flash.strength = 1 - t;
      },
      done: () => {
        this.flash = null;
      },
    });
  }

  private lift(card: CardId | null, to: number): void {
    const view = card === null ? undefined : this.cards.views.get(card);
    if (!view) return;
    const from = view.pose.lift;
    this.motion.run(view.shownLift, {
      ms: 90,
      step: (t) => {
        view.pose.lift = from + (to - from) * t;
      },
    });
  }
}
