import type { Policy } from '@illuminice/bots';
import { type ClientMessageType, type Pace, settingsAtPace, USUAL_LEVEL } from '@illuminice/protocol';
import { type AnyEvent, type AnyIntent, eventsFor, type PlayerId } from '@illuminice/rules';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { offlineLink } from '../../net/offline-link';
import type { Answer, LocalServices, Payload, TableLink } from '../../net/table-link';
import { motionSpeed, prefs } from '../../prefs/prefs';
import type { LocalTable } from './local-table';

/** Bounds of a computer player's pause, ms. As on a server, mostly in the middle. */
const THINKS_LEAST = 500;
const THINKS_MOST = 1500;
/** Factor on the pause at the fast pace, as on a server. */
const FAST = 0.5;
/** Least factor on the pause, even without motion: steps must stay distinguishable. */
const LEAST_SPEED = 0.15;

/** A table on this device: its holder sees their own cards, and acts. */
export interface LocalLink extends TableLink {
  /** The player who gets the device next; null: nobody, or they have it already. */
  readonly next: ReadonlySignal<PlayerId | null>;
  /** Covered until `open`: nobody has the device, and nothing of the table is visible. */
  readonly isCovered: ReadonlySignal<boolean>;
  readonly lastHolder: ReadonlySignal<PlayerId | null>;
  /** The holder got the device out of turn, and returns it themself. */
  readonly isGuest: ReadonlySignal<boolean>;
  readonly people: readonly PlayerId[];
  cover(): void;
  open(): void;
  handTo(player: PlayerId): void;
  giveBack(): void;
  /** The next player can pass under the cover, by public facts; their own cards stay hidden. */
  readonly canPass: ReadonlySignal<boolean>;
  pass(): void;
  isShowing: () => boolean;
  settle(): void;
  /** Public events since a player last had the device, oldest first. */
  since(player: PlayerId): readonly AnyEvent[];
}

/**
 * The player who gets the device next. Depends only on public facts, so that a request reveals nothing about a hand: who must decide, who
 * has a public offer, and seat order from the present holder. A secret offer waits until its receiver has the device anyway: handing it
 * over at once would reveal the offer. @param order all seats, in order @param people those of them who may have the device @param from the
 * first candidate; null: the first seat @returns null: nobody must decide
 */
export function nextInLine(
  order: readonly PlayerId[],
  people: readonly PlayerId[],
  from: PlayerId | null,
  { offered, awaited }: { readonly offered: readonly PlayerId[]; readonly awaited: readonly PlayerId[] },
): PlayerId | null {
  const begin = from === null ? 0 : order.indexOf(from);
  const line = [...order.slice(begin), ...order.slice(0, begin)].filter((player) => people.includes(player));
  return line.find((player) => offered.includes(player)) ?? line.find((player) => awaited.includes(player)) ?? null;
}

/**
 * The link of a table on this device. @param title name of the table in the viewer's language @param keep saves the table, after every
 * change @param random from 0 to below 1; for pauses and chance of computers
 */
