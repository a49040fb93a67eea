import type { ChatLine, ServerMessages, TableInfo, WireRefusal } from '@illuminice/protocol';
import type { GameTypes } from '@illuminice/rules';

/** What a table tells; each with what its listeners get. */
export interface TableEvents<T extends GameTypes> {
  /** The game moved on; `view` is that after it, `seq` the board's. */
  step: [seq: number];
  /** What happened in that step, as we may know it. */
  events: [events: readonly T['Event'][], seq: number];
  /** Seats, stage, votes, the clock: what everybody sees besides the board changed. */
  table: [info: TableInfo];
  chat: [lines: readonly ChatLine[]];
  /** The server has something to say about us: in English. */
  notice: [text: string, why: ServerMessages['notice']['why']];
  /** Something that we said was refused. Whoever waits for its answer hears of it, too, but for `tooFast`: that is said again. */
  refused: [refusal: WireRefusal];
  /** The connection is gone, and will be taken up again. @param code that it was closed with */
  lost: [code: number];
  /** It is there again. */
  back: [];
  /** It is over for good, and why. */
  end: [reason: Error];
  /** Each frame of the server, as it came: for those who count bytes. */
  frame: [bytes: Uint8Array];
}
