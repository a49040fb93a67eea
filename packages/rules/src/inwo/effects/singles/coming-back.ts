import { groupFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import type { Game } from '../../game.js';
import { type Actor, handGroup, structureOf, tableCard, topFrame } from '../../game.js';
import { refuse } from '../../refusals.js';
import { arrange, openArrows } from '../../structure/structure.js';
import { hang } from '../../turn/actions.js';
import type { GroupFacts } from '../../types/cards.js';
import type { Board, Fallen, Loss, PlayFields } from '../../types/index.js';
import { type Alignment, isAlignment, isReversible, oppositeOf } from '../../types/words.js';
import { copyBars, lay, noteEntered, takeFromHand, toHandOpen } from '../../verbs.js';
import { type Context, type Effect, needs } from '../effect.js';
import { spotRefusal } from '../spot.js';

const fallenIn = (board: Board, is: (fallen: Fallen) => boolean): Fallen | undefined =>
  board.seats.flatMap(({ destroyed }) => destroyed).find(is);

/** The destroyed Group that a copy of the hand stands for. */
const lostFor = ({ actor, fields: { card2 } }: Context<unknown>): { facts: GroupFacts; fallen: Fallen } | null => {
  const kept = card2 === undefined ? undefined : handGroup(actor, card2);
  const facts = kept && groupFacts(kept.card);
  const fallen = kept && fallenIn(actor.board, (one) => one.card === kept.card && !one.revived);
  return facts && fallen && !actor.board.sealed.includes(facts.id) ? { facts, fallen } : null;
};

/** Where the Group is to hang, on an open arrow of the own structure. */
const ownSpotRefusal = ({ board, player }: Actor, fields: PlayFields, card: string) =>
  spotRefusal(board, player, fields, (onto) => openArrows(board, onto, card));

/** Hangs a card that lies open on an arrow; without room it goes to the hand. No token comes this turn (N-402). */
const enter = (game: Game, by: string, { id, card }: { id: string; card: string }, { onto, arrow }: PlayFields): void => {
  lay(game.board, id, card, 'announced', by);
  const arrangement =
    onto !== undefined && tableCard(game.board, onto) && arrow !== undefined ? arrange(game.board, id, by, onto, arrow) : null;
  if (arrangement) {
    hang(game, arrangement, by, 'returned', () => {});
    return;
  }
  delete game.board.cards[id];
  toHandOpen(game, by, { id, card });
};

/** The destroyer has no credit any more, and a copy may come into play. */
const revive = (board: Board, card: string): void => {
  for (const { destroyed } of board.seats)
    for (const fallen of destroyed) if (fallen.card === card) Object.assign(fallen, { revived: true, uncounted: true });
};

type Comes = (context: Context<unknown>) => boolean;

/**
 * A copy may be played as if the Group had never been destroyed.
 *
 * @param comes whether it comes into play at once; null: it never does
 */
const revives = (only: (facts: GroupFacts, fallen: Fallen) => boolean, comes: Comes | null): Effect<unknown> => ({
  check: (context) => {
    const lost = lostFor(context);
    if (!lost || !only(lost.facts, lost.fallen)) return refuse('N-902', 'noUse', { card: context.card });
    return comes?.(context) ? ownSpotRefusal(context.actor, context.fields, lost.facts.id) : null;
  },
  announce: ({ board }, play) => {
    if (play.fields.onto !== undefined && !tableCard(board, play.fields.onto)) play.fields = { ...play.fields, onto: undefined };
  },
  apply: (game, { by, fields }) => {
    const { card2, onto } = fields;
    const mine = game.state.secrets.private[by];
    const seat = game.board.seats.find(({ player }) => player === by);
    const kept = [...(mine?.groups ?? []), ...(seat?.groups ?? [])].find(({ id }) => id === card2);
    if (!kept) return;
    revive(game.board, kept.card);
    const isAtOnce = comes !== null || earlierOf(game.board).revivesAtOnce;
    if (isAtOnce && onto !== undefined) enter(game, by, takeFromHand(game, by, kept.id), fields);
  },
});

const hasArrangers: Comes = ({ actor: { board, player } }) => structureOf(board, player).some(({ card }) => card === 'clone-arrangers');

const killedAgain = revives(
  (_facts, { killed }) => killed,
  ({ fields }) => fields.onto !== undefined,
);

/** A killed Personality: by dice as usual, or at once for who controls the Clone Arrangers. */
export const allowCopy: Effect<unknown> = {
  ...killedAgain,
  check: (context) =>
    context.fields.onto !== undefined && !hasArrangers(context)
      ? refuse('N-902', 'noUse', { card: context.card })
      : killedAgain.check(context),
};
/** A Nation that was destroyed. */
export const reviveNation = revives(({ attributes }, { killed }) => attributes.includes('Nation') && !killed, null);
/** Any Group that was destroyed, but not killed. */
export const reviveGroup = revives((_facts, { killed }) => !killed, null);

/** A copy of a killed Personality comes into play at once; the Group that pays shares its alignments. */
export const takePlace: Effect<unknown> = {
  ...revives(
    (_facts, { killed }) => killed,
    () => true,
  ),
  check: (context) => {
    const lost = lostFor(context);
    if (!lost?.fallen.killed) return refuse('N-902', 'noUse', { card: context.card });
    return ownSpotRefusal(context.actor, context.fields, lost.facts.id);
  },
  words: (context) => new Set(lostFor(context)?.facts.alignments),
};

const lossOf = (board: Board, hows: readonly Loss['how'][]): Loss | null => {
  const top = topFrame(board);
  return top?.kind === 'loss' && hows.includes(top.loss.how) ? top.loss : null;
};

/** The newest loss of a kind, beneath the play that answers it. */
const lossBeneath = (board: Board, hows: readonly Loss['how'][]): Loss | null => {
  for (const frame of [...board.frames].reverse()) if (frame.kind === 'loss' && hows.includes(frame.loss.how)) return frame.loss;
  return null;
};

/** Brings a Personality back that was killed just now. */
export const restoreKilled: Effect<unknown> = {
  check: ({ actor, card, fields }) => {
    const { board } = actor;
    const loss = lossOf(board, ['killed']);
    if (!loss || board.sealed.includes(loss.card) || !fallenIn(board, ({ id }) => id === loss.copy))
      return refuse('N-902', 'notNow', { card });
    return ownSpotRefusal(actor, fields, loss.card);
  },
  apply: (game, { by, fields }) => {
    const loss = lossBeneath(game.board, ['killed']);
    if (!loss) return;
    for (const seat of game.board.seats) {
      const at = seat.destroyed.findIndex(({ id }) => id === loss.copy);
      if (at < 0) continue;
      seat.destroyed.splice(at, 1);
      enter(game, by, { id: loss.copy, card: loss.card }, fields);
    }
  },
  could: (board) => {
    const loss = lossOf(board, ['killed']);
    return loss !== null && fallenIn(board, ({ id }) => id === loss.copy) !== undefined;
  },
};

const GONE: readonly Loss['how'][] = ['slipped', 'destroyed', 'killed'];

/** Nothing brings the Group back that was just destroyed or discarded. */
export const sealFallen: Effect<unknown> = {
  check: ({ actor: { board }, card }) => (lossOf(board, GONE) ? null : refuse('N-902', 'notNow', { card })),
  apply: ({ board }) => {
    const loss = lossBeneath(board, GONE);
    if (loss) board.sealed.push(loss.card);
  },
  could: (board) => lossOf(board, GONE) !== null,
};

/** Whether a lost Resource may come back: a Unique one, while no other copy is in play (N-801). */
const isAlone = (board: Board, card: string): boolean => earlierOf(board).retakesUnique === true || copyBars(board, card) !== 'inPlay';

/** Takes the Gadget or Artifact that was just lost. */
export const takeLostResource: Effect<unknown> = {
  check: ({ actor: { board }, card }) => {
    const loss = lossOf(board, ['resource']);
    if (!loss) return refuse('N-902', 'notNow', { card });
    return isAlone(board, loss.card) ? null : refuse('N-801', 'inPlay', { card: loss.card });
  },
  apply: (game, { by }) => {
    const loss = lossBeneath(game.board, ['resource']);
    if (!loss || tableCard(game.board, loss.copy) || !isAlone(game.board, loss.card)) return;
    for (const { discards } of game.board.seats) {
      const at = discards.findIndex(({ id }) => id === loss.copy);
      if (at >= 0) discards.splice(at, 1);
    }
    game.board.sealed = game.board.sealed.filter((card) => card !== loss.card);
    lay(game.board, loss.copy, loss.card, 'resource', by);
    noteEntered(game, loss.copy);
  },
  could: (board) => {
    const loss = lossOf(board, ['resource']);
    return loss !== null && isAlone(board, loss.card);
  },
};

/** Adds, removes or reverses an alignment of a destroyed Group, which goals count (N-497). */
export const rewriteFallen: Effect<unknown> = {
  check: ({ actor: { board }, card, fields: { on, alignment, change: how } }) => {
    const fallen = fallenIn(board, ({ id }) => id === on);
    if (!fallen) return needs('on');
    if (alignment === undefined || !isAlignment(alignment)) return needs('alignment');
    const has = fallen.traits.includes(alignment);
    if (how === 'reverse') return has && isReversible(alignment) ? null : refuse('N-902', 'noUse', { card });
    return (how === 'remove') === has ? null : refuse('N-902', 'noUse', { card });
  },
  apply: ({ board }, { fields: { on, alignment, change: how } }) => {
    const fallen = fallenIn(board, ({ id }) => id === on);
    if (!fallen || alignment === undefined || !isAlignment(alignment)) return;
    const opposite = alignment === 'Fanatic' ? undefined : oppositeOf(alignment);
    const added: Alignment[] = how === 'add' ? [alignment] : how === 'reverse' && opposite ? [opposite] : [];
    const gone = how === 'add' ? opposite : alignment;
    fallen.traits = [...fallen.traits.filter((word) => word !== gone), ...added];
  },
  could: (board) => board.seats.some(({ destroyed }) => destroyed.length > 0),
};
