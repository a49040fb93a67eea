import type { GameRecord, RulesInfo } from '@illuminice/protocol';
import { type AnyEvent, type AnyView, eventsFor, type PlayerId, type Ruleset } from '@illuminice/rules';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { offlineLink } from '../../net/offline-link';
import type { TableLink } from '../../net/table-link';
import type { GameUi } from '../../table/game-ui';
import { t, words } from '../../text';
import { Reel } from './reel';

/** A finished game behind the interface of a running one; read-only. */
export interface ReplayLink extends TableLink {
  readonly game: GameRecord;
  readonly reel: Reel;
  readonly moment: ReadonlySignal<number>;
  /** Player whose cards are visible besides public ones; null: nobody's. */
  readonly perspective: Signal<PlayerId | null>;
  step(): void;
  wind(to: number): void;
}

const LOG_MOMENTS = 300;

/**
 * @param ruleset full rules of the game @param spectacles great moments for the timeline @param begin first moment, 0 to the number of
 * intents @param as player whose cards are visible @throws what `Reel` throws
 */
export function replayLink(
  { ruleset, spectacles }: { ruleset: Ruleset; spectacles: GameUi['board']['spectacles'] },
  game: GameRecord,
  begin: number,
  as: PlayerId | null,
): ReplayLink {
  const reel = new Reel(ruleset, game, spectacles);
  const within = (moment: number) => Math.min(reel.length, Math.max(0, moment));
  const moment = signal(within(begin));
  const perspective = signal(as);
  const wound = new Set<(events: readonly AnyEvent[]) => void>();
  const view = computed<AnyView>(() => {
    const seen = ruleset.viewFor(reel.at(moment.value), perspective.value);
    // Cloned: the reel steps its state in place.
    return { ...seen, board: structuredClone(seen.board), mine: structuredClone(seen.mine) };
  });
  const { options, seats, endedAt } = game;
  // No acting player: the decisions of the moment are past.
  const { link, tell } = offlineLink({
    get title() {
      return t('replay.title', { date: new Intl.DateTimeFormat(words().locale, { dateStyle: 'medium' }).format(endedAt) });
    },
    player: null,
    view,
    rules: { ruleset: game.ruleset, options } as RulesInfo,
    seats,
  });
  const past = () => {
    const from = Math.max(0, moment.value - LOG_MOMENTS);
    const events = Array.from({ length: moment.value - from + 1 }, (_, i) => reel.eventsAt(from + i)).flat();
    for (const handler of wound) handler(eventsFor(events, perspective.value));
  };
  return {
    ...link,
    game,
    reel,
    moment,
    perspective,
    step() {
      if (moment.value === reel.length) return;
      batch(() => {
        tell(eventsFor(reel.eventsAt(moment.value + 1), perspective.value));
        moment.value += 1;
      });
    },
    wind(goal) {
      moment.value = within(goal);
      past();
    },
    onPast(handler) {
      wound.add(handler);
      past();
      return () => wound.delete(handler);
    },
  };
}
