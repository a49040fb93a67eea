import type { PlayerId } from '@illuminice/rules';
import { z } from 'zod';

/** Decisions by vote: clock, speed of computers, pause and its end, removal of a player, end of the game, and a new one. */
export const PROPOSALS = ['clock', 'speed', 'pause', 'resume', 'kick', 'end', 'again'] as const;
export const proposalSchema = z.enum(PROPOSALS);
export type ProposalKind = z.output<typeof proposalSchema>;

/** Speeds of computers: usual, or half the time. */
export const SPEEDS = ['usual', 'double'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Paces of computers where one person plays them alone: `step` is one move at a time, each after `next`. */
export const PACES = ['normal', 'fast', 'step'] as const;
export type Pace = (typeof PACES)[number];

export interface ProposalInfo {
  id: number;
  by: PlayerId;
  kind: ProposalKind;
  /** Subject: a clock's name, one of `SPEEDS`, a player; '' for none. */
  of: string;
  yes: PlayerId[];
  no: PlayerId[];
  /** End of the vote; then the silent count as `SILENCE_AGREES` says; epoch ms. */
  until: number;
}

export type DecidedInfo = Pick<ProposalInfo, 'id' | 'by' | 'kind' | 'of'> & {
  name: string;
  passed: boolean;
  at: number;
};

/** True if silence agrees: for what can be undone. */
export const SILENCE_AGREES: Readonly<Record<ProposalKind, boolean>> = {
  ...{ clock: true, speed: true, pause: true, resume: true },
  ...{ kick: false, end: false, again: false },
};

/** Voters on a proposal: all but the player whom it would remove. */
export const votersOn = ({ kind, of: subject }: Pick<ProposalInfo, 'kind' | 'of'>, voters: readonly PlayerId[]): PlayerId[] =>
  voters.filter((player) => kind !== 'kick' || player !== subject);

/** Result of a yes-no vote: the majority; without one, once all have voted, the host's vote, else no. Null: undecided. */
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

export const NOTHING_PROPOSED: { proposals: ProposalInfo[]; decided: DecidedInfo | null; paused: boolean; heir: PlayerId } = {
  proposals: [],
  decided: null,
  paused: false,
  heir: '',
};
