import { endAttack, noteLastTaken } from './attacking.js';
import type { Laid } from './branch.js';
import { cardOn, type Game } from './game.js';
import type { Attack } from './types.js';
import { pay } from './verbs.js';

/** After the captive is hung: half of the money on each captured card is lost (C-503); then its captor may pass money to it (C-504). */
export const settleCapture = (game: Game, attack: Attack, laid: readonly Laid[]): void => {
  const { board } = game;
  for (const { card } of laid) {
    const { money } = cardOn(board, card);
    pay(game, card, 'bank', money - Math.floor(money / 2), 'capture', attack.by);
  }
  noteLastTaken(game, attack);
  if (cardOn(board, attack.attacker).money > 0) attack.stage = 'settle';
  else endAttack(game, attack);
};
