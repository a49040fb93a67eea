import type { Browser } from 'playwright-core';

/** The part of a trace event that is read; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
}

/**
 * What the frames of a page cost in script, while something is done.
 *
 * @returns for each frame in which scripts ran, the processor time of all its animation callbacks together, ms: other
 *   work on the same processors does not count
 */
export const frameScript = async (browser: Browser, act: () => Promise<void>): Promise<number[]> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return perFrame(events);
};

const perFrame = (events: readonly TraceEvent[]): number[] => {
  const frames: number[] = [];
  let fresh = true;
  for (const event of [...events].sort((a, b) => a.ts - b.ts)) {
    if (event.name === 'AnimationFrame::Render' && event.ph === 'b') fresh = true;
    if (event.name !== 'FireAnimationFrame' || event.ph !== 'X') continue;
    const ms = (event.tdur ?? 0) / 1000;
    if (fresh) frames.push(ms);
    else frames[frames.length - 1] = (frames.at(-1) ?? 0) + ms;
    fresh = false;
  }
  return frames;
};
