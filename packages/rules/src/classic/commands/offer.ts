import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { actionsFor, checkExchange, purse } from '../exchange.js';
import { type Actor, emit, findSeat, privateOf, runningAttack, seatOf, seatsIn, specialsOf, turnOf } from '../game.js';
import { amountIn, begun, inHand, onTable } from '../gates.js';
import type { IntentOf, Parcel, TradeOffer } from '../types.js';
import { amount, type Command, cardId, cardList, playerId, puppetPlaces, side } from './command.js';

export const placementShape = z.array(
  z.strictObject({ group: cardId, onto: cardId, arrow: side, puppets: puppetPlaces.optional(), giveUp: cardList.optional() }),
);

const parcel = z.strictObject({ money: amount.optional(), groups: cardList.optional(), specials: cardList.optional() });

/** Groups change hands in phase `actions` of one of the two, outside attacks, one action each (C-802). */
export const groupsMayMove = ({ board }: Pick<Actor, 'board'>, by: PlayerId, to: PlayerId, count: number): Refusal | null => {
  if (count === 0) return null;
  const turn = turnOf(board);
  if (turn.player !== by && turn.player !== to) return refuse('C-802', 'notInTurn');
  if (board.phase !== 'actions') return refuse('C-802', 'notInActions');
  if (runningAttack(board)) return refuse('C-802', 'insideAttack');
  return count <= turn.actionsLeft ? null : refuse('C-802', 'notEnoughActions', { has: turn.actionsLeft, needs: count });
};

const checkGroups = ({ board }: Actor, owner: PlayerId, groups: readonly CardId[]): Refusal | null => {
  for (const [i, group] of groups.entries()) {
    const refusal = onTable(board, group);
    if (refusal) return refusal;
    if (groups.indexOf(group) !== i) return refuse('C-803', 'namedTwice', { card: group });
    if (!seatOf(board, owner).cards.slice(1).includes(group)) return refuse('C-802', 'notTheirs', { card: group, player: owner });
  }
  return null;
};

/** A Special that the partner holds as far as the asker knows; of any other nothing is said (C-307). */
const knownWith = (actor: Actor, partner: PlayerId, card: CardId): Refusal | null =>
  seatOf(actor.board, partner).faceUp.includes(card) || actor.mine.seen.some((known) => known.card === card && known.player === partner)
    ? null
    : refuse('C-307', 'noSuchCard');

const checkParcel = (actor: Actor, owner: PlayerId, { money, groups = [], specials = [] }: Parcel): Refusal | null => {
  const funds = money === undefined || money === 0 ? null : amountIn(money, purse(actor.board, owner));
  if (funds) return funds;
  for (const [i, card] of specials.entries()) {
    const refusal = owner === actor.player ? inHand(actor, card, 'C-801') : knownWith(actor, owner, card);
    if (refusal) return refusal;
    if (specials.indexOf(card) !== i) return refuse('C-803', 'namedTwice', { card });
  }
  return checkGroups(actor, owner, groups);
};

const isEmpty = ({ money = 0, groups = [], specials = [] }: Parcel): boolean => money === 0 && groups.length + specials.length === 0;

const check = (actor: Actor, intent: IntentOf<'offer'>): Refusal | null => {
  const { board, player } = actor;
  const { to, give = {}, ask = {}, placements = [] } = intent;
  const early = begun(board);
  if (early) return early;
  if (to === player) return refuse('C-801', 'withOneself');
  if (findSeat(board, to)?.status !== 'in') return refuse('C-801', 'noPartner');
  if (isEmpty(give) && isEmpty(ask)) return refuse('C-803', 'nothingOffered');
  const terms = { by: player, to, give, ask };
  const refusal = checkParcel(actor, player, give) ?? checkParcel(actor, to, ask) ?? groupsMayMove(actor, player, to, actionsFor(terms));
  if (refusal) return refusal;
  return checkExchange(board, terms, { by: placements, to: null });
};

/** Offers an exchange, or a gift, to one player (C-800). */
export const offer: Command<'offer'> = {
  type: 'offer',
  shape: z.strictObject({
    type: z.literal('offer'),
    to: playerId,
    give: parcel.optional(),
    ask: parcel.optional(),
    placements: placementShape.optional(),
  }),
  check,
  apply: (game, by, { to, give = {}, ask = {}, placements = [] }) => {
    const { board, state } = game;
    const split = (owner: PlayerId, specials: readonly CardId[] = []) => {
      const up = seatOf(board, owner).faceUp;
      return { open: specials.filter((card) => up.includes(card)), hidden: specials.filter((card) => !up.includes(card)) };
    };
    const given = split(by, give.specials);
    const asked = split(to, ask.specials);
    const made: TradeOffer = {
      id: `offer-${board.next.offer++}`,
      by,
      to,
      give: { money: give.money ?? 0, groups: [...(give.groups ?? [])], specials: given.open },
      ask: { money: ask.money ?? 0, groups: [...(ask.groups ?? [])], specials: asked.open },
      giveHidden: given.hidden.length,
      askHidden: asked.hidden.length,
      placements: structuredClone(placements),
    };
    board.offers.push(made);
    const known = { give: given.hidden, ask: asked.hidden };
    if (known.give.length + known.ask.length > 0) {
      for (const player of [by, to]) privateOf(state, player).offered.push({ offer: made.id, give: [...known.give], ask: [...known.ask] });
    }
    emit(game, { type: 'offered', offer: structuredClone(made), secret: { to: [by, to], what: known } });
  },
  offer: (actor) => {
    const { board, player } = actor;
    const early = begun(board);
    if (early) return early;
    const to = seatsIn(board)
      .map((seat) => seat.player)
      .filter((other) => other !== player);
    return {
      to,
      money: purse(board, player),
      specials: specialsOf(actor),
      groups: to.some((partner) => groupsMayMove(actor, player, partner, 1) === null),
    };
  },
};
