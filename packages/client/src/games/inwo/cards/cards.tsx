import { ALIGNMENTS, ATTRIBUTES, CARDS, type CardFacts } from '@illuminice/rules/inwo';
import { loadRulebook } from '@illuminice/themes';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { foundIn, searcherOf } from '../../../card/search/searcher';
import { words } from '../../../text';
import { Gallery, GalleryChoice, GalleryPower } from '../../../ui/gallery';
import { useAnchor } from '../../../ui/use-anchor';
import { ANY, findable, isWished, type Wish } from '../card/search';
import { cardName, t, term, traitName } from '../words';
import { CardEntry, type RuleTexts } from './card-entry';

const ROW = 290;
const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];

export default function Cards() {
  const { theme, language } = words();
  const [wish, setWish] = useState(ANY);
  const rules = useRules(theme, language);
  const find = useMemo(() => searcherOf(CARDS.map((facts) => [facts.id, () => findable(facts)])), [theme, language]);
  const sorted = useMemo(() => byName(CARDS, language), [language]);
  const { ranks, isNear } = useMemo(() => find(wish.text), [find, wish.text]);
  const shown = foundIn(sorted, ranks, ({ id }) => id).filter((facts) => isWished(facts, wish));
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
  const pointed = useAnchor(true, () => setWish(ANY));
  return (
    <Gallery
      text={wish.text}
      onText={(text) => change({ text })}
      choices={
        <>
          <GalleryChoice
            label={t('gallery.kind')}
            testid="gallery-kind"
            value={wish.kind}
            of={KINDS}
            name={(kind) => term('cardKinds', kind)}
            onChange={(kind) => change({ kind })}
          />
          <GalleryChoice
            label={t('gallery.alignment')}
            testid="gallery-alignment"
            value={wish.alignment}
            of={ALIGNMENTS}
            name={traitName}
            onChange={(alignment) => change({ alignment })}
          />
          <GalleryChoice
            label={t('card.attributes')}
            testid="gallery-attribute"
            value={wish.attribute}
            of={ATTRIBUTES}
            name={traitName}
            onChange={(attribute) => change({ attribute })}
          />
          <GalleryPower value={wish.power} most={7} step={1} onChange={(power) => change({ power })} />
        </>
      }
      cards={shown}
      idOf={({ id }) => id}
      isNear={isNear}
      pointed={pointed}
      height={ROW}
      onClear={() => setWish(ANY)}
    >
      {(facts) => <CardEntry facts={facts} pointed={facts.id === pointed} rules={rules} />}
    </Gallery>
  );
}

const byName = (cards: readonly CardFacts[], language: string): readonly CardFacts[] => {
  const { compare } = new Intl.Collator(language);
  return [...cards].sort((a, b) => compare(cardName(a.id), cardName(b.id)));
};

const NO_RULES: RuleTexts = new Map();

/** Rules of the game in the viewer's theme and language; empty until loaded. */
function useRules(theme: Parameters<typeof loadRulebook>[0], language: Parameters<typeof loadRulebook>[1]): RuleTexts {
  const version = `${theme} ${language}`;
  const [loaded, setLoaded] = useState({ of: '', rules: NO_RULES });
  useEffect(() => {
    let here = true;
    void loadRulebook(theme, language, 'inwo').then(({ sections }) => {
      const all = sections.flatMap(({ rules }) => rules);
      if (here) setLoaded({ of: version, rules: new Map(all.map(([code, title, text]) => [code, { title, text }])) });
    });
    return () => {
      here = false;
    };
  }, [version]);
  return loaded.of === version ? loaded.rules : NO_RULES;
}
