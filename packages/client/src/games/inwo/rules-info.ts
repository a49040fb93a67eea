import type { RulesInfo } from '@illuminice/protocol';
import { inwo } from '@illuminice/rules/inwo';

/** INWO with the options that nobody has changed, and ready-made decks. */
export const RULES: RulesInfo = { ruleset: 'inwo', options: inwo.optionsShape.parse({ decks: 'ready' }) };
