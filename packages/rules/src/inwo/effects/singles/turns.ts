import { groupFacts } from '../../cards/index.js';
import { illuminatiCard, tableCard, topFrame, turnOf } from '../../game/game.js';
import type { FrameOf } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { strike } from '../../verbs/changes.js';
import { DRY } from '../../verbs/decks.js';
import { toHandOpen } from '../../verbs/hands.js';
import { lift } from '../../verbs/table.js';
import { type Draft, given, notNow } from '../arguments.js';
import { effect } from '../effect.js';
import { whoseTurn } from './rival.js';

export const noPlotDraws = effect(
  {},
  {
    aims: whoseTurn,
    apply: ({ board }) => {
      const turn = turnOf(board);
      turn.plotDraws = 0;
      turn.used.push(DRY);
    },
  },
);

/** The rival draws and places tokens, and nothing else (N-209); once for each victim, never against Discordia. */
export const restrictTurn = effect(
  {},
  {
    aims: whoseTurn,
    when: ({ actor: { board }, card }) => {
      const { player } = turnOf(board);
      const isSpared = illuminatiCard(board, player) === 'discordian-society' || board.spent.includes(`${card}:${player}`);
      return isSpared ? refuse('N-902', 'badTarget', { card }) : null;
    },
    apply: ({ board }, { card }) => {
      const turn = turnOf(board);
      board.spent.push(`${card}:${turn.player}`);
      turn.restricted = true;
      turn.takeover = false;
    },
  },
);

const takeoverFrame = ({ actor: { board } }: Draft): FrameOf<'takeover'> | undefined =>
  board.frames.find((frame): frame is FrameOf<'takeover'> => frame.kind === 'takeover');

/** Returns the card of an automatic takeover to the hand (N-1004 `takeover`). */
const undoing = (again: boolean) =>
  effect(
    { frame: given(takeoverFrame, notNow) },
    {
      aims: whoseTurn,
      check: (context, { frame }) => {
        const { board, player } = context.actor;
        const isGroup = topFrame(board) === frame && groupFacts(tableCard(board, frame.copy)?.card ?? '') !== undefined;
        return isGroup && frame.by !== player ? null : notNow(context);
      },
      target: ({ actor: { board } }) => {
        const top = topFrame(board);
        return top?.kind === 'takeover' ? top.copy : undefined;
      },
      apply: (game, { play, frame }) => {
        const { board } = game;
        if (!frame.play.cancelled && board.cards[frame.copy]) {
          strike(frame.play, play);
          const { id, card } = lift(board, frame.copy);
          toHandOpen(game, frame.by, { id, card });
          const turn = turnOf(board);
          if (again) Object.assign(turn, { takeover: true, step: 2, used: [...turn.used, `passed:${id}`] });
        }
      },
    },
  );

export const undoTakeover = undoing(true);
export const endTakeover = undoing(false);
