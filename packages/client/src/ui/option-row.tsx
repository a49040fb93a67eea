import type { ComponentChildren } from 'preact';
import css from './option-row.module.css';

/** An option: name, help, control. `small`: compact. */
export function OptionRow(props: { title: string; help?: ComponentChildren; small?: boolean; children: ComponentChildren }) {
  return (
    <div class={css.option}>
      <div class={css.optionWords}>
        <strong class={props.small ? 'small' : ''}>{props.title}</strong>
        {props.help && <p class="small muted">{props.help}</p>}
      </div>
      {props.children}
    </div>
  );
}
