import type { CardId } from '@illuminice/rules';
import { type Board, cardFacts } from '@illuminice/rules/classic';
import { liveNumbers } from './numbers';
import type { FaceSpec, FaceWords } from './paint/face-spec';

/** Cards in the attack under way are busy, not used up. */
const inDuel = (board: Board, id: CardId): boolean => {
  const attack = board.attack;
  return attack !== null && attack.stage !== 'over' && (attack.attacker === id || attack.aids.includes(id));
};

export const faceOf = (
  board: Board,
  id: CardId,
  words: FaceWords,
  look: Pick<FaceSpec, 'shape' | 'colour' | 'line' | 'faded'>,
): FaceSpec => {
  const live = liveNumbers(board, id);
  const turn = board.turn;
  return {
    id,
    kind: cardFacts[id]?.kind === 'illuminati' ? 'illuminati' : 'group',
    name: words.cardName(id),
    short: words.shortName?.(id) ?? words.cardName(id),
    ...live,
    ...look,
    used: board.phase === 'actions' && turn !== null && turn.attacked.includes(id) && !inDuel(board, id),
  };
};
