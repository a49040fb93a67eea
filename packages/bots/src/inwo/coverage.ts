import type { CardId, Refusals } from '@illuminice/rules';
import { CARDS, type CardFacts, type IntentType, type InwoTypes, REFUSALS, type State } from '@illuminice/rules/inwo';
import type { Coverage } from '../game-bots.js';

const NEVER = 0;

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

const table = <K>(title: string, map: Map<K, number>): string[] => [
  '',
  title,
  ...[...map].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)).map(([key, times]) => `${String(times).padStart(9)}  ${key}`),
];

const isUsed = ({ abilities }: CardFacts): boolean => abilities.some(({ form }) => form === 'use' || form === 'react');

/** Collects which cards of INWO were played, which abilities were used, and which refusals came up. */
export const inwoCoverage = (): Coverage<InwoTypes> => {
  const intents = new Map<IntentType, number>();
  const cards = new Map<CardId, number>(CARDS.map(({ id }) => [id, NEVER]));
  const abilities = new Map<CardId, number>(
    CARDS.flatMap((facts) => (facts.kind !== 'illuminati' && isUsed(facts) ? [[facts.id, NEVER] as const] : [])),
  );
  const refusals = new Map<string, number>(
    Object.entries(REFUSALS).flatMap(([code, whys]) => Object.keys(whys).map((why) => [`${code} ${why}`, NEVER] as const)),
  );
  const onTable = new WeakMap<object, Set<string>>();
  /** Cards that have come into play since the last look. */
  const noteEntering = ({ board }: State): void => {
    let known = onTable.get(board.next);
    if (!known) {
      known = new Set();
      onTable.set(board.next, known);
    }
    for (const { id, card, zone } of Object.values(board.cards)) {
      if (zone === 'announced' || zone === 'target' || known.has(id)) continue;
      known.add(id);
      count(cards, card);
    }
  };
  const gaps = (): string[] => {
    const never = <K>(map: Map<K, number>, what: string) => [...map].flatMap(([key, times]) => (times === NEVER ? [`${what} ${key}`] : []));
    return [...never(cards, 'never in play:'), ...never(abilities, 'never used:'), ...never(refusals, 'never refused:')];
  };
  return {
    noteStep: (state, events, _by, { type }) => {
      count(intents, type);
      noteEntering(state);
      for (const event of events) {
        if (event.type === 'played' || event.type === 'used') {
          count(abilities, event.card);
          count(cards, event.card);
        }
        if (event.type === 'claimed') for (const card of event.cards) count(cards, card);
      }
    },
    noteRefusal: ({ code, why, with: values = {} }) => {
      const key = `${code} ${why}`;
      const named = (REFUSALS as Refusals)[code]?.[why];
      if (!named || [...named].sort().join() !== Object.keys(values).sort().join())
        throw new Error(`${key} with ${JSON.stringify(values)} is not in the list of refusals`);
      count(refusals, key);
    },
    gaps,
    report: () =>
      [
        ...table('Intents carried out', intents),
        ...table('Cards in play', cards),
        ...table('Plots played and abilities used', abilities),
        ...table('Refusals', refusals),
        '',
        ...gaps(),
      ].join('\n'),
  };
};
