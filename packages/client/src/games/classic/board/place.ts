import type { CardId, PlayerId, Rect } from '@illuminice/rules';
import { type Board, cardFacts, spotOfCard, type View } from '@illuminice/rules/classic';
import type { BoardGame, BoardLook } from '../../../board/contract';
import { turnRect, turnSide } from '../../../board/geometry';
import { cellsToPx, type LayoutInput, seatsAround } from '../../../board/layout/layout';
import type { Composed, LayoutOptions, Pill, PlacedCard } from '../../../board/layout/placed-cards';
import { shapeOf } from '../../../card/face';
import { paintPill, pillSize } from '../../../card/paint/marks';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import type { FaceSpec } from '../card/paint/face-spec';
import { paintPictureOf } from '../card/paint/picture-of';
import { paintSpecial } from '../card/paint/special';
import { arrowsOf } from './arrows';
import { middleOf, sceneOf, ZONES } from './scene';
import type { CardWords } from './words';

const duelOf = (board: Board, composed: Composed | undefined): PlayerId[] => {
  const attack = board.attack;
  if (!attack || attack.stage === 'over') {
    if (!composed?.attacker || !composed.target) return [];
    const owners = [composed.attacker, composed.target].flatMap((card) => board.cards[card]?.owner ?? []);
    return [...new Set(owners)];
  }
  return [attack.by, ...(attack.defender && attack.defender !== attack.by ? [attack.defender] : [])];
};

export const layoutInput = (view: View, look: BoardLook, opts: LayoutOptions): LayoutInput => {
  const { board } = view;
  const order = seatsAround(
    look.perspective,
    board.seats.map(({ player }) => player),
    look.clockwise,
  );
  const held = new Map(board.seats.map(({ player, cards }) => [player, cards]));
  return {
    players: order.map((player) => ({
      player,
      plate: opts.plate(player),
      cards: (held.get(player) ?? []).flatMap((id) => {
        return board.cards[id] ? [spotOfCard(board, id)] : [];
      }),
    })),
    centre: middleOf(board),
    duel: duelOf(board, opts.composed),
    quarters: opts.quarters,
    frame: opts.frame,
    narrow: opts.narrow,
  };
};

const money = (board: Board, id: CardId): Pill => ({ amount: board.cards[id]?.money ?? 0, state: '' });

const placer =
  (words: CardWords): BoardGame<View, FaceSpec>['placeCards'] =>
  ({ board }, look, layout, quarters) => {
    const placed: PlacedCard[] = [];
    for (const seat of board.seats) {
      const lies = layout.structures.get(seat.player);
      if (!lies) continue;
      const { colour = null, line = null } = look.seats[seat.player] ?? {};
      const arrows = new Map<CardId, PlacedCard['arrows']>(seat.cards.map((id) => [id, []]));
      for (const { card, printed, side, state } of arrowsOf(board, seat.cards))
        arrows.get(card)?.push({ printed, side: turnSide(side, quarters), state, legal: false });
      for (const id of seat.cards) {
        const card = board.cards[id];
        const facts = cardFacts[id];
        if (!card || !facts || facts.kind === 'special') continue;
        const cells = turnRect(spotOfCard(board, id), quarters);
        const turn = card.rot + quarters;
        const inward = facts.kind === 'group' ? turnSide(facts.inward, turn) : null;
        placed.push({
          id,
          zone: 'play',
          owner: seat.player,
          master: card.master,
          rect: cellsToPx(cells, lies),
          cell: lies.cell,
          angle: 0,
          spec: faceOf(board, id, words, { shape: shapeOf(cells), colour, line, faded: false }),
          arrows: arrows.get(id) ?? [],
          inward,
          pill: money(board, id),
        });
      }
    }
    const { zones, cell } = layout.centre;
    board.uncontrolled.forEach((id, i) => {
      const rect = zones[ZONES.uncontrolled]?.places[i];
      if (rect) placed.push(loose(board, id, words, { zone: 'uncontrolled', rect, cell }));
    });
    const { [ZONES.dead]: pile } = zones;
    const dead = pile?.places[0];
    if (pile && dead) {
      board.dead.slice(-3).forEach((id, i, shown) => {
        const back = shown.length - 1 - i;
        const card = loose(board, id, words, {
          zone: 'dead',
          rect: { ...dead, x: dead.x + back * 2, y: dead.y - back * 2 },
          cell: pile.cell,
        });
        placed.push({ ...card, angle: [0.03, -0.035, 0.05][(board.dead.length - back) % 3] as number });
      });
    }
    return placed;
  };

const loose = (
  board: Board,
  id: CardId,
  words: CardWords,
  { zone, rect, cell }: { zone: 'uncontrolled' | 'dead'; rect: Rect; cell: number },
): PlacedCard => {
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
      shape: 'lying',
      colour: null,
      line: null,
      faded: zone === 'dead',
    }),
    arrows:
      facts?.kind === 'group' && zone === 'uncontrolled'
        ? facts.outward.map((side) => ({ printed: side, side, state: 'free' as const, legal: false }))
        : [],
    inward: zone === 'uncontrolled' ? inward : null,
    pill: zone === 'uncontrolled' && (board.cards[id]?.money ?? 0) > 0 ? money(board, id) : null,
  };
};

/** Cell size from which cards show their money, px: on smaller ones it would hide the picture. */
const MONEY_FROM = 18;

export const classicBoard = (words: CardWords): BoardGame<View, FaceSpec> => ({
  scene: (view) => sceneOf(view, words),
  layoutInput,
  placeCards: placer(words),
  paintFace,
  pill: ({ amount }, cell) => (cell < MONEY_FROM ? null : { ...pillSize(amount, cell), paint: (p) => paintPill(p, amount, cell) }),
  paintPicture: paintPictureOf,
  paintTop: (p, top, w, h) => paintSpecial(p, top, w, h),
});
