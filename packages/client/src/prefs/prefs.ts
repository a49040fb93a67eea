import { batch, effect, type Signal, signal } from '@preact/signals';
import { PREF_NAMES, type Prefs, readPrefs, writePrefs } from './values';

const KEY = 'illuminice.prefs';

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const initial = readPrefs(stored());

/** Preferences of this device as signals, synchronised across pages. */
export const prefs = Object.fromEntries(PREF_NAMES.map((name) => [name, signal(initial[name])])) as unknown as {
  readonly [K in keyof Prefs]: Signal<Prefs[K]>;
};

const current = (): Prefs => Object.fromEntries(PREF_NAMES.map((name) => [name, prefs[name].value])) as unknown as Prefs;

export function setPrefs(next: Prefs): void {
  batch(() => {
    for (const name of PREF_NAMES) (prefs[name] as Signal<unknown>).value = next[name];
  });
}

const system = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));
const prefersLess = system('(prefers-reduced-motion: reduce)');
const systemMotion = signal(prefersLess?.matches ?? false);
const prefersContrast = system('(prefers-contrast: more)');
const systemContrast = signal(prefersContrast?.matches ?? false);

export const reducedMotion = (): boolean => (prefs.motion.value === 'system' ? systemMotion.value : prefs.motion.value === 'reduced');

export const moreContrast = (): boolean => (prefs.contrast.value === 'system' ? systemContrast.value : prefs.contrast.value === 'more');

export const motionSpeed = (): number => prefs.speed.value;

/** Applies preferences, stores them, and follows other pages. Called once, before rendering. */
export function applyPrefs(root: HTMLElement): void {
  prefersLess?.addEventListener('change', ({ matches }) => {
    systemMotion.value = matches;
  });
  prefersContrast?.addEventListener('change', ({ matches }) => {
    systemContrast.value = matches;
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) setPrefs(readPrefs(newValue));
  });
  effect(() => {
    root.style.setProperty('--text-scale', String(prefs.textSize.value / 100));
    root.style.setProperty('--speed', String(prefs.speed.value));
    root.dataset.contrast = moreContrast() ? 'more' : 'usual';
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
  });
  effect(() => {
    const text = writePrefs(current());
    if (text === stored()) return;
    try {
      localStorage.setItem(KEY, text);
    } catch {}
  });
}
