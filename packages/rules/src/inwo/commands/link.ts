import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { Refusal } from '../../core/types.js';
import { resourceFacts } from '../cards/index.js';
import { type Actor, cardOn, cardsOn, inStructure, resourcesOf, structureOf, tableCard, turnOf, unlinkedKey } from '../game/game.js';
import { turnRefusal } from '../game/gates.js';
import { makePlay, openPlays } from '../plays/plays.js';
import type { Board, CopyId, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule, standingChanges } from '../values/values.js';
import { type Command, eachBarred, id } from './command.js';

/** True if a Group's text, or its host's, lets it be linked there. */
const mayHang = (board: Board, card: TableCard, host: TableCard): boolean =>
  standingChanges(board, 'linksTo').some(([source, { target }]) => source.id === card.id && fits(board, target, host.id)) ||
  standingChanges(board, 'host').some(([source, { filter }]) => source.id === host.id && fits(board, filter, card.id));

const isLinkable = (board: Board, card: TableCard): boolean =>
  card.zone === 'resource' || (inStructure(card) && cardsOn(board).some((host) => inStructure(host) && mayHang(board, card, host)));

const isUnlinked = ({ card }: TableCard): boolean => resourceFacts(card)?.link === null;

const hostRefusal = ({ board, player }: Actor, card: TableCard, to: CopyId): Refusal | null => {
  if (turnOf(board).used.includes(unlinkedKey(card.id))) return refuse('N-808', 'nextTurn', { card: card.card });
  if (isUnlinked(card)) return refuse('N-805', 'never', { card: card.card });
  const host = tableCard(board, to);
  const facts = resourceFacts(card.card);
  const allowed =
    host?.owner === player &&
    inStructure(host) &&
    (facts ? facts.link !== null && fits(board, facts.link, to) : mayHang(board, card, host));
  const full = facts?.limit === 'group' && cardsOn(board).some((other) => other.host === to && other.card === card.card);
  const names = { card: card.card, onto: host?.card ?? to };
  if (!allowed) return refuse('N-805', 'unfit', names);
  return full ? refuse('N-805', 'copyThere', names) : null;
};

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
    return (intent.to === undefined ? null : hostRefusal(actor, card, intent.to)) ?? intent;
  },
  apply: (game, by, { card, to }) =>
    openPlays(
      game,
      by,
      [makePlay(game, by, { copy: card, card: cardOn(game.board, card).card, source: 'link', fields: to === undefined ? {} : { on: to } })],
      'using',
    ),
  barred: (actor, first) => {
    const { board, player } = actor;
    const free = (card: CopyId, host?: CopyId): Refusal | null => {
      const plan = link.check(actor, { type: 'link', card, ...(host !== undefined && { to: host }) });
      return isRefusal(plan) ? plan : null;
    };
    const cards = cardsOn(board).filter(
      (card) => card.owner === player && isLinkable(board, card) && (first === undefined ? !isUnlinked(card) : card.id === first),
    );
    return (
      turnRefusal(actor, 'main', true) ??
      eachBarred(
        cards,
        (resource) => {
          const { id: copy, card, host } = resource;
          const alone = isUnlinked(resource) ? refuse('N-805', 'never', { card }) : free(copy);
          if (alone || host !== null) return alone;
          const unfit = refuse('N-805', 'noneFits', { card });
          const why = eachBarred(structureOf(board, player), (host) => free(copy, host.id), unfit);
          return why?.code === 'N-805' ? unfit : why;
        },
        refuse('N-805', 'nothing'),
      )
    );
  },
  hints: ({ board, player }) => (board.phase === 'main' ? resourcesOf(board, player).map(({ id: copy }) => copy) : []),
};
