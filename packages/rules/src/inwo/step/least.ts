import { READY_DECKS } from '../cards/decks.js';
import { plotFacts } from '../cards/index.js';
import type { Actor } from '../game/game.js';
import { allPlots, leadCards, openAttack, seatOf, tableCard, topFrame } from '../game/game.js';
import { openArrows, placesOn } from '../structure/structure.js';
import type { Intent, View } from '../types/index.js';
import { decision } from '../windows/windows.js';

/** The intent that commits an absent player least (N-1007); null if nothing is asked of them. */
export const leastIntent = ({ board, player, mine }: View): Intent | null => {
  if (player === null || mine === null) return null;
  const { kind, who } = decision(board);
  if (!who.includes(player)) return null;
  const actor: Actor = { board, player, mine };
  switch (kind) {
    case 'over':
      return null;
    case 'chooseDeck':
      return leastDeck(board);
    case 'chooseIlluminati':
      return { type: 'chooseIlluminati', card: mine.dealt[0] ?? '' };
    case 'chooseLead':
      return leastLead(actor);
    case 'turn':
      return board.phase === 'start' ? { type: 'ready' } : { type: 'knock' };
    case 'roll':
      return { type: 'roll' };
    case 'place':
      return leastPlace(actor);
    case 'choose':
      return leastChoice(actor);
    case 'limit':
      return leastDiscard(actor);
    default:
      return { type: 'done' };
  }
};

const leastPlace = ({ board, player }: Actor): Intent | null => {
  const attack = openAttack(board);
  const [best] = attack?.leader ? placesOn(board, attack.target, player, attack.leader) : [];
  if (!best) return null;
  const { onto, arrow, puppets, lost } = best;
  return { type: 'place', onto, arrow, ...(puppets.length > 0 && { puppets }), ...(lost.length > 0 && { acceptLoss: true }) };
};

const leastChoice = ({ board, mine }: Actor): Intent => {
  const top = topFrame(board);
  const { options, min } = top?.kind === 'choose' ? top.asks : { options: 0, min: 0 };
  if (options > 0) return { type: 'choose', option: 0 };
  return { type: 'choose', cards: (mine.choice?.from ?? []).slice(0, min).map(({ id }) => id) };
};

const leastDiscard = (actor: Actor): Intent | null => {
  const top = topFrame(actor.board);
  const isOfGoals = top?.kind === 'limit' && top.what === 'goals';
  const plots = allPlots(actor);
  const newest = (isOfGoals ? plots.filter(({ card }) => plotFacts(card)?.kind === 'goal') : plots).at(-1);
  if (!newest) return null;
  return isOfGoals ? { type: 'discard', cards: [newest.id] } : { type: 'returnPlot', card: newest.id, at: 'bottom' };
};

const leastDeck = ({ options }: View['board']): Intent => {
  const [first = ''] = READY_DECKS.keys();
  return options.decks === 'made' ? { type: 'chooseDeck', illuminati: first } : { type: 'chooseDeck', ready: first };
};

const leastLead = ({ board, player, mine }: Actor): Intent | null => {
  const { illuminati } = seatOf(board, player);
  if (illuminati === null || !tableCard(board, illuminati)) return null;
  for (const card of leadCards(mine)) {
    const arrow = mine.tried.includes(card) ? undefined : openArrows(board, illuminati, card)[0];
    if (arrow) return { type: 'chooseLead', card, arrow };
  }
  return null;
};
