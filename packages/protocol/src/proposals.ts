import type { PlayerId } from '@illuminice/rules';
import { z } from 'zod';

/**
 * What the players of a game may decide by vote: another clock, how fast
 * computers play, a pause and its end, that somebody gives up their seat for
 * good, that the game ends without a winner, and the same with another one at once.
 */
export const PROPOSALS = ['clock', 'speed', 'pause', 'resume', 'kick', 'end', 'again'] as const;
export const proposalSchema = z.enum(PROPOSALS);
export type ProposalKind = z.output<typeof proposalSchema>;

/** How fast computers can be asked to play: as long as they think, or half as long. */
export const SPEEDS = ['usual', 'double'] as const;

/** A proposal, with its votes so far. */
export interface ProposalInfo {
  /** No two at a table have the same. */
  id: number;
  by: PlayerId;
  kind: ProposalKind;
  /** Subject: the clock's name, one of `SPEEDS`, a player to go; '' where the kind says all. */
  of: string;
  /** Players who said so. */
  yes: PlayerId[];
  no: PlayerId[];
  /** When those count as `SILENCE_AGREES` says who have said nothing; epoch ms. */
  until: number;
}

/** The vote that was decided last. */
export type DecidedInfo = Pick<ProposalInfo, 'id' | 'by' | 'kind' | 'of'> & {
  /** Name of the player that it was about; '': nobody. */
  name: string;
  passed: boolean;
  /** Epoch ms. */
  at: number;
};

/** A voter who says nothing in time is for it. What can be undone needs no more than that nobody objects. */
export const SILENCE_AGREES: Readonly<Record<ProposalKind, boolean>> = {
  ...{ clock: true, speed: true, pause: true, resume: true },
  ...{ kick: false, end: false, again: false },
};

/** Voters on a proposal: everybody who votes at all but the player whom it would put out. */
export const votersOn = ({ kind, of }: Pick<ProposalInfo, 'kind' | 'of'>, voters: readonly PlayerId[]): PlayerId[] =>
  voters.filter((player) => kind !== 'kick' || player !== of);

/**
 * What a vote of yes or no comes to: what more than half of the voters say; where all have spoken and no side has that, what
 * the host says, and without a host's vote no.
 *
 * @returns null: it is not decided yet
 */
export function majority(
  { yes, no }: Pick<ProposalInfo, 'yes' | 'no'>,
  voters: readonly PlayerId[],
  host: PlayerId | null,
): boolean | null {
  const agreeing = voters.filter((voter) => yes.includes(voter)).length;
  const against = voters.filter((voter) => no.includes(voter)).length;
  if (agreeing * 2 > voters.length) return true;
  if (against * 2 > voters.length) return false;
  if (voters.length === 0 || agreeing + against < voters.length) return null;
  return host !== null && voters.includes(host) && yes.includes(host);
}

/** Fields of a table without proposals: offline, or a quiet one. */
export const NOTHING_PROPOSED: { proposals: ProposalInfo[]; decided: DecidedInfo | null; paused: boolean; heir: PlayerId } = {
  proposals: [],
  decided: null,
  paused: false,
  heir: '',
};
