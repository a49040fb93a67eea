import { resolve } from './attacking.js';
import { letGo, takeEffect } from './effects.js';
import { type Game, openAttack, seatOf, specialCount, topFrame } from './game.js';
import { waitingIn } from './windows.js';

/** Works the top frame until somebody must decide: windows that wait for nobody close, dice that stand are carried out. */
export const advance = (game: Game): void => {
  const { board } = game;
  for (;;) {
    const top = topFrame(board);
    if (!top) return;
    if (top.kind === 'replace') {
      if (specialCount(seatOf(board, top.by)) > 0) return;
      letGo(game);
      continue;
    }
    if (waitingIn(board, top).length > 0) return;
    if (top.kind === 'playing') {
      takeEffect(game, top);
      continue;
    }
    const attack = openAttack(board);
    if (top.kind !== 'attack' || attack?.stage !== 'dice') return;
    resolve(game, attack);
  }
};
