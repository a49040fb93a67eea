import type { RulesetId } from '@illuminice/rules';
import type { ComponentChildren } from 'preact';
import { Crest } from './crest';
import { cx } from './cx';
import css from './library.module.css';
import { SiteHead } from './site-head';

/** A page to look things up on: the head of the house, the page's title, and what is `beside` it. `wide`: up to the screen's edges. */
export function LibraryPage(props: {
  here: '/cards' | '/decks' | '/rules' | '/replays';
  title: string;
  /** What it is about, if it is not the game that the page speaks of. */
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

/** What is left of the page, for what stands in its middle. `centred`: things keep their width. */
export const LibraryRest = ({ children, centred }: { children: ComponentChildren; centred?: boolean }) => (
  <div class={cx(css.libraryRest, centred && css.centred)}>{children}</div>
);

/** Where there is nothing to show: why, and what can be done about it. */
export function NothingHere(props: { text: string; testid?: string; children?: ComponentChildren }) {
  return (
    <div class={css.nothingHere}>
      <Crest size={112} />
      <p data-testid={props.testid}>{props.text}</p>
      {props.children}
    </div>
  );
}
