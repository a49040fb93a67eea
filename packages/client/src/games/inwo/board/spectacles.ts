import { type Board, findFacts, findSeat, type GameEvent } from '@illuminice/rules/inwo';
import type { Spectacle } from '../../../board/animation/spectacle';

const KINDS = { captured: 'capture', traded: 'control', returned: 'control' } as const;

/** Great moments among events. @param board the table after them */
export const spectaclesOf = (events: readonly GameEvent[], board: Board): Spectacle[] =>
  events.flatMap((event): Spectacle[] => {
    switch (event.type) {
      case 'placed': {
        const kind = event.how in KINDS ? KINDS[event.how as keyof typeof KINDS] : null;
        const card = board.cards[event.copy]?.card;
        return kind && card ? [{ kind, at: event.copy, card, player: event.player }] : [];
      }
      case 'destroyed':
        return [{ kind: 'destruction', at: event.copy, card: event.card, player: event.by }];
      case 'devastated': {
        const card = board.cards[event.copy];
        return card ? [{ kind: 'disaster', at: card.id, card: card.card, player: card.owner }] : [];
      }
      case 'played':
        return findFacts(event.card)?.kind === 'nwo' ? [{ kind: 'order', at: event.copy, card: event.card, player: event.player }] : [];
      case 'ended':
        return event.winners.flatMap((player) => {
          const head = findSeat(board, player)?.illuminati;
          const card = head ? board.cards[head]?.card : undefined;
          return head && card ? [{ kind: 'victory', at: head, card, player }] : [];
        });
      default:
        return [];
    }
  });
