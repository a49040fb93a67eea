import { RULESET_IDS, type RulesetId } from '@illuminice/rules';
import { format, type Lexicon } from './format.js';
import { lexiconOf } from './lexicon.js';
import { loadMessages, loadRuleTexts } from './load.js';
import { type LanguageId, LOCALES, type Outline, type RuleTexts, type ThemeId } from './theme.js';

/** A rule: code, title, text, example; `C-402` in a text is a link. */
export type Rule = readonly [code: string, title: string, text: string, example?: string];

export interface Section {
  /** Anchor, the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly intro: string;
  readonly sections: readonly Section[];
}

const OUTLINE: Outline = {
  setup: ['C-101', 'C-102', 'C-103', 'C-104', 'C-105', 'C-106'],
  turn: ['C-201', 'C-202', 'C-203', 'C-204', 'C-205', 'C-206', 'C-207', 'C-208', 'C-209', 'C-210'],
  cards: ['C-301', 'C-302', 'C-303', 'C-304', 'C-305', 'C-306', 'C-307'],
  attack: ['C-401', 'C-402', 'C-403', 'C-404', 'C-405', 'C-406', 'C-407', 'C-408', 'C-409', 'C-410', 'C-411', 'C-412', 'C-413', 'C-414'],
  contest: ['C-420', 'C-421', 'C-422', 'C-423'],
  results: ['C-501', 'C-502', 'C-503', 'C-504', 'C-505', 'C-506', 'C-507', 'C-508'],
  interference: ['C-601', 'C-602', 'C-603', 'C-604', 'C-605'],
  money: ['C-701', 'C-702', 'C-703', 'C-704'],
  deals: ['C-801', 'C-802', 'C-803', 'C-804', 'C-805'],
  specials: [
    'C-900',
    'C-901',
    'C-902',
    'C-903',
    'C-904',
    'C-905',
    'C-906',
    'C-907',
    'C-908',
    'C-909',
    'C-910',
    'C-911',
    'C-912',
    'C-913',
    'C-914',
  ],
  powers: ['C-1001', 'C-1002', 'C-1003'],
  winning: ['C-1101', 'C-1102', 'C-1103', 'C-1104', 'C-1105', 'C-1106', 'C-1107'],
  options: ['C-1201', 'C-1202', 'C-1203', 'C-1204', 'C-1205', 'C-1206', 'C-1207'],
};

const CODES: Readonly<Record<RulesetId, string>> = { classic: 'C-', inwo: 'N-' };

export const gameOfRule = (code: string): RulesetId | null => RULESET_IDS.find((id) => code.startsWith(CODES[id])) ?? null;

interface Source {
  readonly outline: Outline;
  readonly texts: RuleTexts;
  readonly lexicon: Lexicon;
}

const SOURCES: Readonly<Record<RulesetId, (theme: ThemeId, language: LanguageId) => Promise<Source>>> = {
  classic: async (theme, language) => {
    const [texts, { terms, cards }] = await Promise.all([loadRuleTexts(theme, language), loadMessages(theme, language)]);
    return { outline: OUTLINE, texts, lexicon: lexiconOf(terms, cards) };
  },
  inwo: async (_theme, language) => {
    const { loadInwoRules, OUTLINE: outline } = await import('./inwo/rulebook.js');
    return { outline, texts: await loadInwoRules(language), lexicon: {} };
  },
};

export const loadRulebook = async (theme: ThemeId, language: LanguageId, ruleset: RulesetId = 'classic'): Promise<Rulebook> => {
  const { outline, texts, lexicon } = await SOURCES[ruleset](theme, language);
  const { intro, sections, rules } = texts;
  const say = (pattern: Parameters<typeof format>[0] | undefined): string => format(pattern ?? '', lexicon, LOCALES[language].tag);
  return {
    intro: say(intro),
    sections: Object.entries(outline).map(([id, codes]) => ({
      id,
      title: say(sections[id]),
      rules: codes.map((code): Rule => {
        const rule = rules[code];
        return rule?.example ? [code, say(rule.title), say(rule.text), say(rule.example)] : [code, say(rule?.title), say(rule?.text)];
      }),
    })),
  };
};
