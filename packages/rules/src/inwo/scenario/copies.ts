import type { CardId } from '../../core/types.js';
import { CARDS, factsOf } from '../cards/index.js';
import { usesOf } from '../cards/texts.js';
import type { Board, GameEvent, State } from '../types/index.js';

const copiesAt = ({ board, secrets }: State): Map<CardId, number> => {
  const copies = new Map<CardId, number>();
  const add = (card: CardId) => copies.set(card, (copies.get(card) ?? 0) + 1);
  const addAll = (cards: readonly CardId[]) => cards.forEach(add);
  for (const { card } of Object.values(board.cards)) add(card);
  for (const { plots, groups, discards, destroyed } of board.seats)
    for (const held of [plots, groups, discards, destroyed]) addAll(held.map(({ card }) => card));
  for (const { plots, groups, beneath, deck } of Object.values(secrets.private)) {
    for (const held of [plots, groups, beneath.map((stored) => stored.kept)]) addAll(held.map(({ card }) => card));
    // Illuminati and Plots are at the table before the leads are chosen.
    if (deck) addAll(board.phase === 'chooseDeck' ? [deck.illuminati, ...deck.plot, ...deck.group] : deck.group);
  }
  for (const { plot, group } of Object.values(secrets.decks)) addAll([...plot, ...group]);
  return copies;
};

/** Voodoo Economics pays with Plots from the top of a deck, ten at most. */
const MOST_PAID = 10;
const PAYS_BY_DECK: ReadonlySet<CardId> = new Set(
  CARDS.filter(({ id }) => usesOf(id).some(({ effect }) => effect.kind === 'single' && effect.name === 'deckForTokens')).map(
    ({ id }) => id,
  ),
);

const paysByDeck = ({ frames }: Board): boolean =>
  frames.some((frame) => (frame.kind === 'playing' || frame.kind === 'using') && frame.plays.some(({ card }) => PAYS_BY_DECK.has(card)));

const isBeginning = (phase: Board['phase']): boolean => phase === 'chooseDeck';

/** Watches copies: decks and dealt Illuminati bring theirs; one goes with its player, as a lost Resource, or where a Plot says so. */
export const watchCopies = (state: State) => {
  let known = copiesAt(state);
  const lost = new Map<CardId, number>();
  let phase = state.board.phase;
  let isPaying = false;
  const told = (after: State, events: readonly GameEvent[]): string[] => {
    const copies = copiesAt(after);
    const hasLeft = events.some(({ type }) => type === 'left');
    const wrong: string[] = [];
    const isPaid = isPaying || events.some((event) => event.type === 'played' && PAYS_BY_DECK.has(event.card));
    let plots = isPaid ? MOST_PAID : 0;
    for (const card of new Set([...known.keys(), ...copies.keys()])) {
      const more = (copies.get(card) ?? 0) - (known.get(card) ?? 0);
      if (more === 0) continue;
      const { kind } = factsOf(card);
      if (kind === 'resource' && !isBeginning(phase)) {
        // One that is lost can be brought back as long as its loss may be answered.
        const gone = (lost.get(card) ?? 0) - more;
        lost.set(card, gone);
        if (gone < 0) wrong.push(`${-gone} copies of ${card} came from nowhere`);
      } else if (more > 0) {
        const isBrought = isBeginning(phase) || (phase === 'chooseIlluminati' && kind === 'illuminati');
        if (!isBrought) wrong.push(`${more} copies of ${card} came from nowhere`);
      } else if (!hasLeft) {
        plots += more;
        if (plots < 0) wrong.push(`${-more} copies of ${card} are gone`);
      }
    }
    known = copies;
    phase = after.board.phase;
    isPaying = paysByDeck(after.board);
    return wrong;
  };
  return { told };
};
