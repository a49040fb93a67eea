import type { ComponentChildren } from 'preact';
import css from './chip.module.css';
import { cx } from './cx';

/** One of several choices in `.chips`. `colour`: its owner's. */
export function Chip(props: {
  children: ComponentChildren;
  testid?: string;
  pressed?: boolean;
  colour?: string;
  class?: string;
  onPoint?: (on: boolean) => void;
  onClick: () => void;
}) {
  const point = (isOver: boolean) => props.onPoint && (() => props.onPoint?.(isOver));
  return (
    <button
      type="button"
      class={cx(css.chip, props.class)}
      style={props.colour === undefined ? undefined : { '--seat': props.colour }}
      aria-pressed={props.pressed}
      data-testid={props.testid}
      onMouseEnter={point(true)}
      onMouseLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
