import type { WireRefusal } from '@illuminice/protocol';
import { isUnseen, type PlayerId } from '@illuminice/rules';
import { closedOffer, type Intent, type TradeOffer, type View } from '@illuminice/rules/classic';
import { refuse, spell } from '../refuse.js';
import type { Parts } from './parts.js';

/**
 * Plays an intent, whoever sends it: a person, a computer player, a standing order or the clock. Everybody is told what came
 * of it; a refusal is for the caller alone.
 *
 * @param clientSeq number of the message, if it came in one
 */
export function play(parts: Parts, player: PlayerId, intent: Intent, clientSeq?: number): WireRefusal | null {
  const { model, outbox, delayedView, log } = parts;
  const { table, chat } = model;
  if (!table) return refuse('notPlaying');
  const exceeded = table.exceeded(player, intent);
  if (exceeded) return refuse(exceeded.why, { most: exceeded.most });
  const deals = intent.type === 'answer' && intent.accept ? dealsOf(table.viewOf(player)) : [];
  const tooMany = deals.length > 0 && intent.type === 'answer' ? chat.tooManyIn(deals.filter(({ id }) => id === intent.offer)) : null;
  if (tooMany) return tooMany;
  const played = table.play(player, intent);
  // Without the message's number, which would tell how much the player said in private before.
  const line = { player, intent: intent.type, seq: table.board.seq };
  if (played.ok) {
    // That there is a secret offer concerns two alone.
    if (!isUnseen(played.events)) log.debug(line, 'intent');
    for (const event of played.events) {
      const deal = event.type === 'offerClosed' && event.why === 'accepted' && deals.find(({ id }) => id === closedOffer(event));
      if (deal) chat.promiseIn(deal);
    }
    parts.persistence.played(player, intent, clientSeq);
    parts.actions.publish();
    outbox.stepped(table, played.events);
    outbox.enqueue(() => {
      delayedView.played(player, intent);
      if (model.table?.over) delayedView.catchUp();
    });
    return null;
  }
  log.debug({ ...line, refused: played.refusal.code, why: played.refusal.why }, 'intent');
  const rev = 'rev' in intent ? intent.rev : undefined;
  const after = played.refusal.why === 'stale' && rev !== undefined ? table.addedSince(rev, player) : [];
  return spell(played.refusal, (named) => model.lobby.seats.get(named)?.name ?? named, after);
}

/** The open offers that a player knows of. */
const dealsOf = ({ board, mine }: View): TradeOffer[] => [...board.offers, ...(mine?.deals ?? [])];
