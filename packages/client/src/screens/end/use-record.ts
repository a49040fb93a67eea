import type { GameRecord } from '@illuminice/protocol';
import type { Outcome } from '@illuminice/rules';
import { useEffect, useState } from 'preact/hooks';
import { fetchGame } from '../../net/http';
import { keepGame } from '../../net/memory';

/**
 * Fetches the game that is over, and remembers on this device that it can be watched again.
 *
 * @param id undefined or empty: there is none
 * @returns the game; `none` if there is none to be had; null while it is on its way
 */
export function useRecord(id: string | undefined, outcome: Outcome): GameRecord | 'none' | null {
  const [record, setRecord] = useState<GameRecord | 'none' | null>(null);
  useEffect(() => {
    if (!id) return setRecord('none');
    let here = true;
    setRecord(null);
    fetchGame(id).then(
      (game) => {
        const { seats, intents, endedAt } = game;
        keepGame({ id, seats, winners: [...outcome.winners], intents: intents.length, endedAt });
        if (here) setRecord(game);
      },
      () => here && setRecord('none'),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return record;
}
