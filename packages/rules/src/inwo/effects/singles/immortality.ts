import type { Refusal } from '../../../core/types.js';
import { voidAttack } from '../../attack/attacking.js';
import { groupFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import { cardOn, type Game, inStructure, runningAttack, tableCard, topFrame } from '../../game/game.js';
import { arrange, hang } from '../../structure/structure.js';
import type { Board, CopyId, Play, TableCard } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits, playerHasRule } from '../../values/values.js';
import { strike } from '../../verbs/changes.js';
import { copyBars, link, noteEntered, touch } from '../../verbs/table.js';
import { asked, type Draft, fading } from '../arguments.js';
import { openArrow, type Spot } from '../arrow-arguments.js';
import { card } from '../card-arguments.js';
import { effect } from '../effect.js';
import { isOwn } from '../judges.js';
import { whoseTurn } from './rival.js';

/** The Group that somebody is just playing: by an automatic takeover, or by an attack from a hand. */
const justPlayed = (board: Board): CopyId | null => {
  const top = topFrame(board);
  if (top?.kind === 'takeover') return top.play.cancelled ? null : top.copy;
  const attack = top?.kind === 'contest' ? runningAttack(board) : null;
  const isPlayed = attack?.fromHand && attack.slipped === null && tableCard(board, attack.target)?.zone === 'target';
  return isPlayed ? attack.target : null;
};

const isPersonality = (card: string): boolean => groupFacts(card)?.kind === 'personality';

/** The Group just played comes over without dice; an attack on it is void (N-931). */
const takeOver = (game: Game, play: Play, target: CopyId, place: Spot | undefined): TableCard | undefined => {
  const { board } = game;
  const top = topFrame(board);
  if (top?.kind === 'takeover') strike(top.play, play);
  const arrangement = place && arrange(board, target, play.by, { onto: place.onto.id, arrow: place.arrow });
  if (!arrangement) return undefined;
  hang(game, arrangement, play.by, { cause: 'returned' });
  noteEntered(game, target);
  const attack = runningAttack(board);
  if (attack?.target === target) voidAttack(game, attack);
  return tableCard(board, target);
};

/** Why the Personality just played is not to be had by this player. */
const targetRefusal = ({ actor: { board, player }, card: serum }: Draft, target: CopyId | null): Refusal | null => {
  const card = target === null ? undefined : cardOn(board, target).card;
  if (target === null || card === undefined) return refuse('N-902', 'notNow', { card: serum });
  if (!isPersonality(card)) return refuse('N-902', 'lacks', { card, word: 'personality' });
  return !earlierOf(board).takesFreely && playerHasRule(board, player, 'noControlOfPeaceful') && fits(board, 'Peaceful', target)
    ? refuse('N-412', 'protected', { card, by: card })
    : null;
};

const isAnswer = ({ actor: { board } }: Draft): boolean => topFrame(board) !== undefined;

/** The Personality: of the own structure, or the target of an attack from a hand; the card of a takeover is not named. */
const personality = card((thing, draft) => {
  const { board } = draft.actor;
  return isAnswer(draft) ? thing.id === justPlayed(board) : isOwn(thing, draft) && inStructure(thing) && isPersonality(thing.card);
});

const place = openArrow(({ actor: { board } }) => {
  const target = justPlayed(board);
  return target === null ? undefined : cardOn(board, target).card;
});

/** Linked for good to an own Personality, or to one that anybody has just played: that one comes over without dice. */
export const immortality = effect(
  {
    on: fading(asked(personality, ({ actor: { board } }) => topFrame(board)?.kind !== 'takeover')),
    place: fading(asked(place, isAnswer)),
  },
  {
    aims: (board) => (earlierOf(board).takesFreely || topFrame(board)?.kind !== 'takeover' ? null : whoseTurn(board)),
    when: (context) => {
      const { actor, copy, card: serum } = context;
      if (tableCard(actor.board, copy)) return refuse('N-902', 'usedAlready', { card: serum });
      const bars = copyBars(actor.board, serum);
      if (bars) return refuse('N-801', bars, { card: serum });
      return isAnswer(context) ? targetRefusal(context, justPlayed(actor.board)) : null;
    },
    apply: (game, { play, copy, on: subject, place: spot }) => {
      const { board } = game;
      const target = justPlayed(board);
      const host = target === null ? subject : takeOver(game, play, target, spot);
      if (host) {
        cardOn(board, copy).zone = 'resource';
        touch(board);
        link(game, copy, host.id);
      }
    },
    could: (board, _player, _effect, copy) => earlierOf(board).asksInVain === true || tableCard(board, copy) === undefined,
  },
);
