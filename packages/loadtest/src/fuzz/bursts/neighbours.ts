import { setTimeout as sleep } from 'node:timers/promises';
import { openTable } from '@illuminice/client-sdk';
import type { RulesetId } from '@illuminice/rules';
import type { Histogram } from 'hdr-histogram-js';
import type { ScriptedPlayer } from '../../player.js';
import { playRoom } from '../../room.js';
import { newHistogram, Tally } from '../../tally.js';

const MOST_INTENTS = 1500;
/** Wait for late answers after a measurement, in ms. */
const LATE = 1500;

export interface Neighbourhood {
  url: string;
  ruleset: RulesetId;
  rooms: number;
  players: number;
  /** Thinking time of a player in ms. */
  think: number;
  seed: number;
}

/** Time from sending an intent until all clients have it, in ms. */
export interface Wait {
  intents: number;
  p50: number;
  p99: number;
  max: number;
}

/** In µs; only intents really sent. */
export interface Measured {
  intents: number;
  histogram: Histogram;
}

interface Stretch extends Measured {
  from: number;
  to: number;
}

export function waitOf({ intents, histogram }: Measured): Wait {
  const ms = (micros: number) => Math.round(micros / 10) / 100;
  const latencyAt = (percentile: number) => ms(histogram.getValueAtPercentile(percentile));
  return { intents, p50: latencyAt(50), p99: latencyAt(99), max: ms(histogram.totalCount > 0 ? histogram.maxValue : 0) };
}

export class Neighbours {
  readonly all: Tally;
  readonly games: string[] = [];
  readonly #stretches: Stretch[] = [];
  readonly #playing: Promise<unknown>;
  #over = false;

  constructor(private readonly plan: Neighbourhood) {
    this.all = new Tally(plan.think);
    this.#playing = Promise.all(Array.from({ length: plan.rooms }, (_, i) => this.#play(i)));
  }

  /** Measures delays for a while. @param ms duration */
  async measured(ms: number): Promise<Measured> {
    const from = performance.now();
    const stretch = { from, to: from + ms, intents: 0, histogram: newHistogram() };
    this.#stretches.push(stretch);
    await sleep(ms + LATE);
    return stretch;
  }

  async end(): Promise<void> {
    this.#over = true;
    await this.#playing;
  }

  async #play(room: number): Promise<void> {
    const { url, ruleset, players, think, seed } = this.plan;
    for (let game = 0; !this.#over; game += 1) {
      const tally = new NeighbourTally(think, (micros, sentAt) => this.#timed(micros, sentAt));
      try {
        const { code: table } = await openTable(url, { ruleset, seats: players });
        await playRoom(
          {
            url,
            ruleset,
            players,
            games: 1,
            seed: seed + 1000 * room + game,
            think,
            table,
            mostIntents: MOST_INTENTS,
            enough: () => this.#over,
          },
          tally,
        );
      } catch (error) {
        tally.errors.push(error instanceof Error ? error.message : String(error));
        await sleep(1000);
      }
      if (tally.recorded) this.games.push(tally.recorded);
      this.all.add(tally);
    }
  }

  #timed(micros: number, sentAt: number): void {
    const stretch = this.#stretches.find(({ from, to }) => from <= sentAt && sentAt < to);
    if (!stretch) return;
    stretch.intents += 1;
    // Correct for coordinated omission: further requests would have waited too.
    stretch.histogram.recordValueWithExpectedInterval(micros, Math.max(1, this.plan.think) * 1000);
  }
}

class NeighbourTally extends Tally {
  recorded = '';

  override ended(player: ScriptedPlayer, reason: Error | null): void {
    this.recorded = player.table.game || this.recorded;
    super.ended(player, reason);
  }
}
