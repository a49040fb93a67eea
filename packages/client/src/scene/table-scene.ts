import '@fontsource/sofia-sans-extra-condensed/latin-600.css';
import type { CardId, GameEvent, View } from '@illuminice/rules';
import { freeRect, rectToScreen, toWorld, type Viewport } from '../camera/camera.js';
import { CameraControl } from '../camera/camera-control.js';
import { DICE_MS } from '../present/dice.js';
import { Motion } from '../present/motion.js';
import { planOf } from '../present/plan.js';
import { type Batch, Theatre } from '../present/theatre.js';
import { CardsLayer } from './cards-layer.js';
import type { Insets, KeptCamera, SceneHandlers, SceneLook, SceneMarks, SceneServices, TableScene } from './contract.js';
import { DrawnState } from './drawn-state.js';
import { Faces } from './faces.js';
import { choosesInCentre, frameFor, nearestTo, newlyHung, sameThing } from './framing.js';
import { Furniture } from './furniture.js';
import { centreOf, type Rect } from './geometry.js';
import { fontLoads } from './paint/text.js';
import { Painting } from './painting.js';
import { INK } from './palette.js';
import { planTable, type TablePlan } from './plan-table.js';
import { rectOf, seenWorld, snapper, standWorld } from './projection.js';
import { sceneCamera } from './scene-camera.js';
import { listenScene } from './scene-input.js';
import { sharedPictures } from './shared-pictures.js';
import type { Sight } from './sight.js';
import { Spotlight } from './spotlight.js';
import { createStage, type Stage } from './stage.js';
import { cardAt, type PlacedCard, placeCards } from './table-model.js';
import { Textures } from './textures.js';
import { Turntable } from './turntable.js';

