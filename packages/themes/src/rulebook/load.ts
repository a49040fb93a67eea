import type { LanguageId } from '../theme.js';
import type { Rulebook } from './types.js';

const LOADERS: Readonly<Record<LanguageId, () => Promise<Rulebook>>> = {
  en: () => import('./en.js').then(({ rulebook }) => rulebook),
  de: () => import('./de.js').then(({ rulebook }) => rulebook),
};

/** The whole rules in a language. They call things by the names of the theme 'illuminati'. */
export const loadRulebook = (language: LanguageId): Promise<Rulebook> => LOADERS[language]();
