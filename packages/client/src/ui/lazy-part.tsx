import { signal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, createElement } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';

type Loading = 'idle' | 'loading' | 'failed';

/** A part of the page that is loaded when it is needed, once for the whole page. */
export interface LazyPart<T extends object> {
  /** The part itself once it is there. A signal: components and effects that read it follow it. */
  readonly value: T | Loading;
  /** Loads it unless it is there or on its way. @throws the error if it cannot be had; asked again, it tries again */
  load(): Promise<T>;
  preload(): void;
  /** Loads it at once unless it is there or on its way; what failed is loaded again. */
  retry(): void;
}

/** The longest that a page which is never idle puts a part off, ms: it may be hidden, or its machine slow. */
const PUT_OFF_MS = 2000;

/** Parts to be loaded ahead, in order. One by one: several at once would be one long task, just as a turn begins. */
const ahead = new Set<() => Promise<unknown>>();
let isFetching = false;

async function fetchAhead(): Promise<void> {
  isFetching = true;
  for (const load of ahead) {
    await idle();
    ahead.delete(load);
    // A user of the part learns of a failure by its value.
    await load().catch(() => undefined);
  }
  isFetching = false;
}

/** Safari knows no idle time. */
const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: PUT_OFF_MS });
    else setTimeout(done);
  });

/**
 * @param load nothing but the import. Not `import(…).then(…)`: the build moves what follows an import into it, and a style
 *   sheet that cannot be had would go unnoticed.
 */
export function lazyPart<T extends object>(load: () => Promise<T>): LazyPart<T> {
  const value = signal<T | Loading>('idle');
  let loading: Promise<T> | null = null;
  const begin = async (): Promise<T> => {
    value.value = 'loading';
    try {
      const part = await load();
      value.value = part;
      return part;
    } catch (error) {
      loading = null;
      value.value = 'failed';
      throw error;
    }
  };
  const loaded = () => {
    loading ??= begin();
    return loading;
  };
  // A reader of the value learns of a failure by it.
  const quietly = () => void loaded().catch(() => undefined);
  return {
    get value() {
      return value.value;
    },
    load: loaded,
    preload() {
      if (value.peek() !== 'idle') return;
      ahead.add(loaded);
      if (!isFetching) void fetchAhead();
    },
    retry: quietly,
  };
}

/** @returns the part if it is there, else null */
export const loadedOf = <T extends object>({ value }: LazyPart<T>): T | null => (typeof value === 'string' ? null : value);

/** How long nothing is said of a part that is on its way, ms: most are there sooner. */
const QUIET_MS = 300;

export function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="small muted" role="status" data-testid="part-loading">
      {isLong && t('part.loading')}
    </p>
  );
}

/**
 * Shows a part as soon as it is there. Appearing loads it, again if that failed before.
 *
 * @param fallback shown until then; `failed`: loading failed, `part.retry` tries again
 * @param againMs a part that must come is asked for again so often, ms; otherwise a retry is left to the fallback
 */
export function Later<T extends object>(props: {
  part: LazyPart<T>;
  fallback?: (failed: boolean) => ComponentChildren;
  againMs?: number;
  children: (loaded: T) => ComponentChildren;
}) {
  const { part, fallback, againMs, children } = props;
  const loaded = loadedOf(part);
  const missing = loaded === null;
  useEffect(() => {
    if (!missing) return;
    part.retry();
    if (againMs === undefined) return;
    const timer = setInterval(part.retry, againMs);
    return () => clearInterval(timer);
  }, [part, missing, againMs]);
  return <>{loaded ? children(loaded) : fallback?.(part.value === 'failed')}</>;
}

/** How often a part that a game waits for is asked for again, ms. */
const AGAIN_MS = 3000;

type Parts<N extends string, P> = Readonly<Record<N, ComponentType<P>>>;

/**
 * The component `name` of a part, shown as soon as the part is there; `part` loads it ahead.
 *
 * @param load nothing but the import, as for `lazyPart`
 * @param must a game waits for it: until it is there a note says so, and it is asked for again and again
 */
export function lazyComponent<N extends string, P extends object = object>(
  load: () => Promise<Parts<N, P>>,
  name: N,
  { must = false } = {},
) {
  const part = lazyPart(load);
  const Component = (props: P) => (
    <Later part={part} {...(must && { againMs: AGAIN_MS, fallback: () => <Waiting /> })}>
      {(loaded) => createElement<P>(loaded[name], props)}
    </Later>
  );
  return Object.assign(Component, { part });
}
