import type { Invitation, SeatInfo, TableInfo } from '@illuminice/protocol';
import { recordSchema } from '../../store/record.js';
import { isKept } from '../seats/seats.js';

type Shown = Pick<
  TableInfo,
  'code' | 'name' | 'stage' | 'host' | 'public' | 'password' | 'capacity' | 'spectators' | 'watchable' | 'spectatorDelay' | 'clock'
> & {
  readonly rules: Pick<TableInfo['rules'], 'ruleset'>;
  readonly seats: readonly Pick<SeatInfo, 'player' | 'name' | 'colour' | 'computer' | 'presence'>[];
};

/** The table as its link shows it. @param turn null: none @param isAwake true if players' presence is known */
export function invitationOf(table: Shown, turn: Invitation['turn'], isAwake = true): Invitation {
  const { code, name, stage, public: isPublic, password, spectators, watchable, spectatorDelay, clock } = table;
  const taken = table.seats.filter(({ presence }) => presence !== 'empty');
  // Delayed spectators, and strangers who may not watch, must not learn live turn and presence from the invitation.
  const isSeen = !password && watchable && (stage !== 'playing' || spectatorDelay === 0);
  return {
    code,
    ruleset: table.rules.ruleset,
    name,
    stage,
    // Once the game runs, seats that it was begun without do not count.
    seats: stage === 'lobby' ? table.capacity : table.seats.length,
    taken: taken.length,
    names: isPublic && !password ? taken.map((seat) => seat.name) : [],
    ...{ spectators, password, watchable, spectatorDelay, public: isPublic, clock },
    host: password ? '' : table.host,
    guests: password
      ? []
      : taken.map((seat) => ({
          ...{ player: seat.player, name: seat.name, colour: seat.colour, computer: seat.computer },
          presence: isSeen && isAwake ? seat.presence : null,
        })),
    turn: isSeen && stage === 'playing' ? turn : null,
  };
}

export function asleep(code: string, json: string): Invitation {
  const { stage, settings, seats } = recordSchema.parse(JSON.parse(json));
  const { ruleset, name, passwordHash, spectators: watchable, spectatorDelay, clock } = settings;
  const shown = {
    ...{ code, name, stage, watchable, spectatorDelay, clock, rules: { ruleset } },
    ...{ public: settings.public, password: passwordHash !== null, capacity: seats.capacity, host: seats.host ?? '', spectators: 0 },
    seats: seats.all.map((seat) => ({ ...seat, presence: isKept(seat) ? ('empty' as const) : ('away' as const) })),
  };
  return invitationOf(shown, null, false);
}
