import type { TableWhy, WireRefusal } from '@illuminice/protocol';
import { refusalText } from '@illuminice/themes';

/** A refusal of the table itself, not of the rules: the code `table`. The sentence that goes with it is the English one. */
export function refuse(why: TableWhy, values: Record<string, string | number> = {}): WireRefusal {
  const refusal = { code: 'table', why, ...(Object.keys(values).length > 0 && { with: values }) };
  return { ...refusal, text: refusalText(refusal) };
}
