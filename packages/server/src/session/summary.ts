import type { Invitation, Presence, Stage, TableSummary } from '@illuminice/protocol';
import type { AnyBoard } from '@illuminice/rules';
import { recordSchema, type TableRecord } from '../store/record.js';
import { isKept, presenceOf, type Seat } from './seats.js';
import type { TableModel } from './table-model.js';

/** What the list says of a table, whether it is awake or not. @param people who only look on */
export function summaryOf(
  code: string,
  stage: Stage,
  settings: TableRecord['settings'],
  seats: { capacity: number; all: readonly Pick<Seat, 'tokenHash' | 'computer' | 'name'>[] },
  people: number,
): TableSummary {
  const taken = seats.all.filter((seat) => !isKept(seat));
  return {
    code,
    ruleset: settings.ruleset,
    name: settings.name,
    stage,
    seats: seats.capacity,
    taken: taken.length,
    names: settings.public && settings.passwordHash === null ? taken.map(({ name }) => name) : [],
    spectators: people,
    password: settings.passwordHash !== null,
    watchable: settings.spectators,
    spectatorDelay: settings.spectatorDelay,
    public: settings.public,
  };
}

/** The table as its link shows it. @param board null: in the lobby @param presence of a seat; null: nobody is to know */
function invitation(
  summary: TableSummary,
  { clock }: TableRecord['settings'],
  seats: { host: string | null; all: readonly Omit<Seat, 'session' | 'clientSeq' | 'asks'>[] },
  board: AnyBoard | null,
  presence: (seat: Seat) => Presence | null,
): Invitation {
  const known = summary.password ? [] : seats.all.filter((seat) => !isKept(seat));
  // Who looks on later, or not at all, is not to learn here what happens now.
  const isSeen = !summary.password && summary.watchable && (summary.stage !== 'playing' || summary.spectatorDelay === 0);
  return {
    ...summary,
    clock,
    host: summary.password ? '' : (seats.host ?? ''),
    guests: known.map((seat) => {
      const { player, name, colour, computer } = seat;
      return { player, name, colour, computer, presence: isSeen ? presence(seat as Seat) : null };
    }),
    turn: isSeen && summary.stage === 'playing' && board?.turn ? { number: board.turn.number, player: board.turn.player } : null,
  };
}

/** What an open table says of itself. */
export const invitationOf = ({ code, stage, lobby, table }: TableModel, people: number): Invitation =>
  invitation(summaryOf(code, stage, lobby.settings, lobby.seats, people), lobby.settings, lobby.seats, table?.board ?? null, presenceOf);

/** What the list, and its link, say of a table that sleeps. */
export function asleep(code: string, json: string): Invitation {
  const { stage, settings, seats } = recordSchema.parse(JSON.parse(json));
  return invitation(summaryOf(code, stage, settings, seats, 0), settings, seats, null, () => null);
}
