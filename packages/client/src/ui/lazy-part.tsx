import { signal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, createElement } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text';

type Loading = 'idle' | 'loading' | 'failed';

export interface LazyPart<T extends object> {
  readonly value: T | Loading;
  /** Loads it once. @throws the error; asked again, it retries */
  load(): Promise<T>;
  preload(): void;
  retry(): void;
}

/** Longest delay of a part on a page that is never idle, ms: it may be hidden or slow. */
const PUT_OFF_MS = 2000;

/** Parts to preload, in order and one by one: together they would be a long task just as a turn begins. */
const ahead = new Set<() => Promise<unknown>>();
let isFetching = false;

async function fetchAhead(): Promise<void> {
  isFetching = true;
  for (const load of ahead) {
    await idle();
    ahead.delete(load);
    await load().catch(() => undefined);
  }
  isFetching = false;
}

/** Resolves once the page has nothing to do, after two seconds at the latest. Safari has no idle callback. */
export const idle = (): Promise<unknown> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: PUT_OFF_MS });
    else setTimeout(done);
  });

/** @param load the bare import: the build moves chained calls into it, and a missing style sheet would go unnoticed */
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

/** @returns the part if loaded, else null */
export const loadedOf = <T extends object>({ value }: LazyPart<T>): T | null => (typeof value === 'string' ? null : value);

/** Delay of the loading note, ms. */
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
 * Shows a part once loaded; mounting loads it, also after a failure.
 * @param fallback shown meanwhile; `failed`: `part.retry` tries again @param againMs automatic retry of an essential part, ms
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

/** Retry of a part that a game waits for, ms. */
const AGAIN_MS = 3000;

type Parts<N extends string, P> = Readonly<Record<N, ComponentType<P>>>;

/**
 * Component `name` of a lazy part; `part` preloads it.
 * @param load the bare import, as for `lazyPart` @param must essential: shows a note and retries
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
