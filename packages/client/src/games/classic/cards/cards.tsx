import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, type Alignment, type CardFacts, cardFacts } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { alignmentName, cardName, cardText, FORMER_NAMES, THEMES, t, words } from '../../../text';
import { Gallery, GalleryChoice, GalleryPower } from '../../../ui/gallery';
import { useAnchor } from '../../../ui/use-anchor';
import { CardEntry } from './card-entry';

const KINDS = ['illuminati', 'group', 'special'] as const;

interface Wish {
  text: string;
  kind: CardFacts['kind'] | '';
  alignment: Alignment | '';
  power: number;
}
const ALL: Wish = { text: '', kind: '', alignment: '', power: 0 };

/** True if a card is among those wished for; texts and names in the viewer's words. */
const fits = (id: CardId, { text, kind, alignment, power }: Wish): boolean => {
  const facts = cardFacts[id];
  if (!facts || (kind !== '' && facts.kind !== kind)) return false;
  const alignments = facts.kind === 'group' ? facts.alignments : [];
  if (alignment !== '' && !alignments.includes(alignment)) return false;
  if (power > 0 && (facts.kind === 'special' || facts.power < power)) return false;
  const former = words().theme === THEMES[0] ? (FORMER_NAMES[id] ?? []) : [];
  const haystack = [cardName(id), ...former, cardText(id), ...alignments.map(alignmentName)].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
};

/** Every card of the game, to look through; `/cards#mafia` leads to one of them. */
export default function Cards() {
  const [wish, setWish] = useState(ALL);
  const shown = Object.keys(cardFacts).filter((id) => fits(id, wish));
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
      count={shown.length}
      onClear={() => setWish(ALL)}
    >
      {shown.map((id) => (
        <CardEntry key={id} card={id} pointed={id === pointed} />
      ))}
    </Gallery>
  );
}
