import { decision, type Intent } from '@illuminice/rules/classic';
import { isBound } from './contest.js';
import { attackOffer, planAttacks } from './plan.js';
import { ifLegal, moneyOn, mySeat, type PlayerContext } from './player-context.js';

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

/** Moves while others attack: nothing, or so much money. */
const contestMoves = (context: PlayerContext): (Intent | null)[] => {
  const { board, player } = context;
  const { attack } = board;
  if (!attack) return [];
  const { rev } = decision(board);
  const { illuminati } = mySeat(context);
  const has = moneyOn(board, illuminati);
  const amounts = [...new Set([attack.needs - 1, Math.ceil(has / 2), has, 3, 5].filter((mb) => mb > 0 && mb <= has))].slice(0, 4);
  if (attack.by === player)
    return [
      { type: 'roll', rev },
      ...[...new Set([10 - attack.needs, Math.ceil((10 - attack.needs) / 2)])].flatMap((amount) =>
        amount > 0 && amount <= has && illuminati !== null ? [{ type: 'spend' as const, from: illuminati, amount }] : [],
      ),
    ];
  if (attack.defender === player)
    return [
      { type: 'done', rev },
      ...(moneyOn(board, attack.target) > 0
        ? [{ type: 'spend' as const, from: attack.target, amount: moneyOn(board, attack.target) }]
        : []),
      ...(illuminati === null ? [] : amounts.map((amount) => ({ type: 'spend' as const, from: illuminati, amount }))),
    ];
  if (isBound(context, attack, 'against', 0)) return [];
  return [{ type: 'done', rev }, ...amounts.map((amount) => ({ type: 'interfere' as const, side: 'against' as const, amount }))];
};

/** Legal moves worth looking further into, the usual one first. */
export const movesFor = (context: PlayerContext, usual: Intent, width: number): Intent[] => {
  const { kind } = decision(context.board);
  const { phase } = context.board;
  const others =
    kind === 'turn' && phase === 'actions' ? turnMoves(context, width) : kind === 'contest' || kind === 'roll' ? contestMoves(context) : [];
  const moves = [usual];
  for (const move of others) if (move && !moves.some(sameAs(move)) && ifLegal(context, move)) moves.push(move);
  return moves;
};
