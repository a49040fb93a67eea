import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, PlayerId, Refusal } from '../../core/types.js';
import { boardFacts } from '../cards/index.js';
import { type Actor, cardOn, emit, type Game, seatOf, turnOf } from '../game/game.js';
import { inActions, ownTurn } from '../game/gates.js';
import { collectAndDraw } from '../turn/turn.js';
import { refuse } from '../types/refusals.js';
import { drawFor, pay } from '../verbs/verbs.js';
import { waitingFor } from '../windows/windows.js';
import type { Command } from './command.js';

const NO_EXTRA_DRAW = refuse('C-1002', 'noExtraDraw');

const gate = (actor: Actor): Refusal | null => {
  const turn = ownTurn(actor);
  if (turn) return turn;
  if (actor.board.phase !== 'start') return refuse('C-201', 'alreadyDrawn');
  const [first] = waitingFor(actor.board);
  return first === undefined ? null : refuse('C-201', 'othersFirst', { player: first });
};

/** An extra draw for sale: the own card that sells it, and its price in MB (C-1002). */
interface Sale {
  readonly card: CardId;
  readonly cost: number;
}

const saleOf = ({ board, player }: Actor): Sale | undefined => {
  for (const card of seatOf(board, player).cards) {
    for (const ability of boardFacts(card).abilities) if ('use' in ability && ability.use === 'draw') return { card, cost: ability.cost };
  }
  return undefined;
};

const affordable = (actor: Actor): Refusal | Sale => {
  const { board } = actor;
  const phase = inActions(actor);
  if (phase) return phase;
  const sale = saleOf(actor);
  if (!sale) return NO_EXTRA_DRAW;
  if (turnOf(board).used.includes(sale.card)) return refuse('C-1002', 'usedThisTurn', { card: sale.card });
  if (board.deckSize === 0) return refuse('C-1002', 'deckEmpty');
  const has = cardOn(board, sale.card).money;
  return has >= sale.cost ? sale : refuse('C-1002', 'notEnough', { card: sale.card, has, needs: sale.cost });
};

const REGULAR = { card: null };

const buyDraw = (game: Game, by: PlayerId, sale: Sale): void => {
  emit(game, { type: 'powerUsed', player: by, card: sale.card });
  pay(game, { from: sale.card, to: 'bank', amount: sale.cost, reason: 'power', player: by });
  const turn = turnOf(game.board);
  turn.used.push(sale.card);
  turn.acted = true;
  drawFor(game, by);
};

/** Ends phase `start`: income, then the draw (C-202, C-203); with `extra` the paid draw (C-1002). */
export const drawCard: Command<'drawCard', Sale | typeof REGULAR> = {
  type: 'drawCard',
  shape: z.strictObject({ type: z.literal('drawCard'), extra: z.literal(true).optional() }),
  check: (actor, { extra }) => (extra ? affordable(actor) : (gate(actor) ?? REGULAR)),
  apply: (game, by, sale) => {
    if (sale.card === null) collectAndDraw(game);
    else buyDraw(game, by, sale);
  },
  offer: (actor) => {
    const draw = gate(actor);
    const extra = affordable(actor);
    if (draw === null || !isRefusal(extra)) return { draw: draw === null, extra: !isRefusal(extra) };
    return actor.board.phase === 'start' || extra === NO_EXTRA_DRAW ? draw : extra;
  },
};
