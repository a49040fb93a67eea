import { type CardId, type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import {
  type Attack,
  type Board,
  type ClassicTypes,
  classic,
  decision,
  type Intent,
  openAttack,
  type State,
  viewFor,
} from '@illuminice/rules/classic';
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

/** A decision of a recorded game in which an expert would have done better. */
export interface Hindsight {
  /** When it was made: the number of intents before it. */
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  readonly fault: Fault;
  readonly made: Intent;
  /** The attack it was about, made or open, with its chance when it was decided; null: none. */
  readonly attack: { readonly by: PlayerId; readonly target: CardId; readonly percent: number } | null;
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

const percentOf = (chance: number): number => Math.round(100 * chance);

/** A player whose turn to decide it is, thinking like an expert; null: they are not seated. */
const expertIn = (state: State, player: PlayerId): PlayerContext | null => {
  const view = viewFor(state, player);
  return isSeated(view) ? { skill: SKILLS.mastermind, taste: TASTES.plain, memory: BLANK, ...view } : null;
};

/** What a payment changes of the chance of an attack, 0 to 1; money on the target counts twice (C-409). */
const chanceBought = ({ needs, target, by }: Attack, player: PlayerId, intent: Intent): number => {
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
): Pick<Hindsight, 'fault' | 'attack' | 'gain'> | null => {
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

const betterThan = (state: State, player: PlayerId, made: Intent): Omit<Hindsight, 'moment' | 'turn' | 'player' | 'made'> | null => {
  const context = expertIn(state, player);
  const advice = context && advise(context);
  const weighed = advice && weigh(context, made, advice);
  if (!weighed || weighed.gain < WORTH_TELLING) return null;
  return { ...weighed, advised: advice.intent, reasons: advice.reasons, gain: Math.round(10 * weighed.gain) / 10 };
};

/** Looks over the shoulders of all players while a game is stepped: is told of each intent before it happens. */
export function lookingBack(): {
  before(state: State, player: PlayerId, made: Intent, moment: number): void;
  /** The decisions in which there was a better move, in the order in which they were made. */
  found(): Hindsight[];
} {
  /** A player who adds nothing to an attack is asked again when others pay: their last answer counts. */
  const found = new Map<string, Hindsight>();
  return {
    before(state, player, made, moment) {
      const attack = openAttack(state.board);
      const key = attack ? `${attack.id} ${player}` : String(moment);
      if (made.type === 'done' || made.type === 'spend' || made.type === 'interfere') found.delete(key);
      const better = isWeighed(state.board, made) ? betterThan(state, player, made) : null;
      if (better) found.set(key, { moment, turn: state.board.turn?.number ?? 0, player, made, ...better });
    },
    found: () => [...found.values()].sort((a, b) => a.moment - b.moment),
  };
}

/**
 * Steps a recorded game once, and asks an expert, who sees what each player saw, for a better move than theirs.
 *
 * @throws BrokenRecord where an intent does not fit
 * @throws RangeError if this build does not know the version of its rules
 */
export function hindsightOf(game: RecordedGame<ClassicTypes>): Hindsight[] {
  const { state } = replayStart(classic, game);
  const shoulder = lookingBack();
  for (const [moment, [seat, made]] of game.intents.entries()) {
    shoulder.before(state, game.players[seat] ?? '', made, moment);
    replayStep(classic, game, state, moment);
  }
  return shoulder.found();
}

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
