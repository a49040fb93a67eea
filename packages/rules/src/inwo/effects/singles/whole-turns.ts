import type { Refusal } from '../../../core/types.js';
import { earlierOf } from '../../earlier.js';
import { privateOf, seatOf, seatsIn, structureOf, tableCard, turnOf } from '../../game/game.js';
import { devastate, discardBranch, freeBranch } from '../../structure/falling.js';
import { beginTurn } from '../../turn/turn.js';
import { puppetsOf } from '../../values/values.js';
import { change } from '../../verbs/changes.js';
import { see, takeFromHand, toHandHidden, toHandOpen } from '../../verbs/hands.js';
import { touch } from '../../verbs/table.js';
import { type Draft, given, notNow } from '../arguments.js';
import { card } from '../card-arguments.js';
import { askAll } from '../choice.js';
import { effect } from '../effect.js';

/** A second automatic takeover; then tokens are placed, and the turn ends. */
export const secondTakeover = effect(
  {},
  {
    when: (context) => {
      const { step, takeover } = turnOf(context.actor.board);
      return step === 3 && !takeover ? null : notNow(context);
    },
    apply: ({ board }) => {
      Object.assign(turnOf(board), { takeover: true, grab: true });
    },
  },
);

const afterFirstTurn = <E>(context: Draft<E>): Refusal | null =>
  seatOf(context.actor.board, context.actor.player).turns > 0 ? null : notNow(context);

/** A whole turn before the one that begins: no draws, no Illuminati token, no Plots. */
export const seizeTurn = effect(
  {},
  {
    when: (context) => afterFirstTurn(context) ?? (context.actor.board.suspended === null ? null : notNow(context)),
    apply: (game, { by }) => {
      const { board } = game;
      const turn = turnOf(board);
      board.suspended = { turn, frames: board.frames };
      board.frames = [];
      beginTurn(game, by, turn.number, true);
    },
  },
);

/** Every player discards a Group of their own structure, all chosen face down; its puppets return to the hand. */
export const discardByAll = effect(
  {},
  {
    when: afterFirstTurn,
    apply: (game, { play }) => {
      const from = new Map(
        seatsIn(game.board).flatMap(({ player }) => {
          const groups = structureOf(game.board, player).filter(({ master }) => master !== null);
          return groups.length > 0 ? [[player, groups.map(({ id, card: kind }) => ({ id, card: kind }))] as const] : [];
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
  },
);

/** Undoes Relief that has just come; none may come there until after the next own turn. */
export const blockRelief = effect(
  { on: card(({ id }, draft) => draft.actor.board.relieved === id || notNow(draft)) },
  {
    apply: (game, { by, copy, card: cause, on: target }) => {
      devastate(game, target.id);
      change(game.board, { on: target.id, by, card: cause, copy, until: 'ownEnd', turn: turnOf(game.board).number });
    },
    could: ({ relieved }) => relieved !== null,
  },
);

/** Returns the gifts of the last deal, as far as the other player still has them. */
export const breakDeal = effect(
  { struck: given(({ actor: { mine } }) => mine.struck, notNow) },
  {
    apply: (game, { by, struck }) => {
      privateOf(game.state, by).struck = null;
      const seat = seatOf(game.board, struck.to);
      const theirs = privateOf(game.state, struck.to);
      for (const id of struck.hand) {
        const isOpen = [...seat.plots, ...seat.groups].some((held) => held.id === id);
        const isHidden = [...theirs.plots, ...theirs.groups].some((held) => held.id === id);
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
  },
);
