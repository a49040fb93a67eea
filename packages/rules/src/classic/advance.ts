import { endAttack, resolve } from './attacking.js';
import { canSettle } from './capture.js';
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
    if (top.kind !== 'attack' || !attack) return;
    if (attack.stage === 'dice') resolve(game, attack);
    else if (attack.stage === 'settle' && !game.earlier?.settlesOn && !canSettle(board, attack)) endAttack(game, attack);
    else return;
  }
};
