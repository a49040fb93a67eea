import type { ComponentChildren } from 'preact';
import { Crest } from '../../ui/crest';
import { SiteHead } from '../site-head';
import './library.css';

/** A page to look things up on: the head of the house, the page's title, and what is `beside` it. */
export function LibraryPage(props: {
  here: '/cards' | '/rules' | '/replays';
  title: string;
  beside?: ComponentChildren;
  testid?: string;
  children: ComponentChildren;
}) {
  return (
    <div class="library" data-testid={props.testid}>
      <SiteHead here={props.here} />
      <main class="library-page">
        <div class="library-title">
          <h1>{props.title}</h1>
          {props.beside}
        </div>
        {props.children}
      </main>
    </div>
  );
}

/** Where there is nothing to show: why, and what can be done about it. */
export function NothingHere(props: { text: string; testid?: string; children?: ComponentChildren }) {
  return (
    <div class="nothing-here">
      <Crest size={112} />
      <p data-testid={props.testid}>{props.text}</p>
      {props.children}
    </div>
  );
}
