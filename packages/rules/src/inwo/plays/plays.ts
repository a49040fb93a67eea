import type { CardId, PlayerId } from '../../core/types.js';
import { joinAttack } from '../attack/attacking.js';
import { plotFacts } from '../cards/index.js';
import { usesOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { pay } from '../effects/cost.js';
import type { Answer } from '../effects/effect.js';
import { effectOf, gameKey, noteUse, onceKey, playedKey, type UsePlan } from '../effects/uses.js';
import { dropFrame, openWindow } from '../frames/frames.js';
import { cardsOn, emit, type Game, inStructure, openAttack, privateOf, runningAttack, tableCard } from '../game/game.js';
import { ACTIONS } from '../turn/actions.js';
import type { Board, CopyId, FrameOf, Play } from '../types/index.js';
import { alignmentsOf, powerOf, resistanceOf } from '../values/values.js';
import { discardTable, see, takeFromHand, toHandHidden } from '../verbs/hands.js';
import { lay, lift, touch } from '../verbs/table.js';

/* From an announcement to its effect: paid, laid open, answered, then carried out or cancelled (N-902). */

/** Pays a checked use and makes the play of it. A Plot leaves the hand for the table. */
export const announceUse = (game: Game, by: PlayerId, plan: UsePlan, source: 'plot' | 'ability'): Play => {
  const { board } = game;
  const { card, mode, fields, payment, effect, use } = plan;
  let { copy } = plan;
  const isHidden = source === 'plot' && privateOf(game.state, by).plots.some((held) => held.id === copy);
  if (source === 'plot') {
    copy = takeFromHand(game, by, copy).id;
    lay(board, { id: copy, card }, 'announced', by);
    board.idle.moved = true;
    runningAttack(board)?.used.push(playedKey(by, card));
  }
  pay(game, by, payment, source === 'ability' ? copy : null);
  noteUse(board, by, plan);
  const play: Play = {
    id: board.next.order++,
    by,
    copy,
    card,
    source,
    mode,
    fields,
    paid: payment.tokens,
    cancelled: false,
    ...(effect.prying && { prying: effect.prying }),
    ...(isHidden && { hidden: true }),
  };
  effect.announce?.(game, play, use.effect);
  emit(game, source === 'plot' ? { type: 'played', player: by, card, copy } : { type: 'used', player: by, card, copy });
  return play;
};

export const openPlays = (game: Game, by: PlayerId, plays: Play[], kind: 'playing' | 'using'): void => {
  if (plays.length > 0) openWindow(game.board, { kind, by, plays });
};

/** A play without a card of the hand: an action, agents, a spare Illuminati. */
export const makePlay = (
  game: Game,
  by: PlayerId,
  { copy, card, source, fields, paid = [] }: Pick<Play, 'copy' | 'card' | 'source' | 'fields'> & Partial<Pick<Play, 'paid'>>,
): Play => ({
  id: game.board.next.order++,
  by,
  copy,
  card,
  source,
  mode: 0,
  fields,
  paid,
  cancelled: false,
});

/** Closes the window: what was not cancelled takes effect, in the order in which it was announced. */
export const closePlays = (game: Game, frame: FrameOf<'playing'> | FrameOf<'using'>): void => {
  dropFrame(game.board, frame);
  for (const play of frame.plays) {
    if (play.cancelled) cancel(game, play);
    else carryOut(game, play);
  }
};

/** A Plot whose effect is over is discarded; linked ones, New World Orders, and what still lasts stay (N-904). */
export const dispose = (game: Game, copy: CopyId): void => {
  const { board } = game;
  if (tableCard(board, copy)?.zone !== 'announced') return;
  const attack = openAttack(board);
  const lasts =
    board.changes.some((change) => change.copy === copy) ||
    board.frames.some(
      (frame) =>
        (frame.kind === 'choose' && frame.play.copy === copy) ||
        (frame.kind === 'playing' && frame.plays.some((play) => play.copy === copy)) ||
        (frame.kind === 'dice' && frame.roll?.play.copy === copy),
    ) ||
    (attack !== null &&
      (attack.plot?.copy === copy ||
        attack.agents?.copy === copy ||
        [...attack.bonuses, ...attack.plus].some((added) => added.copy === copy)));
  if (!lasts) discardTable(game, copy);
};

/** Goes on by what was chosen; a joint choice when the last one has chosen. */
export const closeChoice = (
  game: Game,
  frame: FrameOf<'choose'>,
  { chosen = [], option, chooser = frame.by }: Partial<Answer> = {},
): void => {
  dropFrame(game.board, frame);
  const { play } = frame;
  const [behaviour, effect] = effectOf(play);
  behaviour.choose?.(game, play, effect, { chosen, option, chooser });
  dispose(game, play.copy);
};

export const closeAtOnce = (game: Game, play: Play): void => carryOut(game, play);

const carryOut = (game: Game, play: Play): void => CARRIED_OUT[play.source](game, play);

const takeEffect = (game: Game, play: Play): void => {
  const { source, copy, card, fields } = play;
  const [behaviour, effect] = effectOf(play);
  const before = fields.on === undefined && source === 'plot' ? worths(game.board) : null;
  const isPart = behaviour.becomesPart?.(game, play, effect) ?? false;
  if (!isPart) behaviour.apply(game, play, effect);
  if (isPart || source === 'plot') dispose(game, copy);
  if (before && !isPart) tellChanged(game, card, before);
};

/** A copy of the target acts as agents (N-470). */
const sendAgents = ({ board }: Game, { by, copy, card, hidden, fields: { side } }: Play): void => {
  const attack = openAttack(board);
  if (attack && side) attack.agents = { by, copy, card, side, ...(hidden && { hidden: true }) };
};

/** A spare Illuminati lies open as a spy (N-112). */
const sendSpy = ({ board }: Game, { copy }: Play): void => {
  const spy = tableCard(board, copy);
  if (spy) spy.zone = 'spy';
  touch(board);
};

const joinByPlay = (game: Game, { by, copy, fields: { side } }: Play): void => {
  const attack = openAttack(game.board);
  if (attack && side) joinAttack(game, attack, { by, card: copy, side });
};

const CARRIED_OUT: { readonly [S in Play['source']]: (game: Game, play: Play) => void } = {
  plot: takeEffect,
  ability: takeEffect,
  after: takeEffect,
  agents: sendAgents,
  spy: sendSpy,
  join: joinByPlay,
  ...ACTIONS,
};

const worths = (board: Board): Map<CopyId, string> =>
  new Map(
    cardsOn(board)
      .filter(inStructure)
      .map(({ id }) => [id, [powerOf(board, id), resistanceOf(board, id), ...alignmentsOf(board, id)].join()]),
  );

/** A play that names no target may change many Groups: how many is told once. */
const tellChanged = (game: Game, card: CardId, before: ReadonlyMap<CopyId, string>): void => {
  const now = worths(game.board);
  const count = [...before].filter(([id, worth]) => now.has(id) && now.get(id) !== worth).length;
  if (count > 1) emit(game, { type: 'changed', card, count });
};

/** Frees once-only uses of a cancelled play (N-210, N-910). */
const liftMarks = (board: Board, { by, card, copy, mode, source }: Play): void => {
  const { turn, attack } = board;
  const key = onceKey(copy, mode);
  if (attack) attack.used = attack.used.filter((used) => used !== key && (source !== 'plot' || used !== playedKey(by, card)));
  if (turn) turn.used = turn.used.filter((used) => used !== key);
  if (usesOf(card)[mode]?.once === 'game' || plotFacts(card)?.limit === 'game')
    board.spent = board.spent.filter((spent) => spent !== gameKey(by, card));
};

/** A cancelled play has no effect; its card and what paid for it are gone (N-910). */
const cancel = (game: Game, play: Play): void => {
  const { copy, card, source, takenBy, by } = play;
  if (source === 'plot' || source === 'ability') {
    const [behaviour, effect] = effectOf(play);
    behaviour.undo?.(game, play, effect);
  }
  if (source === 'plot' || source === 'ability') liftMarks(game.board, play);
  emit(game, { type: 'cancelled', player: by, card, by: play.cancelledBy?.by ?? null, with: play.cancelledBy?.card ?? null });
  if (tableCard(game.board, copy)?.zone !== 'announced') return;
  if (takenBy === undefined) discardTable(game, copy);
  else {
    lift(game.board, copy);
    const taken = toHandHidden(game, takenBy, card);
    // A stolen card is shown to its victim (N-1404).
    if (!earlierOf(game.board).hidesTaken) see(game, by, takenBy, [taken]);
  }
};
