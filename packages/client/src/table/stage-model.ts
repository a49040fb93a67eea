import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, StageScene } from '../net/game-types';
import type { TableLink } from '../net/table-link';

export interface ShownScene<S extends StageScene> {
  readonly scene: S;
  readonly id: number;
  readonly told: boolean;
}

export interface StageModel<S extends StageScene = StageScene> {
  readonly shown: ReadonlySignal<ShownScene<S> | null>;
  /** Shows the outcome at once; if it is shown already, ends the scene. */
  skip(): void;
  /** Keeps a scene with its outcome until it is skipped: it is being read by keyboard. */
  stay(): void;
}

/** The viewer's settings of scenes, read at the beginning of each. */
export interface StageSettings {
  /** Factor on the length of scenes; 0: outcomes show at once. */
  speed(): number;
  reduced(): boolean;
  /** True on a page in the background: no scenes then. */
  hidden(): boolean;
}

/** Delay of log, panel, plates and board after the outcome, ms. */
const FOLLOWS_MS = 120;
/** Longest stay of an opening's scenes once a question waits behind them, ms. */
const HURRIED_MS = 1200;

/** Scenes of one batch of events, with the updates held for them. */
interface Act<G extends GameTypes> {
  readonly scenes: readonly G['Scene'][];
  readonly before: G['View'] | null;
  readonly batches: Parameters<Parameters<TableLink<G>['onEvents']>[0]>[];
}

export interface SceneSource<G extends GameTypes> {
  scenesOf(events: readonly G['Event'][], before: G['View'], after: G['View']): readonly G['Scene'][];
  /** True while others wait for the viewer's answer. */
  asks(view: G['View']): boolean;
  onHeld?: (() => void) | undefined;
}

/**
 * Puts scenes in front of a table. Until a scene shows its outcome, the returned link keeps the former view and events; then it passes on
 * all updates in order. The next scene ends the former one, but those of an opening (`follow: 'gone'`) run to their end: updates wait
 * behind them, and a question shortens them.
 */
export function stagedLink<G extends GameTypes>(
  link: TableLink<G>,
  { scenesOf, asks, onHeld }: SceneSource<G>,
  settings: StageSettings,
): { link: TableLink<G>; stage: StageModel<G['Scene']>; begin(scenes: readonly G['Scene'][]): void; stop(): void } {
  type Handler = Parameters<TableLink<G>['onEvents']>[0];
  const handlers = new Set<Handler>();
  const held = signal<G['View'] | null>(null);
  const shown = signal<ShownScene<G['Scene']> | null>(null);
  let waiting: Parameters<Handler>[] = [];
  let queue: G['Scene'][] = [];
  let acts: Act<G>[] = [];
  let isHurried = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let follows: ReturnType<typeof setTimeout> | undefined;
  let nextId = 0;

  /** Runs after so many ms at the viewer's speed; at once at speed 0. */
  const later = (ms: number, run: () => void) => {
    if (settings.speed() > 0) return setTimeout(run, ms * settings.speed());
    run();
    return undefined;
  };
  const release = () => {
    clearTimeout(follows);
    const batches = waiting;
    waiting = [];
    for (const [events, view] of batches) for (const handler of handlers) handler(events, view);
    held.value = acts[0]?.before ?? null;
  };
  const end = () => {
    clearTimeout(alarm);
    const next = queue.shift();
    if (next) return show(next);
    shown.value = null;
    isHurried = false;
    release();
    const act = acts.shift();
    if (!act) return;
    held.value = act.before;
    waiting = act.batches;
    begin(act.scenes);
  };
  const staysFor = ({ stays, follow }: G['Scene']) =>
    (isHurried && follow === 'gone' ? Math.min(stays, HURRIED_MS) : stays) * (settings.speed() || 1);
  const tell = () => {
    const now = shown.peek();
    if (!now || now.told) return;
    clearTimeout(alarm);
    shown.value = { ...now, told: true };
    // The next scene begins from the same held table.
    if (queue.length === 0 && now.scene.follow === 'told') follows = later(FOLLOWS_MS, release);
    alarm = setTimeout(end, staysFor(now.scene));
  };
  const show = (scene: G['Scene']) => {
    shown.value = { scene, id: nextId++, told: false };
    alarm = later(settings.reduced() ? scene.ms.fades : scene.ms.moves, tell);
  };
  const begin = (scenes: readonly G['Scene'][]) => {
    const [first, ...rest] = scenes;
    if (!first) return;
    clearTimeout(alarm);
    queue = rest;
    show(first);
  };
  /** Ends everything; held updates are dropped, since newer ones replace them. */
  const drop = () => {
    clearTimeout(alarm);
    clearTimeout(follows);
    waiting = [];
    queue = [];
    acts = [];
    isHurried = false;
    shown.value = null;
    held.value = null;
  };
  const hurry = () => {
    if (isHurried) return;
    isHurried = true;
    onHeld?.();
    const now = shown.peek();
    if (!now?.told) return;
    clearTimeout(alarm);
    alarm = setTimeout(end, staysFor(now.scene));
  };

  const stops = [
    link.onEvents((events, view) => {
      const before = link.view.peek();
      const scenes = before ? scenesOf(events, before, view) : [];
      const isOpening = shown.peek()?.scene.follow === 'gone';
      if (scenes.length === 0 || settings.hidden()) {
        if (held.peek()) (acts.at(-1)?.batches ?? waiting).push([events, view]);
        else for (const handler of handlers) handler(events, view);
      } else if (!isOpening && acts.length === 0) {
        release();
        held.value = before;
        waiting.push([events, view]);
        begin(scenes);
      } else if (isOpening && acts.length === 0 && scenes.every(({ follow }) => follow === 'gone')) {
        held.value ??= before;
        waiting.push([events, view]);
        queue.push(...scenes);
      } else acts.push({ scenes, before, batches: [[events, view]] });
      if (shown.peek()?.scene.follow === 'gone' && asks(view)) hurry();
    }),
    // The connection was lost, or a replay jumped: the scene is past.
    link.onPast(drop),
  ];
  const staged: TableLink<G> = Object.assign(Object.create(link) as TableLink<G>, {
    view: computed(() => held.value ?? link.view.value),
    onEvents(handler: Handler) {
      handlers.add(handler);
      return () => handlers.delete(handler);
    },
  });
  return {
    link: staged,
    stage: {
      shown,
      skip() {
        if (shown.peek()?.told === false) tell();
        else end();
      },
      stay() {
        if (shown.peek()?.told) clearTimeout(alarm);
      },
    },
    /** Shows earlier events; the table stays unchanged meanwhile. */
    begin(scenes) {
      const view = link.view.peek();
      if (scenes.length === 0 || !view) return;
      held.value = view;
      begin(scenes);
      if (asks(view)) hurry();
    },
    stop() {
      drop();
      for (const stop of stops) stop();
    },
  };
}
