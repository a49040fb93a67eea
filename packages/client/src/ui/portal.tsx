import type { ComponentChildren } from 'preact';
import { createPortal } from 'preact/compat';

export function Portal({ children }: { children: ComponentChildren }) {
  return createPortal(children, document.body);
}
