import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { commit } from '../attack/attacking.js';
import { specialFacts } from '../cards/index.js';
import { dropReplacement, openPlaying, reopenWindow } from '../frames/frames.js';
import { type Actor, attackOf, emit, openAttack, specialsOf, topFrame } from '../game/game.js';
import { inHand } from '../game/gates.js';
import type { Attack } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { layDown } from '../verbs/verbs.js';
import { type Command, cardList } from './command.js';

const breaksAlone = (card: CardId): boolean => {
  const { play } = specialFacts(card);
  return 'react' in play && play.react === 'privilege' && play.does === 'break';
};

interface Breakable {
  readonly attack: Attack;
  readonly replacing: boolean;
}

const breakable = ({ board, player }: Actor): Refusal | Breakable => {
  const top = topFrame(board);
  if (top?.kind === 'replace') {
    return top.by === player ? { attack: attackOf(board), replacing: true } : refuse('C-909', 'replacementPending', { player: top.by });
  }
  const attack = openAttack(board);
  if (attack?.stage !== 'contest' || attack.privilege !== 'declared') return refuse('C-603', 'notPrivileged');
  return attack.by === player ? refuse('C-603', 'ownPrivilege') : { attack, replacing: false };
};

interface BreakPlan extends Breakable {
  readonly first: CardId;
  readonly cards: readonly CardId[];
}

/** Breaks a privilege with two Specials, or the one that does it alone; or replaces a cancelled one of the two (C-603, C-909). */
export const breakPrivilege: Command<'breakPrivilege', BreakPlan> = {
  type: 'breakPrivilege',
  shape: z.strictObject({ type: z.literal('breakPrivilege'), cards: cardList }),
  check: (actor, { cards }) => {
    const found = breakable(actor);
    if (isRefusal(found)) return found;
    for (const card of cards) {
      const held = inHand(actor, card, 'C-603');
      if (held) return held;
    }
    const [first, second] = cards;
    const alone = first !== undefined && cards.length === 1;
    if (found.replacing) return alone ? { ...found, first, cards } : refuse('C-909', 'oneCard');
    const two = first !== undefined && cards.length === 2 && first !== second;
    return two || (alone && breaksAlone(first)) ? { ...found, first, cards } : refuse('C-603', 'twoCards');
  },
  apply: (game, by, { attack, replacing, first, cards }) => {
    commit(game, attack);
    for (const card of cards) {
      layDown(game, by, card);
      emit(game, { type: 'specialDiscarded', player: by, card, why: 'breakPrivilege' });
    }
    reopenWindow(game, [by]);
    if (replacing) dropReplacement(game.board);
    // The replacement again counts for both cards.
    openPlaying(game, by, { card: first, cards: [...cards] }, { for: 'breakPrivilege', replaceable: replacing || cards.length === 2 });
  },
  offer: (actor) => {
    const found = breakable(actor);
    if (isRefusal(found)) return found;
    const held = specialsOf(actor);
    if (found.replacing) return { pairs: [], agent: null, single: held };
    const agent = held.find(breaksAlone) ?? null;
    if (held.length < 2 && agent === null) return refuse('C-603', 'nothingToBreakWith');
    return { pairs: held.length >= 2 ? held : [], agent, single: [] };
  },
};
