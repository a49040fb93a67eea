import { type Board, type CardId, cardFacts, type PlayerId, type Rotation, type Side, type View } from '@illuminice/rules';
import { type ArrowState, arrowsOf } from './arrows.js';
import type { PaletteName, SceneLook, SceneMarks, SceneWords } from './contract.js';
import { faceOf } from './face-of.js';
import { cardCells, contains, oppositeSide, type Point, type Rect, turnRect, turnSide } from './geometry.js';
import type { LayoutInput, TableLayout } from './layout.js';
import type { FaceSpec } from './paint/face-spec.js';
import { seatColour, seatLine } from './palette.js';

/** A card as it is to lie on the table. */
export interface PlacedCard {
  id: CardId;
  zone: 'play' | 'uncontrolled' | 'dead';
  owner: PlayerId | null;
  master: CardId | null;
  /** What it covers, in world units. */
  rect: Rect;
  cell: number;
  /** A little crooked, in radians: the dead pile. */
  angle: number;
  spec: FaceSpec;
  arrows: { printed: Side; side: Side; state: ArrowState; legal: boolean }[];
  /** The side of the inward arrow. */
  inward: Side | null;
  /** Whether a money pill lies on it. */
  pill: boolean;
}

/** Players clockwise from the viewer's own. */
const seatOrder = (board: Board, perspective: PlayerId | null): PlayerId[] => {
  const all = board.seats.map((s) => s.player);
  const first = Math.max(0, perspective === null ? 0 : all.indexOf(perspective));
  return [...all.slice(first), ...all.slice(0, first)];
};

/** Owners in the attack under way, or in the one that is put together: they come near. */
const duelOf = (board: Board, composed: Composed | undefined): PlayerId[] => {
  const attack = board.attack;
  if (!attack || attack.stage === 'over') {
    if (!composed?.attacker || !composed.target) return [];
    const owners = [composed.attacker, composed.target].flatMap((card) => board.cards[card]?.owner ?? []);
    return [...new Set(owners)];
  }
  return [attack.by, ...(attack.defender && attack.defender !== attack.by ? [attack.defender] : [])];
};

/** An attack that is put together. */
export type Composed = Pick<SceneMarks, 'attacker' | 'target'>;

/** A card and its masters up to the Illuminati. */
export const wayToRoot = (board: Board, card: CardId): CardId[] => {
  const way: CardId[] = [];
  for (let at: CardId | null = card; at && !way.includes(at); at = board.cards[at]?.master ?? null) way.push(at);
  return way;
};

export const layoutInput = (
  view: View,
  look: SceneLook,
  opts: {
    quarters: Rotation;
    frame: { w: number; h: number };
    narrow: boolean;
    composed?: Composed;
    before?: number;
    plate(player: PlayerId): { w: number; h: number };
  },
): LayoutInput => {
  const { board } = view;
  const order = seatOrder(board, look.perspective);
  return {
    players: order.map((player) => ({
      player,
      plate: opts.plate(player),
      cards: (board.seats.find((s) => s.player === player)?.cards ?? []).flatMap((id) => {
        const card = board.cards[id];
        return card ? [{ x: card.x, y: card.y, ...cardCells(card.rot) }] : [];
      }),
    })),
    centre: {
      uncontrolled: board.uncontrolled.length,
      deck: board.phase !== 'chooseIlluminati',
      dead: board.dead.length > 0,
      discard: board.discard.length > 0,
      slots: board.phase === 'chooseIlluminati' ? board.slots.length : 0,
    },
    duel: duelOf(board, opts.composed),
    quarters: opts.quarters,
    frame: opts.frame,
    narrow: opts.narrow,
    ...(opts.before === undefined ? {} : { before: opts.before }),
  };
};

/** Every face-up card that is to be seen, in drawing order. */
export const placeCards = (view: View, look: SceneLook, layout: TableLayout, quarters: Rotation, words: SceneWords): PlacedCard[] => {
  const { board } = view;
  const placed: PlacedCard[] = [];
  const palette: PaletteName = look.palette ?? 'dark';
  for (const seat of board.seats) {
    const lies = layout.structures.get(seat.player);
    if (!lies) continue;
    const at = look.seats[seat.player]?.seat ?? 0;
    const colour = seatColour(at, palette);
    const line = seatLine(at, palette);
    const arrows = arrowsOf(board, seat.cards);
    for (const id of seat.cards) {
      const card = board.cards[id];
      const facts = cardFacts[id];
      if (!card || !facts || facts.kind === 'special') continue;
      const cells = turnRect({ x: card.x, y: card.y, ...cardCells(card.rot) }, quarters);
      const turn = card.rot + quarters;
      const inward = facts.kind === 'group' ? turnSide(facts.inward, turn) : null;
      const tab = inward ? oppositeSide(inward) : 'left';
      placed.push({
        id,
        zone: 'play',
        owner: seat.player,
        master: card.master,
        rect: {
          x: lies.origin.x + cells.x * lies.cell,
          y: lies.origin.y + cells.y * lies.cell,
          w: cells.w * lies.cell,
          h: cells.h * lies.cell,
        },
        cell: lies.cell,
        angle: 0,
        spec: faceOf(board, id, words, { tall: cells.h > cells.w, tab, colour, line, faded: false }),
        arrows: arrows
          .filter((a) => a.card === id)
          .map((a) => ({ printed: a.printed, side: turnSide(a.side, quarters), state: a.state, legal: false })),
        inward,
        pill: true,
      });
    }
  }
  board.uncontrolled.forEach((id, i) => {
    const rect = layout.centre.groups[i];
    if (rect) placed.push(loose(board, id, 'uncontrolled', rect, layout.centre.cell, words));
  });
  const dead = layout.centre.dead;
  if (dead) {
    board.dead.slice(-3).forEach((id, i, shown) => {
      const back = shown.length - 1 - i;
      const card = loose(board, id, 'dead', { ...dead, x: dead.x + back * 2, y: dead.y - back * 2 }, layout.centre.cell, words);
      placed.push({ ...card, angle: [0.03, -0.035, 0.05][(board.dead.length - back) % 3] as number });
    });
  }
  return placed;
};

/** The card under a point of the world, the topmost first. */
export const cardAt = (placed: readonly PlacedCard[], p: Point): CardId | null =>
  placed.findLast((card) => contains(card.rect, p))?.id ?? null;

/** A Group in the centre: unturned, with its tab away from its own inward arrow. */
const loose = (board: Board, id: CardId, zone: 'uncontrolled' | 'dead', rect: Rect, cell: number, words: SceneWords): PlacedCard => {
  const facts = cardFacts[id];
  const inward = facts?.kind === 'group' ? facts.inward : null;
  return {
    id,
    zone,
    owner: null,
    master: null,
    rect,
    cell,
    angle: 0,
    spec: faceOf(board, id, words, {
      tall: false,
      tab: inward ? oppositeSide(inward) : 'left',
      colour: null,
      line: null,
      faded: zone === 'dead',
    }),
    arrows:
      facts?.kind === 'group' && zone === 'uncontrolled'
        ? facts.outward.map((side) => ({ printed: side, side, state: 'free' as const, legal: false }))
        : [],
    inward: zone === 'uncontrolled' ? inward : null,
    pill: zone === 'uncontrolled' && (board.cards[id]?.money ?? 0) > 0,
  };
};
