import { eventsFor, type PlayerId } from '@illuminice/rules';
import { check, decision, type Intent, layTable, leastIntent, type State, step, type View, viewFor } from '@illuminice/rules/classic';
import { batch, signal } from '@preact/signals';
import { AGAINST, LESSON, PUPIL, RIVAL } from '../../games/classic/lesson/lesson';
import { offlineLink } from '../../net/offline-link';
import type { Answer, TableLink } from '../../net/table-link';

/** How long a rival seems to think, ms. */
const THINKS = 700;

/** What was played in a lesson, and by whom. */
export type Played = readonly (readonly [PlayerId, Intent])[];

/**
 * The lesson's table: the real rules, without a server.
 *
 * @param names what the players are called, and the table (`title`); asked again whenever they are shown
 * @param before what was played when the pupil left; it is dropped as a whole if it does not step any more
 * @param keep called with all that was played, after each intent
 */
export function lessonLink(names: Readonly<Record<PlayerId, string>>, before: Played, keep: (played: Played) => void): TableLink {
  const played: (readonly [PlayerId, Intent])[] = [];
  let state = laid();
  for (const [by, intent] of before) {
    if (step(state, by, intent).ok) played.push([by, intent]);
    else {
      played.length = 0;
      state = laid();
      break;
    }
  }

  const seen = (): View => structuredClone(viewFor(state, PUPIL));
  const view = signal(seen());
  const { seats, ruleset, options } = state.board;
  const { link, tell } = offlineLink({
    get title() {
      return names.title ?? '';
    },
    player: PUPIL,
    view,
    rules: { ruleset, options },
    seats: seats.map(({ player }, colour) => ({
      player,
      colour,
      get name() {
        return names[player] ?? player;
      },
      computer: player !== PUPIL,
    })),
  });
  let thinking: ReturnType<typeof setTimeout> | undefined;

  const play = (by: PlayerId, intent: Intent): Answer => {
    const result = step(state, by, intent);
    if (!result.ok) return { ok: false, refusal: { ...result.refusal, text: '' } };
    played.push([by, intent]);
    keep(played);
    batch(() => {
      tell(eventsFor(result.events, PUPIL));
      view.value = seen();
    });
    rivals();
    return { ok: true };
  };
  /** The rivals answer one by one; once the pupil's turn is over they leave the table as it is. */
  const rivals = () => {
    clearTimeout(thinking);
    const { board } = state;
    const next = decision(board).who.find((player) => player !== PUPIL);
    if (!next || board.turn?.player !== PUPIL) return;
    thinking = setTimeout(() => {
      const intent = opposed(state, next) ?? leastIntent(viewFor(state, next));
      if (intent) play(next, intent);
    }, THINKS);
  };
  rivals();
  return Object.assign(link, { play: (intent: Intent) => Promise.resolve(play(PUPIL, intent)), leave: () => clearTimeout(thinking) });
}

function laid(): State {
  const { state, errors } = layTable(LESSON);
  if (errors.length > 0) throw new Error(errors.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return state;
}

/** Once, against the pupil's second attack, the rival pays: so that he has something to answer. */
function opposed(state: State, player: PlayerId): Intent | null {
  const { attack } = state.board;
  if (player !== RIVAL || attack?.stage !== 'contest' || attack.id !== 2) return null;
  const intent: Intent = { type: 'interfere', side: 'against', amount: AGAINST };
  const paid = attack.spendings.some((spending) => spending.player === RIVAL);
  return !paid && check(viewFor(state, RIVAL), intent) === null ? intent : null;
}
