import type { CardId, PlayerId } from '../core/types.js';
import { attackFrame, callOff, commit, fundAnnouncement, reckon } from './attacking.js';
import type { Effect } from './card-types.js';
import { specialFacts } from './cards/index.js';
import { emit, type Game, illuminatiOf, openAttack, privateOf, seatOf, specialCount, turnOf } from './game.js';
import { openPlaying } from './playing.js';
import { spotAt } from './structure.js';
import { finishTurn } from './turn.js';
import type { Attack, Frame, PlaySpecialIntent } from './types.js';
import { hang, pay, takeFromHand, uncover } from './verbs.js';
import { takeBack } from './windows.js';

type Playing = Extract<Frame, { kind: 'playing' }>;

const pop = (game: Game, frame: Frame): void => {
  game.board.frames = game.board.frames.filter((other) => other !== frame);
};

/** Nobody cancelled: the Special takes effect, and the window beneath goes on (C-900). */
export const takeEffect = (game: Game, frame: Playing): void => {
  pop(game, frame);
  const attack = openAttack(game.board);
  switch (frame.play.for) {
    case 'effect':
      playEffect(game, frame.by, frame.play.intent);
      return;
    case 'whispering':
      if (!attack) return;
      commit(game, attack);
      fundAnnouncement(game, attack, frame.play.privilege, frame.play.spend);
      return;
    case 'privilege':
      if (!attack) return;
      attack.privilege = 'declared';
      emit(game, { type: 'privilegeDeclared', attack: attack.id, player: frame.by });
      return;
    case 'breakPrivilege':
      if (!attack) return;
      attack.privilege = 'broken';
      emit(game, { type: 'privilegeBroken', attack: attack.id, player: frame.by });
      return;
    case 'forceInterference':
      if (!attack) return;
      attack.letIn.push(frame.by);
      emit(game, { type: 'letIn', attack: attack.id, player: frame.by });
  }
};

/** The Special was cancelled (C-909); what that means depends on what it was played for (C-900). */
export const cancelPlay = (game: Game, frame: Playing, by: PlayerId): void => {
  pop(game, frame);
  emit(game, { type: 'specialCancelled', player: frame.by, card: frame.card, by });
  const attack = openAttack(game.board);
  switch (frame.play.for) {
    case 'whispering':
      if (attack) callOff(game, attack);
      return;
    case 'privilege':
      if (attack) attack.privilegeCancelled = true;
      return;
    case 'breakPrivilege':
      // A lone Deep Agent is simply lost; one of two may be replaced.
      if (attack && frame.play.replaceable) askToReplace(game, frame.by, frame.card);
      return;
    case 'effect':
    case 'forceInterference':
  }
};

/** The player of a cancelled card that was to break a privilege may discard another instead (C-909). */
const askToReplace = (game: Game, by: PlayerId, card: CardId): void => {
  const { board } = game;
  if (specialCount(seatOf(board, by)) === 0) return;
  board.frames.push({ kind: 'replace', id: board.next.frame++, rev: 0, by, card });
};

/** Another card replaces the cancelled one: it opens a window of its own, for the two again (C-909). */
export const replaceCancelled = (game: Game, by: PlayerId, card: CardId): void => {
  const { board } = game;
  board.frames = board.frames.filter((frame) => frame.kind !== 'replace');
  openPlaying(game, by, [card], { for: 'breakPrivilege', replaceable: true });
};

/** The player lets the cancelled card go; the other is lost too (C-909). */
export const letGo = (game: Game): void => {
  game.board.frames = game.board.frames.filter((frame) => frame.kind !== 'replace');
};

/** What a Special does (C-901 to C-913). */
const playEffect = (game: Game, by: PlayerId, intent: PlaySpecialIntent): void => {
  const { play } = specialFacts(intent.card);
  if ('react' in play) {
    if (play.react === 'dice') changeDice(game, by, intent.card, play.to);
    return;
  }
  useEffect(game, by, intent, play);
};

const useEffect = (game: Game, by: PlayerId, intent: PlaySpecialIntent, play: Extract<Effect, { use: string }>): void => {
  const { board } = game;
  switch (play.use) {
    case 'money':
      pay(game, 'bank', illuminatiOf(seatOf(board, by)), play.amount, 'special', by);
      break;
    case 'redistribute':
      for (const { from, to, amount } of intent.moves ?? []) pay(game, from, to, amount, 'special', by);
      break;
    case 'doubleIncome':
      turnOf(board).doubled = true;
      break;
    case 'skipTurn':
      emit(game, { type: 'turnLost', player: turnOf(board).player, by });
      finishTurn(game, false);
      return;
    case 'revive':
      uncover(game, intent.group as CardId, 'revived');
      break;
    case 'bribe':
      bribe(game, by, intent);
      break;
    case 'spy':
      spy(game, by, intent.player as PlayerId);
      break;
    case 'whispering':
      break;
  }
  const attack = openAttack(board);
  if (attack?.stage === 'contest') reckon(game, attack);
};

/** The dice just rolled count as something else; the later card rules (C-423). */
const changeDice = (game: Game, by: PlayerId, card: CardId, to: number): void => {
  const attack = openAttack(game.board) as Attack;
  attack.roll = to;
  emit(game, { type: 'rollChanged', attack: attack.id, player: by, card, roll: to });
};

/** An uncontrolled Group without dice (C-902). */
const bribe = (game: Game, by: PlayerId, { group, onto, arrow }: PlaySpecialIntent): void => {
  if (!group || !onto || !arrow) return;
  hang(game, group, by, onto, arrow, spotAt(game.board, group, { onto, arrow }), 'bribed');
};

/** Shows a hand to one player, who knows these cards until they move (C-903). */
const spy = (game: Game, by: PlayerId, player: PlayerId): void => {
  const cards = [...privateOf(game.state, player).hand];
  const mine = privateOf(game.state, by);
  mine.seen = [...mine.seen.filter((known) => known.player !== player), ...cards.map((card) => ({ card, player }))];
  emit(game, { type: 'handSeen', player: by, of: player, secret: { to: [by], what: { cards } } });
};

/** A Special leaves its player's hand to be played; it lies open in the discard from then on (C-900). */
export const layDown = (game: Game, by: PlayerId, card: CardId): void => {
  takeFromHand(game, by, card);
  game.board.discard.push(card);
};

/** The window beneath learns of a Special at the moment it is played: the contest of any (C-422), the one after the dice of those that change them (C-423). */
export const stirAttack = (game: Game, by: PlayerId, card: CardId): void => {
  const attack = openAttack(game.board);
  const stirs = attack?.stage === 'contest' || (attack?.stage === 'dice' && 'react' in specialFacts(card).play);
  if (stirs) takeBack(game, attackFrame(game), [by]);
};
