import type { ChatLine, ServerMessages, TableInfo, WireRefusal } from '@illuminice/protocol';
import type { GameTypes } from '@illuminice/rules';

export interface TableEvents<T extends GameTypes> {
  /** The game moved on; `view` is current, `seq` the board's. */
  step: [seq: number];
  events: [events: readonly T['Event'][], seq: number];
  /** Public information besides the board changed: seats, stage, votes, clock. */
  table: [info: TableInfo];
  chat: [lines: readonly ChatLine[]];
  notice: [text: string, why: ServerMessages['notice']['why']];
  /** A message was refused. Its sender is rejected too, except for `tooFast`, which is repeated. */
  refused: [refusal: WireRefusal];
  /** The connection is lost and will be restored. */
  lost: [code: number];
  back: [];
  end: [reason: Error];
  frame: [bytes: Uint8Array];
}
