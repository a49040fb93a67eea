import { majority, type ProposalInfo, type ProposalKind, SILENCE_AGREES, votersOn, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { Proposal, TableModel } from '../model/table-model.js';
import type { Absence } from '../presence/absence.js';
import type { WriteQueue } from '../queue/write-queue.js';
import { KINDS, type Scope } from './kinds.js';

/** How long a vote waits for the silent, in ms. */
export const VOTE_MS = 60_000;
/** Pause before a player may repeat a failed proposal, in ms. */
export const AGAIN_MS = 120_000;

interface ProposalsDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly time: Time;
  readonly absence: Pick<Absence, 'voters'>;
  readonly actions: Pick<Actions, 'publish'> & Scope['actions'];
}

/**
 * Votes in a game: a proposal is carried out by a majority, and dropped once that is impossible or it is pointless.
 * Its time passes only while somebody is connected, and begins anew with the process.
 */
export class Proposals {
  /** End of each vote, epoch ms. */
  readonly #until = new Map<number, number>();
  /** Failed proposals, and until when they may not be repeated. */
  readonly #failed = new Map<string, number>();
  readonly #scope: Scope;
  #cancel: (() => void) | null = null;

  constructor(private readonly deps: ProposalsDeps) {
    this.#scope = deps;
  }

  info(): ProposalInfo[] {
    return this.deps.model.proposals.map((proposal) => ({
      ...proposal,
      yes: [...proposal.yes],
      no: [...proposal.no],
      until: this.#until.get(proposal.id) ?? 0,
    }));
  }

  propose(by: PlayerId, kind: ProposalKind, about: string): WireRefusal | null {
    const { model } = this.deps;
    const subject = KINDS[kind].isAbout ? about : '';
    if (model.stage !== 'playing') return refuse('notPlaying');
    if (!this.deps.absence.voters().includes(by)) return refuse('notInGame');
    if (model.proposals.some((open) => open.by === by || (open.kind === kind && open.of === subject))) return refuse('proposedAlready');
    const refusal = KINDS[kind].check(this.#scope, subject, votersOn({ kind, of: subject }, this.deps.absence.voters()));
    if (refusal) return refusal;
    if ((this.#failed.get(keyOf(by, kind, subject)) ?? 0) > this.deps.time.now()) return refuse('tooSoon');
    model.proposals.push({ id: model.nextNumber(), by, kind, of: subject, yes: [by], no: [] });
    this.#settle();
    return null;
  }

  vote(player: PlayerId, id: number, yes: boolean): WireRefusal | null {
    const proposal = this.deps.model.proposals.find((open) => open.id === id);
    if (!proposal) return refuse('noSuchProposal');
    if (!this.#votersOn(proposal).includes(player)) return refuse('notInGame');
    proposal.yes = proposal.yes.filter((voter) => voter !== player);
    proposal.no = proposal.no.filter((voter) => voter !== player);
    (yes ? proposal.yes : proposal.no).push(player);
    if (!yes && player === proposal.by) this.#drop(proposal);
    this.#settle();
    return null;
  }

  /** Settles votes and plans the next look; called after every change. */
  update(now: number): void {
    const { model } = this.deps;
    this.stop();
    if (model.stage !== 'playing') {
      model.proposals = [];
      model.paused = false;
      model.decided = null;
      this.#failed.clear();
    }
    const present = model.lobby.seats.all.some(({ session }) => session !== null);
    for (const [id] of this.#until) if (!present || !model.proposals.some((proposal) => proposal.id === id)) this.#until.delete(id);
    if (!present) return;
    for (const { id } of model.proposals) if (!this.#until.has(id)) this.#until.set(id, now + VOTE_MS);
    const next = Math.min(
      ...model.proposals.map((proposal) => (this.#isSettled(proposal, now) ? now : (this.#until.get(proposal.id) as number))),
    );
    if (next < Number.POSITIVE_INFINITY) this.#cancel = this.deps.queue.attemptAfter(next - now, () => this.#settle());
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #settle(): void {
    const now = this.deps.time.now();
    for (const proposal of [...this.deps.model.proposals]) {
      // A former one may have made this one pointless.
      if (!this.deps.model.proposals.includes(proposal) || !this.#isSettled(proposal, now)) continue;
      this.#drop(proposal);
      const { id, by, kind, of: subject } = proposal;
      if (this.#isPointless(proposal)) continue;
      const passed = this.#verdict(proposal, now) === true;
      const name = this.deps.model.lobby.seats.get(subject)?.name ?? '';
      this.deps.model.decided = { id, by, kind, of: subject, name, passed, at: now };
      if (passed) KINDS[kind].carryOut(this.#scope, subject);
      else this.#failed.set(keyOf(by, kind, subject), now + AGAIN_MS);
    }
    this.deps.actions.publish();
  }

  #drop(proposal: Proposal): void {
    this.deps.model.proposals = this.deps.model.proposals.filter((open) => open !== proposal);
  }

  #isSettled(proposal: Proposal, now: number): boolean {
    return this.#isPointless(proposal) || this.#verdict(proposal, now) !== null;
  }

  #isPointless(proposal: Proposal): boolean {
    return KINDS[proposal.kind].check(this.#scope, proposal.of, this.#votersOn(proposal)) !== null;
  }

  /** Result of the vote; null: open. */
  #verdict(proposal: Proposal, now: number): boolean | null {
    const voters = this.#votersOn(proposal);
    const result = majority(proposal, voters, this.deps.model.lobby.seats.host);
    if (result !== null || (this.#until.get(proposal.id) ?? Number.POSITIVE_INFINITY) > now) return result;
    const silent = voters.filter((voter) => !proposal.yes.includes(voter) && !proposal.no.includes(voter));
    const { yes, no } = proposal;
    const counted = SILENCE_AGREES[proposal.kind] ? { yes: [...yes, ...silent], no } : { yes, no: [...no, ...silent] };
    return majority(counted, voters, this.deps.model.lobby.seats.host) === true;
  }

  #votersOn(proposal: Proposal): PlayerId[] {
    return votersOn(proposal, this.deps.absence.voters());
  }
}

const keyOf = (by: PlayerId, kind: ProposalKind, subject: string): string => `${by} ${kind} ${subject}`;
