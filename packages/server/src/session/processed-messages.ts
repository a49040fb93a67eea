import { createHash } from 'node:crypto';
import type { WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** Messages of a seat that are remembered: as many as a client may have sent unanswered when the connection broke. */
export const REMEMBERED = 8;

interface Processed {
  clientSeq: number;
  digest: string;
  /** How it was answered: `seq` of the board afterwards, or why not. */
  answer: number | WireRefusal;
}

/** What tells a message from another of the same number. */
export const digestOf = (type: string, message: unknown): string =>
  createHash('sha256').update(type).update(JSON.stringify(message)).digest('base64url').slice(0, 8);

/** Idempotency of messages: the last ones of each seat with their answers, so that one that is sent again is answered again. */
export class ProcessedMessages {
  readonly #byPlayer = new Map<PlayerId, Processed[]>();

  note(player: PlayerId, processed: Processed): void {
    const list = this.#byPlayer.get(player) ?? [];
    list.push(processed);
    if (list.length > REMEMBERED) list.shift();
    this.#byPlayer.set(player, list);
  }

  /** How this very message was answered before; undefined: it was not, or too long ago. */
  answerTo(player: PlayerId, clientSeq: number, digest: string): Processed['answer'] | undefined {
    return this.#byPlayer.get(player)?.find((message) => message.clientSeq === clientSeq && message.digest === digest)?.answer;
  }

  forget(player: PlayerId): void {
    this.#byPlayer.delete(player);
  }

  /** Those that were carried out; a refusal changed nothing, so it can be given anew. */
  record(): Record<PlayerId, [n: number, digest: string, seq: number][]> {
    const record: ReturnType<ProcessedMessages['record']> = {};
    for (const [player, list] of this.#byPlayer) {
      const done = list.flatMap(({ clientSeq, digest, answer }): [number, string, number][] =>
        typeof answer === 'number' ? [[clientSeq, digest, answer]] : [],
      );
      if (done.length > 0) record[player] = done;
    }
    return record;
  }

  restore(record: ReturnType<ProcessedMessages['record']>): void {
    this.#byPlayer.clear();
    for (const [player, list] of Object.entries(record))
      this.#byPlayer.set(
        player,
        list.map(([clientSeq, digest, answer]) => ({ clientSeq, digest, answer })),
      );
  }
}
