import { type AnyIntent, type AnyState, type AnyView, eventsFor, type PlayerId } from '@illuminice/rules';
import { batch, signal } from '@preact/signals';
import { offlineLink } from '../../net/offline-link';
import type { Answer, TableLink } from '../../net/table-link';
import type { LessonUi } from '../../table/game-ui';
import { t } from '../../text';

const THINKS = 700;

export type Played = readonly (readonly [PlayerId, AnyIntent])[];

/**
 * The lesson's table: the real rules, without a server. @param nameOf name of a player; called at each render @param before stored intents
 * of the pupil's last visit; dropped as a whole if they cannot be stepped @param keep gets all intents so far, after each one
 */
export function lessonLink(
  lesson: LessonUi,
  nameOf: (player: PlayerId) => string,
  before: Played,
  keep: (played: Played) => void,
): TableLink {
  const { ruleset, pupil } = lesson;
  const played: (readonly [PlayerId, AnyIntent])[] = [];
  let state = laid(lesson);
  for (const [by, intent] of before) {
    if (ruleset.step(state, by, intent).ok) played.push([by, intent]);
    else {
      played.length = 0;
      state = laid(lesson);
      break;
    }
  }

  const seen = (): AnyView => structuredClone(ruleset.viewFor(state, pupil));
  const view = signal(seen());
  const { seats } = state.board;
  const { link, tell } = offlineLink({
    get title() {
      return t('coach.title');
    },
    player: pupil,
    view,
    rules: lesson.rules,
    seats: seats.map(({ player }, colour) => ({
      player,
      colour,
      get name() {
        return nameOf(player);
      },
      computer: player !== pupil,
    })),
  });
  let thinking: ReturnType<typeof setTimeout> | undefined;

  const play = (by: PlayerId, intent: AnyIntent): Answer => {
    const result = ruleset.step(state, by, intent);
    if (!result.ok) return { ok: false, refusal: { ...result.refusal, text: '' } };
    played.push([by, intent]);
    keep(played);
    batch(() => {
      tell(eventsFor(result.events, pupil));
      view.value = seen();
    });
    rivals();
    return { ok: true };
  };
  /** The rivals answer one by one, before the first turn, too; after the pupil's turn they stop. */
  const rivals = () => {
    clearTimeout(thinking);
    const { board } = state;
    const next = ruleset.decision(board).who.find((player) => player !== pupil);
    if (!next || (board.turn && board.turn.player !== pupil)) return;
    thinking = setTimeout(() => {
      const view = ruleset.viewFor(state, next);
      const intent = lesson.rival(view) ?? ruleset.leastIntent(view);
      if (intent) play(next, intent);
    }, THINKS);
  };
  rivals();
  return Object.assign(link, { play: (intent: AnyIntent) => Promise.resolve(play(pupil, intent)), leave: () => clearTimeout(thinking) });
}

function laid({ lay }: LessonUi): AnyState {
  const { state, errors } = lay();
  if (errors.length > 0) throw new Error(errors.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return state;
}
