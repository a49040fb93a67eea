import type { RecordedGame } from '@illuminice/rules';
import {
  type Attack,
  type Board,
  type ClassicTypes,
  classic,
  decision,
  type Intent,
  openAttack,
  type View,
} from '@illuminice/rules/classic';
import { type Decided, hindsightBy, type Judgement, lookingBackBy, type Reviewer } from '../../hindsight.js';
import { advise, attackWorth } from './advice.js';
import { successWorth } from './evaluate.js';
import { chanceOf } from './plan.js';
import { isSeated, type PlayerContext } from './player-context.js';
import type { Reason } from './reasons.js';
import { BLANK } from './remembered.js';
import { SKILLS } from './skills.js';
import { TASTES } from './styles.js';

/** Faults of decisions: no attack, small odds, wrong target, money kept. */
export type Fault = 'leftOut' | 'longShot' | 'otherTarget' | 'tooLittle' | 'undefended' | 'letThrough';

type Judged = Judgement<Intent, Fault, Reason>;

export type Hindsight = Judged & Decided<Intent>;

/** Chance below which an attack is a long shot, 0 to 1. */
const LONG_SHOT = 0.5;

const percentOf = (chance: number): number => Math.round(100 * chance);

/** The viewer's situation with an expert's skill; null for spectators. */
const expertIn = (view: View): PlayerContext | null =>
  isSeated(view) ? { skill: SKILLS.mastermind, taste: TASTES.plain, memory: BLANK, ...view } : null;

/** Chance bought by a payment, 0 to 1; money on the target counts twice (C-409). */
const chanceBought = ({ needs, target, by }: Attack, player: string, intent: Intent): number => {
  if (intent.type !== 'spend' && intent.type !== 'interfere') return 0;
  const helps = intent.type === 'interfere' ? intent.side === 'for' : player === by;
  const step = (helps ? 1 : -1) * (intent.type === 'spend' && !helps && intent.from === target ? 2 : 1);
  return chanceOf(needs + step * intent.amount) - chanceOf(needs);
};

/** The fault of a decision with its attack and the gain of the advised one; null if none. */
const weigh = (
  context: PlayerContext,
  made: Intent,
  { intent: advised, worth }: NonNullable<ReturnType<typeof advise>>,
): Pick<Judged, 'fault' | 'attack' | 'gain'> | null => {
  const { board, player } = context;
  if (advised.type === 'attack') {
    if (made.type === 'endTurn' || made.type === 'pass') return { fault: 'leftOut', attack: null, gain: worth };
    if (made.type !== 'attack' || (made.target === advised.target && made.kind === advised.kind)) return null;
    const { value, chance } = attackWorth(context, made);
    const attack = { by: player, target: made.target, percent: percentOf(chance) };
    return { fault: chance < LONG_SHOT ? 'longShot' : 'otherTarget', attack, gain: worth - Math.max(0, value) };
  }
  const open = openAttack(board);
  if (!open || (made.type !== 'done' && made.type !== 'roll')) return null;
  const gain = chanceBought(open, player, advised) * successWorth(context, open);
  const attack = { by: open.by, target: open.target, percent: percentOf(chanceOf(open.needs)) };
  if (player === open.by) return { fault: 'tooLittle', attack, gain };
  return { fault: player === open.defender ? 'undefended' : 'letThrough', attack, gain };
};

/** True for the decisions that are reviewed: main ones of a turn, and payments in an attack. */
const isWeighed = (board: Board, { type }: Intent): boolean => {
  const { kind } = decision(board);
  if (kind === 'turn') return type === 'attack' || type === 'endTurn' || type === 'pass';
  return (kind === 'contest' && type === 'done') || (kind === 'roll' && type === 'roll');
};

/** Answers in an attack: declining players are asked again when others pay, so the last answer counts. */
const ANSWERS: ReadonlySet<Intent['type']> = new Set(['done', 'roll', 'spend', 'interfere']);

const REVIEWER: Reviewer<ClassicTypes, Judged> = {
  judge(view, made) {
    const context = isWeighed(view.board, made) ? expertIn(view) : null;
    const advice = context && advise(context);
    const weighed = advice && weigh(context, made, advice);
    return weighed && { ...weighed, advised: advice.intent, reasons: advice.reasons };
  },
  subjectOf({ board }, { type }) {
    const attack = ANSWERS.has(type) ? openAttack(board) : null;
    return attack ? `attack ${attack.id}` : null;
  },
};

export const lookingBack = () => lookingBackBy(classic, REVIEWER);

export const hindsightOf = (game: RecordedGame<ClassicTypes>): Hindsight[] => hindsightBy(classic, REVIEWER, game);
