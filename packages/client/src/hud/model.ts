import type { ClientMessages, ClientMessageType, WireRefusal } from '@illuminice/protocol';
import {
  type CardId,
  check,
  type Decision,
  decision,
  type GameEvent,
  type Intent,
  offers,
  type Place,
  type PlayerId,
  type Refusal,
  type View,
} from '@illuminice/rules';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, h } from 'preact';
import { PRESENT, type SeatInfo, type TableLink } from '../net/table-link';
import type { SceneMarks, TableScene } from '../scene/contract';
import { type SeatLook, seatLook } from '../style/tokens';
import { logLine, refusalText, textOf } from '../text';
import { byType, type Gesture, marksOf, type Offers, stillPossible, type Table, tapCard, tapPlace } from './gestures/index';
import { newPlace, pickPlace, placeable, places } from './gestures/place';
import { playsSpecial } from './gestures/special';
import { secondsLeft } from './seconds-left';
import { whereActed } from './where-acted';
import { Why } from './why';

export { TableContext, useTable } from './table-context';

export interface LoggedEvent {
  id: number;
  event: GameEvent;
}

/** A refusal shown where somebody clicked, in page px. */
export interface ShownRefusal {
  id: number;
  text: string;
  code: string;
  x: number;
  y: number;
}

/** Everything that the interface over the scene reads and does. */
export interface TableModel {
  readonly link: TableLink;
  readonly view: ReadonlySignal<View>;
  /** Null: a spectator. */
  readonly me: PlayerId | null;
  readonly offers: ReadonlySignal<Offers>;
  readonly decision: ReadonlySignal<Decision>;
  /** Whether the game waits for the viewer. */
  readonly asked: ReadonlySignal<boolean>;
  /** Until the clock falls; null: none runs. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** Until the viewer's silence becomes a `done`; null: it does not. */
  readonly silenceLeft: ReadonlySignal<number | null>;
  readonly gesture: ReadonlySignal<Gesture | null>;
  readonly marks: ReadonlySignal<SceneMarks>;
  readonly log: ReadonlySignal<readonly LoggedEvent[]>;
  readonly refused: ReadonlySignal<ShownRefusal | null>;
  /** The card shown large. `pinned`: until it is put away. */
  readonly closeUp: Signal<{ card: CardId; rect: DOMRect | null; pinned: boolean } | null>;
  /** Null until it is drawn for the first time. */
  readonly scene: Signal<TableScene | null>;
  /** The page of the menu that is open; null: none is. */
  readonly menu: Signal<MenuPage | null>;
  /** Whether the hand is shown where there is no room for it beside the rest. */
  readonly handOpen: Signal<boolean>;
  /** The element that holds the main button of the moment. */
  readonly foot: Signal<HTMLElement | null>;
  readonly table: ReadonlySignal<Table | null>;
  /** Name, colour and connection of a player. */
  seat(player: PlayerId): SeatInfo & { look: SeatLook };
  name(player: PlayerId): string;
  begin(gesture: Gesture): void;
  change(gesture: Gesture): void;
  cancel(): void;
  /** A tap beside everything: puts away the close-up, and a Special that is not yet locked in. */
  away(): void;
  /** Sends an intent; a refusal is shown beside what was clicked. */
  act(intent: Intent): Promise<boolean>;
  /** Sends any other message; a refusal is shown likewise. */
  tell: TellTable;
  /** The viewer thinks it over: his silence is no `done` in this window. Nothing, if it would be none anyway. */
  wait(): void;
  /** What the lower part of the side panel shows, and to whom one's words go (null: to all). */
  readonly talk: Signal<{ tab: TalkTab; to: PlayerId | null }>;
  /** Rises whenever the viewer asks to write: the field takes the focus. */
  readonly talkAsked: Signal<number>;
  tapCard(card: CardId): void;
  tapPlace(place: Place): void;
  /** Why not, in words; null when it is legal. */
  why(refusal: Refusal | null | undefined): ComponentChildren;
  dispose(): void;
}

export type MenuPage = 'menu' | 'orders' | 'leaving' | 'moving';

export type TalkTab = 'log' | 'chat' | 'promises';

type TellTable = <T extends ClientMessageType>(type: T, payload: Omit<ClientMessages[T], 'n'>) => Promise<boolean>;

const LOG_LENGTH = 400;

/**
 * Puts together what a table shows. `view` must have a value.
 *
 * @param drafts what each player was putting together when their model was disposed of: whoever takes their seat up again
 *   goes on with it, as far as the board still lets them
 */
