import { at } from '../base-path';
import { t } from '../text';

export function RuleLink({ code }: { code: string }) {
  return (
    <a href={at(`/rules#${code}`)} target="_blank" rel="noopener" data-testid="rule-link">
      {t('rule', { code })}
    </a>
  );
}

export function Why({ text, code }: { text: string; code: string }) {
  return (
    <>
      {text} {code !== 'table' && <RuleLink code={code} />}
    </>
  );
}
