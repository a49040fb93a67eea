import type { Stage } from '@illuminice/protocol';
import type { Chat } from './chat.js';
import { GameClock } from './game-clock.js';
import type { Lobby } from './lobby.js';
import { ProcessedMessages } from './processed-messages.js';
import { Rest } from './rest.js';
import { Score } from './score.js';
import { StandingOrders } from './standing-orders.js';
import type { Table } from './table.js';

/** State of one table: all that is persisted and mirrored. It is changed inside the write queue alone. */
export class TableModel {
  /** The game that is on, or was last; null: in the lobby. */
  table: Table | null = null;
  /** The game begins as soon as every seat is taken. */
  startWhenFull = false;
  readonly orders = new StandingOrders();
  readonly processed = new ProcessedMessages();
  readonly clock = new GameClock();
  readonly rest = new Rest();
  readonly score = new Score();

  #asks = 0;

  constructor(
    readonly code: string,
    readonly lobby: Lobby,
    readonly chat: Chat,
  ) {}

  /** The number of another ask for a seat. */
  nextAsk(): number {
    this.#asks += 1;
    return this.#asks;
  }

  /** The game that is on; null: none is. */
  get gameOn(): string | null {
    return this.stage === 'playing' ? (this.table as Table).id : null;
  }

  get stage(): Stage {
    if (!this.table) return 'lobby';
    return this.table.over ? 'over' : 'playing';
  }
}
