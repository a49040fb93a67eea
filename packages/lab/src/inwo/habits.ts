import { cardsOn, check, type IntentOf, type InwoTypes, inwo, previewAttack, type View } from '@illuminice/rules/inwo';
import { type Habits, rounded } from '../habits.js';

/** Odds of 36 that no sensible player leaves unused: 60 %. */
const LIKELY = 22;

/** Best odds to take a Group with one card, of 36; 0: none. */
export const bestOdds = (view: View): number => {
  const { board, player, mine } = view;
  const onTable = cardsOn(board).filter(({ zone, owner }) => zone === 'middle' || (zone === 'structure' && owner !== player));
  const targets = [
    ...(mine?.groups ?? []).map(({ id: target }) => ({ target, fromHand: true })),
    ...onTable.map(({ id: target }) => ({ target })),
  ];
  const leaders = cardsOn(board).filter(({ zone, owner, tokens }) => zone === 'structure' && owner === player && tokens > 0);
  let best = 0;
  for (const { id: attacker } of leaders) {
    for (const target of targets) {
      const intent: IntentOf<'attack'> = { type: 'attack', kind: 'control', attacker, ...target };
      if (check(view, intent) === null) best = Math.max(best, previewAttack(view, intent).odds);
    }
  }
  return best;
};

export const inwoHabits = (): Habits<InwoTypes> => {
  let turns = 0;
  let idle = 0;
  let left = 0;
  let offered = 0;
  let games = 0;
  let attacked = 0;
  return {
    noteIntent(state, by, intent) {
      const { turn } = state.board;
      if (intent.type === 'offer') offered += 1;
      if (turn?.player !== by) return;
      if (intent.type === 'attack') attacked = turn.number;
      if (intent.type !== 'knock') return;
      turns += 1;
      if (attacked === turn.number) return;
      idle += 1;
      if (bestOdds(inwo.viewFor(state, by)) >= LIKELY) left += 1;
    },
    noteStep({ board }) {
      if (!board.outcome) return;
      games += 1;
      attacked = 0;
    },
    get figures() {
      return { turns, idle: rounded(idle / turns), leftLikely: rounded(left / turns), offersAGame: rounded(offered / games) };
    },
  };
};
