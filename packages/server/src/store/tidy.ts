import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Limits, Store } from './store.js';

const DAY = 24 * 60 * 60_000;
/** A lobby in which nothing happened for so long is given up. */
const LOBBY = DAY;
/** Tables and games that go at a time, so that those who play notice nothing, and the pause between; ms. */
const BATCH = 20;
const BREATHER = 100;

/** What is past its time now. @param now epoch ms */
export const limitsAt = (now: number, { retentionDays, abandonedDays }: Pick<Config, 'retentionDays' | 'abandonedDays'>): Limits => ({
  lobbies: now - LOBBY,
  abandoned: now - abandonedDays * DAY,
  finished: now - retentionDays * DAY,
});

/** Tidies up at the start and then every day. @returns what ends that, once the batch under way is through */
export function tidyDaily(store: Store, config: Config, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | null = null;

  const isOpen = (code: string) => matchMaker.getLocalRoomById(code) !== undefined;
  const run = async () => {
    let gone = 0;
    for (let more = BATCH; more > 0 && !stopped; ) {
      more = await store.tidy(limitsAt(Date.now(), config), BATCH, isOpen);
      gone += more;
      if (more > 0) await new Promise((resolve) => setTimeout(resolve, BREATHER));
    }
    if (gone > 0) log.info({ gone }, 'tidied up');
  };
  const again = () => {
    running = run().catch(({ message }: Error) => log.error({ message }, 'could not tidy up'));
    timer = setTimeout(again, DAY);
    timer.unref();
  };
  again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
