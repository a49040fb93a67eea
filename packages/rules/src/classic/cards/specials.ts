import type { EffectKind } from '../types/cards.js';
import { special } from './define.js';

/** The 15 Specials (C-900): id, rule, effect. */
export const SPECIALS = [
  special('assassination', 'C-901', { react: 'dice', to: 2 }),
  special('bribery', 'C-902', { use: 'bribe' }),
  special('computer-espionage', 'C-903', { use: 'spy' }),
  special('deep-agent', 'C-904', { react: 'privilege', does: 'break' }),
  special('interference-1', 'C-905', { react: 'privilege', does: 'letIn' }),
  special('interference-2', 'C-905', { react: 'privilege', does: 'letIn' }),
  special('market-manipulation', 'C-906', { use: 'doubleIncome' }),
  special('media-campaign', 'C-907', { use: 'revive' }),
  special('murphys-law', 'C-908', { react: 'dice', to: 12 }),
  special('secrets-man-was-not-meant-to-know', 'C-909', { react: 'special' }),
  special('senate-investigating-committee', 'C-910', { use: 'skipTurn' }),
  special('slush-fund', 'C-911', { use: 'money', amount: 15 }),
  special('swiss-bank-account', 'C-912', { use: 'money', amount: 25 }),
  special('whispering-campaign', 'C-914', { use: 'whispering' }),
  special('white-collar-crime', 'C-913', { use: 'redistribute', bonus: 5 }),
] as const;

export type Special = (typeof SPECIALS)[number];

export type SpecialWith<K extends EffectKind> = Extract<Special, { play: { use: K } } | { play: { react: K } }>;
