import { type PlayerId, type RecordedGame, replayStart, replayStep } from '@illuminice/rules';
import { type GameEvent, type InwoTypes, inwo, powerOf, progressOf, type State } from '@illuminice/rules/inwo';
import type { Course, TurningPoint } from '../../../table/game-ui';
import { tokensOf } from '../seats/seats';

export const FIGURES = ['groups', 'power', 'tokens'] as const;
export type Figure = (typeof FIGURES)[number];

const measure = ({ board }: State, player: PlayerId): Readonly<Record<Figure, number>> => {
  const cards = Object.values(board.cards).filter(({ owner, zone }) => owner === player && zone === 'structure');
  return { groups: cards.length, power: cards.reduce((sum, { id }) => sum + powerOf(board, id), 0), tokens: tokensOf(board, player).ready };
};

const TURNS_A_GAME: ReadonlySet<GameEvent['type']> = new Set(['destroyed', 'claimed', 'cancelled', 'placed', 'left']);

/** Steps a recorded game once and collects how it went. */
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
  const progress = () =>
    state.board.seats.map(({ player, status, illuminati }) => (status === 'in' && illuminati ? progressOf(state.board, player)[0] : 0));
  const found: { point: TurningPoint; swing: number }[] = [];
  let turn = 0;
  for (const at of game.intents.keys()) {
    const before = progress();
    const events = replayStep(inwo, game, state, at);
    const now = state.board.turn?.number ?? 0;
    if (now !== turn) note(turn);
    turn = now;
    const event = events.find(({ type }) => TURNS_A_GAME.has(type));
    if (!event) continue;
    const swing = progress().reduce((sum, one, seat) => sum + Math.abs(one - (before[seat] ?? 0)), 0);
    const by = 'player' in event ? event.player : 'by' in event ? event.by : null;
    if (swing > 0 || event.type === 'claimed') found.push({ point: { turn, moment: at + 1, event, by }, swing });
  }
  if (turn > 0) note(turn);
  const weightiest = found.sort((a, b) => b.swing - a.swing).slice(0, most);
  return { statistics: { turns, figures }, turningPoints: weightiest.map(({ point }) => point).sort((a, b) => a.moment - b.moment) };
}
