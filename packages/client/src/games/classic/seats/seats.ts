import type { CardId, PlayerId } from '@illuminice/rules';
import { type Decision, goalsOf, type Seat, type View } from '@illuminice/rules/classic';
import type { SeatLook } from '../../../board/contract';
import { briefText, cardName, t } from '../../../text';
import { goalLabel, isClose } from '../panels/goal-need';
import { knownSpecials } from '../piles/known';

const seatIn = ({ board }: View, player: PlayerId): Seat | undefined => board.seats.find((seat) => seat.player === player);

/** What a player does, as far as the game knows. */
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

/** How far a player has come towards each goal; nobody who is out has any. */
export function seatGoals(view: View, player: PlayerId): SeatLook['goals'] {
  const seat = seatIn(view, player);
  if (seat?.status !== 'in' || !seat.illuminati) return [];
  return goalsOf(view, player).map(({ goal, have, need }) => ({ label: goalLabel(goal), have, need, close: isClose({ have, need }) }));
}

/** The Specials of a player: backs counted, and the faces that the viewer may know. */
export function seatHeld(view: View, player: PlayerId): SeatLook['held'] {
  const seat = seatIn(view, player);
  const face = (isUp: boolean) => (card: CardId) => ({ card, name: cardName(card), text: briefText(card), isUp });
  return {
    backs: seat?.faceDown ?? 0,
    faces: [...(seat?.faceUp ?? []).map(face(true)), ...knownSpecials(view, player).map(face(false))],
  };
}

const COIN = 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM5.2 10.8V5.5L8 9l2.8-3.5v5.3';
const CARD = 'M3 1.5h10v13H3zM8 6l2 2-2 2-2-2z';

/** Money of the treasury and of all cards together, and how many Specials are held. */
export function seatCounts(view: View, player: PlayerId): SeatLook['counts'] {
  const seat = seatIn(view, player);
  const on = (card: string | null | undefined) => (card ? (view.board.cards[card]?.money ?? 0) : 0);
  const total = seat?.cards.reduce((sum, card) => sum + on(card), 0) ?? 0;
  const coins = { sign: COIN, n: `${on(seat?.illuminati)}` };
  const down = seat?.faceDown ?? 0;
  return {
    full: [
      { ...coins, more: `/ ${total} ${t('scene.money')}` },
      ...(down > 0 ? [{ sign: null, n: `${down}`, more: t('scene.faceDown') }] : []),
    ],
    brief: [coins, { sign: CARD, n: `${down + (seat?.faceUp.length ?? 0)}` }],
  };
}
