import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { factsOf, resourceFacts } from '../cards/index.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { isAnyTime } from '../frames/moments.js';
import {
  type Actor,
  cardOn,
  cardsOn,
  type Game,
  resourcesOf,
  runningAttack,
  seatOf,
  structureOf,
  tableCard,
  topFrame,
  turnOf,
  unlinkedKey,
} from '../game/game.js';
import { makePlay, openPlays } from '../plays/plays.js';
import { arrange, losesNeedlessly, placesOn } from '../structure/structure.js';
import type { Board, CopyId, IntentOf, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule, isReliefBarred, powerOf, standingChanges } from '../values/values.js';
import { spendToken } from '../verbs/verbs.js';
import { type Command, eachBarred, id, ids, puppets, side, turnRefusal } from './command.js';

/** Moves a Group in the own structure, its branch along (N-1101). */
export const move: Command<'move'> = {
  type: 'move',
  shape: z.strictObject({
    type: z.literal('move'),
    group: id,
    pay: id,
    onto: id,
    arrow: side,
    puppets: puppets.optional(),
    acceptLoss: z.boolean().optional(),
  }),
  check: (actor, intent) => {
    const refusal = turnRefusal(actor, 'main');
    if (refusal) return refusal;
    const { board, player } = actor;
    const { group, onto, arrow, pay } = intent;
    const card = tableCard(board, group);
    const master = tableCard(board, onto);
    if (card?.owner !== player || card.zone !== 'structure' || card.master === null)
      return refuse('N-1101', 'notYours', { card: card?.card ?? group });
    if (master?.owner !== player || master.zone !== 'structure') return refuse('N-1101', 'notYours', { card: master?.card ?? onto });
    if (![group, card.master, onto, seatOf(board, player).illuminati].includes(pay))
      return refuse('N-1101', 'wrongPayer', { card: tableCard(board, pay)?.card ?? pay });
    if (cardOn(board, pay).tokens < 1) return refuse('N-401', 'noToken', { card: cardOn(board, pay).card });
    const arrangement = arrange(board, group, player, onto, arrow, intent.puppets);
    if (!arrangement) return refuse('N-308', 'notOpen', { onto: master.card, arrow });
    if (arrangement.lost.length > 0 && !intent.acceptLoss) return refuse('N-496', 'wouldLose', { count: arrangement.lost.length });
    return losesNeedlessly(arrangement) ? refuse('N-496', 'needlessLoss', { count: arrangement.lost.length }) : intent;
  },
  apply: (game, by, { group, onto, arrow, pay, puppets: placements }) => {
    spendToken(game.board, pay);
    const play = makePlay(game, by, group, cardOn(game.board, group).card, 'move', { onto, arrow, ...(placements && { placements }) }, [
      pay,
    ]);
    openPlays(game, by, [play], 'using');
  },
  barred: (actor, first) => {
    const { board, player } = actor;
    const structure = structureOf(board, player);
    const withTokens = structure.filter(({ tokens }) => tokens > 0);
    const groups = structure.filter(({ id: copy, master }) => master !== null && (first === undefined || copy === first));
    return (
      turnRefusal(actor, 'main') ??
      eachBarred(
        groups,
        ({ id: group, card, master }) => {
          if (withTokens.length === 0) return refuse('N-401', 'noneLeft');
          // These pay wherever it goes; any other card only for a place on itself.
          const pays = withTokens.some((one) => one.id === group || one.id === master || one.master === null);
          const onto = pays ? structure : withTokens;
          return onto.some((one) => placesOn(board, group, player, one.id).length > 0) ? null : refuse('N-308', 'noneOpen', { card });
        },
        refuse('N-1101', 'noGroup'),
      )
    );
  },
  hints: ({ board, player }) =>
    board.phase === 'main'
      ? structureOf(board, player)
          .filter(({ master }) => master !== null)
          .map(({ id: copy }) => copy)
      : [],
};

/** Whether a Group's text, or the other one's, lets it be linked there. */
const mayHang = (board: Board, card: TableCard, host: TableCard): boolean =>
  standingChanges(board, 'linksTo').some(([source, { target }]) => source.id === card.id && fits(board, target, host.id)) ||
  standingChanges(board, 'host').some(([source, { filter }]) => source.id === host.id && fits(board, filter, card.id));

const isLinkable = (board: Board, card: TableCard): boolean =>
  card.zone === 'resource' ||
  (card.zone === 'structure' && cardsOn(board).some((host) => host.zone === 'structure' && mayHang(board, card, host)));

