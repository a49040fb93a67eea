import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { plotFacts, resourceFacts } from '../cards/index.js';
import { openDraw } from '../frames/frames.js';
import {
  type Actor,
  actorIn,
  allGroups,
  allPlots,
  cardOn,
  decksOf,
  emit,
  findSeat,
  handGroup,
  handPlot,
  isKept,
  isPriedInto,
  isPrivileged,
  isStruck,
  privateOf,
  runningAttack,
  seatOf,
  structureOf,
  tableCard,
  topFrame,
} from '../game/game.js';
import type { CopyId, IntentOf } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { limitOf } from '../values/values.js';
import { countDecks, discardFromHand, draw, isDry, lay, noteEntered, spendToken, takeFromHand, turnUp } from '../verbs/verbs.js';
import { couldBuy } from '../windows/asking.js';
import { type Command, id, ids } from './command.js';

/** Frames under which a hand stays as it is (N-505). */
const handRefusal = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn) return refuse('N-503', 'notNow');
  const top = topFrame(board);
  if (top?.kind === 'choose' || top?.kind === 'place') return refuse('N-503', 'notNow');
  if ((top?.kind === 'limit' && top.by !== player) || isPriedInto(board, player)) return refuse('N-503', 'notNow');
  return isPrivileged(board) ? refuse('N-480', 'privileged') : null;
};

const buyingLater = ({ board, player }: Actor): Refusal | null => {
  const top = topFrame(board);
  if (!board.turn || top?.kind === 'choose' || top?.kind === 'limit' || isPriedInto(board, player)) return refuse('N-1005', 'notNow');
  return runningAttack(board)?.privilege === 'declared' ? refuse('N-480', 'privileged') : null;
};

const nothingToBuy = ({ board, player }: Actor): Refusal | null => {
  if (isDry(board, player, 'plot')) return refuse('N-202', 'noDrawLeft');
  return seatOf(board, player).plotDeck > 0 ? null : refuse('N-403', 'deckEmpty');
};

/** Buys a Plot: one token of the Illuminati, or two of other cards (N-403). */
export const buyPlot: Command<'buyPlot'> = {
  type: 'buyPlot',
  shape: z.strictObject({ type: z.literal('buyPlot'), pay: ids }),
  check: (actor, intent) => {
    const later = buyingLater(actor);
    if (later) return later;
    const { board, player } = actor;
    const { illuminati } = seatOf(board, player);
    const { pay } = intent;
    const wrong = pay.length === 1 ? pay[0] !== illuminati : pay.length !== 2 || pay.some((one) => one === illuminati);
    if (wrong) return refuse('N-403', 'wrongPayment');
    for (const one of pay) {
      const card = tableCard(board, one);
      if (card?.owner !== player || card.zone !== 'structure') return refuse('N-403', 'wrongPayment');
      if (isStruck(board, one)) return refuse('N-714', 'struck', { card: card.card });
      if (card.tokens < pay.filter((other) => other === one).length) return refuse('N-401', 'noToken', { card: card.card });
    }
    return nothingToBuy(actor) ?? intent;
  },
  apply: (game, by, { pay }) => {
    for (const one of pay) spendToken(game.board, one);
    emit(game, { type: 'bought', player: by });
    if (draw(game, by, 'plot', 1).length > 0) openDraw(game.board, by);
  },
  barred: (actor) => {
    const { board, player } = actor;
    const able = structureOf(board, player).filter(({ id: copy, tokens }) => tokens > 0 && !isStruck(board, copy));
    const pays = able.some(({ master }) => master === null) || able.reduce((sum, { tokens }) => sum + tokens, 0) > 1;
    return buyingLater(actor) ?? nothingToBuy(actor) ?? (pays ? null : refuse('N-403', 'noneCanPay'));
  },
  hints: ({ board, player }) => (board.turn && couldBuy(board, player) ? [seatOf(board, player).illuminati ?? ''] : []),
};

const own = (actor: Actor, copy: CopyId) => handPlot(actor, copy) ?? handGroup(actor, copy);
/** A Resource that lies hidden beneath another one. */
const isStored = ({ mine }: Pick<Actor, 'mine'>, copy: CopyId): boolean =>
  mine.beneath.some(({ kept }) => kept.id === copy && resourceFacts(kept.card) !== undefined);

const isHidden = ({ mine }: Actor, copy: CopyId): boolean =>
  isStored({ mine }, copy) || mine.plots.some((kept) => kept.id === copy) || mine.groups.some((kept) => kept.id === copy);

/** Turns hidden cards of the own hand up (N-501). */
export const expose: Command<'expose'> = {
  type: 'expose',
  shape: z.strictObject({ type: z.literal('expose'), cards: ids.min(1) }),
  check: (actor, intent) => {
    if (!actor.board.turn) return refuse('N-503', 'notNow');
    return intent.cards.every((copy) => isHidden(actor, copy)) && new Set(intent.cards).size === intent.cards.length
      ? intent
      : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { cards }) => {
    for (const copy of cards) {
      if (!isStored({ mine: privateOf(game.state, by) }, copy)) {
        turnUp(game, by, copy);
        continue;
      }
      const { id: shown, card } = takeFromHand(game, by, copy);
      lay(game.board, shown, card, 'resource', by);
      noteEntered(game, shown);
    }
  },
  hints: ({ mine }) => mine.plots.map((kept) => kept.id),
};

