import { succeeds } from '../../domain/odds.js';
import { joinRefusal } from '../attack/legality.js';
import { plotFacts } from '../cards/index.js';
import { couldUse } from '../effects/uses.js';
import { momentsNow } from '../frames/moments.js';
import { type Actor, allGroups, allPlots, cardsOn, openAttack, structureOf, tableCard, topFrame } from '../game/game.js';
import { progressOf } from '../goals/goals.js';
import type { Moment } from '../types/cards.js';
import type { Board, CopyId, Intent, Play, View } from '../types/index.js';
import { couldBuy } from '../windows/asking.js';
import { decision } from '../windows/windows.js';
import { check } from './check.js';
import { completions } from './completions.js';

/* Worth of an open question to the viewer: their own cards that could change something that concerns them. */

/** Moments of every quiet window: what fits them answers nothing in particular. */
const ANY_TIME: readonly Moment[] = ['any', 'quiet', 'open'];

/** Cards short of a goal at which whatever a player does concerns everybody. */
const CLOSE = 2;

/** True if the player could win with so little more that everybody has to look out. */
const isClose = (board: Board, player: string): boolean => {
  const [counted, needed] = progressOf(board, player);
  return counted + CLOSE >= needed;
};

const attackConcerns = (board: Board, player: string): boolean => {
  const attack = openAttack(board);
  return attack !== null && (attack.by === player || attack.defender === player || isClose(board, attack.by));
};

const playConcerns = (board: Board, player: string, { by, copy, card, fields, cancelled }: Play): boolean => {
  if (cancelled || by === player) return false;
  const named = [fields.on, fields.onto, fields.card2, ...(fields.cards ?? [])];
  const isOwn = named.some((id) => id !== undefined && tableCard(board, id)?.owner === player);
  return (
    isOwn || fields.player === player || plotFacts(card)?.kind === 'nwo' || tableCard(board, copy)?.zone === 'nwo' || isClose(board, by)
  );
};

const isContent = (board: Board, player: string): boolean => {
  const attack = openAttack(board);
  if (!attack || attack.roll === null || attack.needs === null) return false;
  const success = attack.needs >= 2 && succeeds(attack.roll, attack.needs);
  return success ? attack.by === player : attack.defender === player;
};

/** True if what the window on top is about concerns the player, by public facts. */
function concerns(board: Board, player: string): boolean {
  const top = topFrame(board);
  switch (top?.kind) {
    case 'playing':
    case 'using':
      return attackConcerns(board, player) || top.plays.some((play) => playConcerns(board, player, play));
    case 'takeover':
      return isClose(board, top.by);
    case 'contest':
      return attackConcerns(board, player);
    case 'dice':
      return top.roll ? top.by === player : attackConcerns(board, player) && !isContent(board, player);
    case 'loss':
      return top.loss.from === player || (top.loss.by !== null && isClose(board, top.loss.by));
    case 'end':
      return board.turn !== null && isClose(board, board.turn.player);
    case 'victory':
    case 'relief':
      return true;
    default:
      return false;
  }
}

/** Moments that count in the window on top. Where the game may end, any card may be the last chance. */
function countedMoments(board: Board, player: string): ReadonlySet<Moment> {
  const now = momentsNow(board, player);
  const top = topFrame(board);
  if (top?.kind === 'victory' || top?.kind === 'end') return now;
  return new Set([...now].filter((moment) => !ANY_TIME.includes(moment)));
}

/** The viewer's own cards that could answer the open window and change something that concerns them, hand first; empty: asking is idle. */
export function usefulAnswers(view: View): readonly CopyId[] {
  const { board, player, mine } = view;
  const top = topFrame(board);
  if (player === null || mine === null || !top || !decision(board).who.includes(player)) return [];
  const actor: Actor = { board, player, mine };
  const isConcerned = concerns(board, player);
  const answersPlot =
    top.kind === 'start' ||
    top.kind === 'draw' ||
    (top.kind === 'playing' && top.plays.some(({ source, by }) => source === 'plot' && by !== player));
  const hand = allPlots(actor);
  const beneath = mine.beneath.map(({ kept }) => kept);
  const found = new Set<CopyId>();
  const isPlayable = (play: Parameters<typeof completions>[1]) => !completions(view, play, 1).next().done;
  if (isConcerned || answersPlot) {
    const moments = countedMoments(board, player);
    for (const { id, card } of [...hand, ...beneath])
      if (couldUse(board, player, { copy: id, card }, moments) && isPlayable({ type: 'playPlot', card: id })) found.add(id);
    if (isConcerned)
      for (const { id, card, owner, zone } of cardsOn(board))
        if (
          owner === player &&
          (zone === 'structure' || zone === 'resource') &&
          couldUse(board, player, { copy: id, card }, moments) &&
          isPlayable({ type: 'useAbility', card: id })
        )
          found.add(id);
  }
  const attack = openAttack(board);
  if (top.kind === 'contest' && attack && isConcerned) {
    for (const { id } of structureOf(board, player))
      if ((['for', 'against'] as const).some((side) => joinRefusal(board, attack, { player, card: id, side }) === null)) found.add(id);
    const target = tableCard(board, attack.target)?.card;
    for (const { id, card } of allGroups(actor)) if (card === target) found.add(id);
  }
  if (top.kind === 'relief')
    for (const { id, tokens } of structureOf(board, player)) if (tokens > 0 && !top.pledges.some(({ card }) => card === id)) found.add(id);
  if (top.kind === 'victory' && couldBuy(board, player))
    for (const { id, tokens } of structureOf(board, player)) if (tokens > 0) found.add(id);
  return [...found];
}

/** The pass of a viewer to whom an open question is of no use; null: they are to be asked. */
export function idlePass(view: View): Intent | null {
  const { board } = view;
  const { kind, rev } = decision(board);
  const top = topFrame(board);
  // Passing a claim by may give the game away.
  if (!top || kind === 'claims' || usefulAnswers(view).length > 0) return null;
  const pass: Intent = { type: 'done', rev };
  return check(view, pass) === null ? pass : null;
}
