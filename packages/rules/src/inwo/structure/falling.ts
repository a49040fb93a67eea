import type { CardId, PlayerId } from '../../core/types.js';
import { factsOf } from '../cards/index.js';
import { earlierOf } from '../earlier.js';
import { cardOn, emit, type Game, inStructure, linkedTo, seatOf, tableCard } from '../game/game.js';
import type { Board, CopyId, Fallen, Kept, TableCard, Trait } from '../types/index.js';
import { liveCard } from '../values/live.js';
import { powerOf, puppetsOf } from '../values/values.js';
import { endChanges } from '../verbs/changes.js';
import { discardTable, toDiscards, toHandOpen } from '../verbs/hands.js';
import { lift, saysRule, touch } from '../verbs/table.js';
import { branchOf } from './structure.js';

/* Departures of cards from structures: destroyed, discarded, returned, devastated (N-496, N-497, N-733). */

const rest = ({ id, card, devastated }: TableCard): Kept => ({
  id,
  card,
  memory: { wasInPlay: true, ...(devastated && { devastated: true as const }) },
});

/** Resources lose a link to a gone card (N-809); linked Plots, and Resources linked for good, stay as sleepers. */
const unlinkResources = (board: Board, id: CopyId): void => {
  for (const linked of linkedTo(board, id)) {
    if (linked.zone !== 'resource') continue;
    if (!saysRule(linked.card, 'linksLocked') && !saysRule(cardOn(board, id).card, 'linksLocked')) {
      linked.host = null;
      continue;
    }
    linked.zone = 'linked';
    // Tokens are spent in play only (N-401).
    if (!earlierOf(board).sleepsWithTokens) linked.tokens = 0;
  }
};

/** Returns a Group in play with its branch, each singly, to a hand, face up (N-497, N-502). */
export const returnBranch = (game: Game, id: CopyId, player: PlayerId): void => {
  for (const member of branchOf(game.board, id)) {
    unlinkResources(game.board, member);
    toHandOpen(game, player, rest(lift(game.board, member)));
  }
};

/** Discards a Group in play with its branch (N-496). */
export const discardBranch = (game: Game, id: CopyId, player: PlayerId): void => {
  for (const member of branchOf(game.board, id)) {
    unlinkResources(game.board, member);
    toDiscards(game, player, rest(lift(game.board, member)));
  }
};

/** Returns puppets without a master to their player's hand; with a shared set, to the middle (N-497, N-1304). */
export const freeBranch = (game: Game, id: CopyId, player: PlayerId): void =>
  (game.board.options.oneSet ? discardBranch : returnBranch)(game, id, player);

/** Takes a Group out of its structure; its puppets go to their player's hand. */
const unseat = (game: Game, id: CopyId): TableCard => {
  const { board } = game;
  const card = cardOn(board, id);
  for (const puppet of puppetsOf(board, id)) if (puppet.owner !== null) freeBranch(game, puppet.id, puppet.owner);
  for (const linked of linkedTo(board, id)) {
    if (inStructure(linked)) linked.host = null;
    else if (linked.zone === 'resource') loseResource(game, linked.id, null);
    else discardTable(game, linked.id);
  }
  return card;
};

/** Destroys a Group (N-497), to a player's credit, or nobody's. `told`: the caller opens the window of the loss. */
export const destroy = (game: Game, id: CopyId, by: PlayerId | null, { killed = false, uncounted = false, told = false } = {}): void => {
  const { board } = game;
  const { permanent, beside } = liveCard(board, id);
  const traits = [...permanent].filter((word) => !beside.has(word)) as Trait[];
  const known = { traits: new Set(liveCard(board, id).traits), power: powerOf(board, id) };
  const follow = sharingFate(board, id);
  // Below the windows of Resources lost with it.
  if (!told && !earlierOf(board).losesUnheard) {
    const { card, owner } = cardOn(board, id);
    game.losses.push({ copy: id, card, from: owner, by, how: killed ? 'killed' : 'destroyed' });
  }
  const card = unseat(game, id);
  lift(board, id);
  endMadeBy(game, id);
  const never = uncounted || by === null || card.zone === 'middle' || saysRule(card.card, 'destroyedDoesNotCount');
  const fallen: Fallen = { id, card: card.card, killed, traits, revived: false, uncounted: never };
  const pile = by ?? card.owner;
  if (pile !== null) seatOf(board, pile).destroyed.push(fallen);
  if (traits.includes('Vampire') || saysRule(card.card, 'onlyByMagic')) board.sealed.push(card.card);
  board.changes = board.changes.filter(({ on: changed }) => changed !== id);
  emit(game, { type: 'destroyed', copy: id, card: card.card, by });
  if (by !== null && !uncounted)
    game.happened.push({ event: 'destroyed', target: id, card: card.card, ...known, by, from: card.owner, how: 'destroyed' });
  for (const { guest, dies } of follow) if (tableCard(board, guest)) destroy(game, guest, by, { killed: dies });
};

/** Temporary changes by a card's ability end when it is destroyed (N-307). */
const endMadeBy = (game: Game, id: CopyId): void => endChanges(game, ({ from, until }) => from === id && until !== 'good');

/** Groups that fall, or die, with their host. */
const sharingFate = (board: Board, id: CopyId): { guest: CopyId; dies: boolean }[] => {
  const says = (card: CardId, field: 'host' | 'linksTo') =>
    factsOf(card).abilities.some((ability) => ability.form === 'modify' && ability.of === field && ability.fate !== undefined);
  const dies = says(cardOn(board, id).card, 'host');
  return linkedTo(board, id).flatMap(({ id: guest, zone, card }) =>
    zone === 'structure' && (dies || says(card, 'linksTo')) ? [{ guest, dies }] : [],
  );
};

/** Removes a Resource for good; the loss of a Gadget or Artifact can be answered (N-1004). */
export const loseResource = (game: Game, id: CopyId, by: PlayerId | null, discarded = false): void => {
  const { card, owner } = lift(game.board, id);
  if (!discarded) endMadeBy(game, id);
  else if (owner !== null) toDiscards(game, owner, { id, card });
  const facts = factsOf(card);
  if (facts.kind === 'resource' && facts.unique && !discarded && !saysRule(card, 'replaceable')) game.board.sealed.push(card);
  if (facts.kind === 'resource' && facts.tags.some((tag) => tag === 'Gadget' || tag === 'Artifact'))
    game.losses.push({ copy: id, card, from: owner, by, how: 'resource' });
};

/** Devastates a Place (N-733): it and its branch lose their tokens. */
export const devastate = (game: Game, id: CopyId): void => {
  cardOn(game.board, id).devastated = true;
  touch(game.board);
  for (const fallen of branchOf(game.board, id)) cardOn(game.board, fallen).tokens = 0;
  emit(game, { type: 'devastated', copy: id });
};
