import { championsDe } from '../src/champions/de/index.js';
import { championsEn } from '../src/champions/en/index.js';
import type { formatter } from '../src/format.js';
import { illuminatiDe } from '../src/illuminati/de/index.js';
import { illuminatiEn } from '../src/illuminati/en/index.js';
import type { Pack } from '../src/theme.js';

/** What every other pack is measured by. */
export const reference = illuminatiEn;

export const packs: readonly Pack[] = [illuminatiEn, illuminatiDe, championsEn, championsDe];

/** For `describe.each`: what the pack is called, and the pack. */
export const named = packs.map((pack) => [`${pack.theme} ${pack.language}`, pack] as const);

type Ast = ReturnType<ReturnType<typeof formatter>['getAst']>;

/** Each value that a pattern names, once for each of its choices: `n plural`, `kind select: attack, other`. */
export const slots = (elements: Ast): string[] => {
  const found = elements.flatMap((element): string[] => {
    if (element.type === 0 || element.type === 7) return [];
    if (!('options' in element)) return [element.value];
    const inside = Object.values(element.options).flatMap(({ value }) => slots(value));
    const choices = element.type === 5 ? `: ${Object.keys(element.options).sort().join(', ')}` : '';
    return [`${element.value}${choices}`, ...inside];
  });
  return [...new Set(found)].sort();
};

/** What a pattern says in so many words, without the values. */
export const literals = (elements: Ast): string[] =>
  elements.flatMap((element) => {
    if (element.type === 0) return [element.value];
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
  });

/** Every text of a pack, by where it stands: `ui home.create`, `refusals C-402 noPower`. */
export const textsOf = ({ ui, refusals, log, goals, cards, terms }: Pack): Record<string, string> => {
  const texts: Record<string, string> = {};
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts[path] = value;
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, `${path} ${key}`);
  };
  for (const [name, part] of Object.entries({ ui, refusals, log, goals, cards, terms })) collect(part, name);
  return texts;
};
