import { CARDS, type CardFacts, type InwoTypes, REFUSALS, type State } from '@illuminice/rules/inwo';
import type { Coverage } from '../game-bots.js';
import { count, countRefusal, refusalsOf, tallyOf } from '../tally.js';

const isUsed = ({ abilities }: CardFacts): boolean => abilities.some(({ form }) => form === 'use' || form === 'react');

/** Cards that some pool has (N-1303). */
const POOLED = CARDS.filter(({ pool }) => pool !== 'none');

/** Collects which cards of INWO were played, which abilities were used, and which refusals came up. */
export const inwoCoverage = (): Coverage<InwoTypes> => {
  const intents = tallyOf<string>([]);
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
  return {
    counts: {
      intents: { title: 'Intents carried out', never: null, times: intents },
      cards: { title: 'Cards in play', never: 'never in play:', times: cards },
      abilities: { title: 'Plots played and abilities used', never: 'never used:', times: abilities },
      refusals: { title: 'Refusals', never: 'never refused:', times: refusals },
    },
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
  };
};
