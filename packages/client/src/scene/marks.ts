import type { Board, CardId } from '@illuminice/rules';
import type { CardMarks } from './card-view.js';
import type { SceneMarks } from './contract.js';
import { INK } from './palette.js';

/** Attacker, target and aids that are to be seen: those of the attack under way, else of the one being composed. */
export const duelMarks = (
  board: Board,
  marks: SceneMarks,
): { attacker: CardId | null; target: CardId | null; aids: readonly CardId[]; live: boolean } => {
  const attack = board.attack;
  if (attack && (attack.stage === 'contest' || attack.stage === 'dice')) {
    return { attacker: attack.attacker, target: attack.target, aids: attack.aids, live: true };
  }
  return { attacker: marks.attacker, target: marks.target, aids: marks.aids, live: false };
};

/** What one card wears. The strongest reason gives ring and light; stepping back is told apart from both. */
export const marksOf = (card: CardId, colour: string | null, board: Board, marks: SceneMarks, hovered: CardId | null): CardMarks => {
  const duel = duelMarks(board, marks);
  const legal = marks.legal.includes(card);
  const selected = marks.selected.includes(card);
  const lost = marks.lost.includes(card);
  const hover = hovered === card;
  const plain = { dim: 0, hover };
  if (marks.pointed === card) return { ring: INK.pointed, glow: '#C9D6D6', glowing: 0.8, ...plain };
  if (lost) return { ring: INK.minus, glow: INK.minus, glowing: 0.7, ...plain, dim: 0.4 };
  if (duel.attacker === card) return { ring: colour ?? INK.brassBright, glow: colour ?? INK.brassBright, glowing: 1, ...plain };
  if (duel.target === card) return { ring: INK.target, glow: INK.targetLight, glowing: 1, ...plain };
  if (duel.aids.includes(card)) return { ring: INK.aid, glow: INK.aid, glowing: 0.6, ...plain };
  if (selected) return { ring: INK.ice, glow: INK.ice, glowing: 0.7, ...plain };
  if (legal) return { ring: hover ? INK.ice : null, glow: INK.ice, glowing: hover ? 1 : 0.8, ...plain };
  return { ring: null, glow: null, glowing: 0, dim: marks.dim ? 0.75 : 0, hover };
};
