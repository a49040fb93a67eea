import type { Policy } from '@illuminice/bots';
import type { ComputerLevel } from '@illuminice/protocol';
import type { AnyIntent, AnyView, PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import type { ServerGame } from '../games/server-game.js';
import type { Time } from '../time.js';
import type { Actions } from './actions.js';
import type { Seat } from './seats.js';

/**
 * Answers of computer players. A question and each offer are answered apart, from views that do not show the one while the
 * other is thought over: what is offered in secret changes neither when nor what a computer player answers in public.
 */
export class ComputerAnswers {
  /** By player and level. */
  readonly #policies = new Map<string, Policy>();

  constructor(
    private readonly time: Pick<Time, 'random'>,
    private readonly log: Logger,
    private readonly actions: Pick<Actions, 'play' | 'report'>,
  ) {}

  /** Answers the question that the table asks. @returns whether anything was said */
  question({ player, level }: Seat, game: ServerGame, view: AnyView): boolean {
    const alone = game.trade.withOffers(view, () => false);
    const intent = this.#guarded(() => this.#policy(game, player, level)(alone)) ?? game.ruleset.leastIntent(alone);
    if (!intent) return false;
    const refusal = this.actions.play(player, intent);
    if (!refusal) return true;
    // The game goes on all the same.
    this.log.error({ player, intent: intent.type, why: refusal.why }, 'a computer player was refused');
    const least = game.ruleset.leastIntent(alone);
    return least !== null && this.actions.play(player, least) === null;
  }

  /** Answers one of these offers, the first that it has an answer to. @returns whether anything was said */
  offer({ player }: Seat, game: ServerGame, view: AnyView, isMeant: (id: string) => boolean): boolean {
    const intent = this.#guarded(() => game.computers.answerOffers(game.trade.withOffers(view, isMeant)));
    const refusal = intent && this.actions.play(player, intent);
    if (refusal) this.log.error({ player, intent: 'answer', why: refusal.why }, 'a computer player was refused');
    return intent !== null && refusal === null;
  }

  forget(): void {
    this.#policies.clear();
  }

  #policy({ computers }: ServerGame, player: PlayerId, level: ComputerLevel): Policy {
    // The next game may be played better, or worse.
    const key = `${player} ${level}`;
    const policy = this.#policies.get(key) ?? computers.policies[level](Math.floor(this.time.random(`policy ${key}`) * 2 ** 31));
    this.#policies.set(key, policy);
    return policy;
  }

  #guarded(think: () => AnyIntent | null): AnyIntent | null {
    try {
      return think();
    } catch (error) {
      this.actions.report(error as Error, 'computer player');
      return null;
    }
  }
}
