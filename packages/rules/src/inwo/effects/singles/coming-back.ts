import { groupFacts } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import type { Game } from '../../game/game.js';
import { type Actor, handGroup, structureOf, tableCard, topFrame } from '../../game/game.js';
import { arrange, hang } from '../../structure/structure.js';
import type { GroupFacts } from '../../types/cards.js';
import type { Board, Fallen, Kept, Loss, Play, PlayFields } from '../../types/index.js';
import { refuse } from '../../types/refusals.js';
import { type Alignment, isReversible, oppositeOf } from '../../types/words.js';
import { takeFromHand, toHandOpen } from '../../verbs/hands.js';
import { copyBars, lay, noteEntered } from '../../verbs/table.js';
import { type Argument, type Draft, fading, given, notNow, noUse, optional } from '../arguments.js';
import { openArrow } from '../arrow-arguments.js';
import { handCard } from '../card-arguments.js';
import { effect, fixTarget, type Played } from '../effect.js';
import { alignment, oneOf } from '../word-arguments.js';

const fallenIn = (board: Board, matches: (fallen: Fallen) => boolean): Fallen | undefined =>
  board.seats.flatMap(({ destroyed }) => destroyed).find(matches);

const lostFor = ({ board }: Actor, { card }: Kept): { facts: GroupFacts; fallen: Fallen } | null => {
  const facts = groupFacts(card);
  const fallen = fallenIn(board, (other) => other.card === card && !other.revived);
  return facts && fallen && !board.sealed.includes(facts.id) ? { facts, fallen } : null;
};

const copyOf = (only: (facts: GroupFacts, fallen: Fallen) => boolean): Argument<Kept> =>
  handCard('group', (held, draft) => {
    const lost = lostFor(draft.actor, held);
    return (lost !== null && only(lost.facts, lost.fallen)) || noUse(draft);
  });

/** Attaches a face-up card to an arrow; without room it goes to the hand. No token this turn (N-402). */
const enter = (game: Game, by: string, { id, card }: { id: string; card: string }, { onto, arrow }: PlayFields): void => {
  lay(game.board, { id, card }, 'announced', by);
  const arrangement =
    onto !== undefined && tableCard(game.board, onto) && arrow !== undefined ? arrange(game.board, id, by, { onto, arrow }) : null;
  if (arrangement) hang(game, arrangement, by, { cause: 'returned' });
  else {
    delete game.board.cards[id];
    toHandOpen(game, by, { id, card });
  }
};

/** Cancels the destroyer's credit, and lets a copy come into play. */
const revive = (board: Board, card: string): void => {
  for (const { destroyed } of board.seats)
    for (const fallen of destroyed) if (fallen.card === card) Object.assign(fallen, { revived: true, uncounted: true });
};

/** The copy may be played as if the Group had never been destroyed. */
const reviveNow = (
  game: Game,
  { by, play, group }: Pick<Played<{ group: Argument<Kept> }>, 'by' | 'play' | 'group'>,
  isAtOnce: boolean,
): void => {
  revive(game.board, group.card);
  if (isAtOnce && play.fields.onto !== undefined) enter(game, by, takeFromHand(game, by, group.id), play.fields);
};

/** A play keeps only names that are on the table. */
const keepKnown = ({ board }: Game, { play }: { readonly play: Play }): void => {
  if (play.fields.onto !== undefined && !tableCard(board, play.fields.onto)) fixTarget(play, { onto: undefined });
};

/** A copy may be played by dice as usual. */
const revives = (only: (facts: GroupFacts, fallen: Fallen) => boolean) =>
  effect(
    { group: copyOf(only) },
    { announce: keepKnown, apply: (game, played) => reviveNow(game, played, earlierOf(game.board).revivesAtOnce === true) },
  );

const handCardNamed = ({ actor, fields: { card2 } }: Draft): string | undefined =>
  card2 === undefined ? undefined : handGroup(actor, card2)?.card;

const isKilled = (_facts: GroupFacts, { killed }: Fallen): boolean => killed;

const hasArrangers = ({ board, player }: Actor): boolean => structureOf(board, player).some(({ card }) => card === 'clone-arrangers');

/** An open arrow, which only the Clone Arrangers allow to name. */
const arrangersArrow: ReturnType<typeof openArrow> = {
  ...openArrow(handCardNamed),
  missing: (draft) => (hasArrangers(draft.actor) ? openArrow(handCardNamed).missing?.(draft) : noUse(draft)) ?? null,
  check: (draft, place) => (hasArrangers(draft.actor) ? openArrow(handCardNamed).check(draft, place) : noUse(draft)),
};

/** Revives a killed Personality: by dice as usual, or at once with the Clone Arrangers. */
export const allowCopy = effect(
  { group: copyOf(isKilled), place: optional(arrangersArrow) },
  {
    announce: keepKnown,
    apply: (game, played) => reviveNow(game, played, true),
  },
);
export const reviveNation = revives(({ attributes }, { killed }) => attributes.includes('Nation') && !killed);
/** Any Group that was destroyed, but not killed. */
export const reviveGroup = revives((_facts, { killed }) => !killed);

