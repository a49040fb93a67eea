import { t } from '../text';
import { keyName } from './bindings';

/** What a key is called in the viewer's language: `NumpadAdd` Numpad +, `PageUp` Page up. */
export function keyWords(code: string): string {
  const pad = /^Numpad(.+)$/.exec(code)?.[1];
  return pad ? t('keys.numpad', { key: keyName(code) }) : t('keys.named', { code, name: keyName(code) });
}

/** All keys of an action, in a row. */
export const keysInWords = (codes: readonly string[]): string => codes.map(keyWords).join(', ');
