import type { ComponentChildren } from 'preact';

/** Why the main button of the moment is grey, written where nobody has to ask for it. */
export function FootNote({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class="small foot-note" data-testid="foot-note">
      {children}
    </p>
  );
}
