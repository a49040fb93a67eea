import { runningAttack, tableCard, topFrame } from '../../game/game.js';
import { loseResource } from '../../structure/falling.js';
import type { Board, CopyId } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits } from '../../values/values.js';
import { strike } from '../../verbs/changes.js';
import { effect } from '../effect.js';

const usedAgainst = (board: Board, player: string): CopyId | undefined => {
  const isMagic = (id: CopyId) => {
    const card = tableCard(board, id);
    return card?.zone === 'resource' && card.owner !== player && fits(board, 'Magic', id);
  };
  const attack = runningAttack(board);
  const defends = attack?.stage === 'contest' && attack.defender === player;
  const top = topFrame(board);
  if (top?.kind === 'playing') return undefined;
  if (top?.kind === 'using') {
    const play = top.plays.find(({ cancelled, copy, fields }) => {
      const aimed = fields.player === player || (fields.on !== undefined && tableCard(board, fields.on)?.owner === player);
      return !cancelled && isMagic(copy) && (aimed || defends);
    });
    if (play) return play.copy;
  }
  return defends ? attack.bonuses.find(({ copy, amount }) => amount > 0 && isMagic(copy))?.copy : undefined;
};

/** Destroys a Magic Resource used against the player, and reverses its effect. */
export const undoMagic = effect(
  {},
  {
    when: ({ actor: { board, player } }) => (usedAgainst(board, player) ? null : refuse('N-912', 'nothingToCancel')),
    answered: ({ actor: { board, player } }) => usedAgainst(board, player),
    apply: (game, { by, play: spell }) => {
      const { board } = game;
      const { against } = spell.fields;
      for (const frame of board.frames)
        if (frame.kind === 'using') for (const play of frame.plays) if (play.copy === against) strike(play, spell);
      const attack = runningAttack(board);
      if (attack) attack.bonuses = attack.bonuses.filter(({ copy }) => copy !== against);
      if (against !== undefined && tableCard(board, against)) loseResource(game, against, by);
    },
    could: (board, player) => usedAgainst(board, player) !== undefined,
  },
);
