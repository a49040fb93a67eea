import { hash } from 'node:crypto';
import type { WireRefusal } from '@illuminice/protocol';
import type { PlayerId } from '@illuminice/rules';

/** Remembered messages of a seat: as many as a client may have unanswered when the connection breaks. */
export const REMEMBERED = 8;

interface Processed {
  clientSeq: number;
  digest: string;
  answer: number | WireRefusal;
}

export const digestOf = (type: string, message: unknown): string => hash('sha256', type + JSON.stringify(message), 'base64url').slice(0, 8);

/** Idempotency of messages: the last ones of each seat with their answers, so that a resent one gets the same. */
export class ProcessedMessages {
  readonly #byPlayer = new Map<PlayerId, Processed[]>();
  /** Stored JSON by player; null: changed. */
  readonly #json = new Map<PlayerId, string | null>();

  note(player: PlayerId, processed: Processed): void {
    const list = this.#byPlayer.get(player) ?? [];
    list.push(processed);
    if (list.length > REMEMBERED) list.shift();
    this.#byPlayer.set(player, list);
    this.#json.set(player, null);
  }

  /** Former answer to this very message; undefined: unknown or forgotten. */
  answerTo(player: PlayerId, clientSeq: number, digest: string): Processed['answer'] | undefined {
    return this.#byPlayer.get(player)?.find((message) => message.clientSeq === clientSeq && message.digest === digest)?.answer;
  }

  forget(player: PlayerId): void {
    this.#byPlayer.delete(player);
    this.#json.delete(player);
  }

  /** Accepted messages as JSON, cached per seat; refusals changed nothing and can be given anew. */
  json(): string {
    let json = '';
    for (const [player, list] of this.#byPlayer) {
      let ofPlayer = this.#json.get(player) ?? null;
      if (ofPlayer === null) {
        // Digests need no escapes. Joined, since concatenated strings stay in pieces.
        const done = list.flatMap(({ clientSeq, digest, answer }) =>
          typeof answer === 'number' ? `[${clientSeq},"${digest}",${answer}]` : [],
        );
        ofPlayer = done.length === 0 ? '' : `${JSON.stringify(player)}:[${done.join(',')}]`;
        this.#json.set(player, ofPlayer);
      }
      if (ofPlayer !== '') json += json === '' ? ofPlayer : `,${ofPlayer}`;
    }
    return `{${json}}`;
  }

  restore(record: Readonly<Record<PlayerId, readonly [n: number, digest: string, seq: number][]>>): void {
    this.#byPlayer.clear();
    this.#json.clear();
    for (const [player, list] of Object.entries(record))
      this.#byPlayer.set(
        player,
        list.map(([clientSeq, digest, answer]) => ({ clientSeq, digest, answer })),
      );
  }
}
