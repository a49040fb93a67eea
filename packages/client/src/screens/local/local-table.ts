import type { ComputerLevel, ComputerStyle, GameRecord, RulesInfo } from '@illuminice/protocol';
import {
  type AnyEvent,
  type AnyIntent,
  type AnyState,
  hashOf,
  type PlayerId,
  type RecordedIntent,
  type Rules,
  replayStart,
  replayStep,
  rulesOf,
} from '@illuminice/rules';
import type { LocalGame } from '../../table/game-ui';

export interface LocalSeat {
  readonly player: PlayerId;
  readonly name: string;
  readonly colour: number;
  readonly computer: boolean;
  readonly level: ComputerLevel;
  readonly style: ComputerStyle;
}

export interface LocalSetup {
  readonly rules: RulesInfo;
  readonly seats: readonly LocalSeat[];
}

/** A stored game: its set-up and every intent. Stepping them restores the game. */
export interface KeptTable extends LocalSetup {
  readonly form: 1;
  readonly version: number;
  readonly seed: string;
  readonly intents: readonly RecordedIntent[];
  readonly hash: string;
  /** Number of intents when each player last had the device. */
  readonly seen: Readonly<Record<PlayerId, number>>;
  readonly startedAt: number;
}

/** A stored game that steps to another state. */
export class DamagedTable extends Error {}
export class UnknownRules extends Error {}

/** A game on this device, stepped by the full rules. It knows every secret; the link filters them. */
export class LocalTable {
  readonly #rules: Rules<never>;
  readonly #intents: RecordedIntent[] = [];
  readonly #startedAt: number;
  /** Events of each intent; those of the set-up first. */
  readonly steps: (readonly AnyEvent[])[] = [];
  readonly state: AnyState;
  readonly seen = new Map<PlayerId, number>();
  readonly seats: readonly LocalSeat[];

  private constructor(
    readonly game: LocalGame,
    private readonly setup: LocalSetup & Pick<KeptTable, 'seed' | 'startedAt' | 'version'>,
  ) {
    this.seats = setup.seats;
    this.#startedAt = setup.startedAt;
    this.#rules = rulesOf(game.ruleset, setup.version) as Rules<never>;
    const { state, events } = replayStart(game.ruleset, this.#recorded());
    this.state = state;
    this.steps.push(events);
  }

  /** A new game. @param seed a secret that determines every card and roll @throws RangeError for players that cannot play this game */
  static begin(game: LocalGame, { rules, seats }: LocalSetup, seed: string): LocalTable {
    return new LocalTable(game, { rules, seats, seed, version: game.ruleset.version, startedAt: Date.now() });
  }

  /** The stored game in its last state. @throws UnknownRules @throws DamagedTable */
  static restore(game: LocalGame, stored: KeptTable): LocalTable {
    if (!Object.hasOwn(game.ruleset.versions, stored.version)) throw new UnknownRules(`rules of version ${stored.version}`);
    try {
      const table = new LocalTable(game, stored);
      table.#intents.push(...stored.intents);
      const record = table.#recorded();
      stored.intents.forEach((_, index) => {
        table.steps.push(replayStep(game.ruleset, record, table.state, index));
      });
      for (const { player } of stored.seats) table.seen.set(player, stored.seen[player] ?? 0);
      if (hashOf(table.state) === stored.hash) return table;
    } catch (error) {
      throw new DamagedTable(String(error));
    }
    throw new DamagedTable('another state than the one that was kept');
  }

  play(by: PlayerId, intent: AnyIntent): ReturnType<Rules<never>['step']> {
    const result = this.#rules.step(this.state as never, by, intent as never);
    if (result.ok) {
      this.steps.push(result.events);
      this.#intents.push([this.seats.findIndex(({ player }) => player === by), intent, Date.now()]);
    }
    return result;
  }

  get kept(): KeptTable {
    const { rules, seed, startedAt, version } = this.setup;
    const seen = Object.fromEntries(this.seen);
    return { form: 1, rules, seats: this.seats, seed, version, startedAt, intents: this.#intents, hash: hashOf(this.state), seen };
  }

  /** The finished game with every card, for figures and turning points. */
  get record(): GameRecord {
    const seats = this.seats.map(({ level, style, ...seat }) => ({ ...seat, ...(seat.computer && { level, style }) }));
    const endedAt = this.#intents.at(-1)?.[2] ?? this.#startedAt;
    return { ...this.#recorded(), id: '', seats, startedAt: this.#startedAt, endedAt } as GameRecord;
  }

  #recorded() {
    const { rules, seed, version } = this.setup;
    const players = this.seats.map(({ player }) => player);
    return { ruleset: rules.ruleset, version, players, seed, options: rules.options, hash: null, intents: this.#intents };
  }
}
