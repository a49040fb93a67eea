import { cardOn, type Game, illuminatiCard, seatOf, tableCard } from '../../game/game.js';
import { destroy } from '../../structure/falling.js';
import type { Fallen, TableCard } from '../../types/index.js';
import { powerOf } from '../../values/values.js';
import { change } from '../../verbs/changes.js';
import { draw } from '../../verbs/decks.js';
import { discardTable, takeFromHand, toHandHidden, turnUp } from '../../verbs/hands.js';
import { touch } from '../../verbs/table.js';
import { type Argument, type Draft, fromEvent, SELF } from '../arguments.js';
import { ask, hiddenPlots } from '../choice.js';
import { effect } from '../effect.js';

const subject: Argument<TableCard> = fromEvent(({ actor: { board }, fields: { on: target = '' } }) => tableCard(board, target));

/** The captive gets its Power, for good. */
export const takePower = effect(
  { on: subject },
  {
    apply: ({ board }, { by, copy, card, on: target }) => {
      const amount = powerOf(board, target.id);
      change(board, { on: copy, by, card, copy: null, until: 'good', stats: [{ stat: 'power', how: 'set', amount }] });
    },
  },
);

const lost: Argument<Fallen> = fromEvent(({ actor: { board }, fields: { on: target } }) =>
  board.seats.flatMap(({ destroyed }) => destroyed).find(({ id }) => id === target),
);

/** Groups that it helped to destroy never return. */
export const removeForGood = effect(
  { lost },
  {
    apply: ({ board }, { lost: { card } }) => {
      board.sealed.push(card);
    },
  },
);

export const makeVampire = effect(
  { on: subject },
  {
    apply: ({ board }, { by, card, on: target }) => change(board, { on: target.id, by, card, copy: null, until: 'good', add: ['Vampire'] }),
  },
);

/** Destroyed if its own attack fails, to the defender's credit. */
export const fallWithFailure = effect(
  {
    self: SELF,
    attack: fromEvent(
      ({
        actor: {
          board: { attack },
        },
      }) => (attack?.kind === 'destroy' ? attack : null),
    ),
  },
  { apply: (game, { by, self, play: { fields } }) => destroy(game, self.id, fields.player ?? by) },
);

const hideAllOpen = (game: Game, by: string): void => {
  for (const { id } of [...seatOf(game.board, by).plots]) toHandHidden(game, by, takeFromHand(game, by, id).card);
};

/** Each Group destroyed: a Plot is drawn, or all exposed Plots are hidden again. */
export const drawOrHide = effect(
  {},
  {
    apply: (game, { by, play }) => ask(game, by, play, { min: 0, max: 0, options: 2, from: [] }),
    choose: (game, { by }, { option }) => {
      if (option === 1) hideAllOpen(game, by);
      else draw(game, by, 'plot', 1);
    },
  },
);

const UNLUCKY = 11;

/** Host of the card, if 11 or 12 were rolled for it. */
const unluckyHost = ({ actor: { board }, copy, fields: { on: target, by: roll = 0 } }: Draft): TableCard | undefined => {
  const { host } = cardOn(board, copy);
  return host !== null && host === target && roll >= UNLUCKY ? cardOn(board, host) : undefined;
};

/** 11 or 12 with the last token of its host: discards it, and exposes all hidden Plots. */
export const elizaRoll = effect(
  {
    host: fromEvent((draft) => {
      const host = unluckyHost(draft);
      return host?.tokens === 0 ? host : null;
    }),
  },
  {
    apply: (game, { by, copy }) => {
      discardTable(game, copy);
      for (const { id } of [...hiddenPlots(game, by)]) turnUp(game, by, id);
    },
  },
);

/** 11 or 12 for an action of its host destroys the host, which counts for the Servants of Cthulhu alone; the book stays. */
export const bookRoll = effect(
  { host: fromEvent(unluckyHost) },
  {
    apply: (game, { by, copy, host }) => {
      cardOn(game.board, copy).host = null;
      touch(game.board);
      destroy(game, host.id, by, { uncounted: illuminatiCard(game.board, by) !== 'servants-of-cthulhu' });
    },
  },
);
