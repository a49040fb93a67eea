import { CARDS, type CardFacts, findFacts, type InwoTypes, limitOf, type PlotFacts, REFUSALS, type State } from '@illuminice/rules/inwo';
import type { Coverage } from '../game-lab.js';
import { count, countRefusal, refusalsOf, tallyOf } from '../tally.js';

const isUsed = ({ abilities }: CardFacts): boolean => abilities.some(({ form }) => form === 'use' || form === 'react');

/** Cards of any pool (N-1303). */
const POOLED = CARDS.filter(({ pool }) => pool !== 'none');

const ofPlot = <K extends keyof PlotFacts>(card: string, key: K): PlotFacts[K] | undefined => {
  const facts = findFacts(card);
  return facts && key in facts ? (facts as PlotFacts)[key] : undefined;
};

/** Plots that work from the hand: their holder has more Goal cards by them. */
const workingInHand = ({ board, secrets }: State): string[] =>
  board.seats.flatMap(({ player, plots }) => {
    const held = [...plots, ...(secrets.private[player]?.plots ?? [])].map(({ card }) => card);
    const by = held.filter((card) => ofPlot(card, 'goalsHeld') !== undefined);
    if (by.length === 0) return [];
    return held.filter((card) => findFacts(card)?.kind === 'goal').length > limitOf(board, player, 'goals') ? by : [];
  });

export const inwoCoverage = (): Coverage<InwoTypes> => {
  const intents = tallyOf<string>([]);
  const cards = tallyOf(POOLED.map(({ id }) => id));
  const abilities = tallyOf(POOLED.flatMap((facts) => (facts.kind !== 'illuminati' && isUsed(facts) ? [facts.id] : [])));
  const refusals = refusalsOf(REFUSALS);
  const onTable = new WeakMap<object, Set<string>>();
  /** New cards in play since the last look. */
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
    noteStep: (state, events, _by, intent) => {
      count(intents, intent.type);
      noteEntering(state);
      if (state.board.frames.length === 0) for (const card of workingInHand(state)) count(cards, card);
      for (const event of events) {
        if (event.type === 'played' || event.type === 'used') {
          count(abilities, event.card);
          count(cards, event.card);
        }
        // A Plot that pays in place of a Group's action.
        if (event.type === 'discarded' && 'pay' in intent && ofPlot(event.card, 'standsFor') !== undefined) count(cards, event.card);
        if (event.type === 'claimed') for (const card of event.cards) count(cards, card);
      }
    },
    noteRefusal: (refusal) => {
      for (const part of [refusal, ...(refusal.more ?? [])]) countRefusal(refusals, REFUSALS, part);
    },
  };
};
