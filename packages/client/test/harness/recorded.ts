import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CardId, type GameTypes, type PlayerId, type RecordedGame, type Ruleset, replayStart, replayStep } from '@illuminice/rules';
import type { BoardGame, BoardLook } from '../../src/board/contract';
import { planTable, type TablePlan } from '../../src/board/layout/plan-table';

const RULES = join(__dirname, '../../../rules/test');

/** A recorded game of the rules' own tests, by its file. */
export const recorded = <G extends GameTypes>(file: string) => JSON.parse(readFileSync(join(RULES, file), 'utf8')) as RecordedGame<G>;

/** The seats of a table with so many goals on each plate. `faceUp`: the cards of each hand that lie open. */
export const plainLook = (
  perspective: PlayerId,
  seats: readonly { readonly player: PlayerId; readonly faceUp: readonly CardId[] }[],
): BoardLook => ({
  perspective,
  clockwise: false,
  seats: Object.fromEntries(
    seats.map(({ player, faceUp }) => [
      player,
      {
        name: player,
        colour: '#5b9df0',
        shape: 'square',
        line: null,
        isMe: player === perspective,
        status: null,
        waitedFor: false,
        counts: [],
        held: { backs: 0, faces: faceUp.map((card) => ({ card, name: card, isUp: true })) },
        goals: [
          { label: 'Groups', have: 1, need: 12, close: false },
          { label: 'Power', have: 1, need: 35, close: false },
        ],
      },
    ]),
  ),
});

/** The table as it is laid out whenever anything on it has changed its place in a recorded game, seen by its first player. */
export function* laidStepByStep<G extends GameTypes>(
  ruleset: Ruleset<G>,
  game: RecordedGame<G>,
  board: BoardGame,
  lookOf: (view: G['View'], me: PlayerId) => BoardLook,
  frame: { w: number; h: number },
): Generator<{ at: number; view: G['View']; look: BoardLook; plan: TablePlan }> {
  const { state } = replayStart(ruleset, game);
  const me = game.players[0] as PlayerId;
  let plan: TablePlan | null = null;
  for (const at of game.intents.keys()) {
    replayStep(ruleset, game, state, at);
    const view = ruleset.viewFor(state, me);
    const look = lookOf(view, me);
    const next: TablePlan = planTable(view, look, board, {
      quarters: 0,
      frame,
      narrow: frame.w < 700,
      composed: { attacker: null, target: null },
      before: plan,
      turned: false,
    });
    if (next === plan) continue;
    plan = next;
    yield { at, view, look, plan };
  }
}