/** A Resource that is never linked to anything. */
const isUnlinked = ({ card }: TableCard): boolean => resourceFacts(card)?.link === null;

/** Links a Resource or a Group to a Group, or takes the link away (N-805). */
export const link: Command<'link'> = {
  type: 'link',
  shape: z.strictObject({ type: z.literal('link'), card: id, to: id.optional() }),
  check: (actor, intent) => {
    const refusal = turnRefusal(actor, 'main', true);
    if (refusal) return refusal;
    const { board, player } = actor;
    const card = tableCard(board, intent.card);
    if (card?.owner !== player || !isLinkable(board, card)) return refuse('N-805', 'notAllowed', { card: card?.card ?? intent.card });
    if (card.host !== null && (hasRule(board, card.host, 'linksLocked') || hasRule(board, card.id, 'linksLocked')))
      return refuse('N-805', 'notAllowed', { card: card.card });
    if (turnOf(board).linked.includes(intent.card)) return refuse('N-805', 'movedThisTurn', { card: card.card });
    if (intent.to === undefined) return intent;
    if (turnOf(board).used.includes(unlinkedKey(card.id))) return refuse('N-808', 'nextTurn', { card: card.card });
    if (isUnlinked(card)) return refuse('N-805', 'never', { card: card.card });
    const host = tableCard(board, intent.to);
    const facts = resourceFacts(card.card);
    const allowed =
      host?.owner === player &&
      host.zone === 'structure' &&
      (facts ? facts.link !== null && fits(board, facts.link, intent.to) : mayHang(board, card, host));
    const full = facts?.limit === 'group' && cardsOn(board).some((one) => one.host === intent.to && one.card === card.card);
    const names = { card: card.card, onto: host?.card ?? intent.to };
    if (!allowed) return refuse('N-805', 'unfit', names);
    return full ? refuse('N-805', 'copyThere', names) : intent;
  },
  apply: (game, by, { card, to }) =>
    openPlays(game, by, [makePlay(game, by, card, cardOn(game.board, card).card, 'link', to === undefined ? {} : { on: to })], 'using'),
  barred: (actor, first) => {
    const { board, player } = actor;
    const free = (card: CopyId, to?: CopyId): Refusal | null => {
      const plan = link.check(actor, { type: 'link', card, ...(to !== undefined && { to }) });
      return isRefusal(plan) ? plan : null;
    };
    const cards = cardsOn(board).filter(
      (card) => card.owner === player && isLinkable(board, card) && (first === undefined ? !isUnlinked(card) : card.id === first),
    );
    return (
      turnRefusal(actor, 'main', true) ??
      eachBarred(
        cards,
        (one) => {
          const { id: copy, card, host } = one;
          const alone = isUnlinked(one) ? refuse('N-805', 'never', { card }) : free(copy);
          if (alone || host !== null) return alone;
          const unfit = refuse('N-805', 'noneFits', { card });
          const why = eachBarred(structureOf(board, player), (to) => free(copy, to.id), unfit);
          return why?.code === 'N-805' ? unfit : why;
        },
        refuse('N-805', 'nothing'),
      )
    );
  },
  hints: ({ board, player }) => (board.phase === 'main' ? resourcesOf(board, player).map(({ id: copy }) => copy) : []),
};

/** What a card counts for Relief (N-735). */
export const reliefPower = (board: Board, card: CopyId): number => {
  let power = powerOf(board, card);
  for (const [source, { how, amount }] of standingChanges(board, 'relief'))
    if (source.id === card) power = how === 'set' ? amount : power * amount;
  return power;
};

/** What Relief of a Place takes in all: three times its printed Power (N-735). */
export const reliefNeeds = ({ card }: Pick<TableCard, 'card'>): number => {
  const facts = factsOf(card);
  return 'power' in facts ? 3 * (facts.power ?? 0) : 0;
};

/** Why it is not the time for Relief (N-735). */
const reliefLater = ({ board, player }: Actor): Refusal | null => {
  if (!board.turn || runningAttack(board)) return refuse('N-735', 'insideAttack');
  if (!isAnyTime(board, player)) return refuse('N-1005', 'notNow');
  if (board.turn.player === player && !topFrame(board)) {
    if (board.phase === 'start') return refuse('N-201', 'tokensLater');
    if (board.turn.closed) return refuse('N-207', 'turnClosing');
  }
  return null;
};

