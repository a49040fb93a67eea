import { isRefusal } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { fits, LYING, type Rect, spotOn } from '../../domain/geometry.js';
import type { Laid } from '../../domain/tree.js';
import { recomputeOdds } from '../attack/attacking.js';
import { boardFacts, cardFacts, groupFacts } from '../cards/index.js';
import { reopenWindow } from '../frames/frames.js';
import { type Actor, cardOn, emit, type Game, illuminatiOf, openAttack, runningAttack, seatOf, turnOf } from '../game/game.js';
import { onTable, own, ownTurn } from '../game/gates.js';
import { spotOfCard } from '../structure/structure.js';
import type { Alteration, Board, IntentOf, MoneyMove, PuppetPlace } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { alignmentsOf } from '../values/values.js';
import { attach, pay } from '../verbs/verbs.js';
import { checkMoves } from './money-moves.js';

export type Power = 'alignment' | 'money' | 'structure';

export const powerKind = (card: CardId): Power | undefined => {
  const facts = cardFacts[card];
  if (!facts || facts.kind === 'special') return undefined;
  for (const ability of facts.abilities) {
    if ('use' in ability && (ability.use === 'alignment' || ability.use === 'money' || ability.use === 'structure')) return ability.use;
  }
  return undefined;
};

/** Checks when the power may be used (C-205, C-206, C-413). */
export const powerReady = (actor: Actor, card: CardId): Refusal | null => {
  const { board } = actor;
  const turn = ownTurn(actor);
  if (turn) return turn;
  if (powerKind(card) !== 'alignment') return board.phase === 'powers' ? null : refuse('C-205', 'onlyInPowers', { card });
  if (board.phase === 'start') return refuse('C-205', 'drawFirst');
  const running = runningAttack(board);
  if (running && running.stage !== 'contest') return refuse('C-413', 'diceRolled');
  return turnOf(board).used.includes(card) ? refuse('C-413', 'usedThisTurn', { card }) : null;
};

export type PowerPlan =
  | { readonly power: 'alignment'; readonly card: CardId; readonly alteration: Alteration }
  | { readonly power: 'money'; readonly card: CardId; readonly moves: readonly MoneyMove[] }
  | { readonly power: 'structure'; readonly card: CardId; readonly laid: readonly Laid[] };

/** Checks a change of one alignment of another Group in play (C-413). */
const checkAlteration = ({ board }: Actor, { card, group, change, alignment }: IntentOf<'usePower'>): Refusal | PowerPlan => {
  if (!group || !change || !alignment) return refuse('C-413', 'needsAlteration');
  const unseen = onTable(board, group);
  if (unseen) return unseen;
  if (!alterable(board, card).includes(group)) return refuse('C-413', 'notAlterable', { card: group });
  const now = alignmentsOf(board, group);
  const has = now.includes(alignment);
  if (change === 'reverse' && (alignment === 'Criminal' || alignment === 'Fanatic')) return refuse('C-413', 'cannotReverse', { alignment });
  if (change === 'add' ? has : !has) return refuse('C-413', 'noEffect', { card: group, alignment });
  return { power: 'alignment', card, alteration: { card: group, change, alignment } };
};

/** Other Groups in play or in the middle. */
export const alterable = (board: Board, card: CardId): CardId[] =>
  Object.values(board.cards)
    .filter(
      (other) => other.id !== card && (other.zone === 'uncontrolled' || other.zone === 'play') && cardFacts[other.id]?.kind === 'group',
    )
    .map(({ id }) => id);

/** Plans a whole structure (C-1001): every Group once, none without a master, no two on one cell. */
export const planStructure = (board: Board, player: PlayerId, placements: readonly PuppetPlace[]): Laid[] | Refusal => {
  const seat = seatOf(board, player);
  const root = illuminatiOf(seat);
  for (const { group, onto } of placements) {
    const unseen = onTable(board, group) ?? onTable(board, onto);
    if (unseen) return unseen;
  }
  const named = new Set(placements.map(({ group }) => group));
  const groups = seat.cards.slice(1);
  if (named.size !== placements.length || groups.some((group) => !named.has(group)) || placements.length !== groups.length) {
    return refuse('C-1001', 'everyGroupOnce');
  }
  const spots = new Map([[root, spotOfCard(board, root)]]);
  const cells: Rect[] = [spotOfCard(board, root)];
  const taken = new Set<string>();
  const laid: Laid[] = [];
  let waiting = [...placements];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ onto }) => spots.has(onto));
    if (ready.length === 0) return refuse('C-1001', 'noMaster', { group: waiting[0]?.group ?? '' });
    for (const { group, onto, arrow } of ready) {
      const master = spots.get(onto);
      if (!master || !boardFacts(onto).outward.includes(arrow)) return refuse('C-1001', 'noSuchArrow', { onto, arrow });
      const spot = spotOn(master, arrow, groupFacts(group).inward, LYING);
      if (taken.has(`${onto} ${arrow}`) || !fits(spot, cells)) return refuse('C-1001', 'noRoomThere', { group, onto, arrow });
      taken.add(`${onto} ${arrow}`);
      cells.push(spot);
      spots.set(group, spot);
      laid.push({ card: group, onto, arrow, spot });
    }
    waiting = waiting.filter(({ group }) => !spots.has(group));
  }
  return laid;
};

export const checkPower = (actor: Actor, intent: IntentOf<'usePower'>): Refusal | PowerPlan => {
  const { card, moves = [], placements = [] } = intent;
  const refusal = own(actor, card, 'C-1003');
  if (refusal) return refusal;
  const power = powerKind(card);
  if (!power) return refuse('C-1003', 'noPower', { card });
  const early = powerReady(actor, card);
  if (early) return early;
  if (power === 'alignment') return checkAlteration(actor, intent);
  if (power === 'money') return checkMoves(actor, moves, 0, 'C-1001') ?? { power, card, moves };
  const laid = planStructure(actor.board, actor.player, placements);
  return isRefusal(laid) ? laid : { power, card, laid };
};

export const applyPower = (game: Game, by: PlayerId, plan: PowerPlan): void => {
  turnOf(game.board).acted = true;
  emit(game, { type: 'powerUsed', player: by, card: plan.card });
  switch (plan.power) {
    case 'alignment':
      alter(game, by, plan.card, plan.alteration);
      return;
    case 'money':
      for (const { from, to, amount } of plan.moves) pay(game, { from, to, amount, reason: 'power', player: by });
      return;
    case 'structure':
      for (const { card, onto, arrow, spot } of plan.laid) attach(game, { card, onto, arrow, spot }, by, 'rearranged');
  }
};

const alter = (game: Game, by: PlayerId, power: CardId, { card, change, alignment }: Alteration): void => {
  const turn = turnOf(game.board);
  turn.used.push(power);
  turn.alterations.push({ card, change, alignment });
  emit(game, { type: 'alignmentChanged', player: by, card, change, alignment });
  const attack = openAttack(game.board);
  if (attack?.stage !== 'contest') return;
  recomputeOdds(game, attack);
  reopenWindow(game, [by]);
};

export const hasMoneyToMove = ({ board, player }: Actor): boolean => {
  const { cards } = seatOf(board, player);
  return cards.length > 1 && cards.some((card) => cardOn(board, card).money > 0);
};
