import type { CardId } from '@illuminice/rules';
import type { Inks } from '@illuminice/themes';
import type { BoardHighlights, BoardScene } from '../contract';
import type { CardMarks } from './card-view';

/** Attacker, target and aids of the attack under way, else of the draft. */
export const duelMarks = (
  { duel }: Pick<BoardScene, 'duel'>,
  marks: BoardHighlights,
): { attacker: CardId | null; target: CardId | null; aids: readonly CardId[]; live: boolean } => {
  if (duel) return { attacker: duel.attacker, target: duel.target, aids: duel.aids, live: true };
  return { attacker: marks.attacker, target: marks.target, aids: marks.aids, live: false };
};

/** Marks of a card by card, owner's colour and hovering. The strongest reason gives ring and light; dimming is separate. */
export const cardMarks = (
  ink: Inks,
  scene: Pick<BoardScene, 'duel' | 'rings'>,
  marks: BoardHighlights,
): ((card: CardId, colour: string | null, hover: boolean) => CardMarks) => {
  const duel = duelMarks(scene, marks);
  const [legal, selected, lost, aids, path] = [marks.legal, marks.selected, marks.lost, duel.aids, marks.path].map(
    (cards) => new Set(cards),
  ) as [Set<CardId>, Set<CardId>, Set<CardId>, Set<CardId>, Set<CardId>];
  return (card, colour, hover) => {
    const plain = { dim: 0, hover };
    if (marks.pointed === card) return { ring: ink.pointed, glow: ink.pointedLight, glowing: 0.8, ...plain };
    if (lost.has(card)) return { ring: ink.minus, glow: ink.minus, glowing: 0.7, ...plain, dim: 0.4 };
    if (duel.attacker === card) return { ring: colour ?? ink.brassBright, glow: colour ?? ink.brassBright, glowing: 1, ...plain };
    if (duel.target === card) return { ring: ink.target, glow: ink.targetLight, glowing: 1, ...plain };
    if (aids.has(card)) return { ring: ink.aid, glow: ink.aid, glowing: 0.6, ...plain };
    if (path.has(card)) return { ring: ink.pointed, glow: ink.ice, glowing: 0.6, ...plain };
    if (selected.has(card)) return { ring: ink.ice, glow: ink.ice, glowing: 0.7, ...plain };
    if (legal.has(card)) return { ring: hover ? ink.ice : null, glow: ink.ice, glowing: hover ? 1 : 0.8, ...plain };
    const ring = scene.rings?.get(card);
    if (ring) {
      const ringColour = ring === 'seat' ? (colour ?? ink.brass) : ink[ring];
      return { ring: ringColour, glow: ringColour, glowing: 0.7, ...plain };
    }
    return { ring: null, glow: null, glowing: 0, dim: marks.dim ? 0.75 : 0, hover };
  };
};
