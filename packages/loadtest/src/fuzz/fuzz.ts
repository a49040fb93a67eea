import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTable } from '@illuminice/client-sdk';
import type { RulesetId } from '@illuminice/rules';
import { type Report, report } from '../report.js';
import { playRoom } from '../room.js';
import { Tally } from '../tally.js';
import { type Attack, addressesFor } from './attack-plan.js';
import { type Damage, noDamage } from './attackers.js';
import { Target } from './target.js';

export interface FuzzPlan {
  ruleset: RulesetId;
  frames: number;
  seed: number;
  /** A running server; default: a new one. */
  url?: string;
  rooms: number;
  players: number;
  /** Thinking time of honest players in ms. */
  think: number;
}

export interface FuzzReport extends Damage {
  seconds: number;
  quiet: Report;
  attacked: Report;
  /** Resident memory of the server in MB: at start, peak, and at the end; null if unknown. */
  memory: { before: number; most: number; after: number } | null;
  /** Processor use of the server during the attack in percent; null if unknown. */
  busyPercent: number | null;
  alive: boolean;
  trouble: string[];
}

/** Wait before measuring memory after a long run, in ms: abandoned tables go to sleep meanwhile. */
const REST = 15_000;
const LONG_RUN = 100_000;

/** Attacks a server with honest players on it. */
export async function fuzz(plan: FuzzPlan, progress: (damage: Damage) => void = () => {}): Promise<FuzzReport> {
  const target = plan.url ? null : await Target.start();
  const url = plan.url ?? (target as Target).url;
  try {
    const began = performance.now();
    const quiet = await honest(plan, url, { until: () => true, mostIntents: 150 });
    const before = target?.megabytes ?? 0;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, target?.megabytes ?? 0);
    }, 500);
    let damage = noDamage();
    let over = false;
    const cpu = target?.cpuSeconds ?? null;
    const attackBegan = performance.now();
    const attacker = fork(fileURLToPath(new URL('./attack.js', import.meta.url)));
    attacker.on('message', (news: Damage) => {
      damage = news;
      progress(damage);
    });
    attacker.once('exit', () => {
      over = true;
    });
    const attack: Attack = { url, ruleset: plan.ruleset, frames: plan.frames, seed: plan.seed, addresses: addressesFor(url), victims: [] };
    attacker.send(attack);
    const attacked = await honest(plan, url, {
      until: () => over,
      begun: (victim) => {
        if (attacker.connected) attacker.send({ victim });
      },
    });
    const busy = cpu === null ? null : (target?.cpuSeconds ?? cpu) - cpu;
    const busyPercent = busy === null ? null : Math.round((100_000 * busy) / (performance.now() - attackBegan));
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    if (plan.frames >= LONG_RUN) await sleep(REST);
    clearInterval(watch);
    const alive = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    const after = target?.megabytes ?? 0;
    return {
      ...damage,
      seconds,
      quiet,
      attacked,
      busyPercent,
      memory: before > 0 ? { before, most, after } : null,
      alive,
      trouble: target?.trouble ?? [],
    };
  } finally {
    await target?.stop();
  }
}

interface Stage {
  until: () => boolean;
  /** Reports a table with all seats taken: strangers may watch. */
  begun?: (code: string) => void;
  mostIntents?: number;
}

/** Honest players at several tables, one game after another. */
async function honest(
  { ruleset, rooms, players, think, seed }: FuzzPlan,
  url: string,
  { until, begun, mostIntents = 3000 }: Stage,
): Promise<Report> {
  const all = new Tally(think);
  const began = performance.now();
  const play = async (room: number) => {
    for (let game = 0; ; game += 1) {
      const tally = new Tally(think);
      try {
        const { code: table } = await openTable(url, { ruleset, seats: players });
        await playRoom(
          { url, ruleset, players, games: 1, seed: seed + 1000 * room + game, think, table, mostIntents, ...(begun && { begun }) },
          tally,
        );
      } catch (error) {
        tally.errors.push(error instanceof Error ? error.message : String(error));
        await sleep(1000);
      }
      all.add(tally);
      if (until()) break;
    }
  };
  await Promise.all(Array.from({ length: rooms }, (_, i) => play(i)));
  return report(all, players, (performance.now() - began) / 1000);
}
