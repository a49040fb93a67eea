import type { WireRefusal } from '@illuminice/protocol';
import { closedOffer, type Intent, isUnseen, type PlayerId, type TradeOffer, type View } from '@illuminice/rules';
import { refuse, spell } from '../refuse.js';
import type { Desk } from './desk.js';

/**
 * Plays an intent: the one door for people, computer players, standing orders and clocks. Everybody is told what came
 * of it; of a refusal nobody but the caller hears.
 *
 * @param n number of the message, if it came in one
 */
export function act(desk: Desk, player: PlayerId, intent: Intent, n?: number): WireRefusal | null {
  if (!desk.table) return refuse('notPlaying');
  const exceeded = desk.table.exceeded(player, intent);
  if (exceeded) return refuse(exceeded.why, { most: exceeded.most });
  const deals = intent.type === 'answer' && intent.accept ? dealsOf(desk.table.viewOf(player)) : [];
  const tooMany = deals.length > 0 && intent.type === 'answer' ? desk.talk.tooManyIn(deals.filter(({ id }) => id === intent.offer)) : null;
  if (tooMany) return tooMany;
  const played = desk.table.play(player, intent);
  // Without the message's number, which would tell how much the player said in private before.
  const line = { player, intent: intent.type, seq: desk.table.board.seq };
  if (played.ok) {
    // That there is a secret offer concerns two alone.
    if (!isUnseen(played.events)) desk.log.debug(line, 'intent');
    for (const event of played.events) {
      const deal = event.type === 'offerClosed' && event.why === 'accepted' && deals.find(({ id }) => id === closedOffer(event));
      if (deal) desk.talk.promiseIn(deal);
    }
    desk.durable.played(player, intent, n);
    desk.publish();
    desk.audience.stepped(desk.clients, desk.table, played.events);
    desk.audience.later(() => {
      desk.gallery.played(player, intent);
      if (desk.table?.over) desk.gallery.catchUp();
    });
    return null;
  }
  desk.log.debug({ ...line, refused: played.refusal.code, why: played.refusal.why }, 'intent');
  const rev = 'rev' in intent ? intent.rev : undefined;
  const after = played.refusal.why === 'stale' && rev !== undefined ? desk.table.addedSince(rev, player) : [];
  return spell(played.refusal, (one) => desk.lobby.seats.get(one)?.name ?? one, after);
}

/** The open offers that a player knows of. */
const dealsOf = ({ board, mine }: View): TradeOffer[] => [...board.offers, ...(mine?.deals ?? [])];
