import type { PlayerId } from '../../../core/types.js';
import type { Board } from '../../types/index.js';

export const whoseTurn = ({ turn }: Board): PlayerId | null => turn?.player ?? null;
