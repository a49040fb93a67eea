import { createHash } from 'node:crypto';
import type { WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** Messages of a seat that are remembered: so many may a client have sent that were not answered when the connection broke. */
export const REMEMBERED = 8;

interface Heard {
  n: number;
  digest: string;
  /** How it was answered: `seq` of the board afterwards, or why not. */
  answer: number | WireRefusal;
}

/** What tells a message from another of the same number. */
export const digestOf = (type: string, message: unknown): string =>
  createHash('sha256').update(type).update(JSON.stringify(message)).digest('base64url').slice(0, 8);

/** The last messages of each seat and how they were answered, so that one that is sent again is answered again and not carried out twice. */
export class HeardMessages {
  readonly #of = new Map<PlayerId, Heard[]>();

  note(player: PlayerId, heard: Heard): void {
    const list = this.#of.get(player) ?? [];
    list.push(heard);
    if (list.length > REMEMBERED) list.shift();
    this.#of.set(player, list);
  }

  /** How this very message was answered before; undefined: it was not, or too long ago. */
  answerTo(player: PlayerId, n: number, digest: string): Heard['answer'] | undefined {
    return this.#of.get(player)?.find((one) => one.n === n && one.digest === digest)?.answer;
  }

  forget(player: PlayerId): void {
    this.#of.delete(player);
  }

  /** Those that were carried out; a refusal changed nothing, so it can be given anew. */
  record(): Record<PlayerId, [n: number, digest: string, seq: number][]> {
    const record: ReturnType<HeardMessages['record']> = {};
    for (const [player, list] of this.#of) {
      const done = list.flatMap(({ n, digest, answer }): [number, string, number][] =>
        typeof answer === 'number' ? [[n, digest, answer]] : [],
      );
      if (done.length > 0) record[player] = done;
    }
    return record;
  }

  restore(record: ReturnType<HeardMessages['record']>): void {
    this.#of.clear();
    for (const [player, list] of Object.entries(record))
      this.#of.set(
        player,
        list.map(([n, digest, answer]) => ({ n, digest, answer })),
      );
  }
}
