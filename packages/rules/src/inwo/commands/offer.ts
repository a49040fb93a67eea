import { z } from 'zod';
import type { PlayerId, Refusal } from '../../core/types.js';
import { earlierOf } from '../earlier.js';
import { type Actor, cardOn, emit, findSeat, handGroup, handPlot, isKept, privateOf, seatOf, tableCard } from '../game/game.js';
import { handOf, hasSeen, openPart, roomRefusal, tableRefusal, timeRefusal, triedRefusal } from '../trade/offering.js';
import type { Board, CopyId, Deal, IntentOf, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, ids, puppets } from './command.js';

const part = z.strictObject({ plots: ids.optional(), cards: ids.optional(), resources: ids.optional(), groups: ids.optional() });

type Offer = IntentOf<'offer'>;

/** Why these cards cannot be dealt with: unseen, named twice, not held, tried in an attack, or kept by a claim. */
const cardsRefusal = (actor: Actor, { to, give, ask }: Offer, all: readonly CopyId[]): Refusal | null => {
  const { board } = actor;
  if (!earlierOf(board).asksBlindly && handOf(ask).some((copy) => !hasSeen(actor, to, copy))) return refuse('N-1403', 'notSeen');
  if (new Set(all).size !== all.length) return refuse('N-1403', 'notSeen');
  if (handOf(give).some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
  const tried = triedRefusal(board, earlierOf(board).givesTried ? handOf(give) : [...handOf(give), ...handOf(ask)]);
  if (tried) return tried;
  return all.some((copy) => isKept(board, copy)) ? refuse('N-1207', 'alreadyClaimed') : null;
};

/** Why the token of this card does not pay for Groups that change hands (N-1101). */
const payerRefusal = (board: Board, player: PlayerId, { to, give, ask, pay = [], placements = [] }: Offer): Refusal | null => {
  const payer = pay.length === 1 ? tableCard(board, pay[0] ?? '') : undefined;
  const groups = [...(give.groups ?? []), ...(ask.groups ?? [])];
  const masters = placements.map(({ onto }) => onto);
  const near = groups.flatMap((copy) => [copy, cardOn(board, copy).master ?? '']);
  const heads = [seatOf(board, player).illuminati, seatOf(board, to).illuminati];
  if (!payer || ![...near, ...masters, ...heads].includes(payer.id)) return refuse('N-1101', 'wrongPayer', { card: payer?.card ?? '' });
  return payer.tokens < 1 ? refuse('N-401', 'noToken', { card: payer.card }) : null;
};

/** Offers cards for cards (N-1104). */
export const offer: Command<'offer'> = {
  type: 'offer',
  shape: z.strictObject({
    type: z.literal('offer'),
    to: id,
    give: part.default({}),
    ask: part.default({}),
    pay: ids.optional(),
    placements: puppets.optional(),
  }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const { to, give, ask, pay = [] } = intent;
    const refusal = timeRefusal(actor, player, to);
    if (refusal) return refusal;
    if (to === player || findSeat(board, to)?.status !== 'in') return refuse('N-1104', 'notYou');
    const mine = [...handOf(give), ...(give.resources ?? []), ...(give.groups ?? [])];
    const theirs = [...handOf(ask), ...(ask.resources ?? []), ...(ask.groups ?? [])];
    const held = cardsRefusal(actor, intent, [...mine, ...theirs]);
    if (held) return held;
    const onTable = tableRefusal(actor, player, to, give) ?? tableRefusal(actor, to, player, ask);
    if (onTable) return onTable;
    const placed = roomRefusal(board, player, ask.groups ?? [], intent.placements);
    if (placed) return placed;
    const needsPayer = (give.groups?.length ?? 0) + (ask.groups?.length ?? 0) > 0;
    const wrongPayer = needsPayer ? payerRefusal(board, player, intent) : null;
    if (wrongPayer) return wrongPayer;
    if (mine.length + theirs.length === 0) return refuse('N-1104', 'nothingInIt');
    if (needsPayer || earlierOf(board).paysForAll) return intent;
    // A payment that nothing asks for costs nothing, but it names no card that its sender cannot see (N-1104).
    return pay.every((copy) => tableCard(board, copy)) ? { ...intent, pay: [] } : refuse('N-1403', 'notSeen');
  },
  checkState: (state: State, _by, { to, ask }) => {
    if (!earlierOf(state.board).asksBlindly) return null;
    const mine = privateOf(state, to);
    const seat = seatOf(state.board, to);
    const held = new Set([...mine.plots, ...mine.groups, ...seat.plots, ...seat.groups].map(({ id }) => id));
    return handOf(ask).every((copy) => held.has(copy)) ? null : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { to, give, ask, pay = [], placements = [] }) => {
    const { board, state } = game;
    const parts = { give: openPart(game, by, give), ask: openPart(game, to, ask) };
    const deal: Deal = { id: board.next.deal++, from: by, to, ...parts, pay: [...pay], placements };
    board.deals = [...board.deals.filter((old) => !(old.from === by && old.to === to)), deal];
    const [mine, theirs] = [privateOf(state, by), privateOf(state, to)];
    const told = handOf(give).filter((copy) => earlierOf(board).asksBlindly || hasSeen({ board, mine: theirs }, by, copy));
    mine.offered.push({ deal: deal.id, give: handOf(give), ask: handOf(ask) });
    theirs.offered.push({ deal: deal.id, give: told, ask: handOf(ask) });
    emit(game, { type: 'offered', player: by, to, deal: deal.id });
  },
  quiet: true,
  hints: () => [],
};
