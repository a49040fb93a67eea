import { attackersOf } from '../../attack/forces.js';
import { decksOf, isGroupInPlay, runningAttack, structureOf, tableCard, turnOf } from '../../game/game.js';
import type { Board, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits as hasWord, tokensTaken } from '../../values/values.js';
import { change, giveToken } from '../../verbs/changes.js';
import { countDecks } from '../../verbs/decks.js';
import { type Draft, given } from '../arguments.js';
import { card, cards, player } from '../card-arguments.js';
import { effect } from '../effect.js';
import { all, inPlay } from '../judges.js';
import { alignment } from '../word-arguments.js';

/** True if an own card can get one more token. */
const takesToken = (board: Board, { id, owner, zone, captured }: TableCard, mine: string): boolean =>
  owner === mine && (zone === 'structure' || zone === 'resource') && !captured && tokensTaken(board, id) > 0;

const canReceive = (thing: TableCard, { actor }: Draft): boolean => takesToken(actor.board, thing, actor.player);

const isSpentGovernment = (board: Board, group: TableCard, mine: string): boolean =>
  group.tokens === 0 && group.master !== null && hasWord(board, 'Government', group.id) && takesToken(board, group, mine);

const giverOf = ({ actor: { board }, copy }: Draft): TableCard | null => {
  const self = tableCard(board, copy);
  return self && self.tokens > 0 ? self : null;
};

/** Passes its own token to another Government Group that has none. */
export const passToken = effect(
  {
    giver: given(giverOf, (draft) => refuse('N-401', 'noToken', { card: draft.card })),
    on: card((thing, { actor }) => isSpentGovernment(actor.board, thing, actor.player)),
  },
  {
    apply: ({ board }, { giver, on: target }) => {
      giver.tokens -= 1;
      giveToken(board, target.id);
    },
    could: (board, mine, _effect, copy) =>
      (tableCard(board, copy)?.tokens ?? 0) > 0 && structureOf(board, mine).some((group) => isSpentGovernment(board, group, mine)),
  },
);

export const tokenForPlot = effect(
  { on: card(all(canReceive, ({ id, tokens }, { actor }) => tokens < tokensTaken(actor.board, id))) },
  { apply: ({ board }, { on: target }) => giveToken(board, target.id) },
);

/** +2 for the Power of a Government or Violent Group that attacks, or that defends itself against destruction. */
export const boostGroup = effect(
  {
    on: card(({ id }, { actor: { board } }) => {
      const attack = runningAttack(board);
      const takesPart = attack && (attackersOf(attack).includes(id) || (attack.target === id && attack.kind === 'destroy'));
      return attack?.stage === 'contest' && takesPart === true && hasWord(board, { any: ['Government', 'Violent'] }, id);
    }),
  },
  {
    apply: ({ board }, { by, card: cause, on: target }) =>
      change(board, { on: target.id, by, card: cause, copy: null, until: 'attack', stats: [{ stat: 'power', how: 'add', amount: 2 }] }),
  },
);

const empty = (groups: readonly TableCard[]): void => {
  for (const group of groups) group.tokens = 0;
};

export const bankTokens = effect(
  { groups: cards((thing) => isGroupInPlay(thing) && thing.owner !== null) },
  {
    check: ({ actor: { board }, card: played }, { groups }) => {
      const others = groups.filter(({ id }) => !hasWord(board, 'Bank', id));
      return others.length <= 1 && others.every(({ id }) => hasWord(board, 'Corporate', id))
        ? null
        : refuse('N-902', 'badTarget', { card: played });
    },
    apply: (_game, { groups }) => empty(groups),
  },
);

/** Groups of one rival that share an alignment with the paying Group lose their tokens. */
export const emptyAligned = effect(
  { player: player(), alignment: alignment() },
  {
    check: ({ actor: { board, player: mine }, fields: { pay } }, { alignment: word }) => {
      const payers = pay ?? structureOf(board, mine).flatMap(({ id, tokens }) => (tokens > 0 && hasWord(board, 'Media', id) ? [id] : []));
      return payers.length === 1 && payers.every((id) => tableCard(board, id) && hasWord(board, word, id))
        ? null
        : refuse('N-404', 'wrongPayment');
    },
    apply: ({ board }, { player: rival, alignment: word }) =>
      empty(structureOf(board, rival).filter(({ id, master }) => master !== null && hasWord(board, word, id))),
  },
);

/** All Groups of one rival and all own ones lose their tokens; the turn closes (N-207). */
export const emptyBoth = effect(
  { player: player() },
  {
    apply: ({ board }, { by, player: rival }) => {
      empty([by, rival].flatMap((owner) => structureOf(board, owner).filter(({ master }) => master !== null)));
      turnOf(board).closed = true;
    },
  },
);

const MOST = 10;

/** Removes Plots on top of the own deck from the game; as many Groups get one more token each. */
export const deckForTokens = effect(
  { groups: cards(all(inPlay, canReceive), MOST) },
  {
    check: ({ actor: { board, player: mine } }, { groups }) => {
      const deck = board.seats.find((seat) => seat.player === mine)?.plotDeck ?? 0;
      return groups.length > deck ? refuse('N-404', 'notEnough', { has: deck, needs: groups.length }) : null;
    },
    apply: (game, { by, play: { fields } }) => {
      const named = fields.cards ?? [];
      const gone = decksOf(game.state, by).plot.splice(0, named.length).length;
      countDecks(game, by);
      for (const id of named.slice(0, gone)) giveToken(game.board, id);
    },
  },
);
