import type { ComponentChildren } from 'preact';
import css from './chip.module.css';

/** One of several small things to pick; a row of them stands in `.chips`. `colour`: whose it is. */
export function Chip(props: { children: ComponentChildren; testid?: string; pressed?: boolean; colour?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class={css.chip}
      style={props.colour === undefined ? undefined : { '--seat': props.colour }}
      aria-pressed={props.pressed}
      data-testid={props.testid}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
