import { plotFacts } from '../cards/index.js';
import { usesOf } from '../cards/texts.js';
import { topFrame } from '../game/game.js';
import type { Board, Play } from '../types/index.js';

/* Answers to a Plot are judged as if its effect already stood (N-902). */

const overlays = new WeakMap<Board, { readonly key: string; readonly board: Board }>();

/** Plots whose effect is a card that lies there from then on: linked ones, and New World Orders. */
const isStanding = ({ cancelled, source, card, mode }: Play): boolean =>
  !cancelled && source === 'plot' && ['link', 'nwo'].includes(usesOf(card)[mode]?.effect.kind ?? '');

/** The board with what is being played laid over it; the same board where nothing of it would stand. */
export const asIfPlayed = (board: Board): Board => {
  const top = topFrame(board);
  const plays = top?.kind === 'playing' ? top.plays.filter(isStanding) : [];
  if (plays.length === 0) return board;
  const key = `${board.stamp} ${plays.map(({ id }) => id).join(' ')}`;
  const known = overlays.get(board);
  if (known?.key === key) return known.board;
  const then: Board = { ...board, cards: { ...board.cards }, nwo: [...board.nwo] };
  for (const { copy, card, fields } of plays) {
    const laid = then.cards[copy];
    if (!laid) continue;
    const { colour } = plotFacts(card) ?? {};
    const host = fields.on === undefined ? undefined : then.cards[fields.on];
    if (colour !== undefined) {
      then.nwo = [...then.nwo.filter((id) => plotFacts(then.cards[id]?.card ?? '')?.colour !== colour), copy];
      then.cards[copy] = { ...laid, zone: 'nwo', order: then.next.order };
    } else if (host) then.cards[copy] = { ...laid, zone: 'linked', host: host.id, owner: host.owner, order: then.next.order };
  }
  overlays.set(board, { key, board: then });
  return then;
};
