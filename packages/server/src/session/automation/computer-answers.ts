import type { Answered, Question } from '@illuminice/bots';
import type { AnyIntent, AnyView, PlayerId } from '@illuminice/rules';
import type { Logger } from 'pino';
import type { ServerGame } from '../../games/server-game.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { Recollection } from '../model/recollections.js';
import type { TableModel } from '../model/table-model.js';
import type { Seat } from '../seats/seats.js';

interface ComputerAnswersDeps {
  readonly model: Pick<TableModel, 'recollections' | 'table'>;
  readonly time: Pick<Time, 'random'>;
  readonly log: Logger;
  readonly actions: Pick<Actions, 'play' | 'say'>;
}

/**
 * Questions to computers, and their answers. The table's question and offers are answered apart, from separate views:
 * secret offers must change neither time nor content of a public answer.
 */
export class ComputerAnswers {
  constructor(private readonly deps: ComputerAnswersDeps) {}

  toTable(seat: Seat, game: ServerGame, view: AnyView, withOffers: boolean): Question {
    const offers = withOffers ? game.trade.withOffers(view, (id) => game.trade.isPublic(view, id)) : null;
    return { ...this.#about(seat, game), offers, asked: game.trade.withOffers(view, () => false) };
  }

  toOffer(seat: Seat, game: ServerGame, view: AnyView, id: string): Question {
    return { ...this.#about(seat, game), offers: game.trade.withOffers(view, (offer) => offer === id), asked: null };
  }

  /** True if the answer can still be sent after what happened since the thought. */
  isTimely({ ruleset }: ServerGame, view: AnyView, { intent }: Answered): boolean {
    return intent === null || ruleset.check(view, intent) === null;
  }

  /** Sends an answer to the table; without one, or if it is refused, the least intent. @returns true if something was sent */
  say({ player }: Seat, { ruleset, trade }: ServerGame, view: AnyView, answered: Answered | null): boolean {
    if (answered && this.#sent(player, answered)) return true;
    const least = ruleset.leastIntent(trade.withOffers(view, () => false));
    return least !== null && this.deps.actions.play(player, least) === null;
  }

  /** Sends an answer to an offer. @returns true if something was sent */
  sayToOffer({ player }: Seat, answered: Answered | null): boolean {
    return answered !== null && this.#sent(player, answered);
  }

  #sent(player: PlayerId, { intent, memory, lines }: Answered): boolean {
    this.#keep(player, { ...this.#recollection(player), memory });
    if (intent === null) return false;
    const refusal = this.deps.actions.play(player, intent);
    // The game goes on anyway.
    if (refusal) this.deps.log.error({ player, intent: (intent as AnyIntent).type, why: refusal.why }, 'a computer player was refused');
    else for (const { to: recipient, text } of lines) this.deps.actions.say(player, recipient, text);
    return refusal === null;
  }

  #about({ player, level, style }: Seat, { ruleset }: ServerGame): Omit<Question, 'offers' | 'asked'> {
    const { seed, memory } = this.#recollection(player);
    return { ruleset: ruleset.id, level, style, seed, memory };
  }

  #recollection(player: PlayerId): Recollection {
    const known = this.deps.model.recollections.of(this.#game, player);
    if (known) return known;
    const begun = { seed: Math.floor(this.deps.time.random(`policy ${player}`) * 2 ** 31), memory: null };
    this.#keep(player, begun);
    return begun;
  }

  #keep(player: PlayerId, recollection: Recollection): void {
    this.deps.model.recollections.keep(this.#game, player, recollection);
  }

  get #game(): string {
    return this.deps.model.table?.id ?? '';
  }
}
