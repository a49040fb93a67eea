import type { Laid } from '../../domain/tree.js';
import { cardOn, type Game } from '../game/game.js';
import type { Attack, Board } from '../types/index.js';
import { pay } from '../verbs/verbs.js';
import { endAttack, noteLastTaken } from './attacking.js';

/** True if money can pass from the captor to its captive (C-504): the captor has some, and both cards are still the captor's player's. */
export const canSettle = (board: Board, { by, attacker, target }: Attack): boolean =>
  cardOn(board, attacker).money > 0 && cardOn(board, attacker).owner === by && cardOn(board, target).owner === by;

/** After the captive is attached: half of the money on each captured card is lost (C-503), then its captor may pass money to it (C-504). */
export const settleCapture = (game: Game, attack: Attack, laid: readonly Laid[]): void => {
  const { board } = game;
  for (const { card } of laid) {
    const { money } = cardOn(board, card);
    pay(game, { from: card, to: 'bank', amount: money - Math.floor(money / 2), reason: 'capture', player: attack.by });
  }
  noteLastTaken(game, attack);
  if (cardOn(board, attack.attacker).money > 0) attack.stage = 'settle';
  else endAttack(game, attack);
};
