import { decision, type Intent, leastIntent, type State, step, viewFor } from '@illuminice/rules/classic';
import { type Chance, chance } from '../../chance.js';
import { seatWorth } from './evaluate.js';
import { imagined } from './imagined.js';
import { ifLegal, isSeated, type PlayerContext, rivals, seatOf } from './player-context.js';
import { BLANK } from './remembered.js';
import type { Depth } from './skills.js';

/** Plays for anybody in an imagined game. */
type Player = (context: PlayerContext, chance: Chance) => Intent | null;

const sumOf = (board: PlayerContext['board'], cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (board.cards[card]?.money ?? 0), 0);

/** Worth of a game as it stands, to one player. */
const standing = (state: State, { player, skill, taste, memory }: PlayerContext): number => {
  const view = viewFor(state, player);
  const { outcome } = view.board;
  if (outcome) {
    if (!outcome.winners.includes(player)) return -skill.win;
    return skill.win / outcome.winners.length;
  }
  if (!isSeated(view) || seatOf(view.board, player).status !== 'in') return -skill.win;
  const context: PlayerContext = { skill, taste, memory, ...view };
  const worth = (seat: PlayerContext['board']['seats'][number]) =>
    seatWorth(context, seat.player) + skill.megabuck * sumOf(view.board, seat.cards) + 4 * (seat.faceDown + seat.faceUp.length);
  const others = rivals(context)
    .map(worth)
    .sort((a, b) => b - a);
  const [first = 0] = others;
  const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
  return worth(seatOf(view.board, player)) - (others.length === 1 ? first : 0.35 * first + 0.35 * mean);
};

/** Goes on for some turns. @returns intents carried out */
const playOn = (state: State, until: number, most: number, me: PlayerContext, play: Player, dice: Chance): number => {
  let intents = 0;
  while (!state.board.outcome && intents < most) {
    const { board } = state;
    const { who, kind } = decision(board);
    if ((board.turn?.number ?? 0) >= until && kind === 'turn') break;
    const player = who[0];
    if (player === undefined) break;
    const view = viewFor(state, player);
    if (!isSeated(view)) break;
    const { skill, taste } = me;
    const context: PlayerContext = { skill, taste, memory: player === me.player ? me.memory : BLANK, ...view };
    const intent = ifLegal(context, play(context, dice)) ?? leastIntent(view);
    if (!intent || !step(state, player, intent).ok) break;
    intents += 1;
  }
  return intents;
};

/** What a move must bring more than the usual one, in points. */
const MARGIN = 8;
/** Imagined games that are too few to say anything. */
const FEW = 3;

/** What a move brings more on average, less two standard errors and the margin: a few imagined games may be lucky ones. */
const surely = (differences: readonly number[]): number => {
  const games = differences.length;
  if (games <= FEW) return Number.NEGATIVE_INFINITY;
  const mean = differences.reduce((sum, one) => sum + one, 0) / games;
  const spread = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (games - 1);
  return mean - 2 * Math.sqrt(spread / games) - MARGIN;
};

/**
 * The best of some moves, by playing on from each of them in the same imagined games.
 *
 * @param moves legal ones, the likeliest first: of equals the first is taken
 * @param seed of what is imagined
 */
export const bestByLookAhead = (
  context: PlayerContext,
  moves: readonly Intent[],
  depth: Depth,
  play: Player,
  seed: number,
): Intent | null => {
  const [only] = moves;
  if (moves.length < 2) return only ?? null;
  const until = (context.board.turn?.number ?? 0) + (rivals(context).length === 1 ? depth.duel : depth.crowd);
  // Others are taken for players like oneself that do not imagine anything.
  const shallow: PlayerContext = { ...context, skill: { ...context.skill, depth: null, layout: false, answers: false, privilege: false } };
  const better = moves.map((): number[] => []);
  let left = depth.intents;
  for (let game = 0; game < depth.games && left > 0; game++) {
    const start = imagined(context, chance(seed + game * 7919));
    const worth = moves.map((move) => {
      const state: State = structuredClone(start);
      if (!step(state, context.player, move).ok) return Number.NEGATIVE_INFINITY;
      left -= 1 + playOn(state, until, Math.min(left, 300), shallow, play, chance(seed + game));
      return standing(state, context);
    });
    if (left <= 0) break;
    for (const [at, points] of worth.entries()) better[at]?.push(points - (worth[0] ?? 0));
  }
  let found = 0;
  let most = 0;
  for (const [at, differences] of better.entries()) {
    const points = surely(differences);
    if (at > 0 && points > most) [found, most] = [at, points];
  }
  return moves[found] ?? null;
};
