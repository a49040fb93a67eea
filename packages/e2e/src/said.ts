import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { OTHER_LANGUAGES } from './languages.js';
import { ROOT } from './server.js';

const BY_PEOPLE =
  /I stay out of your next attack|No money against anybody this turn|I leave Mira’s Groups alone for two turns|Noor is two Groups from winning\. Somebody has to do something\.|Not with my money\.|I pay half if you attack California|2 Martail Law|Rewriting Histroy|This deck takes over the world while nobody looks\.|Friday night|Zeppelin|Fish|Beginners welcome|The long table|(?<!\p{L})(Mira|Tobias|Noor|Kestrel|Ada|Ben|Cleo|Dov|Nell|Mona|Otto|Oskar|Wren)(?!\p{L})/giu;
/** Texts that are equal in all languages, and codes of tables. */
const ALIKE =
  /^(\(version|\d+\.\d+\.\d+-dev|\d\)\.|Illuminice|Details|Options|Code|Chat|JSON|Table|Tisch|Standard|Normal|Actions|INWO|Novice|Expert|Agents?|Decks?|Deck,|\d+|Illuminati|Violent|Criminal|Liberal|Bank|Computer|Nation|Science|Shangri-La|Factions|Unique|Secret|Protection|Destruction|[B-DF-HJ-NP-TV-Z]{6})$/;

const cardNames = (language: string): Map<string, readonly string[]> => {
  const file = join(ROOT, 'packages/themes/src/messages/inwo', language, 'cards.json');
  const cards: Record<string, { name: string; short?: string }> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(cards).map(([card, { name, short }]) => [card, short ? [name, short] : [name]]));
};
const ENGLISH = cardNames('en');

/** Names of cards that are the same in English, the longest first. */
const alikeIn = (language: string): readonly string[] =>
  [...cardNames(language)]
    .flatMap(([card, names]) => names.filter((name) => ENGLISH.get(card)?.includes(name)))
    .sort((a, b) => b.length - a.length);
const ALIKE_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  OTHER_LANGUAGES.map((language) => [language, alikeIn(language)]),
);

/** True if a text consists of card names that are the same in English. */
const isNames = (text: string, language: string): boolean =>
  !/\p{L}/u.test((ALIKE_NAMES[language] ?? []).reduce((rest, name) => rest.replaceAll(name, ''), text));

const TONGUES: Readonly<Record<string, { readonly first: string }>> = JSON.parse(
  readFileSync(join(ROOT, 'packages/themes/test/tongues.json'), 'utf8'),
);
/** Words of the first theme that other themes replace. */
const FIRST_THEME: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(TONGUES).map(([language, { first }]) => [language, new RegExp(`(?<!\\p{L})(${first}|Cthulhu)(?!\\p{L})`, 'u')]),
);

/**
 * All texts of a page, for screen readers included; without choices of theme and language, people's texts, old announcements, and card
 * names.
 */
export async function said(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const elsewhere = '[data-testid*="theme"], [data-testid*="language"], [data-testid="announcer"], [data-names], script, style';
    for (const element of Array.from(document.body.querySelectorAll('*'))) {
      if (element.closest(elsewhere)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
      for (const node of Array.from(element.childNodes)) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  });
  const own = texts.map((text) => text.replace(BY_PEOPLE, '').trim());
  return [...new Set(own)].filter((text) => /\p{L}{3}/u.test(text));
}

/** Texts left in English or in the first theme's words. @param ofFirst the game always has the first theme's words */
export const misspoken = (english: readonly string[], texts: readonly string[], language: string, ofFirst = false): string[] => {
  const alike = new Set(english);
  return texts.filter((text) => {
    // The notice names games and their owners in every theme.
    if (text.includes('Steve Jackson Games')) return alike.has(text);
    const isAlike = alike.has(text) && !text.split(' ').every((word) => ALIKE.test(word)) && !isNames(text, language);
    return isAlike || (!ofFirst && FIRST_THEME[language]?.test(text) === true);
  });
};
