import { type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import {
  type Frame,
  type FrameOf,
  type GameEvent,
  groupsNeeded,
  type Intent,
  type InwoTypes,
  inwo,
  openAttack,
  powerOf,
  progressOf,
  type State,
} from '@illuminice/rules/inwo';
import type { Course, LaidOpen, TurningPoint } from '../../../table/game-ui';
import { tokensOf } from '../seats/seats';

export const FIGURES = ['groups', 'power', 'tokens'] as const;
export type Figure = (typeof FIGURES)[number];

const measure = ({ board }: State, player: PlayerId): Readonly<Record<Figure, number>> => {
  const cards = Object.values(board.cards).filter(({ owner, zone }) => owner === player && zone === 'structure');
  return { groups: cards.length, power: cards.reduce((sum, { id }) => sum + powerOf(board, id), 0), tokens: tokensOf(board, player).ready };
};

/** Events that may turn a game, most important first. */
const TURNS_A_GAME: readonly GameEvent['type'][] = ['claimed', 'left', 'cancelled', 'destroyed', 'placed'];

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Progress of each player towards their nearest public goal. */
const progress = ({ board }: State): number[] =>
  board.seats.map(({ player, status, illuminati }) => (status === 'in' && illuminati ? progressOf(board, player)[0] : 0));

const apart = (left: readonly number[], other: readonly number[]): number =>
  left.reduce((sum, now, seat) => sum + Math.abs(now - (other[seat] ?? 0)), 0);

const chance = ({ board }: State): number => (openAttack(board)?.odds ?? 0) / 36;

/** Most passes until a play has taken effect. */
const MOST_PASSES = 40;

const isPlays = (frame: Frame): frame is FrameOf<'playing'> | FrameOf<'using'> => frame.kind === 'playing' || frame.kind === 'using';

/**
 * Value of a cancellation: progress now, compared with a table on which nobody answered the play. A change of an attack's chance counts as
 * that share of one card. @param before the table with the open play; it is changed
 */
export function worthOfCancelling(before: State, { player, card }: EventOf<'cancelled'>, now: State): number {
  const { board } = before;
  const index = board.frames.findLastIndex(
    (frame) => isPlays(frame) && frame.plays.some((play) => play.by === player && play.card === card),
  );
  const frame = board.frames[index];
  if (!frame || !isPlays(frame)) return 0;
  for (const play of frame.plays) play.cancelled = false;
  for (const answer of board.frames.slice(index + 1)) if (isPlays(answer)) for (const play of answer.plays) play.cancelled = true;
  for (let passes = 0; board.frames.some(({ id }) => id === frame.id); passes++) {
    const [who] = inwo.decision(board).who;
    if (passes === MOST_PASSES || who === undefined || !inwo.step(before, who, { type: 'done' }).ok) return 0;
  }
  return apart(progress(before), progress(now)) + Math.abs(chance(before) - chance(now)) / groupsNeeded(now.board);
}

/** True if the next intent can end with a play cancelled. */
const mayCancel = ({ board: { frames } }: State, { type }: Intent): boolean => {
  const open = frames.filter(isPlays);
  return (
    open.length > 1 ||
    (open.length > 0 && (type === 'playPlot' || type === 'useAbility')) ||
    open.some(({ plays }) => plays.some((play) => play.cancelled))
  );
};

const doer = (event: GameEvent): PlayerId | null =>
  event.type === 'cancelled' || event.type === 'destroyed' ? event.by : 'player' in event ? event.player : null;

export function courseOf(game: RecordedGame<InwoTypes>, most: number): Course {
  const { state } = replayStart(inwo, game);
  const turns: number[] = [];
  const figures = Object.fromEntries(
    FIGURES.map((figure) => [figure, new Map(game.players.map((player): [PlayerId, (number | null)[]] => [player, []]))]),
  );
  const note = (turn: number) => {
    turns.push(turn);
    for (const { player, status } of state.board.seats) {
      const now = status === 'in' ? measure(state, player) : null;
      for (const figure of FIGURES) figures[figure]?.get(player)?.push(now?.[figure] ?? null);
    }
  };
  const decks = new Map<PlayerId, LaidOpen['deck']>();
  const found: { point: TurningPoint; swing: number }[] = [];
  let turn = 0;
  for (const index of game.intents.keys()) {
    const before = progress(state);
    const was = mayCancel(state, game.intents[index]?.[1] as Intent) ? structuredClone(state) : null;
    const events = replayStep(inwo, game, state, index);
    for (const [player, { deck }] of Object.entries(state.secrets.private))
      if (deck && !decks.has(player)) decks.set(player, { illuminati: deck.illuminati, cards: [...deck.plot, ...deck.group] });
    const now = state.board.turn?.number ?? 0;
    if (now !== turn) note(turn);
    turn = now;
    for (const type of TURNS_A_GAME) {
      const event = events.find((entry) => entry.type === type && !(entry.type === 'placed' && entry.how === 'lead'));
      if (!event) continue;
      const swing = event.type === 'cancelled' && was ? worthOfCancelling(was, event, state) : apart(progress(state), before);
      if (swing === 0 && event.type !== 'claimed') continue;
      found.push({ point: { turn, moment: index + 1, event, by: doer(event) }, swing });
      break;
    }
  }
  if (turn > 0) note(turn);
  const weightiest = found.sort((a, b) => b.swing - a.swing).slice(0, most);
  return {
    statistics: { turns, figures },
    turningPoints: weightiest.map(({ point }) => point).sort((a, b) => a.moment - b.moment),
    laidOpen: game.players.map((player) => {
      const mine = state.secrets.private[player];
      return { player, held: [...(mine?.plots ?? []), ...(mine?.groups ?? [])].map(({ card }) => card), deck: decks.get(player) ?? null };
    }),
  };
}