/** Brings a copy of a killed Personality into play at once; the paying Group shares its alignments. */
export const takePlace = effect(
  { group: copyOf(isKilled), place: fading(openArrow(handCardNamed)) },
  {
    announce: keepKnown,
    apply: (game, played) => reviveNow(game, played, true),
    words: (context) => new Set(groupFacts(handCardNamed(context) ?? '')?.alignments),
  },
);

const lossOf = (board: Board, hows: readonly Loss['how'][]): Loss | null => {
  const top = topFrame(board);
  return top?.kind === 'loss' && hows.includes(top.loss.how) ? top.loss : null;
};

const lossBeneath = (board: Board, hows: readonly Loss['how'][]): Loss | null => {
  for (const frame of [...board.frames].reverse()) if (frame.kind === 'loss' && hows.includes(frame.loss.how)) return frame.loss;
  return null;
};

export const restoreKilled = effect(
  {
    loss: given(({ actor: { board } }) => lossBeneath(board, ['killed']), notNow),
    place: fading(openArrow(({ actor: { board } }) => lossOf(board, ['killed'])?.card)),
  },
  {
    when: (context) => {
      const { board } = context.actor;
      const loss = lossOf(board, ['killed']);
      const isThere = loss && !board.sealed.includes(loss.card) && fallenIn(board, ({ id }) => id === loss.copy);
      return isThere ? null : notNow(context);
    },
    apply: (game, { by, play, loss }) => {
      for (const seat of game.board.seats) {
        const place = seat.destroyed.findIndex(({ id }) => id === loss.copy);
        if (place < 0) continue;
        seat.destroyed.splice(place, 1);
        enter(game, by, { id: loss.copy, card: loss.card }, play.fields);
      }
    },
    could: (board) => {
      const loss = lossOf(board, ['killed']);
      return loss !== null && fallenIn(board, ({ id }) => id === loss.copy) !== undefined;
    },
  },
);

const GONE: readonly Loss['how'][] = ['slipped', 'destroyed', 'killed'];

/** The Group just destroyed or discarded can never return. */
export const sealFallen = effect(
  { loss: given(({ actor: { board } }) => lossBeneath(board, GONE), notNow) },
  {
    when: (context) => (lossOf(context.actor.board, GONE) ? null : notNow(context)),
    apply: ({ board }, { loss }) => {
      board.sealed.push(loss.card);
    },
    could: (board) => lossOf(board, GONE) !== null,
  },
);

/** True if a lost Resource may return: a Unique one only without another copy in play (N-801). */
const isAlone = (board: Board, card: string): boolean => earlierOf(board).retakesUnique === true || copyBars(board, card) !== 'inPlay';

/** Returns a lost Resource from its pile into play. */
const retake = (game: Game, by: string, { copy, card }: Loss): void => {
  for (const { discards } of game.board.seats) {
    const place = discards.findIndex(({ id }) => id === copy);
    if (place >= 0) discards.splice(place, 1);
  }
  game.board.sealed = game.board.sealed.filter((kind) => kind !== card);
  lay(game.board, { id: copy, card }, 'resource', by);
  noteEntered(game, copy);
};

/** Takes the Gadget or Artifact that was just lost. */
export const takeLostResource = effect(
  { loss: given(({ actor: { board } }) => lossBeneath(board, ['resource']), notNow) },
  {
    when: (context) => (lossOf(context.actor.board, ['resource']) ? null : notNow(context)),
    check: ({ actor: { board } }, { loss }) => (isAlone(board, loss.card) ? null : refuse('N-801', 'inPlay', { card: loss.card })),
    apply: (game, { by, loss }) => {
      if (!tableCard(game.board, loss.copy) && isAlone(game.board, loss.card)) retake(game, by, loss);
    },
    could: (board) => {
      const loss = lossOf(board, ['resource']);
      return loss !== null && isAlone(board, loss.card);
    },
  },
);

/** A destroyed Group, regardless of credit. */
const fallen: Argument<Fallen> = {
  fields: ['on'],
  read: ({ actor: { board }, fields: { on: target } }) => fallenIn(board, ({ id }) => id === target),
  check: () => null,
  candidates: ({ actor: { board } }) => board.seats.flatMap(({ destroyed }) => destroyed.map(({ id }) => ({ on: id }))),
};

/** Adds, removes or reverses an alignment of a destroyed Group, which goals count (N-497). */
export const rewriteFallen = effect(
  { fallen, alignment: alignment(), change: optional(oneOf('change', ['add', 'remove', 'reverse'])) },
  {
    check: (context, { fallen: { traits }, alignment: word, change }) => {
      const has = traits.includes(word);
      const fits = change === 'reverse' ? has && isReversible(word) : (change === 'remove') === has;
      return fits ? null : noUse(context);
    },
    apply: (_game, { fallen: group, alignment: word, change }) => {
      const opposite = word === 'Fanatic' ? undefined : oppositeOf(word);
      const added: Alignment[] = change === 'add' ? [word] : change === 'reverse' && opposite ? [opposite] : [];
      const gone = change === 'add' ? opposite : word;
      group.traits = [...group.traits.filter((trait) => trait !== gone), ...added];
    },
    could: (board) => board.seats.some(({ destroyed }) => destroyed.length > 0),
  },
);
