import { type CardId, type GameTypes, type PlayerId, type RecordedGame, type Ruleset, replayStart, replayStep } from '@illuminice/rules';

/**
 * A faulty decision with the advised move.
 *
 * @template I intent
 * @template F faults of the game
 * @template R reasons of the game
 */
export interface Judgement<I, F extends string, R> {
  readonly fault: F;
  /** The attack of the decision, with the chance in percent at that time; null: none. */
  readonly attack: { readonly by: PlayerId; readonly target: CardId; readonly percent: number } | null;
  readonly advised: I;
  readonly reasons: readonly R[];
  /** Gain of the advised move, in points of `Advice.worth`; luck plays no part. */
  readonly gain: number;
}

export interface Decided<I> {
  /** Number of intents before it. */
  readonly moment: number;
  readonly turn: number;
  readonly player: PlayerId;
  readonly made: I;
}

/**
 * The expert of one game as a judge. It gets views only, so it knows no more than the player did. Members are methods for the
 * reason given at `Ruleset`.
 */
export interface Reviewer<T extends GameTypes, J extends Judgement<T['Intent'], string, unknown>> {
  /** The fault of an intent about to be sent; null if there is none or it cannot be told. */
  judge(view: T['View'], made: T['Intent']): J | null;
  /** Subject of an intent that may be corrected later in the turn, which clears the fault; null: it may not. */
  subjectOf(view: T['View'], intent: T['Intent']): string | null;
}

const WORTH_TELLING = 3;

/** Observer of a stepped game: judges each intent before it is carried out. */
export function lookingBackBy<T extends GameTypes, J extends Judgement<T['Intent'], string, unknown>>(
  ruleset: Pick<Ruleset<T>, 'viewFor'>,
  reviewer: Reviewer<T, J>,
): {
  before(state: T['State'], player: PlayerId, made: T['Intent'], moment: number): void;
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
 * Hindsight of a recorded game.
 *
 * @throws BrokenRecord for an intent that does not fit
 * @throws RangeError for an unknown version of the rules
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

/** Lessons for a player: the worst decision of each fault first, then the worst of the rest. */
export function lessonsFor<H extends { readonly player: PlayerId; readonly fault: string; readonly gain: number }>(
  hindsight: readonly H[],
  player: PlayerId,
  most: number,
): H[] {
  const own = hindsight.filter((decision) => decision.player === player).sort((a, b) => b.gain - a.gain);
  const worst = own.filter(({ fault }, index) => own.findIndex((decision) => decision.fault === fault) === index);
  return [...worst, ...own.filter((decision) => !worst.includes(decision))].slice(0, most);
}
