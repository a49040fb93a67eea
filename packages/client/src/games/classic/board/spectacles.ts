import { type Board, findSeat, type GameEvent } from '@illuminice/rules/classic';
import type { Spectacle } from '../../../board/animation/spectacle';

/** Great moments among events. @param board the table after them */
export const spectaclesOf = (events: readonly GameEvent[], board: Board): Spectacle[] =>
  events.flatMap((event): Spectacle[] => {
    switch (event.type) {
      case 'placed': {
        const { card, player, from, why } = event;
        if (why === 'captured') return [{ kind: 'capture', at: card, card, player }];
        return why === 'bribed' || (why === 'traded' && from !== player) ? [{ kind: 'control', at: card, card, player }] : [];
      }
      case 'destroyed':
        return [{ kind: 'destruction', at: event.card, card: event.card, player: event.by }];
      case 'gameOver':
        return event.outcome.winners.flatMap((player) => {
          const card = findSeat(board, player)?.illuminati;
          return card ? [{ kind: 'victory', at: card, card, player }] : [];
        });
      default:
        return [];
    }
  });
