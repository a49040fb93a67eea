import { voidAttack } from '../../attack/attacking.js';
import { groupFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import { cardOn, type Game, runningAttack, tableCard, topFrame } from '../../game/game.js';
import { arrange, hang, openArrows } from '../../structure/structure.js';
import type { Board, CopyId, Play } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { fits, playerHasRule } from '../../values/values.js';
import { copyBars, link, noteEntered, strike, touch } from '../../verbs/verbs.js';
import { type Effect, needs } from '../effect.js';
import { spotRefusal } from '../spot.js';
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
const takeOver = (game: Game, play: Play, target: CopyId): boolean => {
  const { board } = game;
  const { by, fields } = play;
  const { onto, arrow } = fields;
  const top = topFrame(board);
  if (top?.kind === 'takeover') strike(top.play, play);
  const arrangement = onto === undefined || arrow === undefined ? null : arrange(board, target, by, onto, arrow);
  if (!arrangement) return false;
  hang(game, arrangement, by, 'returned', () => {});
  noteEntered(game, target);
  const attack = runningAttack(board);
  if (attack?.target === target) voidAttack(game, attack);
  return true;
};

/** Linked for good to an own Personality, or to one that anybody has just played: that one comes over without dice. */
export const immortality: Effect<unknown> = {
  aims: (board) => (earlierOf(board).takesFreely || topFrame(board)?.kind !== 'takeover' ? null : whoseTurn(board)),
  check: ({ actor: { board, player }, copy, card: serum, fields }) => {
    const { on } = fields;
    if (tableCard(board, copy)) return refuse('N-902', 'usedAlready', { card: serum });
    const bars = copyBars(board, serum);
    if (bars) return refuse('N-801', bars, { card: serum });
    const top = topFrame(board);
    if (top) {
      const target = justPlayed(board);
      const card = target === null ? undefined : cardOn(board, target).card;
      if (target === null || card === undefined) return refuse('N-902', 'notNow', { card: serum });
      if (!isPersonality(card)) return refuse('N-902', 'badTarget', { card });
      if (top.kind === 'contest' && on !== target)
        return on === undefined ? needs('on') : refuse('N-902', 'badTarget', { card: tableCard(board, on)?.card ?? on });
      if (!earlierOf(board).takesFreely && playerHasRule(board, player, 'noControlOfPeaceful') && fits(board, 'Peaceful', target))
        return refuse('N-412', 'protected', { card, by: card });
      return spotRefusal(board, player, fields, (onto) => openArrows(board, onto, card));
    }
    const who = on === undefined ? undefined : tableCard(board, on);
    if (!who) return needs('on');
    return who.owner === player && who.zone === 'structure' && isPersonality(who.card)
      ? null
      : refuse('N-902', 'badTarget', { card: who.card });
  },
  apply: (game, play) => {
    const { copy, fields } = play;
    const { board } = game;
    const target = justPlayed(board);
    const host = target ?? fields.on;
    if ((target !== null && !takeOver(game, play, target)) || host === undefined || !tableCard(board, host)) return;
    cardOn(board, copy).zone = 'resource';
    touch(board);
    link(game, copy, host);
  },
  could: (board, _player, _effect, copy) => earlierOf(board).asksInVain === true || tableCard(board, copy) === undefined,
};
