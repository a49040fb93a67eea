import {
  type ClientMessages,
  type ClientMessageType,
  INITIAL_SETTINGS,
  type SeatInfo,
  speedOf,
  type WireRefusal,
} from '@illuminice/protocol';
import type { PlayerId, Refusal } from '@illuminice/rules';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableBoard } from '../board/contract';
import type { GameTypes } from '../net/game-types';
import type { TableLink } from '../net/table-link';
import { isNewlyAsked } from '../prefs/newcomer';
import { motionSpeed, prefs, reducedMotion } from '../prefs/prefs';
import type { SeatLook } from '../style/seats';
import { named } from '../text';
import { type AskLess, askLess } from './ask-less';
import { type ClockModel, clockModel } from './clock-model';
import { type DraftModel, draftModel } from './draft-model';
import type { GameModelParts, GamePosition } from './model-parts';
import { quietPass } from './quiet-pass';
import { seatOf } from './seat-of';
import { type StageModel, stagedLink } from './stage-model';
import { type UiModel, uiModel } from './ui-model';

export interface LoggedEvent<G extends GameTypes = GameTypes> {
  readonly id: number;
  readonly event: G['Event'];
}

export interface ShownRefusal {
  readonly id: number;
  readonly refusal: Refusal & Pick<WireRefusal, 'after'>;
}

export interface GameModel<G extends GameTypes = GameTypes> {
  readonly me: PlayerId | null;
  readonly view: ReadonlySignal<G['View']>;
  readonly offers: ReadonlySignal<G['Offers']>;
  /** Excludes the viewer as soon as they have passed, even before their pass is sent. */
  readonly decision: ReadonlySignal<G['Decision']>;
  /** The game waits for the viewer, and they have an answer. */
  readonly isAwaited: ReadonlySignal<boolean>;
  /** All of this at once, as an argument; null for spectators. */
  readonly position: ReadonlySignal<GamePosition<G> | null>;
  readonly askLess: AskLess;
  /** The viewer has passed, and the game does not know it yet. */
  readonly isPassing: ReadonlySignal<boolean>;
  /** Sends an intent. @returns true if accepted; a refusal is shown */
  act(intent: G['Intent']): Promise<boolean>;
  /** Takes back a pass that was not sent yet. @returns true if there was one */
  takeBackPass(): boolean;
}

/** State and actions of a table in play, for the interface over its board. */
export interface TableModel<G extends GameTypes = GameTypes> {
  /** While a scene is shown, its view and events are those of the moment before. */
  readonly link: TableLink<G>;
  readonly game: GameModel<G>;
  readonly draft: DraftModel<G>;
  readonly ui: UiModel;
  readonly clock: ClockModel;
  readonly stage: StageModel<G['Scene']>;
  readonly log: ReadonlySignal<readonly LoggedEvent<G>[]>;
  readonly refused: ReadonlySignal<ShownRefusal | null>;
  readonly board: ReadonlySignal<TableBoard | null>;
  setBoard(board: TableBoard | null): void;
  seat(player: PlayerId): SeatInfo & { look: SeatLook };
  name(player: PlayerId): string;
  /** Sends any message but an intent. @returns true if accepted; a refusal is shown */
  send<T extends ClientMessageType>(type: T, payload: Omit<ClientMessages[T], 'n'>): Promise<boolean>;
  dispose(): void;
}

const LOG_LENGTH = 400;
/** Factors on the length of scenes, by the speed of computers. */
const PACES = { usual: 1, double: 0.5 };

/**
 * Builds the model of a table. `link.view` must have a value. @param how `pace`: factor on the length of scenes, besides the viewer's own;
 * by default a half at tables at double speed; `opens`: the page saw the game begin, so its opening is shown; `routine`: steps without a
 * choice are automatic, if the viewer likes @param leftDrafts drafts of each player when their last model was disposed: a returning viewer
 * resumes them
 */
