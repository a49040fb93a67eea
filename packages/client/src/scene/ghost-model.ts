import { type Board, cardFacts, type PlayerId, type Rotation, SIDES } from '@illuminice/rules';
import type { MarkedPlace, SceneMarks, SceneWords } from './contract.js';
import { cardCells, oppositeSide, type Rect, sideMiddle, turnRect, turnSide } from './geometry.js';
import type { GhostCard, GhostPlace } from './ghosts.js';
import type { StructureLayout } from './layout.js';
import { liveNumbers } from './numbers.js';
import type { PlacedCard } from './table-model.js';

type StructureOf = (player: PlayerId) => StructureLayout | undefined;

const inWorld = (cells: Rect, s: StructureLayout): Rect => ({
  x: s.origin.x + cells.x * s.cell,
  y: s.origin.y + cells.y * s.cell,
  w: cells.w * s.cell,
  h: cells.h * s.cell,
});

/** Where the legal arrows and their places lie in the world. */
export const ghostPlaces = (places: readonly MarkedPlace[], board: Board, structure: StructureOf, quarters: Rotation): GhostPlace[] =>
  places.flatMap((place) => {
    const master = board.cards[place.onto];
    const s = master?.owner ? structure(master.owner) : undefined;
    if (!master || !s) return [];
    const card = inWorld(turnRect({ x: master.x, y: master.y, ...cardCells(master.rot) }, quarters), s);
    const side = turnSide(place.arrow, master.rot + quarters);
    const { x, y, w, h } = place.spot;
    return [
      {
        place,
        arrow: sideMiddle(card, side),
        angle: ((SIDES.indexOf(side) - 1) * Math.PI) / 2,
        rect: inWorld(turnRect({ x, y, w, h }, quarters), s),
        cell: s.cell,
      },
    ];
  });

/** Cards on trial, with faces as they would be there. */
export const ghostCards = (
  ghosts: SceneMarks['ghosts'],
  placed: readonly PlacedCard[],
  structure: StructureOf,
  quarters: Rotation,
  board: Board,
  words: SceneWords,
): GhostCard[] =>
  ghosts.flatMap(({ card, spot, owner }) => {
    const s = structure(owner);
    const facts = cardFacts[card];
    const now = placed.find((p) => p.id === card);
    if (!s || facts?.kind !== 'group' || !now) return [];
    const rect = inWorld(turnRect(spot, quarters), s);
    const tab = oppositeSide(turnSide(facts.inward, spot.rot + quarters));
    const spec = {
      ...now.spec,
      ...liveNumbers(board, card),
      name: words.cardName(card),
      tall: rect.h > rect.w,
      tab,
      faded: false,
      used: false,
    };
    return [{ spec, rect }];
  });