/** Relief by actions with Power of three times the Place's printed Power (N-735). */
export const relief: Command<'relief'> = {
  type: 'relief',
  shape: z.strictObject({ type: z.literal('relief'), place: id, cards: ids.min(1), joint: z.boolean().optional() }),
  check: (actor, intent) => {
    const { board, player } = actor;
    const later = reliefLater(actor);
    if (later) return later;
    const place = tableCard(board, intent.place);
    if (!place?.devastated) return refuse('N-735', 'notDevastated', { card: place?.card ?? intent.place });
    if (isReliefBarred(board, place.id)) return refuse('N-735', 'barred', { card: place.card });
    if (new Set(intent.cards).size !== intent.cards.length) return refuse('N-735', 'notAllowed', { card: intent.cards[0] ?? '' });
    for (const copy of intent.cards) {
      const card = tableCard(board, copy);
      if (card?.owner !== player || card.zone !== 'structure') return refuse('N-735', 'notAllowed', { card: card?.card ?? copy });
      if (card.tokens < 1) return refuse('N-401', 'noToken', { card: card.card });
    }
    const needed = reliefNeeds(place);
    const has = intent.cards.reduce((sum, copy) => sum + reliefPower(board, copy), 0);
    return has >= needed || intent.joint ? intent : refuse('N-735', 'notEnough', { has, needs: needed });
  },
  apply: (game, by, { place, cards, joint }) => {
    if (joint) {
      openWindow(game.board, { kind: 'relief', by, place, pledges: cards.map((card) => ({ by, card })) });
      settleRelief(game);
      return;
    }
    for (const copy of cards) spendToken(game.board, copy);
    const play = makePlay(game, by, cards[0] ?? place, cardOn(game.board, cards[0] ?? place).card, 'relief', { on: place }, cards);
    openPlays(game, by, [play], 'using');
  },
  barred: (actor, first) => {
    const { board, player } = actor;
    const places = cardsOn(board).filter(({ id: copy, devastated }) => devastated && (first === undefined || copy === first));
    const noTokens = structureOf(board, player).every(({ tokens }) => tokens < 1);
    return (
      reliefLater(actor) ??
      eachBarred(
        places,
        ({ id: copy, card }) =>
          isReliefBarred(board, copy) ? refuse('N-735', 'barred', { card }) : noTokens ? refuse('N-401', 'noneLeft') : null,
        refuse('N-735', 'noneDevastated'),
      )
    );
  },
  hints: ({ board }) =>
    cardsOn(board)
      .filter(({ devastated }) => devastated)
      .map(({ id: copy }) => copy),
};

/** Carries a joint Relief out as soon as what is pledged suffices (N-735). */
const settleRelief = (game: Game): void => {
  const { board } = game;
  const top = topFrame(board);
  if (top?.kind !== 'relief') return;
  const { by, place, pledges } = top;
  const has = pledges.reduce((sum, { card }) => sum + reliefPower(board, card), 0);
  if (has < reliefNeeds(cardOn(board, place))) return;
  dropFrame(board, top);
  const cards = pledges.map(({ card }) => card);
  for (const copy of cards) spendToken(board, copy);
  const [first = place] = cards;
  openPlays(game, by, [makePlay(game, by, first, cardOn(board, first).card, 'relief', { on: place }, cards)], 'using');
};

/** Adds actions to a joint Relief (N-735); nothing is spent before they suffice. */
export const pledge: Command<'pledge'> = {
  type: 'pledge',
  shape: z.strictObject({ type: z.literal('pledge'), cards: ids.min(1) }),
  check: ({ board, player }, intent): Refusal | IntentOf<'pledge'> => {
    const top = topFrame(board);
    if (top?.kind !== 'relief') return refuse('N-1005', 'notNow');
    for (const copy of intent.cards) {
      const card = tableCard(board, copy);
      if (card?.owner !== player || card.zone !== 'structure' || top.pledges.some((one) => one.card === copy))
        return refuse('N-735', 'notAllowed', { card: card?.card ?? copy });
      if (card.tokens < 1) return refuse('N-401', 'noToken', { card: card.card });
    }
    return new Set(intent.cards).size === intent.cards.length ? intent : refuse('N-735', 'notAllowed', { card: intent.cards[0] ?? '' });
  },
  apply: (game, by, { cards }) => {
    const top = topFrame(game.board);
    if (top?.kind !== 'relief') return;
    top.pledges.push(...cards.map((card) => ({ by, card })));
    settleRelief(game);
  },
  hints: ({ board, player }) =>
    topFrame(board)?.kind === 'relief'
      ? structureOf(board, player)
          .filter(({ tokens }) => tokens > 0)
          .map(({ id: copy }) => copy)
      : [],
};
