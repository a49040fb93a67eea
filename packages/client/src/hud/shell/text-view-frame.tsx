import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useAction } from '../../prefs/use-action';
import { cx } from '../../ui/cx';
import css from './text-view.module.css';

export function TextViewFrame({ label, children }: { label: string; children: ComponentChildren }) {
  const section = useRef<HTMLElement>(null);
  const back = useRef<Element | null>(null);
  const close = () => {
    const opener = back.current;
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  useAction('textView', () => {
    const focused = document.activeElement;
    if (section.current?.contains(focused)) close();
    else {
      back.current = focused;
      section.current?.querySelector('button')?.focus();
    }
    return true;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    <section
      ref={section}
      class={cx(css.textView, 'panel visually-hidden')}
      aria-label={label}
      data-testid="text-view"
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
