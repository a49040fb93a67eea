import { z } from 'zod';
import { cardFacts, ILLUMINATI } from '../cards/index.js';
import { type Actor, emit, privateOf, seatOf } from '../game/game.js';
import { NO_SUCH_CARD } from '../game/gates.js';
import { nameableGoals } from '../goals/goals.js';
import { afterChoice } from '../turn/opening.js';
import { refuse } from '../types/refusals.js';
import { type Command, cardId } from './command.js';

const GOALS = nameableGoals(ILLUMINATI.map(({ id }) => id));

const gate = ({ board, player }: Actor) =>
  board.phase === 'chooseGoal' && !seatOf(board, player).goalChosen ? null : refuse('C-103', 'noGoalToChoose');

export const chooseGoal: Command<'chooseGoal'> = {
  type: 'chooseGoal',
  shape: z.strictObject({ type: z.literal('chooseGoal'), goal: cardId }),
  check: (actor, intent) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    if (GOALS.includes(intent.goal)) return intent;
    return cardFacts[intent.goal] ? refuse('C-103', 'noSuchGoal') : NO_SUCH_CARD;
  },
  apply: (game, by, { goal }) => {
    privateOf(game.state, by).goal = goal;
    seatOf(game.board, by).goalChosen = true;
    emit(game, { type: 'goalChosen', player: by, secret: { to: [by], what: { goal } } });
    afterChoice(game);
  },
  offer: (actor) => gate(actor) ?? { goals: GOALS },
};
