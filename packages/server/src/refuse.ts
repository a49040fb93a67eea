import type { TableWhy, WireRefusal } from '@illuminice/protocol';
import { refusalText } from '@illuminice/themes';

/** A refusal of the table, not of the rules: code `table`, with an English sentence. */
export function refuse(why: TableWhy, values: Record<string, string | number> = {}): WireRefusal {
  const refusal = { code: 'table', why, ...(Object.keys(values).length > 0 && { with: values }) };
  return { ...refusal, text: refusalText(refusal) };
}
