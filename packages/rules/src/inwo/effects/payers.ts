import { isRefusal } from '../../core/refuse.js';
import { usesOf } from '../cards/uses.js';
import { actorIn, cardOn, type Game, structureOf, tableCard } from '../game.js';
import type { Cost } from '../types/cards.js';
import type { Board, CopyId, Kept, Play } from '../types/index.js';
import { spendToken } from '../verbs.js';
import { ask } from './choice.js';
import { payment } from './cost.js';

/* An action that pays for a Plot or an ability is cancelled (N-913). */

const isOpen = (play: Play, payer: CopyId): boolean =>
  !play.cancelled && (play.source === 'plot' || play.source === 'ability') && play.copy !== payer && play.paid.includes(payer);

/** The announced play that a card's token pays for. */
export const playPaidBy = (board: Board, payer: CopyId): Play | undefined => {
  for (const frame of [...board.frames].reverse()) {
    if (frame.kind !== 'playing' && frame.kind !== 'using') continue;
    const found = frame.plays.find((play) => isOpen(play, payer));
    if (found) return found;
  }
  return undefined;
};

/** The part of a cost that tokens pay. */
const inTokens = (cost: Cost): Cost =>
  typeof cost === 'object' && 'all' in cost
    ? { all: cost.all.filter((one) => typeof one !== 'object' || !('hand' in one || 'deck' in one || 'discardSelf' in one)) }
    : cost;

/** Cards that could have paid together with the others: looked for one by one, among the own structure. */
const substitutes = (game: Game, { card, mode, by, copy, source, fields, paid }: Play, payer: CopyId): Kept[] => {
  const use = usesOf(card)[mode];
  const others = paid.filter((id) => id !== payer);
  if (!use || others.length === 0) return [];
  const cards = { ...game.board.cards };
  for (const id of others) {
    const known = cards[id];
    if (known) cards[id] = { ...known, tokens: known.tokens + 1 };
  }
  const then = { ...actorIn(game, by), board: { ...game.board, cards } };
  return structureOf(game.board, by).filter(({ id, tokens }) => {
    if (tokens < 1 || paid.includes(id)) return false;
    const pay = [...others, id];
    const { on, against } = fields;
    const self = source === 'ability' ? copy : null;
    const made = payment(then, inTokens(use.cost), {
      self,
      playing: copy,
      pay,
      ...(on !== undefined && { target: on }),
      ...(against !== undefined && { answered: against }),
    });
    return !isRefusal(made) && made.tokens.length === pay.length && made.tokens.includes(id);
  });
};

/** Cancels the action that pays for a play; its player may name another card where several pay together. */
export const cancelPayment = (game: Game, canceller: Play, play: Play, payer: CopyId): void => {
  const able = substitutes(game, play, payer);
  if (able.length === 0) play.cancelled = true;
  else
    ask(
      game,
      play.by,
      canceller,
      { min: 0, max: 1, options: 0 },
      able.map(({ id, card }) => ({ id, card })),
    );
};

/** The payer has named another card, or none. */
export const substitute = ({ board }: Game, { fields: { against = '' } }: Play, [chosen]: readonly CopyId[]): void => {
  const play = playPaidBy(board, against);
  if (!play) return;
  if (chosen === undefined || !tableCard(board, chosen) || cardOn(board, chosen).tokens < 1) play.cancelled = true;
  else {
    spendToken(board, chosen);
    play.paid = play.paid.map((id) => (id === against ? chosen : id));
  }
};
