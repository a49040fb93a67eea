import { allPlots, cardsOn } from '../game/game.js';
import type { Intent, View } from '../types/index.js';
import { decision } from '../windows/windows.js';
import { check } from './check.js';
import { completions } from './completions.js';

type Play = Parameters<typeof completions>[1];

const ownPlays = ({ board, player, mine }: View): Play[] =>
  player === null || mine === null
    ? []
    : [
        ...allPlots({ board, player, mine }).map(({ id }): Play => ({ type: 'playPlot', card: id })),
        ...cardsOn(board).flatMap(({ id, owner }): Play[] => (owner === player ? [{ type: 'useAbility', card: id }] : [])),
      ];

const isPlayable = (view: View, play: Play): boolean => !completions(view, play, 1).next().done;

/** The view after the due draws, as far as it does not depend on the drawn cards. */
const drawn = (view: View): View => {
  const { board } = view;
  const { turn } = board;
  return turn ? { ...view, board: { ...board, turn: { ...turn, plotDraws: 0, groupDraws: 0, step: turn.step === 3 ? 3 : 2 } } } : view;
};

const DRAWS: readonly Intent[] = [{ type: 'drawPlot' }, { type: 'drawGroup' }];

/** Next draw of the viewer's turn if it leaves no choice (N-202), and no card of theirs is for that moment (N-507); else null. */
export function routineDraw(view: View): Intent | null {
  const { board, player } = view;
  if (player === null || board.phase !== 'start' || decision(board).kind !== 'turn' || board.turn?.player !== player) return null;
  const draw = DRAWS.find((intent) => check(view, intent) === null);
  if (!draw) return null;
  const choices = (['drawPlot', 'drawGroup'] as const).flatMap((type): Intent[] => [
    { type, from: 'bottom' },
    { type, keep: 0 },
  ]);
  if (choices.some((intent) => check(view, intent) === null)) return null;
  const after = drawn(view);
  return ownPlays(view).some((play) => isPlayable(view, play) && !isPlayable(after, play)) ? null : draw;
}
