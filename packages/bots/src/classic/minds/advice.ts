import type { CardId } from '@illuminice/rules';
import {
  afterAttack,
  branchOf,
  decision,
  distanceOf,
  goalsOf,
  type Intent,
  type IntentOf,
  incomeOf,
  powerOf,
  previewAttack,
  transferableOf,
} from '@illuminice/rules/classic';
import type { Advice } from '../../minds.js';
import { decideFor } from './answers.js';
import { successWorth } from './evaluate.js';
import { opennessAt } from './placing.js';
import { chanceOf } from './plan.js';
import { moneyOn, mySeat, type PlayerContext, purseOf, rivals } from './player-context.js';
import type { Reason } from './reasons.js';

/** Share of a goal from which stopping a rival is a reason. */
const NEAR = 0.6;

const gainedWith = (board: PlayerContext['board'], card: CardId): Reason[] => {
  const groups = branchOf(board, card).length;
  const mb = incomeOf(board, card);
  const power = powerOf(board, card);
  return [
    ...(groups > 1 ? [{ kind: 'branch' as const, card, groups }] : []),
    ...(mb > 2 ? [{ kind: 'income' as const, card, mb }] : []),
    ...(power > 2 ? [{ kind: 'power' as const, card, power, transferable: transferableOf(board, card) }] : []),
  ];
};

const attackReasons = (context: PlayerContext, intent: IntentOf<'attack'>): Reason[] => {
  const { board, player } = context;
  const { target, kind } = intent;
  const reasons: Reason[] = [];
  const after = afterAttack(board, { ...intent, by: player });
  for (const [index, { goal, have, need }] of goalsOf({ ...context, board: after }, player).entries()) {
    const before = goalsOf(context, player)[index]?.have ?? 0;
    if (have >= need) reasons.unshift({ kind: 'wins', goal });
    else if (have > before) reasons.push({ kind: 'goal', goal, have, need });
  }
  const { needs } = previewAttack(context, intent);
  reasons.push({ kind: 'odds', target, percent: Math.round(100 * chanceOf(needs)) });
  const owner = board.cards[target]?.owner ?? null;
  if (owner !== null && owner !== player) {
    const near = goalsOf(context, owner).find(({ have, need }) => have / need >= NEAR);
    if (near) reasons.push({ kind: 'stops', player: owner, have: near.have, need: near.need });
  }
  if (kind === 'control') reasons.push(...gainedWith(board, target));
  if (intent.privilege) reasons.push({ kind: 'privilege' });
  const threat = rivals(context).reduce((sum, seat) => sum + purseOf(board, seat), 0);
  if (threat > 0 && !intent.privilege) reasons.push({ kind: 'opposed', mb: threat });
  const left =
    moneyOn(board, mySeat(context).illuminati) -
    (intent.spend ?? []).reduce((sum, { from, amount }) => sum + (from === mySeat(context).illuminati ? amount : 0), 0);
  if (left > 0) reasons.push({ kind: 'reserve', mb: left });
  return reasons;
};

const reasonsOf = (context: PlayerContext, intent: Intent): Reason[] => {
  const { board } = context;
  switch (intent.type) {
    case 'attack':
      return attackReasons(context, intent);
    case 'place':
    case 'moveGroup': {
      const room = Math.round(opennessAt(context, intent));
      return [{ kind: 'place', steps: distanceOf(board, intent.onto) + 1, room }];
    }
    case 'spend':
    case 'interfere':
    case 'roll':
    case 'done': {
      const { attack } = board;
      if (attack?.stage !== 'contest') break;
      return [
        { kind: 'odds', target: attack.target, percent: Math.round(100 * chanceOf(attack.needs)) },
        {
          kind: 'reserve',
          mb: purseOf(board, mySeat(context)) - (intent.type === 'spend' || intent.type === 'interfere' ? intent.amount : 0),
        },
      ];
    }
    case 'playSpecial':
    case 'counter':
      return [{ kind: 'special', card: intent.card }];
    default:
      break;
  }
  return [{ kind: 'nothingBetter', mb: intent.type === 'pass' ? 5 : 0 }];
};

/** An attack's chance before anybody else pays, 0 to 1, and its average gain in points. */
export const attackWorth = (context: PlayerContext, intent: IntentOf<'attack'>): { chance: number; value: number } => {
  const chance = chanceOf(previewAttack(context, intent).needs);
  return { chance, value: successWorth(context, { ...intent, by: context.player }) * chance };
};

/** An expert's move for the viewer, with its reasons; null if the viewer is not asked. */
export const advise = (context: PlayerContext): Advice<Intent, Reason> | null => {
  const { board, player } = context;
  if (!decision(board).who.includes(player)) return null;
  const intent = decideFor(context, 1 + board.seq);
  if (!intent) return null;
  const worth =
    intent.type === 'attack'
      ? attackWorth(context, intent).value
      : board.attack?.stage === 'contest' && board.attack.by !== player
        ? Math.abs(successWorth(context, board.attack))
        : 0;
  return { intent, reasons: reasonsOf(context, intent), worth: Math.round(10 * worth) / 10 };
};
