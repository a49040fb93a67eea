import { cardOn, illuminatiCard, seatOf, tableCard } from '../../game/game.js';
import { destroy } from '../../structure/falling.js';
import { powerOf } from '../../values/values.js';
import { change, discardTable, draw, takeFromHand, toHandHidden, touch, turnUp } from '../../verbs/verbs.js';
import { ask, hiddenPlots } from '../choice.js';
import type { Effect } from '../effect.js';

/* Texts that follow something by themselves. `on` is what it happened to, `player` the other side, `by` Power or dice. */

const always = () => null;

/** Its Power becomes the captive's, for good. */
export const takePower: Effect<unknown> = {
  check: always,
  apply: ({ board }, { by, copy, card, fields: { on } }) => {
    if (on === undefined || !tableCard(board, on)) return;
    const amount = powerOf(board, on);
    change(board, { on: copy, by, card, copy: null, until: 'good', stats: [{ stat: 'power', how: 'set', amount }] });
  },
};

/** What it helped to destroy never comes back. */
export const removeForGood: Effect<unknown> = {
  check: always,
  apply: ({ board }, { fields: { on } }) => {
    const fallen = board.seats.flatMap(({ destroyed }) => destroyed).find(({ id }) => id === on);
    if (fallen) board.sealed.push(fallen.card);
  },
};

/** A Personality that it takes is a Vampire for good. */
export const makeVampire: Effect<unknown> = {
  check: always,
  apply: ({ board }, { by, card, fields: { on } }) => {
    if (on !== undefined && tableCard(board, on)) change(board, { on, by, card, copy: null, until: 'good', add: ['Vampire'] });
  },
};

/** Falls if its own attack is in vain, to the credit of the one whom it attacked. */
export const fallWithFailure: Effect<unknown> = {
  check: always,
  apply: (game, { by, copy, fields: { player } }) => {
    if (game.board.attack?.kind === 'destroy' && tableCard(game.board, copy)) destroy(game, copy, player ?? by);
  },
};

const hideAllOpen = (game: Parameters<Effect<unknown>['apply']>[0], by: string): void => {
  for (const { id } of [...seatOf(game.board, by).plots]) toHandHidden(game, by, takeFromHand(game, by, id).card);
};

/** Each Group destroyed: a Plot is drawn, or all exposed Plots are hidden again. */
export const drawOrHide: Effect<unknown> = {
  check: always,
  apply: (game, play) => ask(game, play.by, play, { min: 0, max: 0, options: 2 }, []),
  choose: (game, { by }, _effect, _chosen, option) => {
    if (option === 1) hideAllOpen(game, by);
    else draw(game, by, 'plot', 1);
  },
};

const UNLUCKY = 11;

/** 11 or 12 with the last token of its host: it is discarded, and all hidden Plots turn up. */
export const elizaRoll: Effect<unknown> = {
  check: always,
  apply: (game, { by, copy, fields: { on, by: roll = 0 } }) => {
    const { host } = cardOn(game.board, copy);
    if (host === null || host !== on || roll < UNLUCKY || cardOn(game.board, host).tokens > 0) return;
    discardTable(game, copy);
    for (const { id } of [...hiddenPlots(game, by)]) turnUp(game, by, id);
  },
};

/** 11 or 12 for an action of its host destroys the host, which counts for the Servants of Cthulhu alone; the book stays. */
export const bookRoll: Effect<unknown> = {
  check: always,
  apply: (game, { by, copy, fields: { on, by: roll = 0 } }) => {
    const book = cardOn(game.board, copy);
    if (book.host === null || book.host !== on || roll < UNLUCKY) return;
    const { host } = book;
    book.host = null;
    touch(game.board);
    destroy(game, host, by, { uncounted: illuminatiCard(game.board, by) !== 'servants-of-cthulhu' });
  },
};
