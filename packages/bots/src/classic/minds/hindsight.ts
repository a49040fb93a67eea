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

/** What players leave out or get wrong: an attack not made, one at small odds, one on the wrong target, money kept. */
export type Fault = 'leftOut' | 'longShot' | 'otherTarget' | 'tooLittle' | 'undefended' | 'letThrough';

/** What was wrong with a decision of the classic game. A game that is won is worth 300 points. */
type Judged = Judgement<Intent, Fault, Reason>;

/** A decision of a recorded game in which an expert would have done better. */
export type Hindsight = Judged & Decided<Intent>;

/** An attack below this chance, 0 to 1, is a long shot. */
const LONG_SHOT = 0.5;

const percentOf = (chance: number): number => Math.round(100 * chance);

/** The viewer's situation, with an expert's skill; null: the viewer is a spectator. */
const expertIn = (view: View): PlayerContext | null =>
  isSeated(view) ? { skill: SKILLS.mastermind, taste: TASTES.plain, memory: BLANK, ...view } : null;

/** What a payment changes of the chance of an attack, 0 to 1; money on the target counts twice (C-409). */
const chanceBought = ({ needs, target, by }: Attack, player: string, intent: Intent): number => {
  if (intent.type !== 'spend' && intent.type !== 'interfere') return 0;
  const helps = intent.type === 'interfere' ? intent.side === 'for' : player === by;
  const step = (helps ? 1 : -1) * (intent.type === 'spend' && !helps && intent.from === target ? 2 : 1);
  return chanceOf(needs + step * intent.amount) - chanceOf(needs);
};

/** What was wrong with a decision, the attack it was about, and by how much the advised one was better; null: nothing. */
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

/** Decisions that are looked at: the main ones of a turn, and what is paid in an attack. */
const isWeighed = (board: Board, { type }: Intent): boolean => {
  const { kind } = decision(board);
  if (kind === 'turn') return type === 'attack' || type === 'endTurn' || type === 'pass';
  return (kind === 'contest' && type === 'done') || (kind === 'roll' && type === 'roll');
};

/** Answers in an attack: a player who adds nothing is asked again when others pay, so that the last answer counts. */
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

/** Looks over the shoulders of all players of a classic game. */
export const lookingBack = () => lookingBackBy(classic, REVIEWER);

/** What an expert would have done better in a recorded classic game, as `hindsightBy` tells it. */
export const hindsightOf = (game: RecordedGame<ClassicTypes>): Hindsight[] => hindsightBy(classic, REVIEWER, game);
