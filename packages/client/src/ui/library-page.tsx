import type { RulesetId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { Crest } from './crest';
import { cx } from './cx';
import css from './library.module.css';
import { SiteHead } from './site-head';

/** A reference page: head, title, and `beside` it more. `wide`: full width. */
export function LibraryPage(props: {
  here?: '/cards' | '/decks' | '/rules' | '/replays';
  title: string;
  game?: RulesetId;
  beside?: ComponentChildren;
  testid?: string;
  wide?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={cx(css.library, props.wide && css.wide)} data-testid={props.testid}>
      <SiteHead here={props.here} game={props.game} />
      <main class={css.libraryPage}>
        <div class={css.libraryTitle}>
          <h1>{props.title}</h1>
          {props.beside}
        </div>
        {props.children}
      </main>
    </div>
  );
}

/** Further content of the page. `centred`: with its own width. */
export const LibraryRest = ({ children, centred }: { children: ComponentChildren; centred?: boolean }) => (
  <div class={cx(css.libraryRest, centred && css.centred)}>{children}</div>
);

/** Placeholder of an empty list: reason and remedy. */
export function NothingHere(props: { text: string; testid?: string; children?: ComponentChildren }) {
  return (
    <div class={css.nothingHere}>
      <Crest size={112} />
      <p data-testid={props.testid}>{props.text}</p>
      {props.children}
    </div>
  );
}
