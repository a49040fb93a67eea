import { z } from 'zod';
import type { Refusal } from '../../core/types.js';
import { type Actor, cardOn, inStructure, isGroupInPlay, seatOf, structureOf, tableCard } from '../game/game.js';
import { turnRefusal } from '../game/gates.js';
import { makePlay, openPlays } from '../plays/plays.js';
import { arrange, losesNeedlessly, placesOn } from '../structure/structure.js';
import type { IntentOf, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { spendToken } from '../verbs/changes.js';
import { type Command, eachBarred, id, puppets, side } from './command.js';

/** Moves a Group in the own structure, its branch along (N-1101). */
/** Why this card cannot pay for the move: only it, its masters and the Illuminati can (N-1101). */
const payerRefusal = ({ board, player }: Actor, card: TableCard, { group, onto, pay }: IntentOf<'move'>): Refusal | null => {
  if (![group, card.master, onto, seatOf(board, player).illuminati].includes(pay))
    return refuse('N-1101', 'wrongPayer', { card: tableCard(board, pay)?.card ?? pay });
  return cardOn(board, pay).tokens < 1 ? refuse('N-401', 'noToken', { card: cardOn(board, pay).card }) : null;
};

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
    const { group, onto, arrow } = intent;
    const card = tableCard(board, group);
    const master = tableCard(board, onto);
    if (card?.owner !== player || !isGroupInPlay(card)) return refuse('N-1101', 'notYours', { card: card?.card ?? group });
    if (master?.owner !== player || !inStructure(master)) return refuse('N-1101', 'notYours', { card: master?.card ?? onto });
    const unpaid = payerRefusal(actor, card, intent);
    if (unpaid) return unpaid;
    const arrangement = arrange(board, group, player, { onto, arrow, puppets: intent.puppets });
    if (!arrangement) return refuse('N-308', 'notOpen', { onto: master.card, arrow });
    if (arrangement.lost.length > 0 && !intent.acceptLoss) return refuse('N-496', 'wouldLose', { count: arrangement.lost.length });
    return losesNeedlessly(arrangement) ? refuse('N-496', 'needlessLoss', { count: arrangement.lost.length }) : intent;
  },
  apply: (game, by, { group, onto, arrow, pay, puppets: placements }) => {
    spendToken(game.board, pay);
    const play = makePlay(game, by, {
      copy: group,
      card: cardOn(game.board, group).card,
      source: 'move',
      fields: { onto, arrow, ...(placements && { placements }) },
      paid: [pay],
    });
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
          // Payers for any place; other cards only pay for a place on themselves.
          const pays = withTokens.some((payer) => payer.id === group || payer.id === master || payer.master === null);
          const onto = pays ? structure : withTokens;
          return onto.some((master) => placesOn(board, group, player, master.id).length > 0) ? null : refuse('N-308', 'noneOpen', { card });
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
