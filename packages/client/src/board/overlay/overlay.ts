import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { Container } from 'pixi.js';
import { figure } from '../../card/paint/text';
import { linear } from '../animation/easing';
import type { Motion } from '../animation/motion';
import { duelMarks } from '../cards/highlights';
import type { Textures } from '../cards/textures';
import type { BoardHighlights, BoardLook, BoardScene, BoardWords } from '../contract';
import { grow, type Point } from '../geometry';
import type { Labels } from './labels';
import { type Curve, numberSpot } from './thread-path';
import { ThreadView } from './thread-view';

interface Standing {
  scene: BoardScene;
  look: BoardLook;
  marks: BoardHighlights;
  piles: readonly { name: string; at: Rect }[];
  owner(card: CardId): PlayerId | null;
  rect(card: CardId): Rect | null;
  /** Curve of the thread between two cards, on the screen. */
  curve(attacker: CardId, target: CardId): Curve | null;
  cards: readonly Rect[];
  room: Rect;
  narrow: boolean;
}

/** Sets a label; its left end lies there, half way down. */
type Put = (name: string, text: string, style: Parameters<Labels['set']>[2], point: Point) => void;

/** Overhang of money and arrows, px. */
const MONEY = 8;
const CHIP = 30;
const STEP_MS = 60;

const GAP = 3;

function freeBeside(card: Rect, { w, h }: { w: number; h: number }, taken: readonly Rect[], room: Rect): Rect {
  const across = { x: card.x + (card.w - w) / 2, w, h };
  const along = { y: card.y + (card.h - h) / 2, w, h };
  const above = { ...across, y: card.y - h - GAP };
  const sides = [
    { ...along, x: card.x + card.w + GAP },
    { ...along, x: card.x - w - GAP },
  ];
  const below = { ...across, y: card.y + card.h + GAP };
  const corners = [above, below].flatMap((spot) => [
    { ...spot, x: card.x + card.w - w / 2 },
    { ...spot, x: card.x - w / 2 },
  ]);
  const spots = [...(card.h > card.w ? [...sides, above] : [above, ...sides]), below, ...corners];
  return spots.find((spot) => inside(spot, room) && !taken.some((other) => overlap(spot, other))) ?? { ...across, y: card.y - h * 0.7 };
}

const inside = (a: Rect, b: Rect): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Overlay of fixed size: thread with number, flags, payers' chips, counts. */
export class Overlay {
  readonly layer = new Container();
  readonly threads = new Container();
  /** Last number, and its scale during a beat. */
  private last: number | null = null;
  private grown = 1;
  private path = '';
  private steps = 0;
  private readonly thread: ThreadView;
  private readonly ties: ThreadView[] = [];

  constructor(
    readonly labels: Labels,
    private readonly textures: Textures,
    private readonly motion: Motion,
    private readonly words: BoardWords,
  ) {
    this.thread = new ThreadView(textures, motion);
    this.threads.addChild(this.thread.layer);
    this.layer.addChild(labels.layer);
  }

  show(scene: BoardScene, look: BoardLook, marks: BoardHighlights, ownerOf: (card: CardId) => PlayerId | null): void {
    this.tie(scene);
    const duel = duelMarks(scene, marks);
    if (!duel.attacker || !duel.target) {
      this.last = null;
      this.thread.set(null);
      return;
    }
    const owner = ownerOf(duel.attacker);
    const colour = look.seats[owner ?? '']?.colour ?? this.textures.look.ink.brass;
    const name = duel.live ? `attack:${scene.duel?.id}` : `plan:${duel.attacker}:${duel.target}`;
    this.thread.set({ name, colour, faint: !duel.live });
  }

  private tie({ ties = [] }: BoardScene): void {
    while (this.ties.length < ties.length) {
      const view = new ThreadView(this.textures, this.motion);
      this.ties.push(view);
      this.threads.addChildAt(view.layer, 0);
    }
    this.ties.forEach((view, i) => {
      const tie = ties[i];
      view.set(tie ? { name: `tie:${tie.from}:${tie.to}`, colour: this.textures.look.ink.brassBright, faint: false } : null);
    });
  }