export function localLink(
  table: LocalTable,
  title: () => string,
  services: LocalServices,
  { keep, random = Math.random }: { keep(): void; random?(): number },
): LocalLink {
  const { ruleset, publicOffers } = table.game;
  const board = () => table.state.board;
  const { seats } = table;
  const people = seats.flatMap(({ player, computer }) => (computer ? [] : [player]));
  const alone = people.length === 1 ? (people[0] ?? null) : null;
  const holder = signal<PlayerId | null>(alone);
  const lastHolder = signal<PlayerId | null>(null);
  const guest = signal<PlayerId | null>(null);
  const isCovered = signal(false);
  const moment = signal(0);
  const shown = signal<ReadonlySet<string>>(new Set());

  const view = computed(() => {
    moment.value;
    return structuredClone(ruleset.viewFor(table.state, holder.value));
  });
  const awaited = computed(() => {
    moment.value;
    return ruleset.decision(board()).who;
  });
  const offers = computed(() => {
    moment.value;
    return publicOffers(ruleset.viewFor(table.state, null)).filter(({ id }) => !shown.value.has(id));
  });
  const waitedFor = computed(() =>
    nextInLine(
      seats.map(({ player }) => player),
      people,
      holder.value ?? board().turn?.player ?? null,
      { offered: offers.value.map(({ to: receiver }) => receiver), awaited: awaited.value },
    ),
  );
  const next = computed(() => {
    const nextHolder = alone ?? guest.value ?? waitedFor.value;
    return nextHolder === holder.value ? null : nextHolder;
  });
  const isGuest = computed(() => {
    const { value: me } = holder;
    if (me === null || alone !== null || awaited.value.includes(me)) return false;
    return guest.value === me || offers.value.some(({ to: receiver }) => receiver === me);
  });

  const pace = computed<Pace>(() => (alone === null ? 'normal' : prefs.pace.value));
  /** True once a computer has moved: at pace `step` they wait. */
  let hasMoved = true;

  const { link, tell } = offlineLink({
    get title() {
      return title();
    },
    player: null,
    view,
    rules: table.kept.rules,
    settings: computed(() => settingsAtPace(pace.value)),
    seats,
  });

  const release = () => {
    const { value: me } = holder;
    if (me === null) return;
    table.seen.set(me, table.steps.length);
    lastHolder.value = me;
    holder.value = null;
  };
  /** While nobody is awaited, the table is open to all without its holder's cards, except in the holder's own turn. */
  const releaseDevice = () => {
    if (alone !== null || guest.value !== null || (holder.value !== null && made.isShowing())) return;
    const isOver = board().outcome !== null;
    if (isOver || (waitedFor.value === null && board().turn?.player !== holder.value)) release();
    if (waitedFor.value === null) isCovered.value = false;
  };

  const play = (by: PlayerId, intent: AnyIntent): Answer => {
    const result = table.play(by, intent);
    if (!result.ok) return { ok: false, refusal: { ...result.refusal, text: '' } };
    if (intent.type !== 'done') hasMoved = by !== alone;
    batch(() => {
      tell(eventsFor(result.events, holder.value));
      moment.value += 1;
      releaseDevice();
    });
    keep();
    think();
    return { ok: true };
  };

  const minds = new Map<PlayerId, Policy>();
  const intentOf = (player: PlayerId): AnyIntent | null => {
    const { level = USUAL_LEVEL, style = 'plain' } = seats.find((seat) => seat.player === player) ?? {};
    const mind = minds.get(player) ?? table.game.policy(level, style, Math.floor(random() * 2 ** 31));
    minds.set(player, mind);
    const seen = ruleset.viewFor(table.state, player);
    try {
      return mind(seen);
    } catch (error) {
      console.error('a computer player failed', error);
      return null;
    }
  };
  let thinking: ReturnType<typeof setTimeout> | undefined;
  /** Computers answer offers and questions one after another, until none has an answer. */
  const think = () => {
    clearTimeout(thinking);
    const isStepped = pace.peek() === 'step';
    if (board().outcome || people.length === seats.length || (isStepped && hasMoved)) return;
    const pause = THINKS_LEAST + ((THINKS_MOST - THINKS_LEAST) * (random() + random())) / 2;
    const next = () => void seats.some(({ player, computer }) => computer && answers(player));
    const factor = isStepped ? 0 : Math.max(LEAST_SPEED, motionSpeed()) * (pace.peek() === 'fast' ? FAST : 1);
    thinking = setTimeout(next, pause * factor);
  };
  const answers = (player: PlayerId): boolean => {
    const intent = intentOf(player);
    if (intent && play(player, intent).ok) return true;
    const least = awaited.peek().includes(player) ? ruleset.leastIntent(ruleset.viewFor(table.state, player)) : null;
    return least !== null && play(player, least).ok;
  };

  const passing = computed(() => {
    moment.value;
    const { value: player } = next;
    const asked = player !== null && isCovered.value && guest.value !== player && awaited.value.includes(player);
    return asked && !offers.value.some((offer) => offer.to === player) ? table.game.pass(ruleset.viewFor(table.state, player)) : null;
  });
  const past = (viewer: PlayerId | null) => eventsFor(table.steps.flat(), viewer);
  const made: LocalLink = Object.assign(link, {
    player: holder,
    local: services,
    next,
    isCovered,
    lastHolder,
    isGuest,
    people,
    play: (intent: AnyIntent) => Promise.resolve(holder.value === null ? REFUSED : play(holder.value, intent)),
    send<T extends ClientMessageType>(type: T, payload: Payload<T>): Promise<Answer> {
      if (alone === null || (type !== 'pace' && type !== 'next')) return Promise.resolve(REFUSED);
      if (type === 'pace') prefs.pace.value = (payload as Payload<'pace'>).pace;
      else hasMoved = false;
      think();
      return Promise.resolve({ ok: true });
    },
    onPast(handler: (events: readonly AnyEvent[]) => void) {
      handler(past(holder.value));
      return () => undefined;
    },
    cover() {
      if (next.value === null) return;
      batch(() => {
        release();
        isCovered.value = true;
      });
      keep();
    },
    open() {
      const { value: player } = next;
      if (player === null) return;
      batch(() => {
        holder.value = player;
        isCovered.value = false;
      });
    },
    handTo(player: PlayerId) {
      if (people.includes(player) && alone === null) guest.value = player;
    },
    giveBack() {
      const { value: me } = holder;
      batch(() => {
        shown.value = new Set([...shown.value, ...offers.value.flatMap(({ id, to: receiver }) => (receiver === me ? [id] : []))]);
        guest.value = null;
        releaseDevice();
      });
    },
    canPass: computed(() => passing.value !== null),
    pass() {
      const [{ value: player }, { value: intent }] = [next, passing];
      if (player !== null && intent) play(player, intent);
    },
    isShowing: () => false,
    settle: () => batch(releaseDevice),
    since: (player: PlayerId) => eventsFor(table.steps.slice(table.seen.get(player) ?? 0).flat(), null),
    leave() {
      clearTimeout(thinking);
    },
  });
  batch(releaseDevice);
  isCovered.value = next.value !== null;
  think();
  return made;
}

const REFUSED: Answer = { ok: false, refusal: { code: 'table', why: 'noRoom', text: '' } };
