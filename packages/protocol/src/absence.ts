import { z } from 'zod';

/**
 * Presence of a seat's owner. `reconnecting`: just lost; `away`: lost for good, the server plays the least intent; `substituted`: a
 * computer
 * plays until they return; `empty`: a scenario's free seat; `idle`: connected, but awaited for long.
 */
export const PRESENCES = ['connected', 'reconnecting', 'away', 'substituted', 'empty', 'idle'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Remedies for an absent or idle player's seat: wait, a computer plays, or out of the game (C-1103). */
export const REMEDIES = ['wait', 'computer', 'out'] as const;
export const remedySchema = z.enum(REMEDIES);
export type Remedy = z.output<typeof remedySchema>;

/**
 * Players who vote on absent ones: people still in the game, lost connections included. @param inGame true if a player is still in the game
 */
export const votersAmong = <S extends { player: string; computer: boolean; presence: string }>(
  seats: readonly S[],
  inGame: (player: string) => boolean,
): S[] => seats.filter(({ player, computer, presence }) => !computer && ['connected', 'reconnecting'].includes(presence) && inGame(player));

/**
 * Decision of the table: the remedy of a majority; once all have voted without one, the host's vote.
 * @param ballots remedies by player @param voters who may vote @param host null: none
 */
export function verdict(ballots: Readonly<Record<string, Remedy>>, voters: readonly string[], host: string | null): Remedy | null {
  const ballotOf = (voter: string): Remedy | undefined => (Object.hasOwn(ballots, voter) ? ballots[voter] : undefined);
  const given = voters.flatMap((voter) => ballotOf(voter) ?? []);
  const most = REMEDIES.find((remedy) => given.filter((vote) => vote === remedy).length * 2 > voters.length);
  if (most) return most;
  return host !== null && voters.includes(host) && given.length === voters.length ? (ballotOf(host) ?? null) : null;
}
