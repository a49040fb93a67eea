import { z } from 'zod';
import type { CardId } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import { groupFacts } from '../cards/index.js';
import { emit, leadCards, privateOf, seatOf } from '../game/game.js';
import { leadsChosen } from '../turn/opening.js';
import { refuse } from '../types/refusals.js';
import { type Command, id, side } from './command.js';

/** Picks a lead and its arrow, sealed (N-107). */
export const chooseLead: Command<'chooseLead', { card: CardId; arrow: Side }> = {
  type: 'chooseLead',
  shape: z.strictObject({ type: z.literal('chooseLead'), card: id, arrow: side }),
  check: ({ board, player, mine }, { card, arrow }) => {
    if (board.phase !== 'chooseLead' || seatOf(board, player).chosen) return refuse('N-107', 'notNow');
    if (!(mine.deck?.group ?? mine.groups.map((held) => held.card)).includes(card)) return refuse('N-107', 'notInDeck', { card });
    if (!groupFacts(card)) return refuse('N-107', 'notAGroup', { card });
    return mine.tried.includes(card) ? refuse('N-107', 'alreadyTried', { card }) : { card, arrow };
  },
  apply: (game, by, lead) => {
    privateOf(game.state, by).lead = lead;
    seatOf(game.board, by).chosen = true;
    emit(game, { type: 'leadChosen', player: by });
    leadsChosen(game);
  },
  hints: ({ board, player, mine }) => (board.phase === 'chooseLead' && !seatOf(board, player).chosen ? leadCards(mine) : []),
};
