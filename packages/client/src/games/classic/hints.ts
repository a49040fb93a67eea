import { type Attack, goalsOf } from '@illuminice/rules/classic';
import { mutedAt } from '../../hud/talk/muted';
import { gainsOf } from './attack/chances';
import type { Position } from './drafts/kind';
import { endsOut } from './out';
import { isClose } from './panels/goal-need';
import { openOffers } from './trade/bargain';
import type { TableModel } from './use-table';

export interface HintSight {
  readonly game: Pick<TableModel['game'], 'decision' | 'position'>;
  readonly draft: Pick<TableModel['draft'], 'current'>;
  readonly link: Pick<TableModel['link'], 'code' | 'chat'>;
}

const contest = ({ view }: Position): Attack | null => {
  const { attack, frames } = view.board;
  return attack && frames.length > 0 && attack.stage === 'contest' ? attack : null;
};

const composing = (sight: HintSight) => {
  const draft = sight.draft.current.value;
  return draft?.kind === 'attack' ? draft : null;
};

const asked = (sight: HintSight, me: string) => sight.game.decision.value.who.includes(me);

/** The viewer's own turn, with nothing else going on. */
const atLeisure = (sight: HintSight, { view, me }: Position) =>
  sight.draft.current.value === null && view.board.turn?.player === me && view.board.phase === 'actions' && view.board.frames.length === 0;

/** Hints on first occasions, most urgent first. The text of each, `hint.` and its name, is shown while its condition holds. */
export const HINTS = {
  // A player who ends their third or a later turn without a Group is eliminated (C-1101).
  danger: (sight, position) => position.view.board.phase === 'actions' && !composing(sight) && endsOut(position),
  choose: (sight, { view, me }) => view.board.phase === 'chooseIlluminati' && asked(sight, me),
  goal: (sight, { view, me }) => view.board.phase === 'chooseGoal' && asked(sight, me),
  attacked: (_, position) => contest(position)?.defender === position.me,
  interfere: (sight, position) => {
    const attack = contest(position);
    return attack !== null && attack.by !== position.me && attack.defender !== position.me && asked(sight, position.me);
  },
  contest: (_, position) => contest(position)?.by === position.me,
  place: (sight) => {
    const draft = sight.draft.current.value;
    return draft?.kind === 'place' && draft.why === 'captured';
  },
  settle: (sight, { me }) => sight.game.decision.value.kind === 'settle' && asked(sight, me),
  special: (sight, { me }) => sight.game.decision.value.kind === 'playing' && asked(sight, me),
  offer: (_, { view, me }) => openOffers({ view }).some(({ to: receiver }) => receiver === me),
  whisper: (sight, { me }) => mutedAt(sight.link).lines.value.some(({ to: receiver }) => receiver === me),
  rival: (sight, { view, me }) => {
    const target = composing(sight)?.target;
    const owner = target ? view.board.cards[target]?.owner : null;
    return Boolean(owner) && owner !== me;
  },
  compose: (sight) => composing(sight) !== null,
  draw: (_, { offers, view, me }) => view.board.phase === 'start' && view.board.turn?.player === me && Boolean(offers.drawCard.can),
  hand: (sight, { view }) => sight.draft.current.value === null && view.board.frames.length === 0 && (view.mine?.hand.length ?? 0) > 0,
  powers: (_, { view, me }) => view.board.phase === 'powers' && view.board.turn?.player === me,
  transfer: (sight, position) => atLeisure(sight, position) && Boolean(position.offers.transfer.can),
  aids: (sight, position) => {
    const draft = composing(sight);
    return draft !== null && draft.target !== null && draft.aids.length === 0 && gainsOf(position, draft).some(({ gain }) => gain > 0);
  },
  second: (sight, position) =>
    atLeisure(sight, position) && position.view.board.turn?.actionsLeft === 1 && Boolean(position.offers.attack.can),
  end: (sight, position) => atLeisure(sight, position) && position.view.board.turn?.actionsLeft === 0,
  actions: (sight, position) => atLeisure(sight, position) && Boolean(position.offers.attack.can),
  // Only while the panel shows the goals, so with nothing else going on.
  close: (sight, { view }) =>
    sight.draft.current.value === null &&
    view.board.frames.length === 0 &&
    view.board.seats.some(({ player, status, illuminati }) => status === 'in' && illuminati && goalsOf(view, player).some(isClose)),
} as const satisfies Readonly<Record<string, (sight: HintSight, position: Position) => boolean>>;

export type HintId = keyof typeof HINTS;

const ALL = Object.keys(HINTS) as HintId[];

/** The first hint whose condition holds and that was not seen. */
export function hintNow(sight: HintSight, seen: ReadonlySet<string>): HintId | null {
  const position = sight.game.position.value;
  if (!position || position.view.board.phase === 'over') return null;
  return ALL.find((id) => !seen.has(id) && HINTS[id](sight, position)) ?? null;
}
