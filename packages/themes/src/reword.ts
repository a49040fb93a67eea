import type { Pattern } from './theme.js';

/** What is said otherwise, in this order: what is found, and what stands there instead. */
export type Lexicon = readonly (readonly [RegExp, string])[];

/** A text in other words. */
export const rewordText = (text: string, lexicon: Lexicon): string =>
  lexicon.reduce((said, [found, instead]) => said.replace(found, instead), text);

/** Cuts a text into what stands outside of braces and what stands within, each with what is to become of it. */
const cut = (text: string, outside: (text: string) => string, inside: (text: string) => string): string => {
  let made = '';
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const opens = text[i] === '{' && depth++ === 0;
    const closes = text[i] === '}' && --depth === 0;
    if (i < text.length && !opens && !closes) continue;
    const piece = text.slice(start, i);
    made += closes ? `{${inside(piece)}}` : outside(piece);
    start = i + 1;
  }
  return made;
};

/** A message in other words: what is said changes, the values that it names and their choices stay. */
export const reword = (pattern: Pattern, lexicon: Lexicon): Pattern =>
  cut(
    pattern,
    (said) => rewordText(said, lexicon),
    (argument) =>
      cut(
        argument,
        (named) => named,
        (choice) => reword(choice, lexicon),
      ),
  );

/** Whatever holds messages, in other words. */
export const rewordAll = <T>(messages: T, lexicon: Lexicon): T =>
  typeof messages === 'string'
    ? (reword(messages, lexicon) as T)
    : (Object.fromEntries(Object.entries(messages as object).map(([key, value]) => [key, rewordAll(value, lexicon)])) as T);
