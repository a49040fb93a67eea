import type { RulesetId } from '@illuminice/rules';
import { playInwoPairs } from './inwo.js';
import { type Pairs, playPairs } from './pairs.js';

/** Plays pairs of games of a ruleset. @param logOf the lines that were logged about a table */
type PlayPairs = (pairs: number, firstSeed: number, logOf: (code: string) => string[]) => Promise<Pairs>;

/** How pairs of each game are made and compared; those of INWO on the rules alone, and in rooms. */
export const PAIRS: { readonly [R in RulesetId]: PlayPairs } = { classic: playPairs, inwo: playInwoPairs };
