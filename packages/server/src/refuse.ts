import type { TableWhy, WireRefusal } from '@illuminice/protocol';
import type { PlayerId, Refusal } from '@illuminice/rules';
import type { GameEvent } from '@illuminice/rules/classic';
import { logLine, refusalText, textOf } from '@illuminice/themes';

/** A refusal of the table itself, not of the rules: the code `table`. The sentence that goes with it is the English one. */
export function refuse(why: TableWhy, values: Record<string, string | number> = {}): WireRefusal {
  const refusal = { code: 'table', why, ...(Object.keys(values).length > 0 && { with: values }) };
  return { ...refusal, text: refusalText(refusal) };
}

/**
 * A refusal of the rules, with its sentence.
 *
 * @param after what was added meanwhile, where that is why (C-422): it is said first
 */
export function spell(refusal: Refusal, nameOf: (player: PlayerId) => string, after: readonly GameEvent[] = []): WireRefusal {
  const names = { player: nameOf };
  const lines = after.map((event) => textOf(logLine(event, names)));
  return { ...refusal, text: [...lines, refusalText(refusal, names)].join(' '), ...(after.length > 0 && { after }) };
}
