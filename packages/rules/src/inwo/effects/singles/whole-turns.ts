import { earlierOf } from '../../earlier.js';
import { devastate, discardBranch, freeBranch } from '../../falling.js';
import { privateOf, seatOf, seatsIn, structureOf, tableCard, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import { beginTurn } from '../../turn/turn.js';
import { puppetsOf } from '../../values/values.js';
import { change, takeFromHand, toHandHidden, toHandOpen, touch } from '../../verbs.js';
import { askAll, see } from '../choice.js';
import { type Effect, needs } from '../effect.js';

/** A second automatic takeover; then tokens are placed, and the turn ends. */
export const secondTakeover: Effect<unknown> = {
  check: ({ actor: { board }, card }) => {
    const { step, takeover } = turnOf(board);
    return step === 3 && !takeover ? null : refuse('N-902', 'notNow', { card });
  },
  apply: ({ board }) => {
    Object.assign(turnOf(board), { takeover: true, grab: true });
  },
};

/** A whole turn before the one that begins: no draws, no Illuminati token, no Plots. */
export const seizeTurn: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) =>
    seatOf(board, player).turns > 0 && board.suspended === null ? null : refuse('N-902', 'notNow', { card }),
  apply: (game, { by }) => {
    const { board } = game;
    const turn = turnOf(board);
    board.suspended = { turn, frames: board.frames };
    board.frames = [];
    beginTurn(game, by, turn.number, true);
  },
};

/** Every player discards a Group of their own structure, all chosen face down; its puppets come to the hand. */
export const discardByAll: Effect<unknown> = {
  check: ({ actor: { board, player }, card }) => (seatOf(board, player).turns > 0 ? null : refuse('N-902', 'notNow', { card })),
  apply: (game, play) => {
    const from = new Map(
      seatsIn(game.board).flatMap(({ player }) => {
        const groups = structureOf(game.board, player).filter(({ master }) => master !== null);
        return groups.length > 0 ? [[player, groups.map(({ id, card }) => ({ id, card }))] as const] : [];
      }),
    );
    if (from.size > 0) askAll(game, play, { min: 1, max: 1, options: 0 }, from);
  },
  choose: (game) => {
    for (const { player } of seatsIn(game.board)) {
      const mine = privateOf(game.state, player);
      const [id] = mine.sealed;
      mine.sealed = [];
      if (id === undefined || !tableCard(game.board, id)) continue;
      for (const puppet of puppetsOf(game.board, id)) freeBranch(game, puppet.id, player);
      discardBranch(game, id, player);
    }
  },
};

/** Relief that has just come is undone; none comes there until after the next own turn. */
export const blockRelief: Effect<unknown> = {
  check: ({ actor: { board }, card, fields: { on } }) => {
    if (on === undefined) return needs('on');
    return board.relieved === on && tableCard(board, on) ? null : refuse('N-902', 'notNow', { card });
  },
  target: ({ fields: { on } }) => on,
  apply: (game, { by, copy, card, fields: { on } }) => {
    if (on === undefined || !tableCard(game.board, on)) return;
    devastate(game, on);
    change(game.board, { on, by, card, copy, until: 'ownEnd', turn: turnOf(game.board).number });
  },
  could: ({ relieved }) => relieved !== null,
};

/** What was given in the last deal comes back, as far as the other one still has it. */
export const breakDeal: Effect<unknown> = {
  check: ({ actor: { mine }, card }) => (mine.struck ? null : refuse('N-902', 'notNow', { card })),
  apply: (game, { by }) => {
    const mine = privateOf(game.state, by);
    const { struck } = mine;
    if (!struck) return;
    mine.struck = null;
    const seat = seatOf(game.board, struck.to);
    const theirs = privateOf(game.state, struck.to);
    for (const id of struck.hand) {
      const isOpen = [...seat.plots, ...seat.groups].some((kept) => kept.id === id);
      const isHidden = [...theirs.plots, ...theirs.groups].some((kept) => kept.id === id);
      if (isOpen) toHandOpen(game, by, takeFromHand(game, struck.to, id));
      else if (isHidden) {
        const back = toHandHidden(game, by, takeFromHand(game, struck.to, id).card);
        if (!earlierOf(game.board).hidesTaken) see(game, struck.to, by, [back]);
      }
    }
    for (const id of struck.resources) {
      const card = tableCard(game.board, id);
      if (card?.owner === struck.to) Object.assign(card, { owner: by, host: null });
    }
    touch(game.board);
  },
};
