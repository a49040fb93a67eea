import type { PlayerId } from '../../core/types.js';
import { defendsFreely, isOpenTo, joinRefusal } from '../attack/legality.js';
import { groupFacts } from '../cards/index.js';
import { couldUse } from '../effects/uses.js';
import { isClosedTo, momentsNow } from '../frames/moments.js';
import { cardOn, cardsOn, isShutOut, openAttack, seatOf, structureOf, tableCard } from '../game/game.js';
import type { Attack, Board, FrameOf, Seat } from '../types/index.js';

/** Public facts (a) or (b) of N-1002: a hidden Plot, or a face-up card that could be used here. */
export const hasPlotOrUse = (board: Board, { player, hiddenPlots, plots }: Seat): boolean => {
  if (isClosedTo(board, player)) return false;
  if (hiddenPlots > 0 || cardsOn(board).some(({ owner, beneath, zone }) => owner === player && beneath > 0 && zone === 'structure'))
    return true;
  const moments = momentsNow(board, player);
  if (moments.size === 0) return false;
  if (plots.some(({ id, card }) => couldUse(board, player, { copy: id, card }, moments))) return true;
  return cardsOn(board).some(
    ({ id, card, owner, zone }) =>
      owner === player && (zone === 'structure' || zone === 'resource') && couldUse(board, player, { copy: id, card }, moments),
  );
};

const STANDS = ['for', 'against'] as const;

/** Asks for tokens first: most cards have none left, and everything else is dearer to find out. */
const couldJoin = (board: Board, attack: Attack, player: PlayerId, side: 'for' | 'against'): boolean =>
  structureOf(board, player).some(
    ({ id, tokens }) =>
      (tokens > 0 || defendsFreely(board, attack, id, side)) &&
      (!attack.instant || isOpenTo(board, attack, id, side)) &&
      joinRefusal(board, attack, { player, card: id, side }) === null,
  );

/** Sides of an attack on which by public facts a player has a card that could still join (N-430, N-440). */
export const couldJoinOn = (board: Board, attack: Attack, player: PlayerId): ('for' | 'against')[] =>
  STANDS.filter((side) => couldJoin(board, attack, player, side));

/** (d): a Group deck card that might be agents. */
const mayBeAgents = (attack: Attack, { player, hiddenGroups, groups }: Seat): boolean =>
  attack.agents === null &&
  (attack.kind === 'control' || attack.kind === 'destroy') &&
  player !== attack.defender &&
  !(attack.fromHand && player === attack.by) &&
  hiddenGroups + groups.length > 0;

export const contestAsks = (board: Board, seat: Seat): boolean => {
  const attack = openAttack(board);
  if (!attack) return false;
  if (attack.instant)
    return (
      hasPlotOrUse(board, seat) ||
      structureOf(board, seat.player).some(
        ({ id, tokens }) =>
          tokens > 0 &&
          STANDS.some(
            (side) => isOpenTo(board, attack, id, side) && joinRefusal(board, attack, { player: seat.player, card: id, side }) === null,
          ),
      )
    );
  if (seat.player === attack.by) return false;
  if (hasPlotOrUse(board, seat)) return true;
  // (c): a card with a token that could join either side.
  if (STANDS.some((side) => couldJoin(board, attack, seat.player, side))) return true;
  if (isShutOut(attack, seat.player)) return false;
  return attack.privilege !== 'declared' && mayBeAgents(attack, seat);
};

/** True if a playing or using window inside a privileged attack asks a player: only its two sides and admitted ones (N-483). */
export const playAsks = (board: Board, { by, plays }: FrameOf<'playing'> | FrameOf<'using'>, seat: Seat): boolean => {
  if (seat.player === by || plays.every(({ cancelled }) => cancelled)) return false;
  const attack = openAttack(board);
  if (attack && isShutOut(attack, seat.player)) return false;
  return hasPlotOrUse(board, seat);
};

export const takeoverAsks = (board: Board, { by, copy, play }: FrameOf<'takeover'>, seat: Seat): boolean => {
  if (seat.player === by || play.cancelled) return false;
  const card = tableCard(board, copy)?.card;
  const isPersonality = card !== undefined && groupFacts(card)?.kind === 'personality';
  return hasPlotOrUse(board, seat) || (isPersonality && seat.hiddenGroups + seat.groups.length > 0);
};

/** True if a player could buy a Plot (N-403). */
export const couldBuy = (board: Board, player: PlayerId): boolean => {
  const { illuminati, plotDeck } = seatOf(board, player);
  if (plotDeck === 0 || illuminati === null) return false;
  if (cardOn(board, illuminati).tokens > 0) return true;
  return structureOf(board, player).reduce((sum, { id, tokens }) => (id === illuminati ? sum : sum + tokens), 0) >= 2;
};
