import type { PlayerId } from '@illuminice/rules';
import {
  findSeat,
  goalsOf,
  hasSecretGoal,
  moneyOf,
  type Placement,
  type Progress,
  previewExchange,
  type Seat,
  type View,
} from '@illuminice/rules/classic';
import type { Terms } from './bargain';

interface Shift {
  before: number;
  after: number;
}

export interface Effect {
  player: PlayerId;
  /** Cards that the player controls, with the Illuminati. `need`: for the basic goal; null in a long game. */
  groups: Shift & { need: number | null };
  money: Shift;
  /** The player's special goal; `secret`: it exists, and the viewer may not know it. */
  own: (Shift & Pick<Progress, 'goal' | 'need'>) | 'secret' | null;
}

const NOTHING_HUNG = { by: [], to: [] };

/** Effects of the exchange on both players, the offerer first; computed by the rules from the viewer's knowledge. */
export function effectsOf(view: View, terms: Terms, placements: { by: readonly Placement[]; to: readonly Placement[] } = NOTHING_HUNG) {
  const later = previewExchange(view, terms, placements);
  return [terms.by, terms.to].flatMap((player) => effectFor(view, later, player));
}

function effectFor(view: View, later: View, player: PlayerId): Effect[] {
  const seatIn = ({ board }: View) => findSeat(board, player);
  const [now, then] = [seatIn(view), seatIn(later)];
  if (!now || !then) return [];
  const [goals, goalsThen] = [goalsOf(view, player), goalsOf(later, player)];
  const need = goals.find(({ goal }) => goal === 'basic')?.need ?? null;
  return [
    {
      player,
      groups: { before: now.cards.length, after: then.cards.length, need },
      money: { before: moneyOf(view.board, now), after: moneyOf(later.board, then) },
      own: ownGoal(goals, goalsThen) ?? (isSecret(view, now) ? 'secret' : null),
    },
  ];
}

const isSecret = ({ board }: View, seat: Seat) => hasSecretGoal(board, seat);

function ownGoal(goals: readonly Progress[], later: readonly Progress[]) {
  const now = goals.find(({ goal }) => goal !== 'basic');
  const then = later.find(({ goal }) => goal === now?.goal);
  return now && then ? { goal: now.goal, need: now.need, before: now.have, after: then.have } : null;
}
