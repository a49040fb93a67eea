import type { CardId } from '../../core/types.js';
import { winningRolls } from '../../domain/odds.js';
import { lends } from '../attack/forces.js';
import { joinRefusal } from '../attack/legality.js';
import { plotFacts } from '../cards/index.js';
import { usesOf } from '../cards/texts.js';
import { couldUse } from '../effects/uses.js';
import { momentsNow } from '../frames/moments.js';
import { type Actor, allGroups, allPlots, cardsOn, inStructure, openAttack, structureOf, tableCard, topFrame } from '../game/game.js';
import type { Moment } from '../types/cards.js';
import type { Attack, Board, CopyId, Frame, Intent, TableCard, View } from '../types/index.js';
import { couldBuy } from '../windows/asking.js';
import { decision } from '../windows/windows.js';
import { check } from './check.js';
import { completions } from './completions.js';
import { concerns, couldWin } from './concerns.js';

/** Moments of every quiet window: what fits them answers nothing in particular. */
const ANY_TIME: readonly Moment[] = ['any', 'quiet', 'open'];

/** Moments that count in the window on top. Where somebody claims victory, any card may be the last chance (N-1208). */
function countedMoments(board: Board, player: string): ReadonlySet<Moment> {
  const now = momentsNow(board, player);
  const top = topFrame(board);
  if (top?.kind === 'victory') return now;
  return new Set([...now].filter((moment) => !ANY_TIME.includes(moment)));
}

/** Plots, and abilities where the window concerns the player, that could be played now. */
function usefulPlays(view: View, actor: Actor, isConcerned: boolean): CopyId[] {
  const { board, player, mine } = actor;
  const moments = countedMoments(board, player);
  const isUseful = (type: 'playPlot' | 'useAbility', copy: CopyId, card: CardId) =>
    couldUse(board, player, { copy, card }, moments) && !completions(view, { type, card: copy }, 1).next().done;
  const hand = [...allPlots(actor), ...mine.beneath.map(({ kept }) => kept)];
  const plots = hand.filter(({ id, card }) => isUseful('playPlot', id, card));
  const open = isConcerned ? cardsOn(board).filter((card) => card.owner === player && (inStructure(card) || card.zone === 'resource')) : [];
  return [...plots, ...open.filter(({ id, card }) => isUseful('useAbility', id, card))].map(({ id }) => id);
}

/** Power that a +10 Plot can add to a card that joins (N-1502). */
const BOOST = 10;

/**
 * True if all of these cards together cannot change which rolls win, whatever Plots of the hand come with them. Where somebody could
 * win by the attack, others may help, and only an attack that no roll wins counts.
 */
function changesNoRoll({ board, player, ...own }: Actor, attack: Attack, joining: readonly TableCard[]): boolean {
  if (player === attack.by || attack.plot?.destroysAbove != null) return false;
  if (attack.odds === 0) return true;
  if (couldWin(board, player)) return false;
  const boosts = allPlots({ board, player, ...own }).filter(({ card }) => usesOf(card).some(({ effect }) => effect.kind === 'boost'));
  const most = joining.reduce(
    (sum, { id, tokens }) => sum + Math.max(1, tokens) * Math.abs(lends(board, attack, { card: id, side: 'against' })),
    BOOST * boosts.length,
  );
  return winningRolls(attack.needs - most) === attack.odds;
}

/** Cards that could join the contest and change its rolls, and Groups of the hand that could be agents in it. */
function usefulInContest(actor: Actor, attack: Attack): CopyId[] {
  const { board, player } = actor;
  const joins = (card: CopyId) => (['for', 'against'] as const).some((side) => joinRefusal(board, attack, { player, card, side }) === null);
  const target = tableCard(board, attack.target)?.card;
  const able = structureOf(board, player).filter(({ id }) => joins(id));
  const agents = allGroups(actor).filter(({ card }) => card === target);
  if (agents.length === 0 || attack.odds === 0) return changesNoRoll(actor, attack, able) ? [] : able.map(({ id }) => id);
  return [...able, ...agents].map(({ id }) => id);
}

/** Cards with a token that a joint Relief, or a Plot to buy before the game ends, can take. */
function usefulTokens(board: Board, player: string): CopyId[] {
  const top = topFrame(board);
  const able = structureOf(board, player).filter(({ tokens }) => tokens > 0);
  if (top?.kind === 'relief') return able.flatMap(({ id }) => (top.pledges.some(({ card }) => card === id) ? [] : [id]));
  return top?.kind === 'victory' && couldBuy(board, player) ? able.map(({ id }) => id) : [];
}

/** True if a window invites answers by Plots, whomever it concerns. */
const answersPlots = (top: Frame, player: string): boolean =>
  top.kind === 'start' ||
  top.kind === 'draw' ||
  (top.kind === 'playing' && top.plays.some(({ source, by }) => source === 'plot' && by !== player));

/** The viewer's own cards that could answer the open window and change something that concerns them, hand first; empty: asking is idle. */
export function usefulAnswers(view: View): readonly CopyId[] {
  const { board, player, mine } = view;
  const top = topFrame(board);
  if (player === null || mine === null || !top || !decision(board).who.includes(player)) return [];
  const actor: Actor = { board, player, mine };
  const isConcerned = concerns(board, player);
  const attack = openAttack(board);
  const found = new Set<CopyId>(isConcerned || answersPlots(top, player) ? usefulPlays(view, actor, isConcerned) : []);
  if (top.kind === 'contest' && attack && isConcerned) for (const id of usefulInContest(actor, attack)) found.add(id);
  for (const id of usefulTokens(board, player)) found.add(id);
  return [...found];
}

const holdsGoal = ({ board, player, mine }: View): boolean =>
  player !== null && mine !== null && allPlots({ board, player, mine }).some(({ card }) => plotFacts(card)?.kind === 'goal');

/** The pass of a viewer to whom an open question is of no use; null: they are to be asked. */
export function idlePass(view: View): Intent | null {
  const { board } = view;
  const { kind, rev } = decision(board);
  const top = topFrame(board);
  // Passing a claim by may give the game away.
  if (!top || (kind === 'claims' && holdsGoal(view)) || usefulAnswers(view).length > 0) return null;
  const pass: Intent = { type: 'done', rev };
  return check(view, pass) === null ? pass : null;
}