/** Narrower screens than this, in px, show the words of cards at smaller sizes. */
const SMALL_SCREEN = 1100;
/** Narrower screens than this show one or two structures at a time. */
const NARROW_SCREEN = 700;
const FIT_MS = 450;
const FLASHES = { success: 'plus', failure: 'minus', altered: 'ice' } as const;

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
  private handlers: SceneHandlers = {};
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private plan: TablePlan | null = null;
  private placed: PlacedCard[] = [];
  private last = 0;
  private moving = false;
  /** Cards may not stand where their poses say: they are put there with the next frame. */
  private disturbed = true;
  private calm: (() => void)[] = [];
  private readonly motion: Motion;
  private readonly state: DrawnState<Batch>;
  private readonly control: CameraControl;
  private readonly table: Turntable;
  private readonly textures = new Textures();
  private readonly pictures = sharedPictures(this.textures);
  private readonly cards: CardsLayer;
  private readonly spotlight: Spotlight;
  private readonly painting: Painting;
  private readonly furniture: Furniture;
  private readonly theatre: Theatre;
  private readonly stop: () => void;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
    private readonly services: SceneServices,
  ) {
    const { wake } = stage;
    this.motion = new Motion(() => services.motionSpeed?.() ?? 1, services.reducedMotion, wake);
    this.state = new DrawnState(this.motion, {
      commit: (batches, first) => this.commit(batches, first),
      mark: () => this.mark(),
    });
    this.table = new Turntable(this.motion);
    const faces = new Faces(
      this.textures,
      this.motion,
      () => stage.size.scale,
      () => stage.size.w < SMALL_SCREEN,
    );
    this.theatre = new Theatre({
      stage,
      textures: this.textures,
      motion: this.motion,
      services,
      viewport: () => this.viewport(),
      flash: (card, why) => this.spotlight.flash(card, INK[FLASHES[why]]),
      target: () => this.state.latest?.view.board.attack?.target ?? null,
      rect: (id) => this.worldRect(id),
      layout: () => this.plan?.layout ?? null,
    });
    this.cards = new CardsLayer(stage, this.pictures, faces, this.motion, (view, ms, done) => this.theatre.burn(view, ms, done));
    this.spotlight = new Spotlight(this.cards.views, this.motion);
    this.painting = new Painting(this.cards.views, faces);
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
    this.camera = sceneCamera(this.control, this.table, {
      rotate: (quarters) => this.rotate(quarters),
      layout: () => this.plan?.layout ?? null,
      inset: (insets) => {
        if (JSON.stringify(insets) === JSON.stringify(this.insets)) return;
        const before = this.viewport();
        this.insets = insets;
        if (this.state.drawn) this.control.uncover(before);
        this.relayout({});
      },
    });
    const kept = services.camera;
    if (kept) {
      this.insets = kept.insets;
      this.plan = kept.plan;
      this.table.quarters = kept.quarters;
      this.control.restore(kept.look, kept.follow);
    }
    this.stop = this.listen();
  }

  show(view: View, look: SceneLook): void {
    this.state.show({ view, look });
  }

  play(events: readonly GameEvent[]): void {
    if (!this.state.drawn) return;
    const plan = planOf(events);
    if (plan.dice) this.state.holdFor(DICE_MS);
    this.state.add(this.theatre.play(plan));
  }

  highlight(marks: SceneMarks): void {
    this.state.highlight(marks);
  }

  private commit(batches: readonly Batch[], first: boolean): void {
    this.spotlight.mark(this.state.marks);
    this.relayout(first ? { first } : { staging: this.theatre.staging(batches) });
    if (!first) this.theatre.begin(batches);
  }

  private mark(): void {
    const before = this.spotlight.marks;
    const { marks } = this.state;
    this.spotlight.mark(marks);
    // A phone looks at an attack while it is put together, and at what there is to choose from.
    const subject = ({ attacker, target, legal }: SceneMarks) =>
      attacker && target ? `${attacker} ${target}` : choosesInCentre(legal, this.placed);
    if (subject(before) !== subject(marks) && this.sight()?.narrow) this.relayout({});
    this.furniture.markAnew();
    this.stage.wake();
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
      this.stage.wake();
    });
  }

  keepCamera(): KeptCamera {
    const { insets, plan } = this;
    return { look: this.control.goal, follow: this.control.follow, quarters: this.table.quarters, insets, plan };
  }

  destroy(): void {
    this.stop();
    this.stage.destroy();
    this.textures.destroy();
    // A page may hold on to the scene for longer than to the table.
    this.cards.views.clear();
    this.placed = [];
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
    const { camera, viewport, turning, scale } = sight;
    standWorld(this.stage.world, camera, viewport, turning);
    this.spotlight.light(sight.board);
    const unpainted = this.painting.go(camera.zoom, seenWorld(camera, viewport, turning), moving);
    const snap = moving || turning ? null : snapper(camera, viewport, scale);
    // While only the camera moves, nothing moves on the table.
    if (begun || busy || snap || this.disturbed) for (const view of this.cards.views.values()) view.stand(snap);
    this.disturbed = snap !== null;
    this.furniture.stand(sight, (id) => this.worldRect(id), this.spotlight.pointedPlace);
    const more = busy || moving || unpainted || this.motion.busy;
    if (!more) {
      this.last = 0;
      this.textures.sweep();
      for (const done of this.calm.splice(0)) done();
    }
    return more;
  }

  resized(): void {
    this.relayout({ first: true });
  }

  private viewport(): Viewport {
    return { w: this.stage.size.w, h: this.stage.size.h, insets: this.insets };
  }

  /** What is seen now; null before the first view. */
  private sight(): Sight | null {
    const { plan, placed } = this;
    const { drawn, marks } = this.state;
    if (!drawn || !plan) return null;
    return {
      board: drawn.view.board,
      look: drawn.look,
      marks,
      layout: plan.layout,
      plates: plan.plates,
      placed,
      quarters: this.table.quarters,
      turning: this.table.turning,
      narrow: this.stage.size.w < NARROW_SCREEN,
      camera: this.control.now,
      viewport: this.viewport(),
      scale: this.stage.size.scale,
      moving: this.moving,
    };
  }

  private relayout(how: { first?: boolean; staging?: Parameters<CardsLayer['sync']>[1]; turned?: boolean }): void {
    const { drawn } = this.state;
    if (!drawn) return;
    const { view, look } = drawn;
    const { quarters } = this.table;
    const before = { plan: this.plan, placed: this.placed };
    const frame = freeRect(this.viewport());
    const narrow = this.stage.size.w < NARROW_SCREEN;
    this.plan = planTable(view, look, {
      quarters,
      frame,
      narrow,
      composed: this.state.marks,
      before: this.plan,
      turned: how.turned ?? false,
    });
    this.disturbed = true;
    this.spotlight.stale = true;
    const { layout } = this.plan;
    this.placed = placeCards(view, look, layout, quarters, this.services.words);
    this.cards.sync(this.placed, { ...how.staging, still: how.first ?? false, turned: how.turned ?? false });
    this.furniture.show(this.sight() as Sight);
    const ms = how.first ? 0 : FIT_MS;
    this.control.refit(ms);
    const was = before.plan?.layout;
    if (was && was !== layout && !how.turned)
      this.control.goAlong((look) => sameThing(look, was, layout), newlyHung(before.placed, this.placed, look.perspective), ms);
    this.stage.wake();
  }

  /** Where a card is now, under way or at rest. */
  private worldRect(id: CardId): Rect | null {
    const view = this.cards.views.get(id);
    return view ? rectOf(view) : null;
  }

  private rotate(quarters: number): void {
    if (!this.plan) return;
    const near = nearestTo(this.control.goal, this.plan.layout.structures);
    this.table.turn(quarters, this.control.now, this.cards.views.values(), () => this.relayout({ turned: true }));
    // The seats move round the table; whoever was looked at stays in view.
    const now = near && this.plan.layout.structures.get(near);
    if (now && !this.control.follow) this.control.lookAt(centreOf(now.box));
  }

  private focusTurn(): void {
    if (this.table.quarters !== 0) this.rotate(this.table.home);
    const { view, look } = this.state.drawn ?? {};
    const player = view?.board.turn?.player ?? look?.perspective ?? view?.board.seats[0]?.player;
    if (player) this.camera.focusPlayer(player);
  }

  private listen(): () => void {
    return listenScene({
      host: this.host,
      surface: this.stage.canvas,
      handlers: () => this.handlers,
      world: (at) => toWorld(this.control.now, this.viewport(), at),
      zoom: () => this.control.now.zoom,
      cardAt: (p) => cardAt(this.placed, p),
      placeAt: (p, reach) => this.furniture.placeAt(p, reach),
      pileAt: (p) => this.furniture.pileAt(p),
      cardRect: (card) => this.cardRect(card),
      camera: this.camera,
      control: this.control,
      focusTurn: () => this.focusTurn(),
      pointAt: (card, place) => {
        this.spotlight.pointAt(card, place);
        this.stage.wake();
      },
    });
  }
}
