import { useEffect, useState } from 'preact/hooks';
import { type FinishedGame, listGames } from '../../net/http';
import { seenGames } from '../../net/memory';

export interface Games {
  list: readonly FinishedGame[] | null;
  failed: boolean;
  /** Requests older games; null if there are none, or they are loading. */
  more: (() => void) | null;
}

/** Games in one answer of the server: fewer means no older ones. */
const PAGE = 50;

/** Finished games that this viewer may know: those of public tables, and those whose end was seen here. */
export function useGames(): Games {
  const [told, setTold] = useState<readonly FinishedGame[]>([]);
  const [state, setState] = useState<'asking' | 'all' | 'more' | 'failed'>('asking');
  const [before, setBefore] = useState<number>();
  useEffect(() => {
    let here = true;
    setState('asking');
    listGames(before).then(
      (page) => {
        if (!here) return;
        setTold((known) => [...known, ...page]);
        setState(page.length < PAGE ? 'all' : 'more');
      },
      () => here && setState('failed'),
    );
    return () => {
      here = false;
    };
  }, [before]);
  const asking = state === 'asking' && before === undefined;
  return {
    list: asking ? null : merged(told, seenGames(), state === 'more' || state === 'asking' ? told.at(-1)?.endedAt : undefined),
    failed: state === 'failed',
    more: state === 'more' ? () => setBefore(told.at(-1)?.endedAt) : null,
  };
}

/** Both lists merged, latest end first. @param since end of the server's last listed game: own games before it wait for the next page */
export const merged = (told: readonly FinishedGame[], seen: readonly FinishedGame[], since = 0): FinishedGame[] => {
  const known = new Set(told.map(({ id }) => id));
  const own = seen.filter(({ id, endedAt }) => !known.has(id) && endedAt >= since);
  return [...told, ...own].sort((a, b) => b.endedAt - a.endedAt);
};
