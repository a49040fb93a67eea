import { chanceOf, ENOUGH } from '@illuminice/bots/classic';
import type { PlayerId } from '@illuminice/rules';
import { type ClassicTypes, classic, findSeat, type OfferOf, offers, previewAttack, type View } from '@illuminice/rules/classic';
import { type Habits, median, rounded } from '../habits.js';

/** Chance that no sensible player leaves unused. */
const LIKELY = 0.6;
/** Own turns after which a treasury counts. */
const SETTLED = 3;

/** Best chance to take an uncontrolled Group by one card and its money, 0 to 1. */
export const bestChance = (view: View): number => {
  const can = (offers(view) as OfferOf<'attack'>[]).find(({ type }) => type === 'attack')?.can;
  let best = 0;
  for (const { card: attacker, control, money } of can?.attackers ?? []) {
    const chest = money + (can && can.illuminati.card !== attacker ? can.illuminati.money : 0);
    for (const target of control) {
      if (view.board.cards[target]?.owner !== null) continue;
      const { needs } = previewAttack(view, { kind: 'control', attacker, target, aids: [] });
      best = Math.max(best, chanceOf(Math.max(needs, Math.min(ENOUGH, needs + chest))));
    }
  }
  return best;
};

export const classicHabits = (): Habits<ClassicTypes> => {
  const savings: number[] = [];
  let turns = 0;
  let passed = 0;
  let left = 0;
  let offered = 0;
  let accepted = 0;
  let games = 0;
  let now: { number: number; player: PlayerId } | null = null;
  return {
    noteIntent(state, by, intent) {
      const { turn, phase } = state.board;
      if (intent.type === 'offer') offered += 1;
      if (intent.type === 'answer' && intent.accept) accepted += 1;
      if (turn?.player !== by || phase !== 'actions' || (intent.type !== 'pass' && intent.type !== 'endTurn')) return;
      turns += 1;
      if (intent.type === 'pass') passed += 1;
      if (bestChance(classic.viewFor(state, by)) >= LIKELY) left += 1;
    },
    noteStep({ board }) {
      const { turn } = board;
      if (now !== null && turn?.number !== now.number) {
        const seat = findSeat(board, now?.player);
        if (seat?.status === 'in' && seat.turns >= SETTLED)
          savings.push(seat.cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0));
      }
      if (board.outcome) games += 1;
      now = board.outcome || !turn ? null : { number: turn.number, player: turn.player };
    },
    get figures() {
      return {
        turns,
        passed: rounded(passed / turns),
        leftLikely: rounded(left / turns),
        keptMedian: median(savings),
        offersAGame: rounded(offered / games),
        acceptedAGame: rounded(accepted / games),
      };
    },
  };
};
