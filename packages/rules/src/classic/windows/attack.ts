import type { Restriction } from '../../core/frames.js';
import { endAttack, resolve } from '../attack/attacking.js';
import { canSettle } from '../attack/capture.js';
import { attackAsks } from '../frames/asking.js';
import { attackOf, openAttack } from '../game/game.js';
import type { IntentType } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { checkDone, sayDone, type WindowKind } from './window.js';

const PLACE_FIRST: Restriction<IntentType> = { only: ['place'], refusal: refuse('C-502', 'placeFirst') };

/** An attack: its contest (C-422), the window after its dice (C-423), placing the captive (C-502), settling (C-504). */
export const attack: WindowKind<'attack'> = {
  code: ({ attack: now }) => (now?.stage === 'settle' ? 'C-504' : now?.stage === 'dice' ? 'C-423' : 'C-422'),
  asks: (board, _frame, seat) => attackAsks(board, seat),
  restriction: ({ attack: now }) => (now?.stage === 'place' ? PLACE_FIRST : null),
  decision: (board, _frame, awaited) => {
    const { stage, by } = attackOf(board);
    if (stage === 'place' || stage === 'settle') return { kind: stage, who: [by] };
    if (stage === 'dice') return { kind: 'dice', who: [...awaited] };
    return awaited.length > 0 ? { kind: 'contest', who: [...awaited] } : { kind: 'roll', who: [by] };
  },
  checkAnswer: (board, frame, player, firm) => {
    const { stage, by } = attackOf(board);
    if (stage === 'settle') return by === player ? null : refuse('C-504', 'notAsked');
    return checkDone(attack, stage === 'dice' ? 'C-423' : 'C-422', { board, frame, player }, firm);
  },
  answer: (game, frame, by, firm) => {
    const now = attackOf(game.board);
    if (now.stage === 'settle') endAttack(game, now);
    else sayDone(game, frame, by, firm);
  },
  takesFirm: ({ attack: now }) => now?.stage !== 'settle',
  next: (game) => {
    const now = openAttack(game.board);
    if (now?.stage === 'dice') resolve(game, now);
    else if (now?.stage === 'settle' && !game.earlier?.settlesOn && !canSettle(game.board, now)) endAttack(game, now);
    else return false;
    return true;
  },
  partOf: () => 'attack',
};
