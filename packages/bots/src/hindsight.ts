import { type CardId, type GameTypes, type PlayerId, type RecordedGame, type Ruleset, replayStart, replayStep } from '@illuminice/rules';

/* What an expert would have done better in a game that is over, whichever game it is. */

/**
 * What was wrong with a decision.
 *
 * @template I an intent
 * @template F the game's faults
 * @template R a reason of the advised move
 */
export interface Judgement<I, F extends string, R> {
  readonly fault: F;
  /** The attack it was about, made or open, with its chance in percent when it was decided; null: none. */
  readonly attack: { readonly by: PlayerId; readonly target: CardId; readonly percent: number } | null;
  readonly advised: I;
  /** Why the expert would, the weightiest first. */
  readonly reasons: readonly R[];
  /** By how much that was better, in the points of `Advice.worth`. Luck plays no part in it. */
  readonly gain: number;
}

/** When and by whom a decision was made. */
export interface Decided<I> {
  /** The number of intents before it. */
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  readonly made: I;
}

/**
 * The expert of one game as a judge. It is given views alone, so that it knows no more than the player did. Members are methods for
 * the reason given at `Ruleset`.
 */
export interface Reviewer<T extends GameTypes, J extends Judgement<T['Intent'], string, unknown>> {
  /** What was wrong with an intent that the viewer is about to send; null: nothing, or nothing that the expert could tell. */
  judge(view: T['View'], made: T['Intent']): J | null;
  /** What an intent is about, where the viewer may still do later what would have been better: that makes it good. Null: they may not. */
  subjectOf(view: T['View'], intent: T['Intent']): string | null;
}

/** Points from which a better move is worth telling. */
const WORTH_TELLING = 3;

/** Looks over the shoulders of all players while a game is stepped: is told of each intent before it happens. */
export function lookingBackBy<T extends GameTypes, J extends Judgement<T['Intent'], string, unknown>>(
  ruleset: Pick<Ruleset<T>, 'viewFor'>,
  reviewer: Reviewer<T, J>,
): {
  before(state: T['State'], player: PlayerId, made: T['Intent'], moment: number): void;
  /** The decisions in which there was a better move, in the order in which they were made. */
  found(): (J & Decided<T['Intent']>)[];
} {
  const found = new Map<string, J & Decided<T['Intent']>>();
  return {
    before(state, player, made, moment) {
      const view = ruleset.viewFor(state, player);
      const keyOf = (intent: T['Intent']): string => {
        const subject = reviewer.subjectOf(view, intent);
        return subject === null ? String(moment) : `${subject} ${player}`;
      };
      found.delete(keyOf(made));
      const judged = reviewer.judge(view, made);
      if (!judged || judged.gain < WORTH_TELLING) return;
      const turn = state.board.turn?.number ?? 0;
      found.set(keyOf(judged.advised), { ...judged, gain: Math.round(10 * judged.gain) / 10, moment, turn, player, made });
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
export function hindsightBy<T extends GameTypes, J extends Judgement<T['Intent'], string, unknown>>(
  ruleset: Ruleset<T>,
  reviewer: Reviewer<T, J>,
  game: RecordedGame<T>,
): (J & Decided<T['Intent']>)[] {
  const { state } = replayStart(ruleset, game);
  const shoulder = lookingBackBy(ruleset, reviewer);
  for (const [moment, [seat, made]] of game.intents.entries()) {
    shoulder.before(state, game.players[seat] ?? '', made, moment);
    replayStep(ruleset, game, state, moment);
  }
  return shoulder.found();
}

/**
 * What a player may learn from a game: the worst decision of each fault first, then the worst of all others.
 *
 * @param most how many at most
 */
export function lessonsFor<H extends { readonly player: PlayerId; readonly fault: string; readonly gain: number }>(
  hindsight: readonly H[],
  player: PlayerId,
  most: number,
): H[] {
  const own = hindsight.filter((one) => one.player === player).sort((a, b) => b.gain - a.gain);
  const worst = own.filter(({ fault }, at) => own.findIndex((one) => one.fault === fault) === at);
  return [...worst, ...own.filter((one) => !worst.includes(one))].slice(0, most);
}
