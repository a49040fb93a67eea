import type { CardId, GameEvent, PlayerId, Rotation, View } from '@illuminice/rules';
import { freeRect, rectToScreen, toScreen, toWorld, type Viewport } from '../camera/camera.js';
import { CameraControl, type Follow } from '../camera/camera-control.js';
import { listenGestures } from '../input/gestures.js';
import { DEFAULT_KEYS, listenKeys } from '../input/keys.js';
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
import { centreOf, contains, grow, type Point, type Rect, union, unionAll } from './geometry.js';
import { ghostCards, ghostPlaces } from './ghost-model.js';
import { Ghosts } from './ghosts.js';
import { Ground } from './ground.js';
import { Labels } from './labels.js';
import { layoutTable, type TableLayout } from './layout.js';
import { marksOf } from './marks.js';
import { Overlay } from './overlay.js';
import { FONT_LOADS } from './paint/text.js';
import '@fontsource/sofia-sans-extra-condensed/latin-600.css';
import { seatColour } from './palette.js';
import { Piles } from './piles.js';
import { type PlateKind, Plates, plateSize } from './plates.js';
import { sharedPictures } from './shared-pictures.js';
import { createStage, type Stage } from './stage.js';
import { duelOf, layoutInput, type PlacedCard, placeCards, wayToRoot } from './table-model.js';
import { Textures } from './textures.js';
import { type Curve, threadBetween } from './thread-path.js';

/** The largest that cards come by a fit: px of a cell. */
const FIT_CELL = 46;
/** ms a frame may spend on painting faces. */
const PAINT_MS = 7;

