import './fonts.css';
import type { AnyView, CardId, Rect } from '@illuminice/rules';
import type { Look } from '@illuminice/themes';
import { fontLoads } from '../card/paint/text';
import { painterOf } from '../card/painter';
import { picturesEdition } from '../card/pictures';
import { Animator, type Batch } from './animation/animator';
import { Motion } from './animation/motion';
import { boardCamera } from './camera/board-camera';
import { freeRect, rectToScreen, toWorld, type Viewport } from './camera/camera';
import { CameraControl } from './camera/camera-control';
import { choosesInCentre, frameFor, nearestTo, newlyAttached, sameThing } from './camera/framing';
import { rectOf, seenWorld, snapper, standWorld } from './camera/projection';
import { TableRotation } from './camera/rotation';
import { CardsLayer } from './cards/cards-layer';
import { Faces } from './cards/faces';
import { Highlighter } from './cards/highlighter';
import { Painting } from './cards/painting';
import { sharedPictures } from './cards/shared-pictures';
import { TEXTURE_BYTES, Textures } from './cards/textures';
import type { Animation, BoardHandlers, BoardHighlights, BoardLook, BoardServices, Insets, KeptCamera, TableBoard } from './contract';
import { DrawnState } from './drawn-state';
import type { FrameContext } from './frame-context';
import { centreOf } from './geometry';
import { listenBoard } from './input/board-input';
import { cardAt, type PlacedCard } from './layout/placed-cards';
import { planTable, type TablePlan } from './layout/plan-table';
import { Decor } from './overlay/decor';
import { createStage, type Stage } from './stage';

const FIT_MS = 450;
const FLASHES = { success: 'plus', failure: 'minus', altered: 'ice' } as const;

/** Letters of all files that a font is cut into, those of names in rarer languages excepted. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789éü';

const fontsOf = (look: Look): Promise<unknown> =>
  Promise.all(fontLoads(look).map((font) => document.fonts.load(font, LETTERS).catch(() => [])));

/** Builds the table, which fills `host`. Resolves once fonts are loaded and the first frame can be drawn. */
export const createBoard = async (host: HTMLElement, services: BoardServices): Promise<TableBoard> => {
  await fontsOf(services.look);
  let scene: PixiBoard | null = null;
  const stage = await createStage(host, { frame: (now) => scene?.frame(now) ?? false, resize: () => scene?.resized() });
  scene = new PixiBoard(host, stage, services);
  return scene;
};

