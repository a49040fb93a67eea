import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, cardFacts } from '@illuminice/rules/classic';
import { useState } from 'preact/hooks';
import { alignmentName, cardName, cardText, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { LibraryRest, NothingHere } from '../../../ui/library-page';
import { useAnchor } from '../../../ui/use-anchor';
import { CardEntry } from './card-entry';
import css from './cards.module.css';

const KINDS = ['all', 'illuminati', 'group', 'special'] as const;
const POWERS = [0, 2, 4, 6, 8, 10] as const;

interface Wish {
  text: string;
  kind: string;
  alignment: string;
  power: number;
}
const ALL: Wish = { text: '', kind: 'all', alignment: '', power: 0 };

/** Whether a card is among those that are wished for; texts and names in the viewer's words. */
const fits = (id: CardId, { text, kind, alignment, power }: Wish): boolean => {
  const facts = cardFacts[id];
  if (!facts || (kind !== 'all' && facts.kind !== kind)) return false;
  const alignments = facts.kind === 'group' ? facts.alignments : [];
  if (alignment !== '' && !alignments.some((one) => one === alignment)) return false;
  if (power > 0 && (facts.kind === 'special' || facts.power < power)) return false;
  const said = [cardName(id), cardText(id), ...alignments.map(alignmentName)].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};

/** Every card of the game, to look through; `/cards#mafia` leads to one of them. */
export default function Cards() {
  const [wish, setWish] = useState(ALL);
  const shown = Object.keys(cardFacts).filter((id) => fits(id, wish));
  const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));

  const at = useAnchor(true, () => setWish(ALL));

  return (
    <>
      <search aria-label={t('gallery.search')}>
        <form class={cx('panel', css.galleryWish)} onSubmit={(event) => event.preventDefault()}>
          <label class={css.gallerySearch}>
            <span class="small muted">{t('gallery.search')}</span>
            <input
              class="field"
              type="search"
              value={wish.text}
              data-testid="gallery-search"
              onInput={(event) => change({ text: event.currentTarget.value })}
            />
          </label>
          <label>
            <span class="small muted">{t('gallery.kind')}</span>
            <select
              class="field"
              value={wish.kind}
              data-testid="gallery-kind"
              onChange={(event) => change({ kind: event.currentTarget.value })}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t('gallery.kind.name', { kind })}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span class="small muted">{t('gallery.alignment')}</span>
            <select
              class="field"
              value={wish.alignment}
              data-testid="gallery-alignment"
              onChange={(event) => change({ alignment: event.currentTarget.value })}
            >
              <option value="">{t('gallery.any')}</option>
              {ALIGNMENTS.map((alignment) => (
                <option key={alignment} value={alignment}>
                  {alignmentName(alignment)}
                </option>
              ))}
            </select>
          </label>
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
          {shown.map((id) => (
            <CardEntry key={id} card={id} pointed={id === at} />
          ))}
        </div>
      ) : (
        <LibraryRest>
          <NothingHere text={t('gallery.count', { n: 0 })}>
            <Button kind="brass" onClick={() => setWish(ALL)}>
              {t('gallery.clear')}
            </Button>
          </NothingHere>
        </LibraryRest>
      )}
    </>
  );
}