/** Builds the table in `host`, which it fills. Resolves when the fonts are there and the first frame can be drawn. */
export const createTableScene = async (host: HTMLElement, services: SceneServices): Promise<TableScene> => {
  await Promise.all(FONT_LOADS.map((f) => document.fonts.load(f).catch(() => [])));
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
  private layout: TableLayout | null = null;
  /** What the layout was made from. */
  private laidOut = '';
  private placed: PlacedCard[] = [];
  /** Key of the run that holds a change back until the dice lie. */
  private readonly held = {};
  private thread: { key: string; layout: TableLayout; curve: Curve } | null = null;
  private hovered: CardId | null = null;
  private pointedPlace: MarkedPlace | null = null;
  /** Radians that the picture still has to turn. */
  private turning = 0;
  private last = 0;
  private calm: (() => void)[] = [];
  private readonly motion: Motion;
  private readonly control: CameraControl;
  private readonly textures = new Textures();
  private readonly pictures = sharedPictures(this.textures);
  private readonly faces: Faces;
  private readonly cards: CardsLayer;
  private readonly ground: Ground;
  private readonly piles: Piles;
  private readonly ghosts: Ghosts;
  private readonly overlay: Overlay;
  private readonly plates: Plates;
  private readonly theatre: Theatre;
  private readonly stops: (() => void)[] = [];

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: Stage,
    private readonly services: SceneServices,
  ) {
    const wake = (): void => this.touch();
    this.motion = new Motion(() => services.motionSpeed?.() ?? 1, services.reducedMotion, wake);
    const labels = new Labels(this.textures, () => stage.size.scale);
    this.faces = new Faces(
      this.textures,
      () => stage.size.scale,
      () => this.narrow,
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
      rect: (id) => this.worldRect(id),
      layout: () => this.layout,
    });
    this.cards = new CardsLayer(stage, this.pictures, this.faces, this.motion, (view, ms, done) => this.theatre.burn(view, ms, done));
    this.ground = new Ground(this.textures, stage.backdrop);
    this.piles = new Piles(this.textures, this.pictures, services.words);
    this.ghosts = new Ghosts(this.textures, this.pictures);
    this.overlay = new Overlay(labels, this.textures, this.motion, services.words);
    stage.world.addChildAt(this.ground.table, 0);
    stage.world.addChildAt(this.piles.layer, 1);
    stage.ghosts.addChild(this.ghosts.layer);
    stage.overlay.addChild(this.overlay.layer);
    this.plates = new Plates(stage.dom, services.words, {
      click: (player) => this.handlers.plate?.(player),
      doubleClick: (player) => this.camera.focusPlayer(player),
    });
    this.control = new CameraControl({
      viewport: () => this.viewport(),
      bounds: () => this.layout?.box ?? { x: 0, y: 0, w: 1, h: 1 },
      frame: (follow) => this.frameOf(follow),
      motion: this.motion,
      reduced: services.reducedMotion,
      wake,
    });
    this.camera = this.cameraFace();
    this.listen();
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

  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.calm.push(resolve);
      this.touch();
    });
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.stage.destroy();
    this.textures.destroy();
  }

  /** One frame: moves everything on, and answers whether another is needed. */
  frame(now: number): boolean {
    const ms = this.last === 0 ? 16 : now - this.last;
    this.last = now;
    this.motion.advance(now);
    const moving = this.control.advance(ms);
    const busy = this.motion.busy;
    if (!this.view || !this.layout) return busy;
    this.standWorld();
    const unpainted = this.dress(moving);
    const snap = moving || this.turning ? null : this.snapper();
    for (const view of this.cards.views.values()) view.stand(snap);
    this.standOverlay();
    const more = busy || moving || unpainted || this.motion.busy;
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

  private get narrow(): boolean {
    return this.stage.size.w < 700;
  }

  private get plateKind(): PlateKind {
    return this.narrow ? 'tag' : (this.view?.board.seats.length ?? 0) > 4 ? 'compact' : 'full';
  }

  private relayout(how: { first?: boolean; staging?: Parameters<CardsLayer['sync']>[1]; turned?: boolean }): void {
    const { view, look } = this;
    if (!view) return;
    const free = freeRect(this.viewport());
    const kind = this.plateKind;
    const input = layoutInput(view, look, {
      quarters: this.quarters,
      frame: free,
      narrow: this.narrow,
      ...(this.layout && !how.turned ? { before: this.layout.arrangement } : {}),
      plate: (player) => plateSize(look.seats[player], kind),
    });
    const key = JSON.stringify(input);
    if (key !== this.laidOut) {
      this.laidOut = key;
      this.layout = layoutTable(input);
    }
    const layout = this.layout as TableLayout;
    this.placed = placeCards(view, look, layout, this.quarters, this.services.words);
    this.cards.sync(this.placed, { ...how.staging, still: how.first ?? false, turned: how.turned ?? false });
    this.plates.show(view.board, look, kind);
    this.ground.lay(
      layout.box,
      [...layout.structures].map(([player, s]) => ({ box: s.box, colour: seatColour(look.seats[player]?.seat ?? 0, look.palette) })),
    );
    this.overlay.show(view.board, look, this.marks);
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
    const began = performance.now();
    const { board } = this.view as View;
    const zoom = this.control.now.zoom;
    let left = false;
    for (const [id, view] of this.cards.views) {
      view.wear(marksOf(id, view.placed.spec.colour, board, this.marks, this.hovered));
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

  private standOverlay(): void {
    const { layout, view } = this;
    if (!layout || !view) return;
    const v = this.viewport();
    const c = this.control.now;
    const { scale } = this.stage.size;
    const centreCell = layout.centre.cell * c.zoom;
    this.piles.show(view.board, layout.centre, this.marks.slots, centreCell, scale);
    const owner = (player: string) => layout.structures.get(player);
    const places = ghostPlaces(this.marks.places, view.board, owner, this.quarters);
    const cards = ghostCards(this.marks.ghosts, this.placed, owner, this.quarters, view.board, this.services.words);
    this.ghosts.show(places, cards, this.pointedPlace, (places[0]?.cell ?? 28) * c.zoom, scale);
    const shown = Math.abs(this.turning) < 0.02;
    this.overlay.layer.visible = shown;
    this.stage.dom.style.opacity = shown ? '1' : '0';
    const plateScale = Math.max(0.6, Math.min(1, c.zoom / layout.zoom));
    for (const [player, s] of layout.structures) {
      const r = rectToScreen(c, v, s.plate);
      const size = plateSize(this.look.seats[player], this.plateKind);
      // The plate keeps to the corner of its place that is nearest to the cards.
      const ax = anchor(s.plate.x + s.plate.w / 2, s.box.x + s.box.w / 2, s.box.w);
      const ay = anchor(s.plate.y + s.plate.h / 2, s.box.y + s.box.h / 2, s.box.h);
      this.plates.stand(player, r.x + (r.w - size.w * plateScale) * ax, r.y + (r.h - size.h * plateScale) * ay, plateScale);
    }
    const labels = this.piles.label(view.board, layout.centre, this.overlay.labels);
    this.overlay.stand({
      board: view.board,
      look: this.look,
      marks: this.marks,
      piles: labels.map(({ name, at }) => ({ name, at: rectToScreen(c, v, at) })),
      rect: (id) => {
        const r = this.worldRect(id);
        return r && rectToScreen(c, v, r);
      },
      curve: (attacker, target) => (this.curve(attacker, target)?.map((p) => toScreen(c, v, p)) as Curve | undefined) ?? null,
      cards: [...this.placed.map((p) => p.rect), ...this.plateRects()].map((r) => rectToScreen(c, v, r)),
      room: grow(freeRect(v), -6),
    });
  }

  private plateRects(): Rect[] {
    return [...(this.layout?.structures.values() ?? [])].map((s) => s.plate);
  }

  /** The thread's way in the world; found once for each pair and layout. */
  private curve(attacker: CardId, target: CardId): Curve | null {
    const key = `${attacker}>${target}`;
    if (this.thread?.key === key && this.thread.layout === this.layout) return this.thread.curve;
    const from = this.placed.find((p) => p.id === attacker)?.rect;
    const to = this.placed.find((p) => p.id === target)?.rect;
    if (!from || !to || !this.layout) return null;
    const curve = threadBetween(
      from,
      to,
      this.placed.map((p) => p.rect),
      grow(this.layout.box, 12),
    );
    this.thread = { key, layout: this.layout, curve };
    return curve;
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

  private frameOf(follow: Follow): { box: Rect; max: number } | null {
    const { layout, view } = this;
    if (!layout || !view) return null;
    const maxFor = (cell: number) => FIT_CELL / cell;
    if (follow.what === 'auto' && this.narrow) return this.narrowFrame(layout, view);
    if (follow.what === 'player') {
      const s = layout.structures.get(follow.player);
      return s ? { box: union(s.box, s.plate), max: maxFor(s.cell) } : null;
    }
    if (follow.what === 'cards') {
      const found = this.placed.filter((p) => follow.cards.includes(p.id));
      const box = unionAll(found.map((p) => p.rect));
      return box && found[0] ? { box: grow(box, found[0].cell * 1.5), max: maxFor(found[0].cell) } : null;
    }
    return { box: layout.box, max: layout.zoom };
  }

  /** A phone shows the duel, or the own structure and the centre. */
  private narrowFrame(layout: TableLayout, view: View): { box: Rect; max: number } | null {
    const own = [...layout.structures.values()][0];
    if (!own) return null;
    const max = FIT_CELL / own.cell;
    const { attack } = view.board;
    if (attack && duelOf(view.board).length > 0) {
      const ways = [...wayToRoot(view.board, attack.attacker), ...wayToRoot(view.board, attack.target)];
      const box = unionAll(this.placed.filter((p) => ways.includes(p.id)).map((p) => p.rect));
      if (box) return { box: grow(box, own.cell * 0.35), max };
    }
    return { box: union(own.box, layout.centre.box), max };
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
    const near = this.nearest();
    this.relayout({ turned: true });
    // The seats move round the table; whoever was looked at stays in view.
    const now = near && this.layout?.structures.get(near);
    if (now && !this.control.follow) this.control.lookAt(centreOf(now.box));
    this.motion.run(this, {
      ms: 450,
      ease: easeInOut,
      step: (t) => {
        this.turning = from * (1 - t);
      },
    });
  }

  /** The player whose cards lie nearest to the middle of the screen. */
  private nearest(): PlayerId | null {
    const { x, y } = this.control.goal;
    let best: { player: PlayerId; d: number } | null = null;
    for (const [player, s] of this.layout?.structures ?? []) {
      const c = centreOf(s.box);
      const d = Math.hypot(c.x - x, c.y - y);
      if (!best || d < best.d) best = { player, d };
    }
    return best?.player ?? null;
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
        const own = scene.layout ? [...scene.layout.structures.values()][0] : undefined;
        return { ...control.goal, quarters: scene.quarters, cell: (own?.cell ?? 28) * control.goal.zoom };
      },
    };
  }

  private focusTurn(): void {
    if (this.quarters !== 0) this.rotate(this.quarters === 3 ? 1 : -this.quarters);
    const player = this.view?.board.turn?.player ?? this.look.perspective ?? this.view?.board.seats[0]?.player;
    if (player) this.camera.focusPlayer(player);
  }

  private world(at: Point): Point {
    return toWorld(this.control.now, this.viewport(), at);
  }

  private cardAt(at: Point): CardId | null {
    const p = this.world(at);
    for (let i = this.placed.length - 1; i >= 0; i--) {
      const card = this.placed[i] as PlacedCard;
      if (contains(card.rect, p)) return card.id;
    }
    return null;
  }

  private listen(): void {
    const { host, stage } = this;
    const surface = stage.app.canvas;
    this.stops.push(
      listenGestures(host, surface, {
        tap: (at, modifiers) => {
          const place = this.ghosts.hit(this.world(at), (modifiers.touch ? 22 : 12) / this.control.now.zoom);
          if (place) return this.handlers.place?.({ onto: place.onto, arrow: place.arrow });
          const card = this.cardAt(at);
          const pile = this.piles.hit(this.world(at));
          if (typeof pile === 'number') return this.handlers.slot?.(pile);
          if (pile === 'dead') return this.handlers.pile?.('dead');
          if (card) return this.handlers.card?.(card, modifiers);
          if (pile) return this.handlers.pile?.(pile);
          this.handlers.background?.();
        },
        doubleTap: () => {},
        longPress: (at) => {
          const card = this.cardAt(at);
          const rect = card && this.cardRect(card);
          if (card && rect) this.handlers.longPress?.(card, rect);
        },
        hover: (at) => this.hover(at),
        drag: (dx, dy) => this.control.dragBy(dx, dy),
        dragging: (now) => {
          surface.style.cursor = now ? 'grabbing' : '';
        },
        pinch: (factor, at, dx, dy) => this.control.pinchBy(factor, at, dx, dy),
        wheel: (factor, at) => this.control.zoomBy(factor, at),
        middle: () => this.focusTurn(),
      }),
      listenKeys(() => DEFAULT_KEYS, {
        hold: (direction) => {
          this.control.held = direction;
          this.touch();
        },
        press: (action) => {
          if (action === 'rotateLeft') this.rotate(-1);
          else if (action === 'rotateRight') this.rotate(1);
          else if (action === 'zoomIn') this.camera.zoomBy(1.2);
          else if (action === 'zoomOut') this.camera.zoomBy(1 / 1.2);
          else if (action === 'focusTurn') this.focusTurn();
          else if (action === 'fitAll') this.camera.fitAll();
        },
      }),
    );
  }

  private hover(at: Point | null): void {
    const place = at && this.ghosts.hit(this.world(at), 12 / this.control.now.zoom);
    if (place !== this.pointedPlace) {
      this.pointedPlace = place;
      this.touch();
    }
    const card = at && !place ? this.cardAt(at) : null;
    const slot = at && !card && !place ? this.piles.hit(this.world(at)) : null;
    this.stage.app.canvas.style.cursor = place || card || slot !== null ? 'pointer' : '';
    if (card === this.hovered) return;
    this.lift(this.hovered, 0);
    this.hovered = card;
    this.lift(card, 0.35);
    this.handlers.hover?.(card, card ? this.cardRect(card) : null);
    this.touch();
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

const anchor = (at: number, middle: number, extent: number): number =>
  at < middle - extent * 0.12 ? 1 : at > middle + extent * 0.12 ? 0 : 0.5;
