import { type Attack, findFacts, findSeat, inStructure, openAttack } from '@illuminice/rules/inwo';
import { ownPlots } from './known';
import type { Position } from './types';
import type { TableModel } from './use-table';

export interface HintSight {
  readonly game: Pick<TableModel['game'], 'decision' | 'position'>;
  readonly draft: Pick<TableModel['draft'], 'current'>;
}

const contest = ({ view: { board } }: Position): Attack | null => {
  const attack = openAttack(board);
  return attack?.stage === 'contest' ? attack : null;
};

const asked = ({ game }: HintSight, me: string, kind: string): boolean =>
  game.decision.value.kind === kind && game.decision.value.who.includes(me);

/** The viewer's own main phase, with nothing else going on. */
const atLeisure = ({ draft }: HintSight, { view: { board }, me }: Position): boolean =>
  draft.current.value === null && board.turn?.player === me && board.phase === 'main' && board.frames.length === 0;

const own = ({ view: { board }, me }: Position) => Object.values(board.cards).filter(({ owner }) => owner === me);

/** Hints on first occasions, most urgent first. The text of each, `hint.` and its name, is shown while its condition holds. */
export const HINTS = {
  deck: (sight, { me }) => asked(sight, me, 'chooseDeck'),
  lead: (sight, { me }) => asked(sight, me, 'chooseLead'),
  claim: (sight, { me }) => asked(sight, me, 'claims'),
  lastChance: (sight, { me }) => asked(sight, me, 'victory'),
  limit: (sight, { me }) => asked(sight, me, 'limit'),
  // A player who ends their third or a later turn without a Group is eliminated (N-1210).
  danger: (sight, position) =>
    atLeisure(sight, position) &&
    (findSeat(position.view.board, position.me)?.turns ?? 0) >= 2 &&
    own(position).filter(inStructure).length === 1,
  instant: (_, position) => contest(position)?.instant === true,
  privileged: (_, position) => contest(position)?.privilege === 'declared',
  attacked: (_, position) => contest(position)?.defender === position.me,
  // An answered play lies below its answer (N-911).
  cancel: (_, { view: { board } }) => board.frames.filter(({ kind }) => kind === 'playing' || kind === 'using').length > 1,
  playing: (sight, { me }) => asked(sight, me, 'playing') || asked(sight, me, 'using'),
  contest: (_, position) => contest(position)?.by === position.me,
  join: (sight, position) => contest(position) !== null && asked(sight, position.me, 'contest'),
  attack: ({ draft }) => draft.current.value?.kind === 'attack',
  start: (_, { view: { board }, me }) => board.turn?.player === me && board.phase === 'start' && board.frames.length === 0,
  devastated: (_, { view: { board } }) => Object.values(board.cards).some(({ devastated }) => devastated),
  order: (_, { view: { board } }) => board.nwo.length > 0,
  token: (sight, position) => atLeisure(sight, position) && own(position).some(({ tokens }) => tokens > 0),
  goal: (sight, position) => atLeisure(sight, position) && ownPlots(position.view).some(({ card }) => findFacts(card)?.kind === 'goal'),
  link: (sight, position) =>
    atLeisure(sight, position) &&
    own(position).some(({ zone, host, card }) => {
      const facts = findFacts(card);
      return zone === 'resource' && host === null && facts?.kind === 'resource' && facts.link !== null;
    }),
  shield: (sight, position) =>
    atLeisure(sight, position) &&
    position.view.board.seats.some(({ player, status, turns }) => player !== position.me && status === 'in' && turns === 0),
  knock: (sight, position) => atLeisure(sight, position) && own(position).every(({ tokens }) => tokens === 0),
} as const satisfies Readonly<Record<string, (sight: HintSight, position: Position) => boolean>>;

export type HintId = keyof typeof HINTS;

const ALL = Object.keys(HINTS) as HintId[];

/** The first hint whose condition holds and that was not seen. */
export function hintNow(sight: HintSight, seen: ReadonlySet<string>): HintId | null {
  const position = sight.game.position.value;
  if (!position || position.view.board.outcome) return null;
  return ALL.find((id) => !seen.has(id) && HINTS[id](sight, position)) ?? null;
}