  stand(s: Standing): void {
    s.scene.ties?.forEach(({ from, to: target }, i) => {
      const curve = s.curve(from, target);
      const tie = this.ties[i];
      if (!tie) return;
      tie.layer.visible = curve !== null;
      if (curve) tie.lay(curve);
    });
    const names = new Set<string>();
    for (const { name, at: box } of s.piles) {
      names.add(name);
      const size = this.labels.sizeOf(name);
      if (size) this.labels.stand(name, box.x + size.w / 2, box.y + box.h / 2 - 2);
    }
    const duel = duelMarks(s.scene, s.marks);
    const put: Put = (name, text, style, { x, y }) => {
      names.add(name);
      const size = this.labels.set(name, text, style);
      this.labels.stand(name, x + size.w / 2, y);
    };
    for (const aid of duel.aids) {
      const rect = s.rect(aid);
      const power = s.scene.duel?.lent.get(aid);
      if (rect && power !== undefined) {
        // Beside a standing card, over a lying one: name, numbers and money stay free.
        const name = `lent:${aid}`;
        const { w } = this.labels.set(name, this.words.lent(power), { kind: 'lent' });
        names.add(name);
        if (rect.h > rect.w) this.labels.stand(name, rect.x - w / 2 + 7, rect.y + rect.h * 0.87);
        else this.labels.stand(name, rect.x + w / 2 - 8, rect.y - 5);
      }
    }
    this.follow(s.marks.path);
    s.marks.path.slice(0, this.steps).forEach((card, i) => {
      const rect = s.rect(card);
      if (!rect) return;
      this.labels.set(`step:${i}`, `${i}`, { kind: 'step' });
      names.add(`step:${i}`);
      // The corner without money.
      this.labels.stand(`step:${i}`, rect.x + 2, rect.y + 2);
    });
    const from = duel.attacker ? s.rect(duel.attacker) : null;
    const end = duel.target ? s.rect(duel.target) : null;
    if (end) {
      const { w } = this.labels.set('target', this.words.label('target'), { kind: 'flag' });
      // In the middle the left corner has the count of cards.
      const owned = s.owner(duel.target as CardId) !== null;
      names.add('target');
      this.labels.stand('target', owned ? end.x - 6 + w / 2 : end.x + end.w + 6 - w / 2, end.y - 9);
    }
    this.chances(s, names);
    // Cards of a hand have no place, so no thread.
    this.thread.layer.visible = from !== null && end !== null;
    if (from && end) {
      const curve = s.curve(duel.attacker as CardId, duel.target as CardId);
      if (curve) this.thread.lay(curve);
      this.number(s, names, put);
    }
    this.labels.keepOnly(names);
  }

  private follow(path: readonly CardId[]): void {
    const key = path.join(' ');
    if (key === this.path) return;
    this.path = key;
    this.steps = 0;
    if (path.length === 0) return;
    this.motion.run(this.labels, {
      ms: path.length * STEP_MS,
      ease: linear,
      step: (t) => {
        this.steps = Math.max(1, Math.ceil(t * path.length));
      },
    });
  }

  /** Beside the cards, never on a name: over a lying card, beside a standing one, or anywhere free. */
  private chances(s: Standing, names: Set<string>): void {
    const taken = [...s.cards];
    if (s.marks.chances.length === 0) this.tags(s, names, taken);
    for (const chance of s.marks.chances) {
      const { card } = chance;
      const rect = s.rect(card);
      if (!rect) continue;
      const name = `chance:${card}`;
      names.add(name);
      const text = 'text' in chance ? chance.text : 'gain' in chance ? `+${figure(chance.gain)}` : this.words.chance(chance);
      const better = 'text' in chance ? chance.better : 'gain' in chance;
      const tone = better ? 'gain' : 'odds' in chance && chance.odds > 0 ? 'can' : 'cannot';
      const { w, h } = this.labels.set(name, text, { kind: 'chance', tone, pointed: s.marks.pointed === card });
      const spot = freeBeside(rect, { w, h }, taken, s.room);
      taken.push(spot);
      // Half-covered names of piles are illegible.
      for (const pile of s.piles) {
        const { w: width = 0, h: height = 0 } = this.labels.sizeOf(pile.name) ?? {};
        if (overlap(spot, { x: pile.at.x, y: pile.at.y + (pile.at.h - height) / 2 - 2, w: width, h: height })) names.delete(pile.name);
      }
      this.labels.stand(name, spot.x + w / 2, spot.y + h / 2);
    }
  }

  private tags(s: Standing, names: Set<string>, taken: Rect[]): void {
    for (const [card, words] of s.scene.tags) {
      const rect = s.rect(card);
      if (!rect) continue;
      const name = `tag:${card}`;
      names.add(name);
      const { w, h } = this.labels.set(name, words, { kind: 'lent' });
      const spot = freeBeside(rect, { w, h }, taken, s.room);
      taken.push(spot);
      this.labels.stand(name, spot.x + w / 2, spot.y + h / 2);
    }
  }

  /** The number changed: it swells and returns. */
  private beat(): void {
    this.motion.run(this, {
      ms: 250,
      step: (t) => {
        this.grown = 1 + 0.22 * (1 - t);
      },
    });
  }

  private number(s: Standing, names: Set<string>, put: Put): void {
    const live = s.scene.duel;
    const needs = live ?? s.marks.preview;
    const { curve } = this.thread;
    if (!needs || !curve) return;
    const { number, words } = this.words.orLess(needs.needs);
    const size = this.labels.set('number', words, { kind: 'number', number, odds: this.words.odds(needs.odds) });
    names.add('number');
    const paid = s.narrow ? [] : (live?.paid ?? []);
    const chips = paid.length * CHIP;
    const block = { w: size.w, h: size.h + chips };
    const spot = numberSpot(
      curve,
      block,
      s.cards.map((r) => grow(r, MONEY)),
      s.room,
    );
    if (this.last !== null && this.last !== needs.needs) this.beat();
    this.last = needs.needs;
    this.labels.stand('number', spot.x, spot.y + chips / 2, this.grown);
    paid.forEach(({ player, amount }, i) => {
      const seat = s.look.seats[player];
      const text = `${amount > 0 ? '+' : ''}${figure(amount)} ${seat?.name ?? ''}`;
      const y = spot.y - block.h / 2 + (i + 0.5) * CHIP - 4;
      const colour = seat?.colour ?? this.textures.look.ink.brass;
      put(`paid:${player}:${amount > 0}`, text, { kind: 'chip', colour }, { x: spot.x - size.w / 2, y });
    });
  }
}
