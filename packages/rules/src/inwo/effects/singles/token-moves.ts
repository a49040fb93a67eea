import { attackersOf } from '../../attack/forces.js';
import { decksOf, isShielded, runningAttack, structureOf, tableCard, turnOf } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Board, CopyId, TableCard } from '../../types/index.js';
import { isAlignment } from '../../types/words.js';
import { fits, tokensTaken } from '../../values/values.js';
import { change, countDecks, giveToken } from '../../verbs.js';
import { type Context, type Effect, needs } from '../effect.js';
import { rivalRefusal } from './rival.js';

/** Whether a card of one's own can be given a token more. */
const takesToken = (board: Board, { id, owner, zone, captured }: TableCard, player: string): boolean =>
  owner === player && (zone === 'structure' || zone === 'resource') && !captured && tokensTaken(board, id) > 0;

const onCard = ({ actor: { board }, fields: { on } }: Context<unknown>): TableCard | undefined =>
  on === undefined ? undefined : tableCard(board, on);

const maySend = (board: Board, group: TableCard, player: string): boolean =>
  group.tokens === 0 && group.master !== null && fits(board, 'Government', group.id) && takesToken(board, group, player);

/** Passes its own token to another Government Group that has none. */
export const passToken: Effect<unknown> = {
  check: (context) => {
    const { board, player } = context.actor;
    const group = onCard(context);
    const self = tableCard(board, context.copy);
    if (!group) return needs('on');
    if (!self || self.tokens < 1) return refuse('N-401', 'noToken', { card: context.card });
    return maySend(board, group, player) ? null : refuse('N-902', 'badTarget', { card: group.card });
  },
  apply: ({ board }, { copy, fields: { on } }) => {
    const self = tableCard(board, copy);
    if (on === undefined || !self || self.tokens < 1) return;
    self.tokens -= 1;
    giveToken(board, on);
  },
  could: (board, player, _effect, copy) =>
    (tableCard(board, copy)?.tokens ?? 0) > 0 && structureOf(board, player).some((group) => maySend(board, group, player)),
};

/** A card that has acted has a token again, for a Plot of the hand. */
export const tokenForPlot: Effect<unknown> = {
  check: (context) => {
    const { board, player } = context.actor;
    const card = onCard(context);
    if (!card) return needs('on');
    return takesToken(board, card, player) && card.tokens < tokensTaken(board, card.id)
      ? null
      : refuse('N-902', 'badTarget', { card: card.card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { fields: { on } }) => {
    if (on !== undefined) giveToken(board, on);
  },
};

/** +2 for the Power of a Government or Violent Group that attacks, or that defends itself against destruction. */
export const boostGroup: Effect<unknown> = {
  check: (context) => {
    const { board } = context.actor;
    const attack = runningAttack(board);
    const group = onCard(context);
    if (!group) return needs('on');
    const part = attack && (attackersOf(attack).includes(group.id) || (attack.target === group.id && attack.kind === 'destroy'));
    return attack?.stage === 'contest' && part && fits(board, { any: ['Government', 'Violent'] }, group.id)
      ? null
      : refuse('N-902', 'badTarget', { card: group.card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, card, fields: { on } }) => {
    if (on !== undefined) change(board, { on, by, card, copy: null, until: 'attack', stats: [{ stat: 'power', how: 'add', amount: 2 }] });
  },
};

const emptied = (board: Board, id: CopyId): void => {
  const card = tableCard(board, id);
  if (card) card.tokens = 0;
};

/** Why tokens of these Groups cannot be removed (N-113). */
const targetsRefusal = ({ board, player }: Context<unknown>['actor'], cards: readonly CopyId[], card: string) => {
  if (cards.length === 0) return needs('cards');
  if (new Set(cards).size !== cards.length) return refuse('N-902', 'badTarget', { card });
  for (const id of cards) {
    const group = tableCard(board, id);
    if (group?.zone !== 'structure' || group.master === null || group.owner === null)
      return refuse('N-902', 'badTarget', { card: group?.card ?? id });
    if (group.owner !== player && isShielded(board, group.owner, player)) return refuse('N-113', 'shielded', { player: group.owner });
  }
  return null;
};

/** Banks, and one Corporate Group, lose their tokens. */
export const bankTokens: Effect<unknown> = {
  check: ({ actor, card, fields: { cards = [] } }) => {
    const refusal = targetsRefusal(actor, cards, card);
    if (refusal) return refusal;
    const others = cards.filter((id) => !fits(actor.board, 'Bank', id));
    return others.length <= 1 && others.every((id) => fits(actor.board, 'Corporate', id)) ? null : refuse('N-902', 'badTarget', { card });
  },
  apply: ({ board }, { fields: { cards = [] } }) => {
    for (const id of cards) emptied(board, id);
  },
};

/** Groups of one rival that have an alignment of the Group that pays lose their tokens. */
export const emptyAligned: Effect<unknown> = {
  check: (context) => {
    const { alignment, pay } = context.fields;
    const refusal = rivalRefusal(context);
    if (refusal) return refusal;
    if (alignment === undefined || !isAlignment(alignment)) return needs('alignment');
    const { board, player } = context.actor;
    const payers = pay ?? structureOf(board, player).flatMap(({ id, tokens }) => (tokens > 0 && fits(board, 'Media', id) ? [id] : []));
    return payers.length === 1 && payers.every((id) => tableCard(board, id) && fits(board, alignment, id))
      ? null
      : refuse('N-404', 'wrongPayment');
  },
  apply: ({ board }, { fields: { player, alignment } }) => {
    if (player === undefined || alignment === undefined || !isAlignment(alignment)) return;
    for (const { id, master } of structureOf(board, player)) if (master !== null && fits(board, alignment, id)) emptied(board, id);
  },
};

/** All Groups of one rival and all own ones lose their tokens; the turn closes (N-207). */
export const emptyBoth: Effect<unknown> = {
  check: rivalRefusal,
  apply: ({ board }, { by, fields: { player } }) => {
    for (const one of [by, player ?? by]) for (const { id, master } of structureOf(board, one)) if (master !== null) emptied(board, id);
    turnOf(board).closed = true;
  },
};

/** Plots from the top of the own deck leave the game; as many Groups have one token more each. */
export const deckForTokens: Effect<unknown> = {
  check: ({ actor: { board, player }, card, fields: { cards = [] } }) => {
    const groups = cards.map((id) => tableCard(board, id));
    const deck = board.seats.find((seat) => seat.player === player)?.plotDeck ?? 0;
    if (cards.length === 0 || cards.length > 10 || cards.length > deck) return needs('cards');
    const fine = groups.every((group) => group && group.master !== null && group.zone === 'structure' && takesToken(board, group, player));
    return fine && new Set(cards).size === cards.length ? null : refuse('N-902', 'badTarget', { card });
  },
  apply: (game, { by, fields: { cards = [] } }) => {
    const { board, state } = game;
    const gone = decksOf(state, by).plot.splice(0, cards.length).length;
    countDecks(game, by);
    for (const id of cards.slice(0, gone)) giveToken(board, id);
  },
};
