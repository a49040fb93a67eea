import { attackersOf } from '../../attack/forces.js';
import { earlierOf } from '../../earlier.js';
import { contestedAttack, tableCard } from '../../game/game.js';
import type { Board, CopyId } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { type Alignment, oppositeOf } from '../../types/words.js';
import { fits, powerInDefence } from '../../values/values.js';
import { change } from '../../verbs/changes.js';
import { type Draft, fading, given, notNow, noUse, optional } from '../arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { alignment, oneOf } from '../word-arguments.js';

const CONTEST = given(({ actor: { board } }: Draft) => contestedAttack(board), notNow);

/** The attack, while the card itself leads or aids in it. */
const OWN_CONTEST = given(({ actor: { board }, copy }: Draft) => {
  const attack = contestedAttack(board);
  return attack && attackersOf(attack).includes(copy) ? attack : null;
}, notNow);

const swapped = (word: string | undefined): Alignment | undefined =>
  word === 'Government' ? 'Corporate' : word === 'Corporate' ? 'Government' : undefined;

/** When it leads or aids, a card of the attack is Government instead of Corporate, or the reverse. */
export const eitherAlignment = effect(
  {
    attack: fading(OWN_CONTEST),
    on: card(({ id }, { actor: { board } }) => {
      const attack = contestedAttack(board);
      return attack !== null && (id === attack.target || attackersOf(attack).includes(id));
    }),
    alignment: alignment((word, { actor: { board }, fields: { on: target = '' } }) => {
      const from = swapped(word);
      return from === undefined ? refuse('N-902', 'needs', { field: 'alignment' }) : fits(board, from, target);
    }),
  },
  {
    apply: ({ board }, { by, copy, card: cause, on: target, alignment: word }) => {
      const from = swapped(word);
      change(board, { on: target.id, by, card: cause, copy: null, from: copy, until: 'attack', add: [word], remove: from ? [from] : [] });
    },
    could: () => false,
  },
);

const masterOf = (board: Board, copy: CopyId): CopyId | null => tableCard(board, copy)?.master ?? null;

/** His leading or aiding master borrows one of his alignments, even against its opposite. */
export const borrowAlignment = effect(
  {
    master: given(({ actor: { board }, copy }: Draft) => masterOf(board, copy), notNow),
    alignment: alignment((word, draft) => {
      const { board } = draft.actor;
      const master = masterOf(board, draft.copy);
      return (master !== null && fits(board, word, draft.copy) && !fits(board, word, master)) || noUse(draft);
    }),
  },
  {
    when: (context) => {
      const { board } = context.actor;
      const attack = contestedAttack(board);
      const master = masterOf(board, context.copy);
      return attack && master !== null && attackersOf(attack).includes(master) ? null : notNow(context);
    },
    apply: ({ board }, { by, copy, card: cause, master, alignment: word }) => {
      const opposite = oppositeOf(word);
      const remove = opposite ? [opposite] : [];
      change(board, { on: master, by, card: cause, copy: null, from: copy, until: 'attack', add: [word], remove });
    },
    could: () => false,
  },
);

/** His owner decides whether he is Conservative, until the turn ends. */
export const chooseAlignment = effect(
  { change: oneOf('change', ['add', 'remove']) },
  {
    check: (context, { change: direction }) =>
      fits(context.actor.board, 'Conservative', context.copy) === (direction === 'remove') ? null : noUse(context),
    apply: ({ board }, { by, copy, card: cause, change: direction }) => {
      const edit: { add: Alignment[]; remove: Alignment[] } =
        direction === 'add' ? { add: ['Conservative'], remove: ['Liberal'] } : { add: [], remove: ['Conservative'] };
      change(board, { on: copy, by, card: cause, copy: null, until: 'turn', ...edit });
    },
  },
);

const MOST_THRUSTS = 30;

/** Possible further bonus of the spear in this attack. */
const thrusts = ({ actor: { board }, copy }: Draft): number[] => {
  const given = contestedAttack(board)?.bonuses.reduce((sum, bonus) => (bonus.copy === copy ? sum + bonus.amount : sum), 0) ?? 0;
  return Array.from({ length: MOST_THRUSTS - given }, (_, count) => count + 1);
};

/** +1 or more for anybody's attempt to destroy, or for a Disaster; the attack counts as Magic. At most 30 in one attack. */
export const spearThrust = effect(
  { attack: CONTEST, amount: optional(oneOf('by', thrusts)) },
  {
    when: (context) => (['destroy', 'disaster'].includes(contestedAttack(context.actor.board)?.kind ?? '') ? null : notNow(context)),
    check: (context, { amount = 1 }) => (thrusts(context).includes(amount) ? null : refuse('N-902', 'badTarget', { card: context.card })),
    apply: (_game, { by, copy, card: cause, attack, amount = 1 }) => {
      attack.bonuses.push({ by, copy, card: cause, amount, part: 'ability', paid: [] });
      attack.magic = true;
    },
    could: (board) => ['destroy', 'disaster'].includes(contestedAttack(board)?.kind ?? ''),
  },
);

const UNSHAKEN: readonly string[] = ['earthquake', 'volcano'];

const isWindy = (board: Board): boolean => {
  const attack = contestedAttack(board);
  return attack?.kind === 'disaster' && !UNSHAKEN.includes(attack.plot?.card ?? '');
};

/** The Place that a Disaster strikes defends with triple Power, but not against the ground itself. */
export const airMagic = effect(
  { attack: CONTEST },
  {
    when: (context) => (isWindy(context.actor.board) ? null : noUse(context)),
    apply: ({ board }, { by, copy, card: cause, attack: { target, frozen } }) => {
      const halved = tableCard(board, target)?.devastated ?? false;
      if (frozen && tableCard(board, target)?.zone === 'resource') frozen.power *= 3;
      else if (frozen) frozen.power += powerInDefence(board, target, { times: 3, halved }) - powerInDefence(board, target, { halved });
      else
        change(board, {
          on: target,
          by,
          card: cause,
          copy,
          until: 'attack',
          defence: true,
          stats: [{ stat: 'power', how: 'times', amount: 3 }],
        });
    },
    could: (board) => earlierOf(board).asksInVain === true || isWindy(board),
  },
);

/** Anybody's Magic Groups may spend their tokens to oppose the Disaster. */
export const earthMagic = effect(
  { attack: CONTEST },
  {
    when: (context) => {
      const attack = contestedAttack(context.actor.board);
      return attack?.kind === 'disaster' && attack.open === null ? null : noUse(context);
    },
    apply: (_game, { attack }) => {
      attack.open = { filter: 'Magic', sides: ['against'], full: true };
    },
  },
);
