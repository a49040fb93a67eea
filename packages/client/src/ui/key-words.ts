import { signal } from '@preact/signals';
import { keyName } from '../prefs/bindings';
import { t } from '../text';

/** https://wicg.github.io/keyboard-map: not in every browser, needs TLS. */
interface Keyboard {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** Characters of this keyboard by code; empty if unknown. */
const layout = signal<ReadonlyMap<string, string>>(new Map());
(globalThis.navigator as { keyboard?: Keyboard } | undefined)?.keyboard?.getLayoutMap().then(
  (map) => {
    layout.value = map;
  },
  () => undefined,
);

export function keyWords(code: string): string {
  const pad = /^Numpad(.+)$/.exec(code)?.[1];
  return pad ? t('keys.numpad', { key: keyName(code) }) : t('keys.named', { code, name: keyName(code, layout.value.get(code)) });
}

export const keysInWords = (codes: readonly string[]): string => codes.map(keyWords).join(', ');
