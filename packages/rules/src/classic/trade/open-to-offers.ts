import type { Game } from '../game/game.js';
import type { IntentOf, OpenToOffers, Seat } from '../types/index.js';
import { purse } from './exchange.js';

const isNothing = ({ money, groups, specials, faceDown }: OpenToOffers): boolean =>
  money === 0 && groups.length + specials.length + faceDown === 0;

export const openOn = ({ money = 0, groups = [], specials = [], faceDown = 0 }: Omit<IntentOf<'openToOffers'>, 'type'>): OpenToOffers => ({
  money,
  groups: [...groups],
  specials: [...specials],
  faceDown,
});

/** Sets a player's openness to offers; an empty one leaves no field. */
export const setOpen = (seat: Seat, choice: OpenToOffers): void => {
  if (isNothing(choice)) delete seat.openToOffers;
  else seat.openToOffers = choice;
};

/** Removes things from openness that their player no longer has (C-803). */
export const closeGone = ({ board }: Game): void => {
  for (const seat of board.seats) {
    const choice = seat.openToOffers;
    if (!choice) continue;
    if (seat.status !== 'in') setOpen(seat, openOn({}));
    else
      setOpen(seat, {
        money: choice.money <= purse(board, seat.player) ? choice.money : 0,
        groups: choice.groups.filter((card) => seat.cards.includes(card)),
        specials: choice.specials.filter((card) => seat.faceUp.includes(card)),
        faceDown: Math.min(choice.faceDown, seat.faceDown),
      });
  }
};
