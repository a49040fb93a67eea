import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { type Actor, emit, seatOf } from '../game/game.js';
import { amountIn, begun, inHand } from '../game/gates.js';
import { purse } from '../trade/exchange.js';
import { openOn, setOpen } from '../trade/open-to-offers.js';
import type { IntentOf, OpenToOffers } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { amount, type Command, cardList } from './command.js';
import { checkGroups } from './offer.js';

const NOTHING: OpenToOffers = { money: 0, groups: [], specials: [], faceDown: 0 };

const sameCards = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((card) => b.includes(card));
const isSame = (a: OpenToOffers, b: OpenToOffers): boolean =>
  a.money === b.money && a.faceDown === b.faceDown && sameCards(a.groups, b.groups) && sameCards(a.specials, b.specials);

const checkSpecials = (actor: Actor, specials: readonly string[]): Refusal | null => {
  const { faceUp } = seatOf(actor.board, actor.player);
  for (const [i, card] of specials.entries()) {
    const refusal = inHand(actor, card, 'C-801');
    if (refusal) return refusal;
    if (!faceUp.includes(card)) return refuse('C-803', 'notFaceUp', { card });
    if (specials.indexOf(card) !== i) return refuse('C-803', 'namedTwice', { card });
  }
  return null;
};

const check = (actor: Actor, intent: IntentOf<'openToOffers'>): Refusal | OpenToOffers => {
  const { board, player } = actor;
  const choice = openOn(intent);
  const { faceDown, openToOffers: before = NOTHING } = seatOf(board, player);
  const refusal =
    begun(board) ??
    (choice.money === 0 ? null : amountIn(choice.money, purse(board, player))) ??
    checkGroups(actor, player, choice.groups) ??
    checkSpecials(actor, choice.specials);
  if (refusal) return refusal;
  if (choice.faceDown > faceDown) return refuse('C-803', 'tooManyFaceDown', { most: faceDown });
  return isSame(choice, before) ? refuse('C-803', 'openAlready') : choice;
};

/** Announces what the player would part with (C-803). It binds nobody, and lasts until changed or gone. */
export const openToOffers: Command<'openToOffers', OpenToOffers> = {
  type: 'openToOffers',
  shape: z.strictObject({
    type: z.literal('openToOffers'),
    money: amount.optional(),
    groups: cardList.optional(),
    specials: cardList.optional(),
    faceDown: z.int().min(0).max(100).optional(),
  }),
  check,
  apply: (game, by, choice) => {
    setOpen(seatOf(game.board, by), choice);
    emit(game, { type: 'openedToOffers', player: by, on: structuredClone(choice) });
  },
  offer: (actor) => {
    const { board, player } = actor;
    const early = begun(board);
    if (early) return early;
    const { cards, faceUp, faceDown } = seatOf(board, player);
    return {
      money: purse(board, player),
      groups: cards.slice(1),
      specials: [...faceUp],
      faceDown,
      allows: (intent) => !isRefusal(check(actor, intent)),
    };
  },
};
