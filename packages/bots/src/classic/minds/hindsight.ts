import { type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type Attack, type Board, type ClassicTypes, classic, decision, type Intent, type State, viewFor } from '@illuminice/rules/classic';
import { advise, attackWorth } from './advice.js';
import { successWorth } from './evaluate.js';
import { chanceOf } from './plan.js';
import { isSeated, type PlayerContext } from './player-context.js';
import type { Reason } from './reasons.js';
import { BLANK } from './remembered.js';
import { SKILLS } from './skills.js';
import { TASTES } from './styles.js';

/** What players leave out or get wrong: an attack not made, one at small odds, one on the wrong target, money kept. */
export const FAULTS = ['leftOut', 'longShot', 'otherTarget', 'tooLittle', 'undefended', 'letThrough'] as const;
export type Fault = (typeof FAULTS)[number];

/** A decision of a recorded game in which an expert would have done better. */
export interface Hindsight {
  /** When it was made: the number of intents before it. */
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  readonly fault: Fault;
  readonly made: Intent;
  readonly advised: Intent;
  /** Why the expert would, the weightiest first. */
  readonly reasons: readonly Reason[];
  /** By how much that was better, in points: a game that is won is worth 300. Luck plays no part in it. */
  readonly gain: number;
}

/** Points from which a better move is worth telling. */
const WORTH_TELLING = 3;
/** An attack below this chance, 0 to 1, is a long shot. */
const LONG_SHOT = 0.5;

/** A player whose turn to decide it is, thinking like an expert; null: they are not seated. */
const expertIn = (state: State, player: PlayerId): PlayerContext | null => {
  const view = viewFor(state, player);
  return isSeated(view) ? { ...view, skill: SKILLS.expert, taste: TASTES.plain, memory: BLANK } : null;
};

/** What a payment changes of the chance of an attack, 0 to 1; money on the target counts twice (C-409). */
const chanceBought = ({ needs, target, by }: Attack, player: PlayerId, intent: Intent): number => {
  if (intent.type !== 'spend' && intent.type !== 'interfere') return 0;
  const helps = intent.type === 'interfere' ? intent.side === 'for' : player === by;
  const step = (helps ? 1 : -1) * (intent.type === 'spend' && !helps && intent.from === target ? 2 : 1);
  return chanceOf(needs + step * intent.amount) - chanceOf(needs);
};

/** What kind of fault a decision was, and by how much; null: none. */
const weigh = (context: PlayerContext, made: Intent, advised: Intent, worth: number): { fault: Fault; gain: number } | null => {
  const { board, player } = context;
  const { attack } = board;
  if (advised.type === 'attack') {
    if (made.type === 'endTurn' || made.type === 'pass') return { fault: 'leftOut', gain: worth };
    if (made.type !== 'attack' || (made.target === advised.target && made.kind === advised.kind)) return null;
    const { value, chance } = attackWorth(context, made);
    return { fault: chance < LONG_SHOT ? 'longShot' : 'otherTarget', gain: worth - Math.max(0, value) };
  }
  if (!attack || (made.type !== 'done' && made.type !== 'roll')) return null;
  const gain = chanceBought(attack, player, advised) * successWorth(context, attack);
  if (player === attack.by) return { fault: 'tooLittle', gain };
  return { fault: player === attack.defender ? 'undefended' : 'letThrough', gain };
};

/** Decisions that are looked at: the main ones of a turn, and what is paid in an attack. */
const isWeighed = (board: Board, { type }: Intent): boolean => {
  const { kind } = decision(board);
  if (kind === 'turn') return type === 'attack' || type === 'endTurn' || type === 'pass';
  return (kind === 'contest' && type === 'done') || (kind === 'roll' && type === 'roll');
};

/**
 * Steps a recorded game once, and asks an expert, who sees what each player saw, for a better move than theirs.
 *
 * @returns the decisions in which there was one, in the order in which they were made
 * @throws BrokenRecord where an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function hindsightOf(game: RecordedGame<ClassicTypes>): Hindsight[] {
  const { state } = replayStart(classic, game);
  /** Whoever adds nothing to an attack is asked again when others pay: their last answer counts. */
  const found = new Map<string, Hindsight>();
  for (const [moment, [seat, made]] of game.intents.entries()) {
    const player = game.players[seat] ?? '';
    const { attack, turn } = state.board;
    const key = attack ? `${attack.id} ${player}` : String(moment);
    if (made.type === 'done' || made.type === 'spend' || made.type === 'interfere') found.delete(key);
    const better = isWeighed(state.board, made) ? betterThan(state, player, made) : null;
    if (better) found.set(key, { moment, turn: turn?.number ?? 0, player, made, ...better });
    replayStep(classic, game, state, moment);
  }
  return [...found.values()].sort((a, b) => a.moment - b.moment);
}

const betterThan = (state: State, player: PlayerId, made: Intent): Pick<Hindsight, 'fault' | 'advised' | 'reasons' | 'gain'> | null => {
  const context = expertIn(state, player);
  const advice = context && advise(context);
  const weighed = advice && weigh(context, made, advice.intent, advice.worth);
  if (!weighed || weighed.gain < WORTH_TELLING) return null;
  return { fault: weighed.fault, advised: advice.intent, reasons: advice.reasons, gain: Math.round(10 * weighed.gain) / 10 };
};

/**
 * What a player may learn from a game: the worst decision of each fault first, then the worst of all others.
 *
 * @param most how many at most
 */
export function lessonsFor(hindsight: readonly Hindsight[], player: PlayerId, most: number): Hindsight[] {
  const own = hindsight.filter((one) => one.player === player).sort((a, b) => b.gain - a.gain);
  const worst = own.filter(({ fault }, at) => own.findIndex((one) => one.fault === fault) === at);
  return [...worst, ...own.filter((one) => !worst.includes(one))].slice(0, most);
}
