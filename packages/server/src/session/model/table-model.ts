import type { DecidedInfo, Moment, ProposalInfo, Stage } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';
import { GameClock } from '../clock/game-clock.js';
import { Rest } from '../clock/rest.js';
import { Score } from '../game/score.js';
import type { Table } from '../game/table.js';
import type { Lobby } from '../lobby/lobby.js';
import type { Chat } from './chat.js';
import { ProcessedMessages } from './processed-messages.js';
import { Recollections } from './recollections.js';
import { StandingOrders } from './standing-orders.js';

/** Stored part of a proposal; its time begins anew with the process. */
export type Proposal = Omit<ProposalInfo, 'until'>;

/** State of one table: all that is persisted and mirrored. Changed only inside the write queue. */
export class TableModel {
  /** Present or last game; null: in the lobby. */
  table: Table | null = null;
  /** Moment of a finished game from which the present one goes on; null: it began anew. */
  from: Moment | null = null;
  startWhenFull = false;
  readonly orders = new StandingOrders();
  readonly processed = new ProcessedMessages();
  readonly recollections = new Recollections();
  readonly clock = new GameClock();
  readonly rest = new Rest();
  readonly score = new Score();

  proposals: Proposal[] = [];
  decided: DecidedInfo | null = null;
  paused = false;

  #numbers = 0;

  constructor(
    readonly code: string,
    readonly lobby: Lobby,
    readonly chat: Chat,
  ) {}

  nextNumber(): number {
    this.#numbers = Math.max(this.#numbers, this.decided?.id ?? 0, ...this.proposals.map(({ id }) => id)) + 1;
    return this.#numbers;
  }

  /** Players for whom the game waits; nobody while it is paused. */
  get awaited(): readonly PlayerId[] {
    return this.stage === 'playing' && !this.paused ? (this.table as Table).decision.who : [];
  }

  get gameOn(): string | null {
    return this.stage === 'playing' ? (this.table as Table).id : null;
  }

  get stage(): Stage {
    if (!this.table) return 'lobby';
    return this.table.over ? 'over' : 'playing';
  }
}
