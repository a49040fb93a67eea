import { CARDS, type CardFacts, type IntentType, type InwoTypes, REFUSALS, type State } from '@illuminice/rules/inwo';
import type { Coverage } from '../game-bots.js';
import { count, countRefusal, neverIn, refusalsOf, tableOf, tallyOf } from '../tally.js';

const isUsed = ({ abilities }: CardFacts): boolean => abilities.some(({ form }) => form === 'use' || form === 'react');

/** Cards that some pool has (N-1303). */
const POOLED = CARDS.filter(({ pool }) => pool !== 'none');

/** Collects which cards of INWO were played, which abilities were used, and which refusals came up. */
export const inwoCoverage = (): Coverage<InwoTypes> => {
  const intents = tallyOf<IntentType>([]);
  const cards = tallyOf(POOLED.map(({ id }) => id));
  const abilities = tallyOf(POOLED.flatMap((facts) => (facts.kind !== 'illuminati' && isUsed(facts) ? [facts.id] : [])));
  const refusals = refusalsOf(REFUSALS);
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
  const gaps = (): string[] => [
    ...neverIn(cards, 'never in play:'),
    ...neverIn(abilities, 'never used:'),
    ...neverIn(refusals, 'never refused:'),
  ];
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
    noteRefusal: (refusal) => {
      for (const one of [refusal, ...(refusal.more ?? [])]) countRefusal(refusals, REFUSALS, one);
    },
    gaps,
    report: () =>
      [
        ...tableOf('Intents carried out', intents),
        ...tableOf('Cards in play', cards),
        ...tableOf('Plots played and abilities used', abilities),
        ...tableOf('Refusals', refusals),
        '',
        ...gaps(),
      ].join('\n'),
  };
};
