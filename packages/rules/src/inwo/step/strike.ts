import { destroysAt } from '../attack/result.js';
import { openAttack, seatOf, topFrame } from '../game/game.js';
import { closePlays } from '../plays/plays.js';
import type { Board, Intent, Private, Secrets, State, View } from '../types/index.js';
import { step } from './step.js';

/** Numbers of the Instant attack that a play would open (N-710, N-720, N-731). */
export interface StrikeForecast {
  readonly needs: number;
  readonly odds: number;
  /** Highest number at which a Disaster destroys; null: no Disaster. */
  readonly destroys: number | null;
}

/** Only the viewer's own secrets, with unknown decks; access to others fails. */
function ownSecrets(board: Board, player: string, mine: Private): Secrets {
  const { plotDeck, groupDeck } = seatOf(board, player);
  const decks = { [player]: { plot: Array<string>(plotDeck).fill(''), group: Array<string>(groupDeck).fill('') } };
  return new Proxy({ private: { [player]: structuredClone(mine) }, decks } as unknown as Secrets, {
    get: (target, field) => {
      if (!(field in target)) throw new Error(`${String(field)} is hidden`);
      return Reflect.get(target, field) as unknown;
    },
  });
}

/** Number needed by a play of the viewer if nobody answers; null: it opens no Instant attack, or depends on hidden facts. */
export function strikeForecast({ board, player, mine }: View, intent: Intent): StrikeForecast | null {
  if (player === null || mine === null || board.attack?.stage === 'contest') return null;
  const state: State = { board: structuredClone(board), secrets: ownSecrets(board, player, mine) };
  try {
    if (!step(state, player, intent).ok) return null;
    for (let top = topFrame(state.board); top?.kind === 'playing'; top = topFrame(state.board))
      closePlays({ state, board: state.board, events: [], happened: [], losses: [] }, top);
  } catch {
    // The effect depends on dice, decks or hands.
    return null;
  }
  const attack = openAttack(state.board);
  return attack?.instant ? { needs: attack.needs, odds: attack.odds, destroys: destroysAt(state.board, attack) } : null;
}
