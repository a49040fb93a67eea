import { attackersOf } from '../../attack/forces.js';
import { earlierOf } from '../../earlier.js';
import { runningAttack, tableCard } from '../../game.js';
import { refuse } from '../../refusals.js';
import type { Attack, Board, CopyId } from '../../types/index.js';
import { type Alignment, isAlignment, oppositeOf } from '../../types/words.js';
import { fits, powerInDefence } from '../../values/values.js';
import { change } from '../../verbs.js';
import { type Effect, needs } from '../effect.js';

const contested = (board: Board): Attack | null => {
  const attack = runningAttack(board);
  return attack?.stage === 'contest' ? attack : null;
};

const swapped = (word: string | undefined): Alignment | undefined =>
  word === 'Government' ? 'Corporate' : word === 'Corporate' ? 'Government' : undefined;

/** When it leads or aids, a card of the attack is Government instead of Corporate, or the reverse. */
export const eitherAlignment: Effect<unknown> = {
  check: ({ actor: { board }, copy, card, fields: { on, alignment } }) => {
    const attack = contested(board);
    if (!attack || !attackersOf(attack).includes(copy)) return refuse('N-902', 'notNow', { card });
    if (on === undefined) return needs('on');
    const from = swapped(alignment);
    if (!from) return needs('alignment');
    const known = on === attack.target || attackersOf(attack).includes(on);
    return known && fits(board, from, on) ? null : refuse('N-902', 'badTarget', { card });
  },
  target: ({ fields: { on } }) => on,
  apply: ({ board }, { by, copy, card, fields: { on, alignment } }) => {
    const from = swapped(alignment);
    if (on === undefined || !from || alignment === undefined || !isAlignment(alignment)) return;
    change(board, { on, by, card, copy: null, from: copy, until: 'attack', add: [alignment], remove: [from] });
  },
  could: () => false,
};

const masterOf = (board: Board, copy: CopyId): CopyId | null => tableCard(board, copy)?.master ?? null;

/** His master, when it leads or aids, borrows one of his alignments, even for its opposite. */
export const borrowAlignment: Effect<unknown> = {
  check: ({ actor: { board }, copy, card, fields: { alignment } }) => {
    const attack = contested(board);
    const master = masterOf(board, copy);
    if (!attack || master === null || !attackersOf(attack).includes(master)) return refuse('N-902', 'notNow', { card });
    if (alignment === undefined || !isAlignment(alignment)) return needs('alignment');
    return fits(board, alignment, copy) && !fits(board, alignment, master) ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by, copy, card, fields: { alignment } }) => {
    const master = masterOf(board, copy);
    if (master === null || alignment === undefined || !isAlignment(alignment)) return;
    const opposite = oppositeOf(alignment);
    const remove = opposite ? [opposite] : [];
    change(board, { on: master, by, card, copy: null, from: copy, until: 'attack', add: [alignment], remove });
  },
  could: () => false,
};

/** His owner decides whether he is Conservative, until the turn ends. */
export const chooseAlignment: Effect<unknown> = {
  check: ({ actor: { board }, copy, card, fields: { change: how } }) => {
    if (how !== 'add' && how !== 'remove') return needs('change');
    return fits(board, 'Conservative', copy) === (how === 'remove') ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { by, copy, card, fields: { change: how } }) => {
    const [add, remove] = how === 'add' ? [['Conservative'], ['Liberal']] : [[], ['Conservative']];
    change(board, { on: copy, by, card, copy: null, until: 'turn', add: add as Alignment[], remove: remove as Alignment[] });
  },
};

const MOST_THRUSTS = 30;

/** +1 or more for anybody's attempt to destroy, or for a Disaster; the attack counts as Magic. At most 30 in one attack. */
export const spearThrust: Effect<unknown> = {
  check: ({ actor: { board }, copy, card, fields: { by = 1 } }) => {
    const attack = contested(board);
    if (attack?.kind !== 'destroy' && attack?.kind !== 'disaster') return refuse('N-902', 'notNow', { card });
    const given = attack.bonuses.reduce((sum, one) => (one.copy === copy ? sum + one.amount : sum), 0);
    return by >= 1 && given + by <= MOST_THRUSTS ? null : refuse('N-902', 'badTarget', { card });
  },
  apply: ({ board }, { by: player, copy, card, fields: { by = 1 } }) => {
    const attack = contested(board);
    if (!attack) return;
    attack.bonuses.push({ by: player, copy, card, amount: by, part: 'ability', paid: [] });
    attack.magic = true;
  },
  could: (board) => ['destroy', 'disaster'].includes(contested(board)?.kind ?? ''),
};

const UNSHAKEN: readonly string[] = ['earthquake', 'volcano'];

const isWindy = (board: Board): boolean => {
  const attack = contested(board);
  return attack?.kind === 'disaster' && !UNSHAKEN.includes(attack.plot?.card ?? '');
};

/** The Place that a Disaster strikes defends with triple Power, but not against the ground itself. */
export const airMagic: Effect<unknown> = {
  check: ({ actor: { board }, card }) => (isWindy(board) ? null : refuse('N-902', 'noUse', { card })),
  apply: ({ board }, { by, copy, card }) => {
    const attack = contested(board);
    if (!attack) return;
    const { target, frozen } = attack;
    const halved = tableCard(board, target)?.devastated ?? false;
    if (frozen && tableCard(board, target)?.zone === 'resource') frozen.power *= 3;
    else if (frozen) frozen.power += powerInDefence(board, target, { times: 3, halved }) - powerInDefence(board, target, { halved });
    else change(board, { on: target, by, card, copy, until: 'attack', defence: true, stats: [{ stat: 'power', how: 'times', amount: 3 }] });
  },
  could: (board) => earlierOf(board).asksInVain === true || isWindy(board),
};

/** Magic Groups of anybody may spend their tokens to oppose the Disaster. */
export const earthMagic: Effect<unknown> = {
  check: ({ actor: { board }, card }) => {
    const attack = contested(board);
    return attack?.kind === 'disaster' && attack.open === null ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }) => {
    const attack = contested(board);
    if (attack) attack.open = { filter: 'Magic', sides: ['against'], full: true };
  },
};
