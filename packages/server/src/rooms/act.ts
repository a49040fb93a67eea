import type { WireRefusal } from '@illuminice/protocol';
import type { Intent, PlayerId } from '@illuminice/rules';
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
  const played = desk.table.play(player, intent);
  const line = { player, ...(n !== undefined && { n }), intent: intent.type, seq: desk.table.board.seq };
  if (played.ok) {
    desk.log.debug(line, 'intent');
    desk.publish();
    desk.audience.stepped(desk.clients, desk.table, played.events);
    return null;
  }
  if ('failed' in played) {
    desk.onUncaughtException(played.failed as Error, `step ${intent.type}`);
    return refuse('broken');
  }
  desk.log.debug({ ...line, refused: played.refusal.code, why: played.refusal.why }, 'intent');
  return spell(played.refusal, (one) => desk.lobby.seats.get(one)?.name ?? one);
}
