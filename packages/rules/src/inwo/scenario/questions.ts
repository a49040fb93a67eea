import type { PlayerId } from '../../core/types.js';
import { cellsOf } from '../../domain/geometry.js';
import { winningRolls } from '../../domain/odds.js';
import { leadPower, lends } from '../attack/forces.js';
import { mayDestroy } from '../attack/result.js';
import { findFacts } from '../cards/index.js';
import { INTENT_TYPES } from '../commands/commands.js';
import {
  actorIn,
  cardOn,
  cardsOn,
  findSeat,
  isShielded,
  linkedTo,
  privateOf,
  seatOf,
  structureOf,
  tableCard,
  topFrame,
} from '../game/game.js';
import { viewFor } from '../game/view.js';
import { goalsMet, mayClaim, progressOf } from '../goals/goals.js';
import { lieOf } from '../structure/structure.js';
import { dealsKnown } from '../trade/offering.js';
import type { Board, CopyId, IntentType, State } from '../types/index.js';
import {
  alignmentsOf,
  attributesOf,
  distanceOf,
  globalOf,
  isAsleep,
  limitOf,
  powerInDefence,
  puppetsOf,
  resistanceOf,
} from '../values/values.js';
import { waitingFor } from '../windows/windows.js';
import { isLegal } from './legal.js';
import { inHand, onTable, readName } from './names.js';

type Answer = string | number | boolean | null | readonly (string | number | readonly number[])[] | Readonly<Record<string, number>>;

const sorted = (list: readonly string[]): string[] => [...list].sort();

const cardsOf = (list: readonly { card: string }[]): string[] => list.map(({ card }) => card);

const placeOnTable = (board: Board, copy: CopyId): string => {
  const { zone, host, owner } = cardOn(board, copy);
  if (zone === 'target') return `hand:${board.attack?.by}`;
  if (zone === 'linked') return `linked:${host === null ? '' : (tableCard(board, host)?.card ?? '')}`;
  if (zone === 'announced') return `table:${owner}`;
  return zone === 'nwo' || zone === 'middle' ? zone : (owner ?? 'gone');
};

/** Place of a card outside the table, among those of a player. */
const placeWith = (state: State, { player, plots, discards, destroyed }: Board['seats'][number], name: string): string | null => {
  const { card } = readName(name);
  const isIt = (held: { readonly card: string }) => held.card === card;
  const mine = privateOf(state, player);
  const under = mine.beneath.find(({ kept }) => isIt(kept));
  if (under) return `under:${tableCard(state.board, under.host)?.card}`;
  if (inHand(state, player, name) !== undefined) return `${mine.plots.some(isIt) || plots.some(isIt) ? 'plots' : 'hand'}:${player}`;
  if (destroyed.some(isIt)) return `destroyed:${player}`;
  return discards.some(isIt) ? `discard:${player}` : null;
};

const ownerOf = (state: State, name: string): string => {
  const { board, secrets } = state;
  const { card, owner, hand } = readName(name);
  const copy = hand ? undefined : onTable(state, null, name);
  if (copy !== undefined) return placeOnTable(board, copy);
  for (const seat of board.seats) {
    const place = owner === null || owner === seat.player ? placeWith(state, seat, name) : null;
    if (place) return place;
  }
  for (const [player, { plot, group }] of Object.entries(secrets.decks))
    if (plot.includes(card) || group.includes(card)) return `deck:${player}`;
  return 'gone';
};

const sees = (state: State, player: PlayerId, name: string): boolean => {
  const { card } = readName(name);
  const { board, mine } = viewFor(state, player);
  if (cardsOn(board).some((candidate) => candidate.card === card)) return true;
  if (
    board.seats.some(({ plots, groups, discards, destroyed }) =>
      [...plots, ...groups, ...discards, ...destroyed].some((held) => held.card === card),
    )
  )
    return true;
  return (
    mine !== null &&
    [
      ...mine.plots,
      ...mine.groups,
      ...mine.seen,
      ...mine.beneath.map(({ kept }) => kept),
      ...(mine.choice?.from ?? []),
      ...(mine.looked?.cards ?? []).map((looked) => ({ card: looked })),
    ].some((held) => held.card === card)
  );
};

const ledger = ({ board }: State): Record<string, number> => {
  const parts: Record<string, number> = {};
  for (const { part, value } of board.attack?.ledger ?? []) parts[part] = (parts[part] ?? 0) + value;
  return parts;
};

const destroyingRolls = ({ board }: State): number => {
  const { attack } = board;
  if (!attack?.plot || attack.plot.destroysAbove === null || !tableCard(board, attack.target) || !mayDestroy(board, attack)) return 0;
  return winningRolls(Math.min(attack.needs, attack.needs - attack.plot.destroysAbove - 1));
};

const PLAIN: Readonly<Record<string, (state: State) => Answer>> = {
  turn: ({ board }) => board.turn?.player ?? null,
  phase: ({ board }) => board.phase,
  frame: ({ board }) => topFrame(board)?.kind ?? 'turn',
  nwo: ({ board }) => board.nwo.map((id) => cardOn(board, id).card),
  needs: ({ board }) => board.attack?.needs ?? null,
  odds: ({ board }) => board.attack?.odds ?? null,
  ledger,
  committed: ({ board }) => board.attack?.committed ?? false,
  privileged: ({ board }) => board.attack?.privilege === 'declared',
  margin: ({ board }) => board.attack?.margin ?? null,
  devastates: ({ board }) => board.attack?.odds ?? null,
  destroys: destroyingRolls,
  waitingFor: ({ board }) => sorted(waitingFor(board)),
  roll: ({ board }) => board.roll ?? board.attack?.roll ?? null,
  result: ({ board }) => board.attack?.result ?? null,
  mayClaim: ({ board }) =>
    sorted(board.seats.filter(({ player, status }) => status === 'in' && mayClaim(board, player)).map(({ player }) => player)),
  claims: ({ board }) => sorted(board.claims.map(({ player }) => player)),
  winners: ({ board }) => sorted(board.outcome?.winners ?? []),
  eliminated: ({ board }) => sorted(board.seats.filter(({ status }) => status === 'out').map(({ player }) => player)),
  ended: ({ board }) => board.outcome?.ended ?? null,
};

