import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What the end hides from the eye; the table in words stays within reach. */
const HIDDEN = ['.scene-host', '.top-bar', '.side', '.bottom-bar'].map((part) => `:scope > ${part}`).join();

/** Keeps the focus off what an element covers, as long as it is there. Answers the reference to give to that element. */
export function useCover(): RefObject<HTMLElement | null> {
  const cover = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const under = [...(cover.current?.parentElement?.querySelectorAll<HTMLElement>(HIDDEN) ?? [])];
    const lost = under.some((part) => part.contains(document.activeElement));
    for (const part of under) part.inert = true;
    if (lost) cover.current?.focus();
    return () => {
      for (const part of under) part.inert = false;
    };
  }, []);
  return cover;
}
