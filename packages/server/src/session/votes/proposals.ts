import { majority, type ProposalInfo, type ProposalKind, SILENCE_AGREES, votersOn, type WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { refuse } from '../../refuse.js';
import type { Time } from '../../time.js';
import type { Actions } from '../actions.js';
import type { Proposal, TableModel } from '../model/table-model.js';
import type { Absence } from '../presence/absence.js';
import type { WriteQueue } from '../queue/write-queue.js';
import type { Scope } from './kind.js';
import { KINDS } from './kinds.js';

/** How long a vote waits for those who say nothing, in ms. */
export const VOTE_MS = 60_000;
/** How long after a proposal of theirs failed a player may not make the same one again, in ms. */
export const AGAIN_MS = 120_000;

/** Collaborators of the proposals. */
interface ProposalsDeps {
  readonly model: TableModel;
  readonly queue: WriteQueue;
  readonly time: Time;
  readonly absence: Pick<Absence, 'voters'>;
  readonly actions: Pick<Actions, 'publish'> & Scope['actions'];
}

/**
 * What players put to the vote in a game: each proposal is carried out once more than half of the voters want it, and dropped
 * once that cannot be any more, or nobody needs it. Its time passes only while somebody is connected, and begins anew with
 * the process.
 */
export class Proposals {
  /** When the silent are counted, by proposal, epoch ms. */
  readonly #until = new Map<number, number>();
  /** Failed proposals, and until when their makers may not repeat them. */
  readonly #failed = new Map<string, number>();
  readonly #scope: Scope;
  #cancel: (() => void) | null = null;

  constructor(private readonly deps: ProposalsDeps) {
    this.#scope = deps;
  }

  /** Open proposals, as all see them. */
  info(): ProposalInfo[] {
    return this.deps.model.proposals.map((proposal) => ({
      ...proposal,
      yes: [...proposal.yes],
      no: [...proposal.no],
      until: this.#until.get(proposal.id) ?? 0,
    }));
  }

  /** A player puts something to the vote, and is for it. */
  propose(by: PlayerId, kind: ProposalKind, about: string): WireRefusal | null {
    const { model } = this.deps;
    const of = KINDS[kind].isAbout ? about : '';
    if (model.stage !== 'playing') return refuse('notPlaying');
    if (!this.deps.absence.voters().includes(by)) return refuse('notInGame');
    if (model.proposals.some((open) => open.by === by || (open.kind === kind && open.of === of))) return refuse('proposedAlready');
    const refusal = KINDS[kind].check(this.#scope, of, votersOn({ kind, of }, this.deps.absence.voters()));
    if (refusal) return refusal;
    if ((this.#failed.get(keyOf(by, kind, of)) ?? 0) > this.deps.time.now()) return refuse('tooSoon');
    model.proposals.push({ id: model.nextNumber(), by, kind, of, yes: [by], no: [] });
    this.#settle();
    return null;
  }

  /** A player says yes or no to a proposal. Its maker's no takes it back. */
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

  /** Looks at what may be decided by now, and when. Called whenever anything changed. */
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

  /** Does what is decided. */
  #settle(): void {
    const now = this.deps.time.now();
    for (const proposal of [...this.deps.model.proposals]) {
      // One that was carried out may have made this one pointless.
      if (!this.deps.model.proposals.includes(proposal) || !this.#isSettled(proposal, now)) continue;
      this.#drop(proposal);
      const { id, by, kind, of } = proposal;
      if (this.#isPointless(proposal)) continue;
      const passed = this.#verdict(proposal, now) === true;
      const name = this.deps.model.lobby.seats.get(of)?.name ?? '';
      this.deps.model.decided = { id, by, kind, of, name, passed, at: now };
      if (passed) KINDS[kind].carryOut(this.#scope, of);
      else this.#failed.set(keyOf(by, kind, of), now + AGAIN_MS);
    }
    this.deps.actions.publish();
  }

  #drop(proposal: Proposal): void {
    this.deps.model.proposals = this.deps.model.proposals.filter((open) => open !== proposal);
  }

  #isSettled(proposal: Proposal, now: number): boolean {
    return this.#isPointless(proposal) || this.#verdict(proposal, now) !== null;
  }

  /** The proposal is fulfilled or impossible by now. */
  #isPointless(proposal: Proposal): boolean {
    return KINDS[proposal.kind].check(this.#scope, proposal.of, this.#votersOn(proposal)) !== null;
  }

  /** Result of the vote by now; null: it is open. */
  #verdict(proposal: Proposal, now: number): boolean | null {
    const voters = this.#votersOn(proposal);
    const said = majority(proposal, voters, this.deps.model.lobby.seats.host);
    if (said !== null || (this.#until.get(proposal.id) ?? Number.POSITIVE_INFINITY) > now) return said;
    const silent = voters.filter((voter) => !proposal.yes.includes(voter) && !proposal.no.includes(voter));
    const { yes, no } = proposal;
    const counted = SILENCE_AGREES[proposal.kind] ? { yes: [...yes, ...silent], no } : { yes, no: [...no, ...silent] };
    return majority(counted, voters, this.deps.model.lobby.seats.host) === true;
  }

  #votersOn(proposal: Proposal): PlayerId[] {
    return votersOn(proposal, this.deps.absence.voters());
  }
}

const keyOf = (by: PlayerId, kind: ProposalKind, of: string): string => `${by} ${kind} ${of}`;
