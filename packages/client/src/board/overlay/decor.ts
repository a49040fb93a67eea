import { type CardId, overlaps, type PlayerId, type Rect } from '@illuminice/rules';
import type { Motion } from '../animation/motion';
import { freeRect, rectToScreen, toScreen } from '../camera/camera';
import { ghostCards, ghostPlaces } from '../cards/ghost-model';
import { Ghosts } from '../cards/ghosts';
import { Piles } from '../cards/piles';
import type { SharedPictures } from '../cards/shared-pictures';
import type { Textures } from '../cards/textures';
import type { BoardGame, BoardWords, MarkedPlace } from '../contract';
import type { FrameContext } from '../frame-context';
import { grow, type Point } from '../geometry';
import type { TableLayout } from '../layout/layout';
import type { Stage } from '../stage';
import { Ground } from './ground';
import { Labels } from './labels';
import { Nameplates, nameplateSize } from './nameplates';
import { Overlay } from './overlay';
import { type Curve, threadBetween } from './thread-path';

const LEAST_PLATE = 0.6;

/** Everything on the table except face-up cards: ground, piles, ghosts, thread, labels, nameplates. */
export class Decor {
  private readonly ground: Ground;
  private readonly piles: Piles;
  private readonly ghosts: Ghosts;
  private readonly overlay: Overlay;
  private readonly plates: Nameplates;
  private threads: { layout: TableLayout; curves: Map<string, Curve> } | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly parts: { textures: Textures; pictures: SharedPictures; motion: Motion; words: BoardWords; game: BoardGame },
    plates: ConstructorParameters<typeof Nameplates>[1],
  ) {
    const { textures, pictures, motion, game } = parts;
    this.ground = new Ground(textures, stage.backdrop);
    this.piles = new Piles(textures, pictures, game);
    this.ghosts = new Ghosts(textures, pictures, game);
    this.overlay = new Overlay(new Labels(textures, () => stage.size.scale), textures, motion, parts.words);
    this.plates = new Nameplates(stage.dom, plates);
    stage.world.addChildAt(this.ground.table, 0);
    stage.world.addChildAt(this.piles.layer, 1);
    stage.ghosts.addChild(this.ghosts.layer);
    stage.overlay.addChild(this.overlay.layer);
    stage.threads.addChild(this.overlay.threads);
  }

  private painted: { zoom: number; scale: number; pointed: MarkedPlace | null } | null = null;
  private pileLabels: ReturnType<Piles['label']> = [];
  /** Table or marks may have changed since the last painting. */
  private stale = true;

  clear(): void {
    this.overlay.labels.clear();
  }

  restyle(): void {
    this.stale = true;
    this.ground.restyle();
    this.piles.restyle();
    this.ghosts.restyle();
    this.plates.restyle();
  }

  refreshMarks(): void {
    this.stale = true;
  }

  show(s: FrameContext): void {
    this.stale = true;
    this.plates.show(s.scene.seats, s.look, s.plates);
    const seats = [...s.layout.structures].map(([player, { box }]) => ({
      box,
      colour: s.look.seats[player]?.colour ?? this.parts.textures.look.ink.brass,
    }));
    this.ground.lay(s.layout.box, seats);
    this.ground.light(freeRect(s.viewport), s.viewport);
  }

  repaint(s: FrameContext): void {
    this.plates.restyle();
    this.plates.show(s.scene.seats, s.look, s.plates);
    this.stale = true;
  }

  /** Places everything for this camera; `rect`: present world place of a card. */
  stand(s: FrameContext, rect: (card: CardId) => Rect | null, pointed: MarkedPlace | null): void {
    const { camera, viewport } = s;
    this.paint(s, pointed);
    const shown = Math.abs(s.turning) < 0.02;
    this.overlay.layer.visible = shown;
    this.overlay.threads.visible = shown;
    this.stage.dom.style.opacity = shown ? '1' : '0';
    this.standPlates(s);
    this.overlay.stand({
      scene: s.scene,
      owner: ownerIn(s),
      look: s.look,
      marks: s.marks,
      piles: this.pileLabels.map(({ name, at: box }) => ({ name, at: rectToScreen(camera, viewport, box) })),
      rect: (id) => {
        const r = rect(id);
        return r && rectToScreen(camera, viewport, r);
      },
      curve: (attacker, target) => {
        const curve = this.curve(s, attacker, target);
        return curve && (curve.map((p) => toScreen(camera, viewport, p)) as unknown as Curve);
      },
      get cards() {
        return obstacles(s).map((r) => rectToScreen(camera, viewport, r));
      },
      room: grow(freeRect(viewport), -6),
      narrow: s.narrow,
    });
  }

  /** Paints piles, ghosts and labels, if changed; for a new size once the camera rests. */
  private paint(s: FrameContext, pointed: MarkedPlace | null): void {
    const { layout, scale, scene, marks, quarters } = s;
    const before = this.painted;
    const zoom = s.moving && before ? before.zoom : s.camera.zoom;
    if (!this.stale && before?.zoom === zoom && before.scale === scale && before.pointed === pointed) return;
    this.stale = false;
    this.painted = { zoom, scale, pointed };
    this.piles.show(scene.zones, layout.centre, marks.slots, { cell: layout.centre.cell * zoom, scale });
    const owner = (player: PlayerId) => layout.structures.get(player);
    const places = ghostPlaces(marks.places, s.placed, owner, quarters);
    const cards = ghostCards(marks.ghosts, s.placed, owner, quarters);
    this.ghosts.show(places, cards, pointed, { cell: (places[0]?.cell ?? layout.centre.cell) * zoom, scale });
    this.overlay.show(scene, s.look, marks, ownerIn(s));
    this.pileLabels = this.piles.label(scene.zones, layout.centre, this.overlay.labels);
  }

  placeAt(p: Point, reach: number): MarkedPlace | null {
    return this.ghosts.hit(p, reach);
  }

  pileAt(p: Point): ReturnType<Piles['hit']> {
    return this.piles.hit(p);
  }

  private standPlates({ layout, camera, viewport, look, plates }: FrameContext): void {
    const places = this.ghosts.rects;
    const scale = Math.max(LEAST_PLATE, Math.min(1, camera.zoom / layout.zoom));
    for (const [player, s] of layout.structures) {
      const r = rectToScreen(camera, viewport, s.plate);
      const size = nameplateSize(look.seats[player], plates);
      // The nameplate takes the corner nearest to the cards.
      const ax = towards(s.plate.x + s.plate.w / 2, s.box.x + s.box.w / 2, s.box.w);
      const ay = towards(s.plate.y + s.plate.h / 2, s.box.y + s.box.h / 2, s.box.h);
      this.plates.stand(
        player,
        { x: r.x + (r.w - size.w * scale) * ax, y: r.y + (r.h - size.h * scale) * ay },
        s.plate.w > 0 ? scale : 0,
        places.some((place) => overlaps(place, s.plate)),
      );
    }
  }

  /** World curve of the thread, cached by places and layout. */
  private curve(s: FrameContext, attacker: CardId, target: CardId): Curve | null {
    const from = s.placed.find((p) => p.id === attacker)?.rect;
    const end = s.placed.find((p) => p.id === target)?.rect;
    if (!from || !end) return null;
    // Cards of the middle may move within the same layout.
    const key = [from, end].map(({ x, y, w, h }) => `${x} ${y} ${w} ${h}`).join('>');
    if (this.threads?.layout !== s.layout) this.threads = { layout: s.layout, curves: new Map() };
    const { curves } = this.threads;
    const curve = curves.get(key) ?? threadBetween(from, end, obstacles(s), grow(s.layout.box, 12));
    curves.set(key, curve);
    return curve;
  }
}

const ownerIn =
  ({ placed }: FrameContext) =>
  (card: CardId): PlayerId | null =>
    placed.find(({ id }) => id === card)?.owner ?? null;

const obstacles = (s: FrameContext): Rect[] => [
  ...s.placed.map((p) => p.rect),
  ...[...s.layout.structures.values()].map(({ plate }) => plate),
  ...Object.values(s.layout.centre.zones).flatMap(({ places }) => places),
];

const towards = (value: number, middle: number, extent: number): number =>
  value < middle - extent * 0.12 ? 1 : value > middle + extent * 0.12 ? 0 : 0.5;
