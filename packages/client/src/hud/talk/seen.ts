import { signal } from '@preact/signals';
import type { TableLink } from '../../net/table-link';
import { mutedAt } from './muted';

interface Seen {
  chat: number;
  promise: number;
}

const keyOf = (code: string) => `illuminice.seen.${code}`;

function remembered(code: string): Seen {
  try {
    const { chat = 0, promise = 0 } = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '{}') as Partial<Seen>;
    return { chat, promise };
  } catch {
    return { chat: 0, promise: 0 };
  }
}

const marks = new WeakMap<TableLink, ReadMarks>();

export function readMarks(link: TableLink): ReadMarks {
  const known = marks.get(link) ?? newMarks(link);
  marks.set(link, known);
  return known;
}

function newMarks(link: TableLink) {
  const seen = signal(remembered(link.code));
  const keep = (next: Seen) => {
    if (next.chat === seen.value.chat && next.promise === seen.value.promise) return;
    seen.value = next;
    try {
      sessionStorage.setItem(keyOf(link.code), JSON.stringify(next));
    } catch {
      // Without storage, read lines count until the page closes.
    }
  };
  const me = () => link.player.value;
  return {
    lines: () => mutedAt(link).lines.value.filter(({ at: time, from }) => time > seen.value.chat && from !== me()),
    promises: () =>
      link.promises.value.filter(
        ({ id, by, to: receiver }) => id > seen.value.promise && by !== me() && (receiver === null || receiver === me()),
      ),
    sawChat: () => keep({ ...seen.value, chat: link.chat.value.at(-1)?.at ?? 0 }),
    sawPromises: () => keep({ ...seen.value, promise: link.promises.value.at(-1)?.id ?? 0 }),
  };
}

export type ReadMarks = ReturnType<typeof newMarks>;