class PixiBoard implements TableBoard {
  readonly camera: TableBoard['camera'];
  private handlers: BoardHandlers = {};
  private insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  /** Insets changed since the last layout. */
  private covered = false;
  private plan: TablePlan | null = null;
  private placed: PlacedCard[] = [];
  /** Applied once its fonts are loaded. Null after `destroy`. */
  private wanted: Look | null;
  private last = 0;
  private moving = false;
  /** Cards may be off their poses; the next frame places them. */
  private disturbed = true;
  private waitingForRest: (() => void)[] = [];
  private readonly motion: Motion;
  private readonly state: DrawnState<Batch>;
  private readonly control: CameraControl;
  private readonly table: TableRotation;
  private readonly textures: Textures;
  private readonly cards: CardsLayer;
  private readonly highlighter: Highlighter;
  private readonly painting: Painting;
  private readonly decor: Decor;
  private readonly animator: Animator;
  private readonly stop: () => void;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
    private readonly services: BoardServices,
  ) {
    const { wake } = stage;
    this.wanted = services.look;
    const { game } = services;
    this.textures = new Textures(services.look, matchMedia('(pointer: coarse)').matches ? TEXTURE_BYTES.touch : TEXTURE_BYTES.mouse);
    const pictures = sharedPictures(this.textures);
    this.motion = new Motion(() => services.motionSpeed?.() ?? 1, services.reducedMotion, wake);
    this.state = new DrawnState({
      commit: (batches, first) => this.commit(batches, first),
      mark: () => this.mark(),
    });
    this.table = new TableRotation(this.motion);
    const faces = new Faces(this.textures, this.motion, game, () => stage.size.scale);
    this.animator = new Animator({
      stage,
      textures: this.textures,
      motion: this.motion,
      services,
      flash: (card, why) => this.highlighter.flash(card, this.textures.look.ink[FLASHES[why]]),
      target: () => this.state.drawn?.scene.target ?? null,
      zone: (wanted) => this.state.drawn?.scene.zones.find(({ role }) => role === wanted)?.id ?? null,
      rect: (id) => this.worldRect(id),
      layout: () => this.plan?.layout ?? null,
    });
    this.cards = new CardsLayer({
      layers: stage,
      pictures,
      faces,
      motion: this.motion,
      burn: (view, ms, done) => this.animator.burn(view, ms, done),
    });
    this.highlighter = new Highlighter(this.cards.views, this.motion, () => this.textures.look.ink);
    this.painting = new Painting(this.cards.views, faces);
    this.decor = new Decor(
      stage,
      { textures: this.textures, pictures, motion: this.motion, words: services.words, game },
      {
        click: (player) => this.handlers.plate?.(player),
        doubleClick: (player) => this.camera.focusPlayer(player),
        card: (card, rect) => this.handlers.plateCard?.(card, rect),
        hover: (card, rect) => this.handlers.hover?.(card, rect),
        picture: (ctx, card, { w, h }) => game.paintPicture(painterOf(ctx, this.textures.look), card, w, h),
      },
    );
    this.control = new CameraControl({
      viewport: () => this.viewport(),
      bounds: () => this.plan?.layout.box ?? { x: 0, y: 0, w: 1, h: 1 },
      frame: (follow) => {
        const frameContext = this.context();
        return frameContext && frameFor(follow, frameContext);
      },
      motion: this.motion,
      reduced: services.reducedMotion,
      wake,
    });
    this.camera = boardCamera(this.control, this.table, {
      rotate: (quarters) => this.rotate(quarters),
      layout: () => this.plan?.layout ?? null,
      inset: (insets) => {
        const edges = ['top', 'right', 'bottom', 'left'] as const;
        if (edges.every((edge) => insets[edge] === this.insets[edge])) return;
        const before = this.viewport();
        this.insets = insets;
        if (this.state.drawn) this.control.uncover(before);
        // Applied with the next frame: insets mostly change together with the game, and its board is shown then.
        this.covered = true;
        wake();
      },
    });
    const camera = services.camera;
    if (camera) {
      this.insets = camera.insets;
      this.plan = camera.plan as TablePlan | null;
      this.table.quarters = camera.quarters;
      this.control.restore(camera.look, camera.follow);
    }
    const stopListening = this.listen();
    // New pictures replace their seals.
    const stopWaiting = picturesEdition.subscribe(() => {
      const context = this.context();
      if (context) this.decor.repaint(context);
      stage.wake();
    });
    this.stop = () => {
      stopListening();
      stopWaiting();
    };
  }

  show(view: AnyView, look: BoardLook): void {
    this.state.show({ view, scene: this.services.game.scene(view), look });
  }

  play(animation: Animation): void {
    if (!this.state.drawn) return;
    this.state.add(this.animator.play(animation));
  }

  highlight(marks: BoardHighlights): void {
    this.state.highlight(marks);
  }

  async restyle(look: Look): Promise<void> {
    this.wanted = look;
    await fontsOf(look);
    if (this.wanted !== look || this.textures.look === look) return;
    this.decor.clear();
    this.textures.restyle(look);
    for (const view of this.cards.views.values()) view.restyle();
    this.highlighter.stale = true;
    this.decor.restyle();
    const context = this.context();
    if (context) this.decor.show(context);
    this.stage.wake();
  }

  private commit(batches: readonly Batch[], first: boolean): void {
    this.highlighter.mark(this.state.marks);
    this.relayout(first ? { first } : { transition: this.animator.transition(batches) });
    if (!first) this.animator.begin(batches);
  }

  private mark(): void {
    const before = this.highlighter.marks;
    const { marks } = this.state;
    this.highlighter.mark(marks);
    // A phone frames an attack while it is composed, and legal choices.
    const subject = ({ attacker, target, legal }: BoardHighlights) =>
      attacker && target ? `${attacker} ${target}` : choosesInCentre(legal, this.placed) && `${attacker}`;
    const spots = ({ places }: BoardHighlights) => places.map(({ spot: { x, y, w, h } }) => `${x} ${y} ${w} ${h}`).join();
    if (subject(before) !== subject(marks) && this.context()?.narrow) this.relayout({});
    else if (spots(before) !== spots(marks) && this.control.follow?.what === 'auto') this.control.refit(FIT_MS);
    this.decor.refreshMarks();
    this.stage.wake();
  }

  on(handlers: BoardHandlers): void {
    this.handlers = { ...this.handlers, ...handlers };
  }

  cardRect(card: CardId): DOMRect | null {
    const rect = this.worldRect(card);
    if (!rect) return null;
    const box = this.host.getBoundingClientRect();
    const r = rectToScreen(this.control.now, this.viewport(), rect);
    return new DOMRect(box.left + r.x, box.top + r.y, r.w, r.h);
  }

  cardRects(): readonly DOMRect[] {
    return [...this.cards.views.keys()].flatMap((card) => this.cardRect(card) ?? []);
  }

  side(card: CardId): 'back' | 'face' | null {
    return this.cards.views.get(card)?.side ?? null;
  }

  face(card: CardId): HTMLCanvasElement | null {
    return this.cards.views.get(card)?.face.texture.source.resource ?? null;
  }

  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.waitingForRest.push(resolve);
      this.stage.wake();
    });
  }

  keepCamera(): KeptCamera {
    const { insets, plan } = this;
    return { look: this.control.goal, follow: this.control.follow, quarters: this.table.quarters, insets, plan };
  }

  destroy(): void {
    this.wanted = null;
    this.stop();
    this.stage.destroy();
    this.textures.destroy();
    // Callers may keep the board after destroy(); drop references so that cards can be collected.
    this.cards.views.clear();
    this.placed = [];
  }

  /** One frame. Returns true if another is needed. */
  frame(now: number): boolean {
    const ms = this.last === 0 ? 16 : now - this.last;
    this.last = now;
    if (this.covered) this.relayout({});
    const begun = this.motion.busy;
    this.motion.advance(now);
    const moving = this.control.advance(ms);
    this.moving = moving;
    const busy = this.motion.busy;
    const context = this.context();
    if (!context) return busy;
    const { camera, viewport, turning, scale } = context;
    standWorld(this.stage.world, camera, viewport, turning);
    this.highlighter.light(context.scene);
    const unpainted = this.painting.go(camera.zoom, seenWorld(camera, viewport, turning), moving);
    // Snapped to px when the table is released, not at pauses of a drag.
    const snap = moving || turning || this.control.dragged ? null : snapper(camera, viewport, scale);
    if (begun || busy || snap || this.disturbed) for (const view of this.cards.views.values()) view.stand(snap);
    this.disturbed = snap !== null;
    this.decor.stand(context, (id) => this.worldRect(id), this.highlighter.pointedPlace);
    const more = busy || moving || unpainted || this.motion.busy;
    if (!more) {
      this.last = 0;
      this.textures.sweep();
      for (const done of this.waitingForRest.splice(0)) done();
    }
    return more;
  }

  resized(): void {
    this.relayout({ first: true });
  }

  private get narrow(): boolean {
    return this.services.screen() === 'phone';
  }

  private viewport(): Viewport {
    return { w: this.stage.size.w, h: this.stage.size.h, insets: this.insets };
  }

  private context(): FrameContext | null {
    const { plan, placed } = this;
    const { drawn, marks } = this.state;
    if (!drawn || !plan) return null;
    return {
      scene: drawn.scene,
      look: drawn.look,
      marks,
      layout: plan.layout,
      plates: plan.plates,
      placed,
      quarters: this.table.quarters,
      turning: this.table.turning,
      narrow: this.narrow,
      camera: this.control.now,
      viewport: this.viewport(),
      scale: this.stage.size.scale,
      moving: this.moving,
    };
  }

  private relayout(change: { first?: boolean; transition?: Parameters<CardsLayer['sync']>[1]; turned?: boolean }): void {
    this.covered = false;
    const { drawn } = this.state;
    if (!drawn) return;
    const { view, look } = drawn;
    const { quarters } = this.table;
    const before = { plan: this.plan, placed: this.placed };
    const frame = freeRect(this.viewport());
    const { narrow } = this;
    this.plan = planTable(view, look, this.services.game, {
      quarters,
      frame,
      narrow,
      composed: this.state.marks,
      before: this.plan,
      turned: change.turned ?? false,
    });
    this.disturbed = true;
    this.highlighter.stale = true;
    const { layout } = this.plan;
    this.placed = this.services.game.placeCards(view, look, layout, quarters);
    this.cards.sync(this.placed, { ...change.transition, still: change.first ?? false, turned: change.turned ?? false });
    this.decor.show(this.context() as FrameContext);
    const ms = change.first ? 0 : FIT_MS;
    this.control.refit(ms);
    const was = before.plan?.layout;
    if (was && was !== layout && !change.turned)
      this.control.goAlong((look) => sameThing(look, was, layout), newlyAttached(before.placed, this.placed, look.perspective), ms);
    this.stage.wake();
  }

  private worldRect(id: CardId): Rect | null {
    const view = this.cards.views.get(id);
    return view ? rectOf(view) : null;
  }

  private rotate(quarters: number): void {
    if (!this.plan) return;
    const near = nearestTo(this.control.goal, this.plan.layout.structures);
    this.table.turn(quarters, this.control.now, this.cards.views.values(), () => this.relayout({ turned: true }));
    // The seats move round the table; the player in view stays.
    const now = near && this.plan.layout.structures.get(near);
    if (now && !this.control.follow) this.control.lookAt(centreOf(now.box));
  }

  private focusTurn(): void {
    if (this.table.quarters !== 0) this.rotate(this.table.home);
    const { scene, look } = this.state.drawn ?? {};
    const player = scene?.turn ?? look?.perspective ?? scene?.seats[0];
    if (player) this.camera.focusPlayer(player);
  }

  private listen(): () => void {
    return listenBoard({
      host: this.host,
      surface: this.stage.canvas,
      handlers: () => this.handlers,
      world: (point) => toWorld(this.control.now, this.viewport(), point),
      zoom: () => this.control.now.zoom,
      cardAt: (p) => cardAt(this.placed, p),
      placeAt: (p, reach) => this.decor.placeAt(p, reach),
      pileAt: (p) => this.decor.pileAt(p),
      cardRect: (card) => this.cardRect(card),
      camera: this.camera,
      control: this.control,
      focusTurn: () => this.focusTurn(),
      keys: (handlers) => this.services.keys?.(handlers) ?? (() => {}),
      pointAt: (card, place) => {
        this.highlighter.pointAt(card, place);
        this.stage.wake();
      },
    });
  }
}
