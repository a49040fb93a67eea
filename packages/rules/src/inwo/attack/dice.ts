import { emit, type Game, runningAttack, tableCard, topFrame } from '../game/game.js';
import type { Attack, CopyId, FreeRoll, Shift } from '../types/index.js';
import { throwDice } from '../verbs/changes.js';

/** Limits a number to what the dice can show (N-963). */
const clamp = (value: number, dice: number): number => Math.max(dice, Math.min(value, dice * 6));

const worked = (dice: readonly number[], shifts: readonly Shift[]): number =>
  shifts.reduce(
    (value, shift) => clamp('set' in shift ? shift.set : value + shift.by, dice.length),
    dice.reduce((sum, die) => sum + die, 0),
  );

const noteRoll = (attack: Attack): void => {
  if (attack.dice) attack.roll = worked(attack.dice, attack.shifts);
};

export const rollAttack = (game: Game, attack: Attack): void => {
  const [first = 1, second = 1] = throwDice(game, 2);
  attack.dice = [first, second];
  attack.shifts = [];
  game.board.roll = null;
  noteRoll(attack);
  emit(game, { type: 'rolled', player: attack.by, dice: attack.dice });
};

/** Records final dice, thrown for the action of this card, for texts that follow them. */
export const noteRolled = ({ board, happened }: Game, id: CopyId, value: number): void => {
  const card = tableCard(board, id);
  if (card) happened.push({ event: 'rolled', target: id, card: card.card, traits: new Set(), power: value, by: card.owner, from: null });
};

/** Records a card of a continuing attack: its texts may ask for dice. */
export const noteFought = ({ board, happened }: Game, id: CopyId): void => {
  const card = tableCard(board, id);
  if (card) happened.push({ event: 'attacking', target: id, card: card.card, traits: new Set(), power: 0, by: card.owner, from: null });
};

export const freeRoll = (game: Game, play: FreeRoll['play'], count: 1 | 2): FreeRoll => {
  const dice = throwDice(game, count);
  const value = worked(dice, []);
  game.board.roll = value;
  emit(game, { type: 'rolled', player: play.by, dice });
  return { dice, value, play };
};

/** Changes the dice on the table; changes apply in playing order (N-970). */
export const adjustRoll = (game: Game, shift: Shift): void => {
  const top = topFrame(game.board);
  if (top?.kind !== 'dice') return;
  if (top.roll) {
    top.roll.value = clamp('set' in shift ? shift.set : top.roll.value + shift.by, top.roll.dice.length);
    game.board.roll = top.roll.value;
    return;
  }
  const attack = runningAttack(game.board);
  if (!attack) return;
  attack.shifts.push(shift);
  noteRoll(attack);
};

/** Rerolls the dice on the table. @returns their player */
export const rollAgain = (game: Game): string | null => {
  const top = topFrame(game.board);
  if (top?.kind !== 'dice') return null;
  if (top.roll) top.roll = freeRoll(game, top.roll.play, top.roll.dice.length === 1 ? 1 : 2);
  else {
    const attack = runningAttack(game.board);
    if (attack) rollAttack(game, attack);
  }
  return top.by;
};
