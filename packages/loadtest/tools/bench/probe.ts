/** Loaded before a server that is measured: answers its parent with what the process has used so far. */
export interface Usage {
  /** Processor time, in µs. */
  readonly cpu: number;
  /** Bytes in use by scripts and buffers; null unless a collection was asked for. */
  readonly heap: number | null;
}

process.on('message', (question) => {
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
