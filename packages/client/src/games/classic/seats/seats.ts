import type { CardId, PlayerId } from '@illuminice/rules';
import { type Decision, findSeat, goalsOf, type Seat, type View } from '@illuminice/rules/classic';
import type { SeatLook } from '../../../board/contract';
import { cardName, t } from '../../../text';
import { goalLabel, isClose } from '../panels/goal-need';
import { knownSpecials } from '../piles/known';

const seatIn = ({ board }: View, player: PlayerId): Seat | undefined => findSeat(board, player);

export function seatState(view: View, { who }: Decision, player: PlayerId): SeatLook['status'] {
  const { board } = view;
  const frame = board.frames.at(-1);
  const status = seatIn(view, player)?.status ?? 'in';
  if (status !== 'in') return { mark: 'out', text: t(`status.${status}`) };
  const ownTurn = player === board.turn?.player;
  if (who.includes(player)) return { mark: 'thinking', text: ownTurn && !frame ? t('plate.turn') : t('person.thinking') };
  if (frame && 'done' in frame && frame.done.includes(player)) return { mark: 'done', text: t('person.done') };
  return ownTurn ? { mark: 'turn', text: t(frame?.kind === 'attack' ? 'plate.attacking' : 'plate.turn') } : null;
}

/** Progress of a player towards each goal; empty after elimination. */
export function seatGoals(view: View, player: PlayerId): SeatLook['goals'] {
  const seat = seatIn(view, player);
  if (seat?.status !== 'in' || !seat.illuminati) return [];
  return goalsOf(view, player).map(({ goal, have, need }) => ({ label: goalLabel(goal), have, need, close: isClose({ have, need }) }));
}

/** A player's Specials: number of backs, and the faces that the viewer may know. */
export function seatHeld(view: View, player: PlayerId): SeatLook['held'] {
  const seat = seatIn(view, player);
  const face = (isUp: boolean) => (card: CardId) => ({ card, name: cardName(card), isUp });
  return {
    backs: seat?.faceDown ?? 0,
    faces: [...(seat?.faceUp ?? []).map(face(true)), ...knownSpecials(view, player).map(face(false))],
  };
}

const COIN = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM5.2 10.8V5.5L8 9l2.8-3.5v5.3';
const CARD = 'M3 1.5h10v13H3zM8 6l2 2-2 2-2-2z';

export function seatCounts(view: View, player: PlayerId): SeatLook['counts'] {
  const seat = seatIn(view, player);
  const money = seat?.illuminati ? (view.board.cards[seat.illuminati]?.money ?? 0) : 0;
  const specials = (seat?.faceDown ?? 0) + (seat?.faceUp.length ?? 0);
  return [{ sign: COIN, n: `${money}` }, ...(specials > 0 ? [{ sign: CARD, n: `${specials}` }] : [])];
}