/** Shows a hidden card to one rival alone. */
export const show: Command<'show'> = {
  type: 'show',
  shape: z.strictObject({ type: z.literal('show'), card: id, to: id }),
  check: (actor, intent) => {
    const { board, player } = actor;
    if (!isHidden(actor, intent.card)) return refuse('N-1403', 'notSeen');
    return intent.to !== player && findSeat(board, intent.to)?.status === 'in' ? intent : refuse('N-902', 'needs', { field: 'player' });
  },
  apply: ({ state, events }, by, { card, to }) => {
    const mine = privateOf(state, by);
    const kept = [...mine.plots, ...mine.groups].find((one) => one.id === card);
    const theirs = privateOf(state, to);
    if (kept && !theirs.seen.some((known) => known.id === card)) theirs.seen.push({ ...kept, player: by });
    events.push({ type: 'shown', player: by, to, secret: { to: [by, to], what: { cards: kept ? [{ ...kept }] : [] } } });
  },
  quiet: true,
  hints: ({ mine }) => mine.plots.map((kept) => kept.id),
};

/** In a limit window only the surplus goes (N-503, N-1204). */
const surplusRefusal = (actor: Actor, cards: readonly CopyId[]): Refusal | null => {
  const top = topFrame(actor.board);
  if (top?.kind !== 'limit') return null;
  const isGoal = (copy: CopyId) => plotFacts(allPlots(actor).find((kept) => kept.id === copy)?.card ?? '')?.kind === 'goal';
  if (top.what === 'goals') return cards.every(isGoal) ? null : refuse('N-1204', 'notAGoal', { card: cards[0] ?? '' });
  const surplus = allPlots(actor).length - limitOf(actor.board, actor.player, 'plots');
  return cards.length <= surplus ? null : refuse('N-503', 'withinLimit');
};

/** Discards cards of the own hand (N-505, N-506). */
export const discard: Command<'discard'> = {
  type: 'discard',
  shape: z.strictObject({ type: z.literal('discard'), cards: ids.min(1) }),
  check: (actor, intent) => {
    const refusal = handRefusal(actor);
    if (refusal) return refusal;
    if (!intent.cards.every((copy) => own(actor, copy)) || new Set(intent.cards).size !== intent.cards.length)
      return refuse('N-1403', 'notSeen');
    if (intent.cards.some((copy) => isKept(actor.board, copy))) return refuse('N-1207', 'alreadyClaimed');
    const { turn } = actor.board;
    const tried = intent.cards.find((copy) => turn?.tried.includes(copy));
    if (tried !== undefined) return refuse('N-495', 'cannotLeave', { card: own(actor, tried)?.card ?? '' });
    return surplusRefusal(actor, intent.cards) ?? intent;
  },
  apply: (game, by, { cards }) => {
    const actor = actorIn(game, by);
    const isPlot = cards.some((copy) => handPlot(actor, copy));
    for (const copy of cards) discardFromHand(game, by, copy);
    if (isPlot) openDraw(game.board, by);
  },
  hints: (actor) => [...allPlots(actor), ...allGroups(actor)].map((kept) => kept.id),
};

/** Returns a Plot to the own Plot deck (N-504). */
export const returnPlot: Command<'returnPlot'> = {
  type: 'returnPlot',
  shape: z.strictObject({ type: z.literal('returnPlot'), card: id, at: z.union([z.enum(['top', 'bottom']), z.int().min(0).max(100)]) }),
  check: (actor, intent) => {
    const refusal = handRefusal(actor);
    if (refusal) return refusal;
    if (isKept(actor.board, intent.card)) return refuse('N-1207', 'alreadyClaimed');
    return handPlot(actor, intent.card) ? (surplusRefusal(actor, [intent.card]) ?? intent) : refuse('N-1403', 'notSeen');
  },
  apply: (game, by, { card, at }) => {
    const kept = takeFromHand(game, by, card);
    const deck = decksOf(game.state, by).plot;
    deck.splice(at === 'top' ? 0 : at === 'bottom' ? deck.length : at, 0, kept.card);
    countDecks(game, by);
    emit(game, { type: 'returned', player: by });
  },
  hints: (actor) => allPlots(actor).map((kept) => kept.id),
};

/** Removes one of the own tokens, for nothing (N-402). */
export const removeToken: Command<'removeToken'> = {
  type: 'removeToken',
  shape: z.strictObject({ type: z.literal('removeToken'), card: id }),
  check: ({ board, player }, intent: IntentOf<'removeToken'>) => {
    const card = tableCard(board, intent.card);
    if (!board.turn || card?.owner !== player) return refuse('N-401', 'noToken', { card: card?.card ?? '' });
    return card.tokens > 0 ? intent : refuse('N-401', 'noToken', { card: card.card });
  },
  apply: ({ board }, _by, { card }) => {
    cardOn(board, card).tokens -= 1;
  },
  hints: () => [],
};
