import { type Attack, goalsOf } from '@illuminice/rules';
import { openOffers } from '../gestures/trade';
import type { Table } from '../gestures/types';
import { isClose } from '../goal-need';
import type { TableModel } from '../model';

/** What is looked at: what a seated player sees and may do. */
export type HintSight = Pick<TableModel, 'decision' | 'gesture' | 'link'> & { readonly table: { readonly value: Table | null } };

/** The attack under way; the board keeps the last one to be looked at. */
const contest = ({ view }: Table): Attack | null => {
  const { attack, frames } = view.board;
  return attack && frames.length > 0 && attack.stage === 'contest' ? attack : null;
};

const composing = (sight: HintSight) => {
  const gesture = sight.gesture.value;
  return gesture?.kind === 'attack' ? gesture : null;
};

const asked = (sight: HintSight, me: string) => sight.decision.value.who.includes(me);

/** Whether it is the viewer's own turn, with nothing else going on. */
const atLeisure = (sight: HintSight, { view, me }: Table) =>
  sight.gesture.value === null && view.board.turn?.player === me && view.board.phase === 'actions' && view.board.frames.length === 0;

/**
 * What is said when it happens, or becomes possible, for the first time; what presses comes first. Each says its own
 * text, `hint.` and its name, as long as it holds.
 */
export const HINTS = {
  choose: (sight, { view, me }) => view.board.phase === 'chooseIlluminati' && asked(sight, me),
  goal: (sight, { view, me }) => view.board.phase === 'chooseGoal' && asked(sight, me),
  attacked: (_, now) => contest(now)?.defender === now.me,
  interfere: (sight, now) => {
    const attack = contest(now);
    return attack !== null && attack.by !== now.me && attack.defender !== now.me && asked(sight, now.me);
  },
  contest: (_, now) => contest(now)?.by === now.me,
  place: (sight) => {
    const gesture = sight.gesture.value;
    return gesture?.kind === 'place' && gesture.why === 'captured';
  },
  settle: (sight, { me }) => sight.decision.value.kind === 'settle' && asked(sight, me),
  special: (sight, { me }) => sight.decision.value.kind === 'playing' && asked(sight, me),
  offer: (_, { view, me }) => openOffers({ view }).some(({ to }) => to === me),
  whisper: (sight, { me }) => sight.link.chat.value.some(({ to }) => to === me),
  rival: (sight, { view, me }) => {
    const target = composing(sight)?.target;
    const owner = target ? view.board.cards[target]?.owner : null;
    return Boolean(owner) && owner !== me;
  },
  compose: (sight) => composing(sight) !== null,
  draw: (_, { offers, view, me }) => view.board.phase === 'start' && view.board.turn?.player === me && Boolean(offers.drawCard.can),
  hand: (sight, { view }) => sight.gesture.value === null && view.board.frames.length === 0 && (view.mine?.hand.length ?? 0) > 0,
  powers: (_, { view, me }) => view.board.phase === 'powers' && view.board.turn?.player === me,
  transfer: (sight, now) => atLeisure(sight, now) && Boolean(now.offers.transfer.can),
  end: (sight, now) => atLeisure(sight, now) && now.view.board.turn?.actionsLeft === 0,
  actions: (sight, now) => atLeisure(sight, now) && Boolean(now.offers.attack.can),
  // The goals are what the panel shows when nothing else goes on.
  close: (sight, { view }) =>
    sight.gesture.value === null &&
    view.board.frames.length === 0 &&
    view.board.seats.some(({ player, status, illuminati }) => status === 'in' && illuminati && goalsOf(view, player).some(isClose)),
} as const satisfies Readonly<Record<string, (sight: HintSight, now: Table) => boolean>>;

export type HintId = keyof typeof HINTS;

const ALL = Object.keys(HINTS) as HintId[];

/** The hint for this moment: the first that holds and was not seen. */
export function hintNow(sight: HintSight, seen: ReadonlySet<string>): HintId | null {
  const now = sight.table.value;
  if (!now || now.view.board.phase === 'over') return null;
  return ALL.find((id) => !seen.has(id) && HINTS[id](sight, now)) ?? null;
}
