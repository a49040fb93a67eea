import { decision, type Intent } from '@illuminice/rules/classic';
import { attackOffer, planAttacks } from './plan.js';
import { ifLegal, type PlayerContext } from './player-context.js';

const sameAs = (a: Intent) => {
  const text = JSON.stringify(a);
  return (b: Intent) => JSON.stringify(b) === text;
};

/** Moves in the own turn: the likeliest attacks, with less or more money, and doing nothing. */
const turnMoves = (context: PlayerContext, width: number): (Intent | null)[] => {
  const offered = attackOffer(context);
  const plans = offered ? planAttacks(context, offered, width) : [];
  const free = plans.slice(0, 2).flatMap(({ intent }) => (intent.spend ? [{ ...intent, spend: undefined }] : []));
  for (const intent of free) delete intent.spend;
  return [...plans.map(({ intent }) => intent), ...free, { type: 'pass' }, { type: 'endTurn' }];
};

/** Legal moves worth looking further into, the usual one first. */
export const movesFor = (context: PlayerContext, usual: Intent, width: number): Intent[] => {
  const { kind } = decision(context.board);
  const { phase } = context.board;
  const others = kind === 'turn' && phase === 'actions' ? turnMoves(context, width) : [];
  const moves = [usual];
  for (const move of others) {
    if (moves.length > width) break;
    if (move && !moves.some(sameAs(move)) && ifLegal(context, move)) moves.push(move);
  }
  return moves;
};
