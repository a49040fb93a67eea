import { z } from 'zod';
import { earlierOf } from '../earlier.js';
import { cardOn, emit, findSeat, handGroup, handPlot, isKept, privateOf, seatOf, tableCard } from '../game/game.js';
import { handOf, hasSeen, openPart, roomRefusal, tableRefusal, timeRefusal, triedRefusal } from '../trade/offering.js';
import type { Deal, State } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, ids, puppets } from './command.js';

const part = z.strictObject({ plots: ids.optional(), cards: ids.optional(), resources: ids.optional(), groups: ids.optional() });

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
    if (!earlierOf(board).asksBlindly && handOf(ask).some((copy) => !hasSeen(actor, to, copy))) return refuse('N-1403', 'notSeen');
    const mine = [...handOf(give), ...(give.resources ?? []), ...(give.groups ?? [])];
    const theirs = [...handOf(ask), ...(ask.resources ?? []), ...(ask.groups ?? [])];
    if (new Set([...mine, ...theirs]).size !== mine.length + theirs.length) return refuse('N-1403', 'notSeen');
    if (handOf(give).some((copy) => !handPlot(actor, copy) && !handGroup(actor, copy))) return refuse('N-1403', 'notSeen');
    const tried = triedRefusal(board, earlierOf(board).givesTried ? handOf(give) : [...handOf(give), ...handOf(ask)]);
    if (tried) return tried;
    if ([...mine, ...theirs].some((copy) => isKept(board, copy))) return refuse('N-1207', 'alreadyClaimed');
    const onTable = tableRefusal(actor, player, to, give) ?? tableRefusal(actor, to, player, ask);
    if (onTable) return onTable;
    const placed = roomRefusal(board, player, ask.groups ?? [], intent.placements);
    if (placed) return placed;
    const needsPayer = (give.groups?.length ?? 0) + (ask.groups?.length ?? 0) > 0;
    if (needsPayer) {
      const payer = pay.length === 1 ? tableCard(board, pay[0] ?? '') : undefined;
      const groups = [...(give.groups ?? []), ...(ask.groups ?? [])];
      const masters = (intent.placements ?? []).map(({ onto }) => onto);
      const near = groups.flatMap((copy) => [copy, cardOn(board, copy).master ?? '']);
      const heads = [seatOf(board, player).illuminati, seatOf(board, to).illuminati];
      if (!payer || ![...near, ...masters, ...heads].includes(payer.id)) return refuse('N-1101', 'wrongPayer', { card: payer?.card ?? '' });
      if (payer.tokens < 1) return refuse('N-401', 'noToken', { card: payer.card });
    }
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
