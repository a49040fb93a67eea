import type { Chance } from '@illuminice/bots';
import { SIDES } from '@illuminice/rules';
import { ALIGNMENTS, ATTACK_KINDS, cardFacts, type IntentType } from '@illuminice/rules/classic';
import { type Draft, draftOf } from './drafts.js';
import type { Names } from './names.js';

/** Lists of records by field, with an intent type that has one. */
const RECORDS = { puppets: 'place', placements: 'answer', moves: 'playSpecial', spend: 'attack' } as const;

const WORD_LISTS: readonly (readonly string[])[] = [SIDES, ALIGNMENTS, ['add', 'remove', 'reverse'], ATTACK_KINDS];

const recordFor = (key: keyof typeof RECORDS, names: Names, dice: Chance): unknown => {
  for (;;) {
    const list = draftOf(RECORDS[key], names, dice)[key];
    if (Array.isArray(list) && list.length > 0) return list[0];
  }
};

export const spoilers = (draft: Draft, names: Names, dice: Chance): (() => void)[] => {
  const words = (JSON.stringify(draft).match(/"[\w-]+"/g) ?? []).map((word) => word.slice(1, -1)).filter((word) => cardFacts[word]);
  const ways: (() => void)[] = [];
  const otherWord = (key: string | number, word: string): (() => string) | undefined => {
    const list = WORD_LISTS.find((entries) => entries.includes(word));
    if (list) return () => dice.pick(list);
    if (cardFacts[word])
      return () => (dice.percent(30) ? dice.pick(words) : dice.pick([names.card, names.own, names.target, names.special])());
    return key === 'to' ? names.player : key === 'offer' ? names.offer : undefined;
  };
  const spoil = (holder: Draft | unknown[], key: string | number, value: unknown): void => {
    const put = (other: unknown) => {
      (holder as Record<string | number, unknown>)[key] = other;
    };
    if (key === 'type') return;
    const other = typeof value === 'string' && otherWord(key, value);
    if (other) ways.push(() => put(other()));
    if (typeof value === 'number') ways.push(() => put(dice.percent(30) ? value + dice.pick([1, -1, 3]) : names.amount()));
    if (typeof value === 'boolean') ways.push(() => put(!value));
    if (Array.isArray(value)) {
      const [item] = value;
      if (value.length > 0)
        ways.push(
          () => value.push(structuredClone(dice.pick(value))),
          () => value.pop(),
        );
      if (key in RECORDS) ways.push(() => value.push(recordFor(key as keyof typeof RECORDS, names, dice)));
      else if (item === undefined || typeof item === 'string')
        ways.push(() => value.push(dice.pick([names.card, names.own, names.special])()));
    }
    if (typeof value === 'object' && value !== null) for (const [inner, part] of Object.entries(value)) spoil(value as Draft, inner, part);
    if (!Array.isArray(holder)) ways.push(() => delete holder[key as string]);
  };
  for (const [key, value] of Object.entries(draft)) spoil(draft, key, value);
  const extra = draftOf(draft.type as IntentType, names, dice);
  for (const [key, value] of Object.entries(extra)) if (!(key in draft)) ways.push(() => Object.assign(draft, { [key]: value }));
  return ways;
};
