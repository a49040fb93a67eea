import { t } from '../text';

/** The rule behind a refusal, as a way to the page of the rules. */
export function RuleLink({ code }: { code: string }) {
  return (
    <a href={`/rules#${code}`} target="_blank" rel="noopener" data-testid="rule-link">
      {t('rule', { code })}
    </a>
  );
}

/** Why not, in words, and the rule that says so. */
export function Why({ text, code }: { text: string; code: string }) {
  return (
    <>
      {text} {code !== 'table' && <RuleLink code={code} />}
    </>
  );
}
