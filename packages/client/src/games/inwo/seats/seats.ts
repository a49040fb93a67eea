import type { PlayerId } from '@illuminice/rules';
import { type Board, type Decision, type Kept, publicMeasures, type Seat, type View } from '@illuminice/rules/inwo';
import type { SeatLook } from '../../../board/contract';
import { measureName } from '../panels/measures';
import { cardName, t } from '../words';

const seatIn = ({ seats }: Board, player: PlayerId): Seat | undefined => seats.find((seat) => seat.player === player);

export function seatState({ board }: View, { who }: Decision, player: PlayerId): SeatLook['status'] {
  const frame = board.frames.at(-1);
  if (seatIn(board, player)?.status === 'out') return { mark: 'out', text: t('plate.out') };
  const ownTurn = player === board.turn?.player;
  if (who.includes(player)) return { mark: 'thinking', text: ownTurn && !frame ? t('plate.turn') : t('person.thinking') };
  if (frame?.done.includes(player)) return { mark: 'done', text: t('person.done') };
  return ownTurn ? { mark: 'turn', text: t('plate.turn') } : null;
}

export function seatGoals({ board }: View, player: PlayerId): SeatLook['goals'] {
  const seat = seatIn(board, player);
  if (seat?.status !== 'in' || !seat.illuminati || !board.cards[seat.illuminati]) return [];
  return publicMeasures(board, player).map((measure) => {
    const { what, have, need } = measure;
    return { label: measureName(measure), have, need: Math.max(1, need), close: what !== 'twice' && have + 1 >= need };
  });
}

export function seatHeld({ board, mine }: View, player: PlayerId): SeatLook['held'] {
  const seat = seatIn(board, player);
  const face =
    (isUp: boolean) =>
    ({ id, card }: Kept) => ({ card: id, name: cardName(card), isUp });
  const seen = mine?.seen.filter((entry) => entry.player === player) ?? [];
  return { backs: seat?.hiddenPlots ?? 0, faces: [...(seat?.plots ?? []).map(face(true)), ...seen.map(face(false))] };
}

const TOKEN = 'M8 1l6 3.5v7L8 15l-6-3.500v-7zM8 5.600a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400M8 8v3';
const PLOT = 'M3.500 1.500h9v13h-9zM8 6l2 2-2 2-2-2z';

/** Ready tokens of all cards that could have one, and Plots of the hand. */
export function seatCounts({ board }: View, player: PlayerId): SeatLook['counts'] {
  const seat = seatIn(board, player);
  const { ready, of: total } = tokensOf(board, player);
  const open = seat?.plots.length ?? 0;
  return [
    { sign: TOKEN, n: `${ready}/${total}` },
    { sign: PLOT, n: `${seat?.hiddenPlots ?? 0}${open > 0 ? `+${open}` : ''}` },
  ];
}

export function tokensOf({ cards }: Board, player: PlayerId): { readonly ready: number; readonly of: number } {
  const own = Object.values(cards).filter(({ owner, zone }) => owner === player && (zone === 'structure' || zone === 'resource'));
  return {
    ready: own.filter(({ tokens }) => tokens > 0).length,
    of: own.filter(({ zone, tokens }) => zone === 'structure' || tokens > 0).length,
  };
}