/** Power that the card contributes to the open attack; 0 outside. */
const attackPower = ({ board }: State, id: CopyId): number => {
  const { attack } = board;
  if (!attack) return 0;
  if (attack.leader === id) return leadPower(board, attack, id);
  const known = attack.joins.find(({ card }) => card === id);
  return lends(board, attack, { card: id, side: known?.side ?? 'for' });
};

const OF_CARD: Readonly<Record<string, (state: State, id: CopyId) => Answer>> = {
  tokens: ({ board }, id) => cardOn(board, id).tokens,
  power: ({ board }, id) => powerInDefence(board, id),
  attackPower,
  globalPower: ({ board }, id) => globalOf(board, id),
  resistance: ({ board }, id) => resistanceOf(board, id),
  alignments: ({ board }, id) => sorted(alignmentsOf(board, id)),
  attributes: ({ board }, id) => sorted(attributesOf(board, id)),
  distance: ({ board }, id) => distanceOf(board, id),
  devastated: ({ board }, id) => cardOn(board, id).devastated,
  master: ({ board }, id) => {
    const { master } = cardOn(board, id);
    return master === null ? null : cardOn(board, master).card;
  },
  arrow: ({ board }, id) => cardOn(board, id).arrow,
  puppets: ({ board }, id) => sorted(cardsOf(puppetsOf(board, id))),
  cells: ({ board }, id) => cellsOf(lieOf(cardOn(board, id))),
  orientation: ({ board }, id) => (lieOf(cardOn(board, id)).w > 2 ? 'landscape' : 'portrait'),
  links: ({ board }, id) => sorted(cardsOf(linkedTo(board, id))),
  asleep: ({ board }, id) => isAsleep(board, id),
};

const OF_PLAYER: Readonly<Record<string, (state: State, player: PlayerId) => Answer>> = {
  groups: ({ board }, player) => Math.max(0, structureOf(board, player).length - 1),
  hidden: ({ board }, player) => seatOf(board, player).hiddenPlots,
  exposed: ({ board }, player) => sorted(cardsOf(seatOf(board, player).plots)),
  plots: (state, player) => sorted(cardsOf([...seatOf(state.board, player).plots, ...privateOf(state, player).plots])),
  hand: (state, player) => sorted(cardsOf([...seatOf(state.board, player).groups, ...privateOf(state, player).groups])),
  limit: ({ board }, player) => limitOf(board, player, 'plots'),
  deckSize: ({ board }, player) => [seatOf(board, player).plotDeck, seatOf(board, player).groupDeck],
  discards: ({ board }, player) => cardsOf(seatOf(board, player).discards),
  destroyedBy: ({ board }, player) => sorted(cardsOf(seatOf(board, player).destroyed.filter(({ uncounted }) => !uncounted))),
  progress: ({ board }, player) => progressOf(board, player),
  meets: (state, player) => sorted(goalsMet(actorIn({ state, board: state.board }, player))),
  shield: ({ board }, player) => isShielded(board, player),
  offers: (state, player) => dealsKnown(viewFor(state, player)).length,
};

const isKilled = ({ board }: State, card: string): boolean =>
  board.seats.some(({ destroyed }) => destroyed.some((fallen) => fallen.card === card && fallen.killed));

/** Why these subjects do not suit this word; undefined: there is no such question. */
export const subjectError = (state: State, word: string, [first = '', second]: readonly string[]): string | null | undefined => {
  const isPlayer = findSeat(state.board, first) !== undefined;
  const isCard = (name: string) => findFacts(readName(name).card) !== undefined;
  if (Object.hasOwn(PLAIN, word)) return first === '' ? null : 'takes no subject';
  if (Object.hasOwn(OF_CARD, word) || word === 'owner' || word === 'killed')
    return isCard(first) && second === undefined ? null : `no such card: ${first}`;
  if (Object.hasOwn(OF_PLAYER, word)) return isPlayer && second === undefined ? null : `no such player: ${first}`;
  if (!second) return undefined;
  if (word === 'sees') return isPlayer && isCard(second) ? null : 'asks for a player and a card';
  if (word !== 'legal') return undefined;
  if (!INTENT_TYPES.includes(second as IntentType)) return `no such intent: ${second}`;
  return isPlayer ? null : `no such player: ${first}`;
};

/** Answers a question of a scenario that `subjectError` does not refuse. */
export const answer = (state: State, question: string): Answer => {
  const [word = '', first = '', second = ''] = question.split(' ');
  if (word === 'sees') return sees(state, first, second);
  if (word === 'legal') return isLegal(state, first, second);
  if (word === 'owner') return ownerOf(state, first);
  if (word === 'killed') return isKilled(state, readName(first).card);
  const ofCard = OF_CARD[word];
  if (ofCard) {
    const id = onTable(state, null, first);
    return id === undefined ? (word === 'tokens' ? 0 : null) : ofCard(state, id);
  }
  return PLAIN[word]?.(state) ?? OF_PLAYER[word]?.(state, first) ?? null;
};
