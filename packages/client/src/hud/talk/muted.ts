import type { ChatLine } from '@illuminice/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { keepMuted, mutedHere } from '../../net/memory';
import type { TableLink } from '../../net/table-link';

/** A person who writes at a table: a player by seat, a spectator by name. */
type Speaker = Pick<ChatLine, 'from' | 'name'>;

/** Key of a speaker in storage; no player id has the second form. */
const keyOf = ({ from, name }: Speaker): string => from ?? `spectator ${name}`;

export interface Muted {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly count: ReadonlySignal<number>;
  has(speaker: Speaker): boolean;
  toggle(speaker: Speaker): void;
}

type ChatLink = Pick<TableLink, 'code' | 'chat'>;

const all = new WeakMap<ChatLink, Muted>();

/** One instance for all parts of a table. */
export function mutedAt(link: ChatLink): Muted {
  const known = all.get(link) ?? newMuted(link);
  all.set(link, known);
  return known;
}

function newMuted({ code, chat }: ChatLink): Muted {
  const speakers = signal<readonly string[]>(mutedHere(code));
  return {
    lines: computed(() => chat.value.filter((line) => !speakers.value.includes(keyOf(line)))),
    count: computed(() => speakers.value.length),
    has: (speaker) => speakers.value.includes(keyOf(speaker)),
    toggle(speaker) {
      const key = keyOf(speaker);
      const next = speakers.peek().filter((speaker) => speaker !== key);
      if (next.length === speakers.peek().length) next.push(key);
      speakers.value = next;
      keepMuted(code, next);
    },
  };
}
