import type { WireRefusal } from '@illuminice/protocol';
import { type AnyIntent, isUnseen, type PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { Table } from '../game/table.js';
import type { Parts } from '../parts.js';

/** The game is over: updates the score, and opens spectators' chat to players. */
function ended({ model, outbox }: Parts, { board, id }: Table): void {
  const names = (players: readonly PlayerId[]) => players.flatMap((player) => model.lobby.seats.get(player)?.name ?? []);
  model.score.note(names(board.seats.map(({ player }) => player)), names(board.outcome?.winners ?? []));
  outbox.opened(model.chat.linesOf(id));
}

/**
 * Plays an intent of a person, a computer, an order or the clock, and notifies all; a refusal goes to the caller alone.
 * @param clientSeq number of its message, if any
 */
export function play(parts: Parts, player: PlayerId, intent: AnyIntent, clientSeq?: number): WireRefusal | null {
  const { model, outbox, delayedView, log } = parts;
  const { table, chat } = model;
  if (!table) return refuse('notPlaying');
  const exceeded = table.exceeded(player, intent);
  if (exceeded) return refuse(exceeded.why, { most: exceeded.most });
  const { trade } = table.kind;
  const accepted = trade.accepts(intent);
  const deals = accepted ? trade.deals(table.viewOf(player)) : [];
  const tooMany = chat.tooMany(deals.find(({ id }) => id === accepted?.offer)?.promises ?? []);
  if (tooMany) return tooMany;
  const played = table.play(player, intent);
  // Without message number, which would reveal private activity.
  const line = { player, intent: intent.type, seq: table.board.seq };
  if (played.ok) {
    // A secret offer concerns two players alone.
    if (!isUnseen(played.events)) log.debug(line, 'intent');
    const concluded = trade.concluded(played.events);
    for (const { id, promises } of deals) if (concluded.includes(id)) chat.agreed(promises);
    parts.persistence.played(player, intent, clientSeq);
    const isPass = intent.type === table.kind.orders.done(0).type;
    if (!isPass) parts.automation.answers.moved(model.lobby.seats.get(player), clientSeq !== undefined);
    // Unseen acts are no sign of life. Additions to a window restart its auto-passes.
    if (clientSeq !== undefined && !isUnseen(played.events)) {
      parts.automation.absence.isHere(player);
      if (!isPass) model.orders.acted(player);
    }
    // Before other changes: nobody sees a finished game whose board is unfinished.
    outbox.enqueue(() => {
      delayedView.played(player, intent);
      if (model.table?.over) delayedView.catchUp();
    });
    parts.actions.publish();
    outbox.stepped(table, played.events);
    if (table.over) ended(parts, table);
    return null;
  }
  log.debug({ ...line, refused: played.refusal.code, why: played.refusal.why }, 'intent');
  const after =
    played.refusal.why === 'stale' && 'rev' in intent && typeof intent.rev === 'number' ? table.addedSince(intent.rev, player) : [];
  return table.kind.spell(played.refusal, (named) => model.lobby.seats.get(named)?.name ?? named, after);
}