export function tableModel<G extends GameTypes>(
  source: TableLink<G>,
  { rules, drafts, scenes }: GameModelParts<G>,
  leftDrafts: Map<PlayerId, G['Draft']> = new Map(),
  {
    pace = () => PACES[speedOf(source.lobby.peek() ?? INITIAL_SETTINGS)],
    opens = false,
    routine = false,
  }: { pace?: () => number; opens?: boolean; routine?: boolean } = {},
): TableModel<G> {
  const me = source.player.value;
  const asks = (next: G['View']) => {
    const { frame, who } = rules.decision(next);
    return me !== null && frame !== null && who.includes(me);
  };
  const {
    link,
    stage,
    begin,
    stop: stopStage,
  } = stagedLink(
    source,
    { scenesOf: (events, before, after) => scenes(events, before, after), asks, onHeld: () => void source.send('wait', { more: true }) },
    {
      speed: () => motionSpeed() * pace(),
      reduced: reducedMotion,
      hidden: () => document.hidden,
    },
  );
  const view = computed(() => link.view.value as G['View']);
  const offers = computed(() => rules.offers(view.value));
  const decision = computed(() => rules.decision(view.value));
  const position = computed<GamePosition<G> | null>(() => (me === null ? null : { view: view.value, offers: offers.value, me }));
  const people = computed(() => link.lobby.value?.seats.filter(({ computer }) => !computer).length ?? 0);
  /** The view in which the viewer passed last, unless they did something since. */
  const passedIn = signal<G['View'] | null>(null);
  /** Automatic pass of a viewer without an answer, or by a stop: the table goes on by itself. */
  const idle = computed(() => {
    if (me === null) return null;
    // On a shared device its holder answers for all.
    if (link.local) return people.value === 1 ? rules.idlePass(view.value) : null;
    const { ask } = link.orders.value;
    const always = ask === 'always';
    const repeated = (passedIn.value && rules.repeatPass?.(passedIn.value, view.value, always)) ?? null;
    return repeated ?? (always ? null : (rules.idlePass(view.value) ?? rules.stopPass(view.value, ask)));
  });
  const refused = signal<ShownRefusal | null>(null);
  const log = signal<readonly LoggedEvent<G>[]>([]);
  const board = signal<TableBoard | null>(null);
  let nextId = 0;

  const seats = computed(() => named(link.lobby.value?.seats ?? []));
  const seat = (player: PlayerId) => seatOf(seats.value, player);
  const refuse = (refusal: ShownRefusal['refusal']) => {
    refused.value = { id: nextId++, refusal };
  };
  const send: TableModel<G>['send'] = async (type, payload) => {
    const answer = await link.send(type, payload);
    if (!answer.ok) refuse(answer.refusal);
    return answer.ok;
  };

  const logged = (events: readonly G['Event'][]): LoggedEvent<G>[] => events.map((event) => ({ id: nextId++, event }));
  const stopLog = link.onEvents((events) => {
    log.value = [...log.value, ...logged(events)].slice(-LOG_LENGTH);
  });
  const stopPast = link.onPast((events) => {
    log.value = logged(events.slice(-LOG_LENGTH));
  });
  if (opens)
    begin(
      scenes(
        log.peek().map(({ event }) => event),
        view.peek(),
        view.peek(),
      ),
    );

  const quiet = quietPass(me, decision, idle, {
    isWatched: () => !link.local && people.peek() !== 1,
    play: (pass) => link.play(pass),
  });
  const less = askLess(
    computed(() => {
      const { ask } = link.orders.value;
      const isStopped = ask !== 'silence' && ask !== 'always';
      if (link.local || isStopped || idle.value !== null || !rules.stopPass(view.value, 'nextTurn')) return null;
      return decision.value.frame;
    }),
  );
  const act = async (intent: G['Intent']): Promise<boolean> => {
    // A player who acts has seen enough.
    if (stage.shown.peek()) stage.skip();
    const { frame, who } = decision.peek();
    const isPass = intent.type === 'done' && frame !== null && me !== null && who.includes(me);
    passedIn.value = isPass ? view.peek() : null;
    if (!isPass) {
      quiet.takeBack();
      less.acted();
    }
    const answer = await (isPass ? quiet.pass(() => link.play(intent)) : link.play(intent));
    if (answer?.ok === false) refuse(answer.refusal);
    return answer?.ok ?? false;
  };

  const ui = uiModel();
  const draft = draftModel({
    drafts,
    rules,
    position,
    decision,
    preview: ui.preview,
    putAway: ui.putAway,
    kept: (me !== null && leftDrafts.get(me)) || null,
    refuse,
    act,
  });
  const stopRoutine = effect(() => {
    const now = view.value;
    const step = routine && me !== null && prefs.autoDraw.value ? rules.routine?.(now) : null;
    if (step) void link.play(step);
  });
  const shownDecision = computed<G['Decision']>(() => {
    const asked = decision.value;
    return quiet.isPassing.value ? { ...asked, who: asked.who.filter((player) => player !== me) } : asked;
  });
  const clock = clockModel(link, me, decision, {
    isIdle: () => idle.value !== null,
    isBusy: () => draft.current.value !== null || ui.preview.shown.value?.pinned === true || ui.hand.raised.value !== null,
    isNew: isNewlyAsked,
    sendWait: (more) => void send('wait', more ? { more } : {}),
  });

  return {
    link,
    game: {
      me,
      view,
      offers,
      decision: shownDecision,
      isAwaited: computed(() => me !== null && shownDecision.value.who.includes(me) && idle.value === null),
      position,
      act,
      askLess: less,
      isPassing: quiet.isPassing,
      takeBackPass: () => {
        passedIn.value = null;
        return quiet.takeBack();
      },
    },
    draft,
    ui,
    clock,
    stage,
    log,
    refused,
    board,
    setBoard(next) {
      board.value = next;
    },
    seat,
    name: (player) => seat(player).name,
    send,
    dispose() {
      const left = draft.current.peek();
      if (me !== null && left) leftDrafts.set(me, left);
      else if (me !== null) leftDrafts.delete(me);
      clock.stop();
      quiet.stop();
      less.stop();
      stopRoutine();
      stopLog();
      stopPast();
      draft.stop();
      stopStage();
    },
  };
}
