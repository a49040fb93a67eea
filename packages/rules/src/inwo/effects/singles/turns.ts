import { groupFacts } from '../../cards/index.js';
import { illuminatiCard, tableCard, topFrame, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { DRY, lift, strike, toHandOpen } from '../../verbs.js';
import type { Effect } from '../effect.js';
import { whoseTurn } from './rival.js';

/** The rival whose turn begins draws no Plots in it. */
export const noPlotDraws: Effect<unknown> = {
  aims: whoseTurn,
  check: () => null,
  apply: ({ board }) => {
    const turn = turnOf(board);
    turn.plotDraws = 0;
    turn.used.push(DRY);
  },
};

/** The rival draws and places tokens, and does nothing else (N-209); once for each victim, never against Discordia. */
export const restrictTurn: Effect<unknown> = {
  aims: whoseTurn,
  check: ({ actor: { board }, card }) => {
    const { player } = turnOf(board);
    const spared = illuminatiCard(board, player) === 'discordian-society' || board.spent.includes(`${card}:${player}`);
    return spared ? refuse('N-902', 'badTarget', { card }) : null;
  },
  apply: ({ board }, { card }) => {
    const turn = turnOf(board);
    board.spent.push(`${card}:${turn.player}`);
    turn.restricted = true;
    turn.takeover = false;
  },
};

/** Sends the card of an automatic takeover back to the hand (N-1004 `takeover`). */
const undoing = (again: boolean): Effect<unknown> => ({
  aims: whoseTurn,
  check: ({ actor: { board, player }, card }) => {
    const top = topFrame(board);
    const isGroup = top?.kind === 'takeover' && groupFacts(tableCard(board, top.copy)?.card ?? '') !== undefined;
    return isGroup && top.by !== player ? null : refuse('N-902', 'notNow', { card });
  },
  target: ({ actor: { board } }) => {
    const top = topFrame(board);
    return top?.kind === 'takeover' ? top.copy : undefined;
  },
  apply: (game, play) => {
    const { board } = game;
    const frame = board.frames.find(({ kind }) => kind === 'takeover');
    if (frame?.kind !== 'takeover' || frame.play.cancelled || !board.cards[frame.copy]) return;
    strike(frame.play, play);
    const { id, card } = lift(board, frame.copy);
    toHandOpen(game, frame.by, { id, card });
    const turn = turnOf(board);
    if (again) Object.assign(turn, { takeover: true, step: 2, used: [...turn.used, `passed:${id}`] });
  },
});

export const undoTakeover = undoing(true);
export const endTakeover = undoing(false);
