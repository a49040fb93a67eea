import type { ComponentChildren } from 'preact';
import { createPortal } from 'preact/compat';

/** Draws at the end of the page, over everything. */
export function Portal({ children }: { children: ComponentChildren }) {
  return createPortal(children, document.body);
}
