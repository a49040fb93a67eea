import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenLoaded } from '../../ui/when-loaded';

type End = typeof import('../end/end').default;

const end = signal<End | null>(null);
let asked = false;

/** How soon what could not be had is asked for again, ms. */
const AGAIN_MS = 3000;

/** Fetches the screen of the end, which nobody needs for an hour, unless it is there; what failed is asked for again. */
export function loadEnd(): void {
  if (asked) return;
  asked = true;
  void whenLoaded(
    () => import('../end/end'),
    ({ default: End }) => {
      end.value = End;
    },
    () => {
      asked = false;
    },
  );
}

/** The screen of the end, as soon as it is there. @param wanted the game is over: it is asked for until it comes */
export function useEnd(wanted: boolean): End | null {
  const now = end.value;
  const waits = wanted && now === null;
  useEffect(() => {
    if (!waits) return;
    loadEnd();
    const again = setInterval(loadEnd, AGAIN_MS);
    return () => clearInterval(again);
  }, [waits]);
  return now;
}
