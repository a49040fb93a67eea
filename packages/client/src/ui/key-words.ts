import { signal } from '@preact/signals';
import { keyName } from '../prefs/bindings';
import { t } from '../text';

/** https://wicg.github.io/keyboard-map: not in every browser, and not on pages without TLS. */
interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** Signs that the keys of this keyboard type, by code; empty where the browser does not tell. */
const layout = signal<ReadonlyMap<string, string>>(new Map());
(globalThis.navigator as { keyboard?: Keyboard } | undefined)?.keyboard?.getLayoutMap().then(
  (map) => {
    layout.value = map;
  },
  () => undefined,
);

/** Name of a key on this keyboard and in the viewer's language: `NumpadAdd` Numpad +, `PageUp` Page up. */
export function keyWords(code: string): string {
  const pad = /^Numpad(.+)$/.exec(code)?.[1];
  return pad ? t('keys.numpad', { key: keyName(code) }) : t('keys.named', { code, name: keyName(code, layout.value.get(code)) });
}

export const keysInWords = (codes: readonly string[]): string => codes.map(keyWords).join(', ');
