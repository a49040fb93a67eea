import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
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
  looks?: ButtonHTMLAttributes;
  onClick: () => void;
}) {
  const { looks } = props;
  const point = (isOver: boolean, name: 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur') => (event: never) => {
    (looks?.[name] as ((event: never) => void) | undefined)?.(event);
    props.onPoint?.(isOver);
  };
  return (
    <button
      {...looks}
      type="button"
      class={cx(css.chip, props.class)}
      style={props.colour === undefined ? undefined : { '--seat': props.colour }}
      aria-pressed={props.pressed}
      data-testid={props.testid}
      onMouseEnter={point(true, 'onMouseEnter')}
      onMouseLeave={point(false, 'onMouseLeave')}
      onFocus={point(true, 'onFocus')}
      onBlur={point(false, 'onBlur')}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
