import type { DraftLives } from '../../../table/model-parts';
import type { Inwo } from '../types';

/** Every kind of draft. */
export const DRAFTS: DraftLives<Inwo> = {};
