import { z } from 'zod';

/**
 * Somebody is there to speak for a seat. `reconnecting`: the connection was lost a moment ago; `away`: it was not
 * taken up again in time, and the server says what commits the seat least wherever the table would wait for it;
 * `substituted`: a computer player plays until its owner is back; `empty`: a scenario's seat that nobody has taken yet; `idle`:
 * its owner is connected, but has left the table waiting for long.
 */
export const PRESENCES = ['connected', 'reconnecting', 'away', 'substituted', 'empty', 'idle'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Remedies for a seat whose owner is away or idle: wait, a computer plays, or out of the game (C-1103). */
export const REMEDIES = ['wait', 'computer', 'out'] as const;
export const remedySchema = z.enum(REMEDIES);
export type Remedy = z.output<typeof remedySchema>;

/**
 * Who has a say in what becomes of those who are away: people at the table who are still in the game, those included who
 * lost their connection a moment ago.
 *
 * @param inGame whether a player is still in the game
 */
export const votersAmong = <S extends { player: string; computer: boolean; presence: string }>(
  seats: readonly S[],
  inGame: (player: string) => boolean,
): S[] => seats.filter(({ player, computer, presence }) => !computer && ['connected', 'reconnecting'].includes(presence) && inGame(player));

/**
 * What the table has decided, if it has: what more than half of the voters want; once all have said something and no two
 * agree enough, what the host wants if they are one of them.
 *
 * @param ballots what each wants, by player
 * @param voters who has a say
 * @param host of the table; null: none
 */
export function verdict(ballots: Readonly<Record<string, Remedy>>, voters: readonly string[], host: string | null): Remedy | null {
  const ballotOf = (voter: string): Remedy | undefined => (Object.hasOwn(ballots, voter) ? ballots[voter] : undefined);
  const given = voters.flatMap((voter) => ballotOf(voter) ?? []);
  const most = REMEDIES.find((remedy) => given.filter((vote) => vote === remedy).length * 2 > voters.length);
  if (most) return most;
  return host !== null && voters.includes(host) && given.length === voters.length ? (ballotOf(host) ?? null) : null;
}
