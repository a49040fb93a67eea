import type { Refusal } from '../../core/types.js';
import { isGroupInPlay } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { Board, TableCard } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits as fitsFilter } from '../values/values.js';
import type { Draft } from './arguments.js';

/* Judgements of things that arguments of effects name, shared by several effects. */

/** A judgement of one thing: fine, or the reason why not; `false` is the general one (N-902 badTarget). */
type Verdict = boolean | Refusal | null;

export type Judge<V, E = unknown> = (thing: V, draft: Draft<E>) => Verdict;

export const refusalOf = (verdict: Verdict, card: string): Refusal | null =>
  verdict === true || verdict === null ? null : verdict === false ? refuse('N-902', 'badTarget', { card }) : verdict;

export const any = (): Verdict => true;

export const isOwn = ({ owner }: TableCard, { actor }: Draft): boolean => owner === actor.player;

export const isRivals = ({ owner }: TableCard, { actor }: Draft): boolean => owner !== null && owner !== actor.player;

type KindRule = 'N-902' | 'N-1502' | 'N-710';

const general = (code: KindRule, card: string): Refusal =>
  code === 'N-710' ? refuse(code, 'noTarget', { card }) : refuse(code, 'badTarget', { card });

/**
 * Why a card is not of the kind that a text asks for: the first word that it lacks, or has and should not have.
 *
 * @param isOf whether the card answers to a part of the filter
 */
export const kindRefusal = (filter: Filter, card: string, isOf: (part: Filter) => boolean, code: KindRule = 'N-902'): Refusal => {
  if (filter === 'anything') return general(code, card);
  if (typeof filter === 'string') return refuse(code, 'lacks', { card, word: filter });
  if ('all' in filter) {
    const part = filter.all.find((word) => !isOf(word));
    return part === undefined ? general(code, card) : kindRefusal(part, card, isOf, code);
  }
  if ('not' in filter && typeof filter.not === 'string' && code === 'N-710') return refuse(code, 'has', { card, word: filter.not });
  if ('any' in filter && code === 'N-902') {
    const words = filter.any.filter((part) => typeof part === 'string');
    if (words.length === filter.any.length) return refuse(code, 'lacksAll', { card, words: words.join(' ') });
  }
  return general(code, card);
};

/** The same for a card on the table. */
export const misfit = (board: Board, filter: Filter, { id, card }: TableCard, code: KindRule = 'N-902'): Refusal =>
  kindRefusal(filter, card, (part) => fitsFilter(board, part, id), code);

export const fits =
  (filter: Filter): Judge<TableCard> =>
  (thing, { actor }) =>
    fitsFilter(actor.board, filter, thing.id) || misfit(actor.board, filter, thing);

export const own: Judge<TableCard> = (thing, draft) => isOwn(thing, draft) || refuse('N-902', 'notYours', { card: thing.card });

export const rivals: Judge<TableCard> = (thing, draft) => isRivals(thing, draft) || refuse('N-902', 'noRivals', { card: thing.card });

export const inPlay: Judge<TableCard> = (thing) => isGroupInPlay(thing) || refuse('N-902', 'notInStructure', { card: thing.card });

/** All of these judgements; the first that fails is told. */
export const all =
  <V, E = unknown>(...judges: readonly Judge<V, E>[]): Judge<V, E> =>
  (thing, draft) => {
    for (const judge of judges) {
      const verdict = judge(thing, draft);
      if (verdict !== true && verdict !== null) return verdict;
    }
    return true;
  };