export function tableModel(link: TableLink, drafts: Map<PlayerId, Gesture> = new Map()): TableModel {
  const view = computed(() => link.view.value as View);
  const me = link.player.value;
  const names = { player: (id: PlayerId) => seat(id).name };
  const offered = computed(() => byType(offers(view.value)));
  const table = computed<Table | null>(() => (me === null ? null : { view: view.value, offers: offered.value, me }));
  const who = computed(() => decision(view.value.board));
  const gesture = signal<Gesture | null>((me !== null && drafts.get(me)) || null);
  const refused = signal<ShownRefusal | null>(null);
  const log = signal<readonly LoggedEvent[]>([]);
  const closeUp: TableModel['closeUp'] = signal(null);
  let nextId = 0;
  const acted = whereActed();

  const seat = (player: PlayerId) => {
    const found = link.lobby.value?.seats.find((one) => one.player === player);
    const info = found ?? {
      player,
      place: 0,
      name: player,
      colour: 0,
      ready: true,
      ...PRESENT,
      computer: false,
      level: 'usual' as const,
    };
    return { ...info, look: seatLook(info.colour) };
  };

  const show = (refusal: Refusal & Pick<WireRefusal, 'after'>) => {
    const meanwhile = (refusal.after ?? []).map((event) => textOf(logLine(event, names)));
    const text = [...meanwhile, refusalText(refusal, names)].join(' ');
    const code = refusal.code === 'table' ? '' : refusal.code;
    refused.value = { id: nextId++, text, code, ...acted.at(model.foot.value) };
  };

  const clock = secondsLeft(() => link.timer.value.at, link.now);
  const silence = computed(() => {
    const { frame, rev, who: asked } = who.value;
    const told = link.silence.value;
    return told && me !== null && told.frame === frame && told.rev === rev && asked.includes(me) ? told.at : 0;
  });
  const silenceLeft = secondsLeft(() => silence.value, link.now);
  const logged = (events: readonly GameEvent[]): LoggedEvent[] => events.map((event) => ({ id: nextId++, event }));
  const stopLog = link.onEvents((events) => {
    log.value = [...log.value, ...logged(events)].slice(-LOG_LENGTH);
  });
  const stopPast = link.onPast((events) => {
    log.value = logged(events.slice(-LOG_LENGTH));
  });

  // The gesture lives as long as the board lets it; a captive asks to be placed by itself.
  const stopGesture = effect(() => {
    const now = table.value;
    const asks = who.value;
    const current = gesture.peek();
    if (!now) return;
    let next = current && stillPossible(now, current);
    if (asks.kind === 'place' && asks.who.includes(now.me) && now.offers.place.can) {
      if (next?.kind !== 'place' || next.why !== 'captured') next = newPlace('captured', now.offers.place.can.group);
      const only = places(now, next);
      if (only.length === 1 && !next.place && only[0]) next = pickPlace(now, next, only[0]);
    }
    if (next !== current) gesture.value = next;
  });

  const model: TableModel = {
    link,
    view,
    me,
    offers: offered,
    decision: who,
    asked: computed(() => me !== null && who.value.who.includes(me)),
    secondsLeft: clock.seconds,
    silenceLeft: silenceLeft.seconds,
    gesture,
    marks: computed(() => (table.value ? marksOf(table.value, gesture.value) : marksOf({} as Table, null))),
    log,
    refused,
    closeUp,
    scene: signal(null),
    menu: signal(null),
    handOpen: signal(false),
    foot: signal(null),
    table,
    seat,
    name: (player) => seat(player).name,
    begin(next) {
      batch(() => {
        gesture.value = next;
        closeUp.value = null;
      });
    },
    change(next) {
      gesture.value = next;
    },
    cancel() {
      const current = gesture.value;
      // A captive has to be hung: cancelling takes back the picks only.
      if (current?.kind === 'place' && current.why === 'captured') gesture.value = newPlace('captured', current.group);
      else gesture.value = null;
    },
    away() {
      closeUp.value = null;
      if (gesture.value && playsSpecial(gesture.value)) gesture.value = null;
    },
    async act(intent) {
      if (intent.type !== 'done') model.wait();
      const answer = await link.play(intent);
      if (!answer.ok) show(answer.refusal);
      return answer.ok;
    },
    async tell(type, payload) {
      const answer = await link.send(type, payload);
      if (!answer.ok) show(answer.refusal);
      return answer.ok;
    },
    wait() {
      if (silence.peek() > 0) void model.tell('wait', {});
    },
    talk: signal({ tab: 'log', to: null }),
    talkAsked: signal(0),
    tapCard(card) {
      const now = table.value;
      const current = gesture.value;
      if (!now || !current) {
        closeUp.value =
          closeUp.value?.pinned && closeUp.value.card === card
            ? null
            : { card, rect: model.scene.value?.cardRect(card) ?? null, pinned: true };
        return;
      }
      if (current.kind === 'place' && !placeable(now, current).includes(card) && current.why !== 'move') return;
      const tapped = tapCard(now, current, card);
      if (!tapped) return;
      if ('gesture' in tapped) gesture.value = tapped.gesture;
      else {
        const refusal = check(now.view, tapped.ask);
        if (refusal) show(refusal);
      }
    },
    tapPlace(place) {
      const now = table.value;
      const current = gesture.value;
      if (!now || !current) return;
      const next = tapPlace(now, current, place);
      if (next) gesture.value = next;
    },
    why: (refusal) => (refusal ? h(Why, { text: refusalText(refusal, names), code: refusal.code }) : null),
    dispose() {
      const draft = gesture.peek();
      if (me !== null && draft) drafts.set(me, draft);
      else if (me !== null) drafts.delete(me);
      acted.stop();
      clock.stop();
      silenceLeft.stop();
      stopThinking();
      stopLog();
      stopPast();
      stopGesture();
    },
  };
  // Who puts something together, or reads a card, is not silent.
  const stopThinking = effect(() => {
    const busy = gesture.value !== null || closeUp.value?.pinned;
    if (busy && silence.value > 0) model.wait();
  });
  return model;
}
