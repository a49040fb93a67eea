import type { ComponentChildren, ComponentProps } from 'preact';
import css from './asked-card.module.css';

/** The card of a question, large: picture, text, and other facts. `looks`: listeners that open its preview. */
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

export const ASKED_PICTURE = { width: 116, height: 148 };
