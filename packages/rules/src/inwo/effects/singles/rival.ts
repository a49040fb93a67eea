import type { PlayerId } from '../../../core/types.js';
import type { Board } from '../../types/index.js';

/** The player on turn, for what concerns their turn. */
export const whoseTurn = ({ turn }: Board): PlayerId | null => turn?.player ?? null;
