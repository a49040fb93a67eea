import { isRefusal } from '../../core/refuse.js';
import type { PlayerId } from '../../core/types.js';
import { usesOf } from '../cards/texts.js';
import { dropFrame } from '../frames/frames.js';
import { actorIn, cardOn, type Game, privateOf, seatsIn, structureOf, tableCard } from '../game/game.js';
import type { Cost } from '../types/cards.js';
import type { Board, CopyId, Kept, Play } from '../types/index.js';
import { powerOf } from '../values/values.js';
import { endChanges, giveToken, spendToken, strike } from '../verbs/changes.js';
import { toHandOpen } from '../verbs/hands.js';
import { lift } from '../verbs/table.js';
import { ask, askAll } from './choice.js';
import { payment } from './cost.js';
import { askedKey, couldAdd } from './together.js';

/* An action that pays for a Plot or an ability is cancelled (N-913). */

const isOpen = (play: Play, payer: CopyId): boolean =>
  !play.cancelled && (play.source === 'plot' || play.source === 'ability') && play.copy !== payer && play.paid.includes(payer);

export const playPaidBy = (board: Board, payer: CopyId): Play | undefined => {
  for (const frame of [...board.frames].reverse()) {
    if (frame.kind !== 'playing' && frame.kind !== 'using') continue;
    const found = frame.plays.find((play) => isOpen(play, payer));
    if (found) return found;
  }
  return undefined;
};

const inTokens = (cost: Cost): Cost =>
  typeof cost === 'object' && 'all' in cost
    ? { all: cost.all.filter((part) => typeof part !== 'object' || !('hand' in part || 'deck' in part || 'discardSelf' in part)) }
    : cost;

/** Cards of the payer's owner that could have paid together with the others: looked for one by one. */
const substitutes = (game: Game, { card, mode, copy, source, fields, paid }: Play, payer: CopyId, owner: PlayerId): Kept[] => {
  const use = usesOf(card)[mode];
  const others = paid.filter((id) => id !== payer);
  if (!use || others.length === 0) return [];
  const cards = { ...game.board.cards };
  for (const id of others) {
    const known = cards[id];
    if (known) cards[id] = { ...known, tokens: known.tokens + 1 };
  }
  const then = { ...actorIn(game, owner), board: { ...game.board, cards } };
  const jointly = others.some((id) => cards[id]?.owner !== owner);
  return structureOf(game.board, owner).filter(({ id, tokens }) => {
    if (tokens < 1 || paid.includes(id)) return false;
    const pay = [...others, id];
    const { on: target, against } = fields;
    const self = source === 'ability' ? copy : null;
    const made = payment(then, inTokens(use.cost), {
      self,
      playing: copy,
      pay,
      ...(jointly && { jointly }),
      ...(target !== undefined && { target }),
      ...(against !== undefined && { answered: against }),
    });
    return !isRefusal(made) && made.tokens.length === pay.length && made.tokens.includes(id);
  });
};

/** Cancels the action that pays for a play; its player may name another card where several pay together. */
export const cancelPayment = (game: Game, canceller: Play, play: Play, payer: CopyId): void => {
  const owner = tableCard(game.board, payer)?.owner ?? play.by;
  const able = substitutes(game, play, payer, owner);
  if (able.length === 0) strike(play, canceller);
  else ask(game, owner, canceller, { min: 0, max: 1, options: 0, from: able.map(({ id, card }) => ({ id, card })) });
};

/** The payer has named another card, or none. */
export const substitute = ({ board }: Game, canceller: Play, [chosen]: readonly CopyId[]): void => {
  const { against = '' } = canceller.fields;
  const play = playPaidBy(board, against);
  if (!play) return;
  if (chosen === undefined || !tableCard(board, chosen) || cardOn(board, chosen).tokens < 1) strike(play, canceller);
  else {
    spendToken(board, chosen);
    play.paid = play.paid.map((id) => (id === against ? chosen : id));
  }
};

/** Asks the other players what they add to a payment, all at once and face down. */
export const askTogether = (game: Game, play: Play): void => {
  const cost = usesOf(play.card)[play.mode]?.cost;
  if (typeof cost !== 'object' || !('groups' in cost)) return;
  const able = couldAdd(game.board, play.by, cost.groups.filter);
  const owners = new Set(able.flatMap(({ owner }) => owner ?? []));
  const from = new Map([...owners].map((player) => [player, able.filter(({ owner }) => owner === player)]));
  const most = Math.max(...[...from.values()].map((cards) => cards.length));
  askAll(game, play, { min: 0, max: most, options: 0 }, from);
};

/** All have said what they add: if it is enough, they have paid; if not, nothing is spent and the Plot is in the hand again, exposed. */
export const settleTogether = (game: Game, { id, copy, by }: Play): void => {
  const { board } = game;
  const frame = board.frames.find((window) => window.kind === 'playing' && window.plays.some((play) => play.id === id));
  const play = frame?.kind === 'playing' ? frame.plays.find((play) => play.id === id) : undefined;
  const cost = play && usesOf(play.card)[play.mode]?.cost;
  if (!frame || !play || typeof cost !== 'object' || !('groups' in cost)) return;
  const added = seatsIn(board).flatMap(({ player }) => {
    const mine = privateOf(game.state, player);
    return mine.sealed.splice(0).filter((card) => (tableCard(board, card)?.tokens ?? 0) > 0);
  });
  const has = [...play.paid, ...added].reduce((sum, card) => sum + powerOf(board, card), 0);
  if (has >= (cost.groups.power ?? 0)) {
    for (const card of added) spendToken(board, card);
    endChanges(game, ({ until, on: changed }) => until === 'next' && added.includes(changed));
    play.paid = [...play.paid, ...added];
    return;
  }
  board.turn?.used.push(askedKey(by));
  for (const card of play.paid) giveToken(board, card);
  const { card } = lift(board, copy);
  toHandOpen(game, by, { id: copy, card });
  dropFrame(board, frame);
};
