import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, type Alignment, type CardFacts, cardFacts } from '@illuminice/rules/classic';
import { useMemo, useState } from 'preact/hooks';
import { foundIn, searcherOf } from '../../../card/search/searcher';
import { alignmentName, cardName, cardText, FORMER_NAMES, shortName, THEMES, t, words } from '../../../text';
import { Gallery, GalleryChoice, GalleryPower } from '../../../ui/gallery';
import { useAnchor } from '../../../ui/use-anchor';
import { CardEntry } from './card-entry';

const ROW = 270;
const KINDS = ['illuminati', 'group', 'special'] as const;

interface Wish {
  text: string;
  kind: CardFacts['kind'] | '';
  alignment: Alignment | '';
  power: number;
}
const ALL: Wish = { text: '', kind: '', alignment: '', power: 0 };

/** True if a card matches the filters, text aside. */
const fits = (id: CardId, { kind, alignment, power }: Wish): boolean => {
  const facts = cardFacts[id];
  if (!facts || (kind !== '' && facts.kind !== kind)) return false;
  const alignments = facts.kind === 'group' ? facts.alignments : [];
  if (alignment !== '' && !alignments.includes(alignment)) return false;
  return power === 0 || (facts.kind !== 'special' && facts.power >= power);
};

/** Search by translated and printed names, alignments and text. */
const cardSearch = () => {
  const isPrinted = words().theme === THEMES[0];
  return searcherOf(
    Object.values(cardFacts).map(({ id, ...facts }) => {
      const findable = () => {
        const alignments = facts.kind === 'group' ? facts.alignments : [];
        const names = [cardName(id), shortName(id), ...(isPrinted ? [id, ...(FORMER_NAMES[id] ?? [])] : [])];
        return { names, said: [t('gallery.kind.name', { kind: facts.kind }), ...alignments.map(alignmentName), cardText(id)] };
      };
      return [id, findable] as const;
    }),
  );
};

/** Browser of all cards of the game; `/cards#mafia` scrolls to a card. */
export default function Cards() {
  const [wish, setWish] = useState(ALL);
  const { theme, language } = words();
  const find = useMemo(cardSearch, [theme, language]);
  const { ranks, isNear } = useMemo(() => find(wish.text), [find, wish.text]);
  const shown = foundIn(Object.keys(cardFacts), ranks, (id) => id).filter((id) => fits(id, wish));
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));

  const pointed = useAnchor(true, () => setWish(ALL));

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
            name={(kind) => t('gallery.kind.name', { kind })}
            onChange={(kind) => change({ kind })}
          />
          <GalleryChoice
            label={t('gallery.alignment')}
            testid="gallery-alignment"
            value={wish.alignment}
            of={ALIGNMENTS}
            name={alignmentName}
            onChange={(alignment) => change({ alignment })}
          />
          <GalleryPower value={wish.power} most={10} step={2} onChange={(power) => change({ power })} />
        </>
      }
      cards={shown}
      idOf={(id) => id}
      isNear={isNear}
      pointed={pointed}
      height={ROW}
      onClear={() => setWish(ALL)}
    >
      {(id) => <CardEntry card={id} pointed={id === pointed} />}
    </Gallery>
  );
}
