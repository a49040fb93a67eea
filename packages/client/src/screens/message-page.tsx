import type { ComponentChildren } from 'preact';
import css from './message-page.module.css';

/** A page that says one thing, in its middle. `busy`: it waits. */
export const MessagePage = ({ children, testid, busy }: { children: ComponentChildren; testid?: string; busy?: boolean }) => (
  <main class={css.messagePage} aria-busy={busy} data-testid={testid}>
    {children}
  </main>
);

/** What breathes while one waits. */
export const Breathing = ({ children }: { children: ComponentChildren }) => <span class={css.breathing}>{children}</span>;
