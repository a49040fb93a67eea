import type { ComponentChildren } from 'preact';
import css from './message-page.module.css';

export const MessagePage = ({ children, testid, busy }: { children: ComponentChildren; testid?: string; busy?: boolean }) => (
  <main class={css.messagePage} aria-busy={busy} data-testid={testid}>
    {children}
  </main>
);

export const Breathing = ({ children }: { children: ComponentChildren }) => <span class={css.breathing}>{children}</span>;
