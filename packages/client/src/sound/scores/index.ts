import type { ThemeId } from '@illuminice/themes';
import { championsScore } from './champions';
import { illuminatiScore } from './illuminati';
import type { Score } from './score';

export const SCORES: Readonly<Record<ThemeId, Score>> = { illuminati: illuminatiScore, champions: championsScore };
