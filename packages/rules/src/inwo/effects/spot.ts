import type { Refusal } from '../../core/types.js';
import type { Side } from '../../domain/types.js';
import { inStructure, tableCard } from '../game/game.js';
import type { Board, CopyId, PlayFields } from '../types/index.js';
import { refuse } from '../types/refusals.js';

/** Refusal of a place that is incomplete, or not open (N-308). `openOn`: possible arrows of a card. */
export const spotRefusal = (
  board: Board,
  owner: string,
  { onto, arrow }: PlayFields,
  openOn: (master: CopyId) => readonly Side[],
): Refusal | null => {
  if (onto === undefined) return refuse('N-308', 'needs', { field: 'onto' });
  const master = tableCard(board, onto);
  const open = master?.owner === owner && inStructure(master) ? openOn(master.id) : [];
  if (arrow === undefined && open.length > 0) return refuse('N-308', 'needs', { field: 'arrow' });
  return arrow !== undefined && open.includes(arrow) ? null : refuse('N-308', 'notOpen', { onto: master?.card ?? '', arrow: arrow ?? '' });
};
