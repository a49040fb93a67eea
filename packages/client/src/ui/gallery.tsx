import type { ComponentChildren } from 'preact';
import { t } from '../text';
import { Button } from './button';
import { cx } from './cx';
import css from './gallery.module.css';
import { LibraryRest, NothingHere } from './library-page';
import { WindowedGrid } from './windowed-grid';

/**
 * Gallery of a game's cards: search, the game's own `choices`, and the matching cards. `isNear`: near spellings only. `pointed`: card of
 * the address. `height`: of a row, about, px.
 */
export function Gallery<T>(props: {
  text: string;
  onText: (text: string) => void;
  choices: ComponentChildren;
  cards: readonly T[];
  idOf: (card: T) => string;
  isNear: boolean;
  pointed: string;
  height: number;
  onClear: () => void;
  children: (card: T) => ComponentChildren;
}) {
  const { text, onText, choices, cards, idOf, isNear, pointed, height, onClear, children } = props;
  const count = cards.length;
  return (
    <>
      <search aria-label={t('gallery.search')}>
        <form class={cx('panel', css.wish)} onSubmit={(event) => event.preventDefault()}>
          <label class={css.search}>
            <span class="small muted">{t('gallery.search')}</span>
            <input
              class="field"
              type="search"
              value={text}
              data-testid="gallery-search"
              onInput={(event) => onText(event.currentTarget.value)}
            />
          </label>
          {choices}
        </form>
      </search>
      <p role="status" class={count === 0 ? 'visually-hidden' : 'muted'} data-testid="gallery-count">
        {t('gallery.count', { n: count })}
        {isNear && count > 0 && ` ${t('gallery.near')}`}
      </p>
      {count > 0 ? (
        <WindowedGrid cards={cards} idOf={idOf} height={height} pointed={pointed} class={css.gallery}>
          {children}
        </WindowedGrid>
      ) : (
        <LibraryRest>
          <NothingHere text={t('gallery.count', { n: 0 })}>
            <Button kind="brass" onClick={onClear}>
              {t('gallery.clear')}
            </Button>
          </NothingHere>
        </LibraryRest>
      )}
    </>
  );
}

export function GalleryChoice<T extends string>(props: {
  label: string;
  testid: string;
  value: T | '';
  of: readonly T[];
  name: (one: T) => string;
  onChange: (one: T | '') => void;
}) {
  const { label, testid, value, of: values, name, onChange } = props;
  return (
    <label>
      <span class="small muted">{label}</span>
      <select class="field" value={value} data-testid={testid} onChange={(event) => onChange(event.currentTarget.value as T | '')}>
        <option value="">{t('gallery.any')}</option>
        {values.map((entry) => (
          <option key={entry} value={entry}>
            {name(entry)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Least Power, from 0 to `most` by `step`. */
export function GalleryPower(props: { value: number; most: number; step: number; onChange: (power: number) => void }) {
  const { value, most, step, onChange } = props;
  return (
    <label>
      <span class="small muted">{t('gallery.power')}</span>
      <select
        class="field"
        value={String(value)}
        data-testid="gallery-power"
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {Array.from({ length: most / step + 1 }, (_, place) => place * step).map((power) => (
          <option key={power} value={String(power)}>
            {power}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A card of the gallery: `face` links to it, with its text. `pointed`: the address names it. `isNamed`: its name stands beside the face. */
export function GalleryCard(props: {
  id: string;
  name: string;
  pointed: boolean;
  face: ComponentChildren;
  isNamed?: boolean;
  children: ComponentChildren;
}) {
  const { id, name, pointed, face, isNamed, children } = props;
  return (
    <article class={cx(css.card, isNamed && css.named)} id={id} data-testid={`gallery-${id}`} data-pointed={pointed}>
      <h2>
        <a class={css.face} href={`#${id}`} aria-label={t('gallery.link', { card: name })}>
          {face}
        </a>
        {isNamed && (
          <a class={css.name} href={`#${id}`} tabIndex={-1} data-names>
            {name}
          </a>
        )}
      </h2>
      {children}
    </article>
  );
}
