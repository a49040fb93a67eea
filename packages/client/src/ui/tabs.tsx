import { normalizeProps, useMachine } from '@zag-js/preact';
import * as tabs from '@zag-js/tabs';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import css from './tabs.module.css';

export function Tabs<T extends string>(props: {
  label: string;
  pages: readonly { value: T; text: string; page: ComponentChildren }[];
  value: T;
  onChange: (value: T) => void;
  testid?: string;
}) {
  const service = useMachine(tabs.machine, {
    id: useId(),
    value: props.value,
    translations: { listLabel: props.label },
    onValueChange: ({ value }) => props.onChange(value as T),
  });
  const api = tabs.connect(service, normalizeProps);
  return (
    <div {...api.getRootProps()} class={css.tabs}>
      <div {...api.getListProps()} class={css.tabList}>
        {props.pages.map(({ value, text }) => (
          <button key={value} {...api.getTriggerProps({ value })} class={css.tab} data-testid={props.testid && `${props.testid}-${value}`}>
            {text}
          </button>
        ))}
      </div>
      {props.pages.map(({ value, page }) => (
        <div key={value} {...api.getContentProps({ value })}>
          {value === props.value && page}
        </div>
      ))}
    </div>
  );
}
