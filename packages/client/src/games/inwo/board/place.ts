import type { PlayerId, Rect, Rotation } from '@illuminice/rules';
import { type Board, factsOf, ladderOf, lieOf, openAttack, type TableCard, type View } from '@illuminice/rules/inwo';
import type { BoardGame, BoardLook, SeatLook } from '../../../board/contract';
import { turnRect, turnSide } from '../../../board/geometry';
import { cellsToPx, type LayoutInput, seatsAround, type TableLayout } from '../../../board/layout/layout';
import type { Composed, LayoutOptions, PlacedCard } from '../../../board/layout/placed-cards';
import { shapeOf } from '../../../card/face';
import { emptySlot, faceOf, printedFace } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import type { FaceSpec } from '../card/paint/face-spec';
import { paintPictureOf } from '../card/paint/picture-of';
import { tokenPicture } from '../card/paint/token';
import { tokenOf } from '../card/token-of';
import { arrowsOn } from './arrows';
import { resourceSpots } from './resources';
import { middleOf, ordersOf, sceneOf, ZONES } from './scene';
import { playedGroups, stackOf, stackSpots } from './stack';

const cardsIn = ({ cards }: Board, player: PlayerId, zone: TableCard['zone']): TableCard[] =>
  Object.values(cards).filter((card) => card.owner === player && card.zone === zone);

const duelOf = (board: Board, composed: Composed | undefined): PlayerId[] => {
  const attack = openAttack(board);
  const owners = attack
    ? [attack.by, attack.defender]
    : composed?.attacker && composed.target
      ? [composed.attacker, composed.target].map((card) => board.cards[card]?.owner ?? null)
      : [];
  return [...new Set(owners.filter((owner) => owner !== null))];
};

interface Lying {
  readonly structure: readonly { readonly card: TableCard; readonly rect: Rect }[];
  readonly resources: readonly { readonly card: TableCard; readonly rect: Rect }[];
}

/** Places of a player's cards, in cells of the structure's grid: the structure by the rules (N-309), Resources beside it. */
export const lyingOf = (board: Board, player: PlayerId): Lying => {
  const structure = cardsIn(board, player, 'structure').map((card) => ({ card, rect: lieOf(card) }));
  const resources = cardsIn(board, player, 'resource');
  const spots = resourceSpots(
    structure.map(({ rect }) => rect),
    resources.length,
  );
  return { structure, resources: resources.flatMap((card, i) => (spots[i] ? [{ card, rect: spots[i] }] : [])) };
};

const layoutInput = ({ board }: View, look: BoardLook, opts: LayoutOptions): LayoutInput => ({
  players: seatsAround(
    look.perspective,
    board.seats.map(({ player }) => player),
    look.clockwise,
  ).map((player) => {
    const { structure, resources } = lyingOf(board, player);
    return { player, plate: opts.plate(player), cards: [...structure, ...resources].map(({ rect: { x, y, w, h } }) => ({ x, y, w, h })) };
  }),
  centre: middleOf(board),
  duel: duelOf(board, opts.composed),
  quarters: opts.quarters,
  frame: opts.frame,
  narrow: opts.narrow,
});

const placeCards = ({ board }: View, look: BoardLook, layout: TableLayout, quarters: Rotation): PlacedCard[] => {
  const placed: PlacedCard[] = [];
  for (const { player } of board.seats) {
    const lies = layout.structures.get(player);
    if (!lies) continue;
    const { structure, resources } = lyingOf(board, player);
    const rects = structure.map(({ rect }) => rect);
    for (const [zone, all] of [
      ['play', structure],
      ['resource', resources],
    ] as const)
      for (const { card, rect } of all) {
        const cells = turnRect(rect, quarters);
        const facts = factsOf(card.card);
        const inward = 'inward' in facts ? turnSide(facts.inward, card.rot + quarters) : null;
        placed.push({
          id: card.id,
          zone,
          owner: player,
          master: card.master,
          rect: cellsToPx(cells, lies),
          cell: lies.cell,
          angle: 0,
          spec: faceOf(board, card.id, { shape: shapeOf(cells), ...frameOf(look, player) }),
          arrows: zone === 'play' ? arrowsOn(board, card, rects, quarters) : [],
          inward,
          pill: tokenOf(board, card),
        });
      }
  }
  const { zones, cell } = layout.centre;
  ordersOf(board).forEach(({ id, colour }, i) => {
    const rect = zones[ZONES.orders]?.places[i];
    const card = id === null ? undefined : board.cards[id];
    if (rect && card) placed.push(loose(ZONES.orders, { rect, cell }, faceOf(board, card.id, lying(look, null)), card.id));
    else if (rect) placed.push(loose(ZONES.orders, { rect, cell }, emptySlot(colour, lying(look, null)), colour));
  });
  playedGroups(board).forEach((id, i) => {
    const rect = zones[ZONES.plays]?.places[i];
    if (rect) placed.push(loose(ZONES.plays, { rect, cell }, faceOf(board, id, lying(look, board.cards[id]?.owner ?? null)), id));
  });
  const struck = new Set(ladderOf(board).rungs.flatMap(({ play, fate }) => (fate === 'stands' ? [] : [play.copy])));
  const stack = stackOf(board);
  const [room] = zones[ZONES.stack]?.places ?? [];
  const spots = room ? stackSpots(room, stack.length, cell) : [];
  stack.forEach(({ id, card, owner }, i) => {
    const spec = { ...printedFace(card, { shape: 'upright', ...frameOf(look, owner) }), struck: struck.has(id) };
    if (spots[i]) placed.push(loose(ZONES.stack, { rect: spots[i], cell }, spec, id));
  });
  return placed;
};

const frameOf = ({ seats }: BoardLook, player: PlayerId | null): Pick<FaceSpec, 'colour' | 'line'> => {
  const seat: SeatLook | undefined = player === null ? undefined : seats[player];
  return { colour: seat?.colour ?? null, line: seat?.line ?? null };
};

const lying = (look: BoardLook, owner: PlayerId | null) => ({ shape: 'lying', ...frameOf(look, owner) }) as const;

const loose = (zone: string, { rect, cell }: Pick<PlacedCard, 'rect' | 'cell'>, spec: FaceSpec, id: string): PlacedCard => ({
  id,
  zone,
  owner: null,
  master: null,
  rect,
  cell,
  angle: 0,
  spec,
  arrows: [],
  inward: null,
  pill: null,
});

export const inwoBoard: BoardGame<View, FaceSpec> = {
  scene: sceneOf,
  layoutInput,
  placeCards,
  paintFace,
  pill: tokenPicture,
  paintPicture: paintPictureOf,
  paintTop() {},
};
