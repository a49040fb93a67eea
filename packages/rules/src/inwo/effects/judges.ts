import type { Refusal } from '../../core/types.js';
import { isGroupInPlay } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { TableCard } from '../types/index.js';
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

/** Why a card is not of the kind that a text asks for; where it asks for more than one word the reason is general. */
export const kindRefusal = (filter: Filter, card: string, code: 'N-902' | 'N-1502' = 'N-902'): Refusal =>
  typeof filter === 'string' && filter !== 'anything' ? refuse(code, 'lacks', { card, word: filter }) : refuse(code, 'badTarget', { card });

export const fits =
  (filter: Filter): Judge<TableCard> =>
  (thing, { actor }) =>
    fitsFilter(actor.board, filter, thing.id) || kindRefusal(filter, thing.card);

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
