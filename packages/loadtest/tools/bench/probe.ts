import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';

/** Loaded before a server that is measured: answers its parent with what the process has used so far. */
export interface Usage {
  /** Processor time, in µs. */
  readonly cpu: number;
  /** Bytes in use by scripts and buffers; null unless a collection was asked for. */
  readonly heap: number | null;
}

/** Set while it is watched where the processor's time goes. */
let profiler: Session | null = null;

/** Begins to watch, or writes what was seen to a file. */
async function profile(file: string | null): Promise<void> {
  if (file === null) {
    profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.start');
  } else if (profiler) {
    const seen = await profiler.post('Profiler.stop');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(seen.profile));
    profiler.disconnect();
    profiler = null;
  }
  process.send?.('profiled');
}

process.on('message', (question: string | { profile: string | null }) => {
  if (typeof question === 'object') {
    void profile(question.profile);
    return;
  }
  const { user, system } = process.cpuUsage();
  let heap: number | null = null;
  if (question === 'heap') {
    for (let i = 0; i < 3; i += 1) global.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    heap = heapUsed + external;
  }
  process.send?.({ cpu: user + system, heap } satisfies Usage);
});
process.channel?.unref();
