import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { attackFrame, commit } from '../attacking.js';
import { specialFacts } from '../cards/index.js';
import { layDown, replaceCancelled } from '../effects.js';
import { type Actor, emit, openAttack, specialsOf, topFrame } from '../game.js';
import { inHand } from '../gates.js';
import { openPlaying } from '../playing.js';
import type { Attack } from '../types.js';
import { takeBack } from '../windows.js';
import { type Command, cardList } from './command.js';

const breaksAlone = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'privilege' && play.does === 'break';
};

const gate = ({ board, player }: Actor): Refusal | null => {
  const top = topFrame(board);
  if (top?.kind === 'replace') return top.by === player ? null : refuse('C-909', 'replacementPending', { player: top.by });
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.privilege !== 'declared') return refuse('C-603', 'notPrivileged');
  return attack.by === player ? refuse('C-603', 'ownPrivilege') : null;
};

/** Breaks a privilege: two Specials, or the one that does it alone; or replaces one of the two that was cancelled (C-603, C-909). */
export const breakPrivilege: Command<'breakPrivilege'> = {
  type: 'breakPrivilege',
  shape: z.strictObject({ type: z.literal('breakPrivilege'), cards: cardList }),
  check: (actor, { cards }) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    for (const card of cards) {
      const held = inHand(actor, card, 'C-603');
      if (held) return held;
    }
    const [first, second] = cards;
    if (topFrame(actor.board)?.kind === 'replace') return cards.length === 1 ? null : refuse('C-909', 'oneCard');
    if (cards.length === 1 && first !== undefined && breaksAlone(first)) return null;
    return cards.length === 2 && first !== second ? null : refuse('C-603', 'twoCards');
  },
  apply: (game, by, { cards }) => {
    const attack = openAttack(game.board) as Attack;
    const replacing = topFrame(game.board)?.kind === 'replace';
    commit(game, attack);
    for (const card of cards) {
      layDown(game, by, card);
      emit(game, { type: 'specialDiscarded', player: by, card, why: 'breakPrivilege' });
    }
    takeBack(game, attackFrame(game), [by]);
    if (replacing) replaceCancelled(game, by, cards[0] as CardId);
    else openPlaying(game, by, [...cards], { for: 'breakPrivilege', replaceable: cards.length === 2 });
  },
  offer: (actor) => {
    const refusal = gate(actor);
    if (refusal) return refusal;
    const held = specialsOf(actor);
    if (topFrame(actor.board)?.kind === 'replace') return { pairs: [], agent: null, single: held };
    const agent = held.find(breaksAlone) ?? null;
    if (held.length < 2 && agent === null) return refuse('C-603', 'nothingToBreakWith');
    return { pairs: held.length >= 2 ? held : [], agent, single: [] };
  },
};
