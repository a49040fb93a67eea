import type { Browser } from 'playwright-core';

/** Part of a trace event; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Script time of each frame during an act: processor time of its animation callbacks, ms, whatever else the machine does. */
export const frameScript = async (browser: Browser, act: () => Promise<void>): Promise<number[]> =>
  perFrame(await traced(browser, ['devtools.timeline'], act));

/** Frames before and between two marks of the page (`performance.mark`), each as of `frameScript`; without the first mark all are before. */
export const frameScriptBetween = async (
  browser: Browser,
  marks: { from: string; to: string },
  act: () => Promise<void>,
): Promise<{ before: number[]; between: number[] }> => {
  const events = await traced(browser, ['devtools.timeline', 'blink.user_timing'], act);
  const timeOf = (name: string) => events.find((event) => event.name === name)?.ts ?? Number.POSITIVE_INFINITY;
  const [from, to] = [timeOf(marks.from), timeOf(marks.to)];
  return {
    before: perFrame(events.filter(({ ts }) => ts < from)),
    between: perFrame(events.filter(({ ts }) => ts >= from && ts < to)),
  };
};

export interface Busy {
  /** Event-loop tasks; input waits meanwhile. */
  readonly tasks: number[];
  /** Timer callbacks. */
  readonly timers: number[];
}

export const mainThread = async (browser: Browser, act: () => Promise<void>): Promise<Busy> => {
  const events = await traced(browser, ['disabled-by-default-devtools.timeline', 'devtools.timeline'], act);
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const named = (wanted: string) =>
    events
      .filter(({ name, ph, pid, tid }) => name === wanted && ph === 'X' && mains.has(`${pid} ${tid}`))
      .map(({ tdur }) => (tdur ?? 0) / 1000)
      .sort((a, b) => b - a);
  return { tasks: named('RunTask'), timers: named('TimerFire') };
};

const traced = async (browser: Browser, includedCategories: string[], act: () => Promise<void>): Promise<TraceEvent[]> => {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((over) => session.once('Tracing.tracingComplete', over));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
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
