import {
  INITIAL_SETTINGS,
  NO_ORDERS,
  NO_TIMER,
  NOTHING_PROPOSED,
  PRESENT,
  type RulesInfo,
  type SeatInfo,
  type TableSettings,
  USUAL_LEVEL,
} from '@illuminice/protocol';
import type { AnyEvent, AnyView, PlayerId } from '@illuminice/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Lobby, TableLink } from './table-link';

const refused: Answer = { ok: false, refusal: { code: 'table', why: 'noRoom', text: '' } };

/** A table without a room: replay or lesson. Names in the viewer's language are getters. */
interface Still {
  readonly title: string;
  player: PlayerId | null;
  view: ReadonlySignal<AnyView>;
  rules: RulesInfo;
  /** Settings of the table that are not the initial ones. */
  settings?: ReadonlySignal<Partial<TableSettings>>;
  seats: readonly (Pick<SeatInfo, 'player' | 'name' | 'colour' | 'computer'> & Partial<Pick<SeatInfo, 'level' | 'style'>>)[];
}

/** Link of a table without server, and the source of its events. What needs a room is refused. */
export function offlineLink(still: Still): { link: TableLink; tell: (events: readonly AnyEvent[]) => void } {
  const heard = new Set<(events: readonly AnyEvent[], view: AnyView) => void>();
  const lobby = computed(
    (): Lobby => ({
      code: still.title,
      name: still.title,
      stage: 'playing',
      host: '',
      capacity: still.seats.length,
      kicked: [],
      seats: still.seats.map(({ player, name, colour, computer, level = USUAL_LEVEL, style = 'plain' }, place) => ({
        player,
        name,
        colour,
        computer,
        level,
        style,
        place,
        ready: true,
        sealed: false,
        ...PRESENT,
      })),
      ...INITIAL_SETTINGS,
      ...still.settings?.value,
      spectators: 0,
      watchers: [],
      score: [],
      password: false,
      watchable: true,
      game: '',
      from: null,
      rules: still.rules,
      silence: 0,
      ...NOTHING_PROPOSED,
    }),
  );
  return {
    link: {
      get code() {
        return still.title;
      },
      get title() {
        return still.title;
      },
      player: signal(still.player),
      lobby,
      view: still.view,
      timer: signal(NO_TIMER),
      orders: signal(NO_ORDERS),
      silence: signal(null),
      // Chat is not recorded: whispers are private, and promises bind nobody.
      chat: signal([]),
      promises: signal([]),
      now: () => Date.now(),
      status: signal('open'),
      ended: signal(null),
      play: () => Promise.resolve(refused),
      send: () => Promise.resolve(refused),
      onEvents(handler) {
        heard.add(handler);
        return () => heard.delete(handler);
      },
      onPast: () => () => undefined,
      resumeLink: () => Promise.resolve(null),
      resume: () => undefined,
      leave: () => undefined,
    },
    tell(events) {
      for (const handler of heard) handler(events, still.view.value);
    },
  };
}
