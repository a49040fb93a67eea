import type { ComponentChildren, ComponentProps } from 'preact';
import css from './asked-card.module.css';

/** The card that a question is about, large: its picture, its text, and what else counts. `looks`: shows it whole while it is pointed at. */
export function AskedCardFrame(props: {
  card: string;
  picture: ComponentChildren;
  name: string;
  kind?: string | undefined;
  text: string;
  looks: ComponentProps<'article'>;
  children?: ComponentChildren;
}) {
  const { card, picture, name, kind, text, looks, children } = props;
  return (
    <article class={css.asked} data-testid="asked-card" data-card={card} data-surface="dark" {...looks}>
      <span class={css.picture}>{picture}</span>
      <div class={css.words}>
        <h3>{name}</h3>
        {kind && <p class={css.kind}>{kind}</p>}
        {text && <p class={css.text}>{text}</p>}
        {children && <p class={css.foot}>{children}</p>}
      </div>
    </article>
  );
}

/** Size of the picture, px. */
export const ASKED_PICTURE = { width: 116, height: 148 };
