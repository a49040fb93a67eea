import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, ATTRIBUTES, CARDS, type CardFacts } from '@illuminice/rules/inwo';
import { loadRulebook } from '@illuminice/themes';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { words } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { LibraryRest, NothingHere } from '../../../ui/library-page';
import { useAnchor } from '../../../ui/use-anchor';
import { ANY, isWished, saidOf, type Wish } from '../card/search';
import { cardName, t, term, traitName } from '../words';
import { CardEntry, type RuleTexts } from './card-entry';
import css from './cards.module.css';

const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];
const POWERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Every card of INWO with its rulings; `/cards/inwo#hackers` leads to one of them (U221). */
export default function Cards() {
  const { theme, language } = words();
  const [wish, setWish] = useState(ANY);
  const rules = useRules(theme, language);
  const said = useMemo(() => new Map<CardId, string>(CARDS.map((facts) => [facts.id, saidOf(facts)])), [language]);
  const sorted = useMemo(() => byName(CARDS, language), [language]);
  const shown = sorted.filter((facts) => isWished(facts, wish, said));
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
  const at = useAnchor(true, () => setWish(ANY));
  return (
    <>
      <search aria-label={t('gallery.search')}>
        <form class={cx('panel', css.wish)} onSubmit={(event) => event.preventDefault()}>
          <label class={css.search}>
            <span class="small muted">{t('gallery.search')}</span>
            <input
              class="field"
              type="search"
              value={wish.text}
              data-testid="gallery-search"
              onInput={(event) => change({ text: event.currentTarget.value })}
            />
          </label>
          <Choice
            label={t('gallery.kind')}
            testid="gallery-kind"
            value={wish.kind}
            of={KINDS}
            name={(kind) => term('cardKinds', kind)}
            onChange={(kind) => change({ kind })}
          />
          <Choice
            label={t('gallery.alignment')}
            testid="gallery-alignment"
            value={wish.alignment}
            of={ALIGNMENTS}
            name={traitName}
            onChange={(alignment) => change({ alignment })}
          />
          <Choice
            label={t('card.attributes')}
            testid="gallery-attribute"
            value={wish.attribute}
            of={ATTRIBUTES}
            name={traitName}
            onChange={(attribute) => change({ attribute })}
          />
          <label>
            <span class="small muted">{t('gallery.power')}</span>
            <select
              class="field"
              value={String(wish.power)}
              data-testid="gallery-power"
              onChange={(event) => change({ power: Number(event.currentTarget.value) })}
            >
              {POWERS.map((power) => (
                <option key={power} value={String(power)}>
                  {power}
                </option>
              ))}
            </select>
          </label>
        </form>
      </search>
      <p role="status" class={shown.length === 0 ? 'visually-hidden' : 'muted'} data-testid="gallery-count">
        {t('gallery.count', { n: shown.length })}
      </p>
      {shown.length > 0 ? (
        <div class={css.gallery}>
          {shown.map((facts) => (
            <CardEntry key={facts.id} facts={facts} pointed={facts.id === at} rules={rules} />
          ))}
        </div>
      ) : (
        <LibraryRest>
          <NothingHere text={t('gallery.count', { n: 0 })}>
            <Button kind="brass" onClick={() => setWish(ANY)}>
              {t('gallery.clear')}
            </Button>
          </NothingHere>
        </LibraryRest>
      )}
    </>
  );
}

const byName = (cards: readonly CardFacts[], language: string): readonly CardFacts[] => {
  const { compare } = new Intl.Collator(language);
  return [...cards].sort((a, b) => compare(cardName(a.id), cardName(b.id)));
};

/** The rules of the game in the viewer's language; empty until they are there. */
function useRules(theme: Parameters<typeof loadRulebook>[0], language: Parameters<typeof loadRulebook>[1]): RuleTexts {
  const [rules, setRules] = useState<RuleTexts>(new Map());
  useEffect(() => {
    let here = true;
    void loadRulebook(theme, language, 'inwo').then(({ sections }) => {
      const all = sections.flatMap(({ rules: some }) => some);
      if (here) setRules(new Map(all.map(([code, title, text]) => [code, { title, text }])));
    });
    return () => {
      here = false;
    };
  }, [theme, language]);
  return rules;
}

/** One of several, or any. */
function Choice<T extends string>(props: {
  label: string;
  testid: string;
  value: T | '';
  of: readonly T[];
  name: (one: T) => string;
  onChange: (one: T | '') => void;
}) {
  const { label, testid, value, of, name, onChange } = props;
  return (
    <label>
      <span class="small muted">{label}</span>
      <select class="field" value={value} data-testid={testid} onChange={(event) => onChange(event.currentTarget.value as T | '')}>
        <option value="">{t('gallery.any')}</option>
        {of.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
