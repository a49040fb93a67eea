import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { boardFacts } from '../cards/index.js';
import { type Actor, actorIn, cardOn, emit, seatOf, turnOf } from '../game.js';
import { inActions, ownTurn } from '../gates.js';
import { collectAndDraw } from '../turn.js';
import { drawFor, pay } from '../verbs.js';
import { waitingFor } from '../windows.js';
import type { Command } from './command.js';

const gate = (actor: Actor): Refusal | null => {
  const turn = ownTurn(actor);
  if (turn) return turn;
  if (actor.board.phase !== 'start') return refuse('C-201', 'alreadyDrawn');
  const [first] = waitingFor(actor.board);
  return first === undefined ? null : refuse('C-201', 'othersFirst', { player: first });
};

/** The own card that sells an extra draw, and its price in MB (C-1002). */
const seller = ({ board, player }: Actor): { card: CardId; cost: number } | undefined => {
  for (const card of seatOf(board, player).cards) {
    for (const ability of boardFacts(card).abilities) if ('use' in ability && ability.use === 'draw') return { card, cost: ability.cost };
  }
  return undefined;
};

const extraGate = (actor: Actor): Refusal | null => {
  const { board } = actor;
  const phase = inActions(actor);
  if (phase) return phase;
  const found = seller(actor);
  if (!found) return refuse('C-1002', 'noExtraDraw');
  if (turnOf(board).used.includes(found.card)) return refuse('C-1002', 'usedThisTurn', { card: found.card });
  if (board.deckSize === 0) return refuse('C-1002', 'deckEmpty');
  const has = cardOn(board, found.card).money;
  return has >= found.cost ? null : refuse('C-1002', 'notEnough', { card: found.card, has, needs: found.cost });
};

/** Ends phase `start`: income, then the draw (C-202, C-203); with `extra` the paid draw (C-1002). */
export const drawCard: Command<'drawCard'> = {
  type: 'drawCard',
  shape: z.strictObject({ type: z.literal('drawCard'), extra: z.literal(true).optional() }),
  check: (actor, { extra }) => (extra ? extraGate(actor) : gate(actor)),
  apply: (game, by, { extra }) => {
    if (!extra) {
      collectAndDraw(game);
      return;
    }
    const { board } = game;
    const found = seller(actorIn(game, by));
    if (!found) return;
    emit(game, { type: 'powerUsed', player: by, card: found.card });
    pay(game, found.card, 'bank', found.cost, 'power', by);
    turnOf(board).used.push(found.card);
    turnOf(board).acted = true;
    drawFor(game, by);
  },
  offer: (actor) => {
    const draw = gate(actor);
    const extra = extraGate(actor);
    if (draw === null || extra === null) return { draw: draw === null, extra: extra === null };
    return actor.board.phase === 'start' ? draw : extra.code === 'C-1002' && extra.why === 'noExtraDraw' ? draw : extra;
  },
};
