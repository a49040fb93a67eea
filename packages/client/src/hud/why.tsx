import { t } from '../text';

/** Why not, in words, and the rule that says so. */
export function Why({ text, code }: { text: string; code: string }) {
  return (
    <>
      {text} {code !== 'table' && <span class="rule">{t('rule', { code })}</span>}
    </>
  );
}
