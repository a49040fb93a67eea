import { dropJoin, voidAttack } from '../attack/attacking.js';
import { bonusFits, isStillPaid } from '../attack/bonus.js';
import { recompute } from '../attack/ledger.js';
import { attackRefusal, sideRefusal, spareRefusal } from '../attack/legality.js';
import { factsOf, plotFacts } from '../cards/index.js';
import { textsOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { ask } from '../effects/choice.js';
import { dropFrame } from '../frames/frames.js';
import { Cached } from '../game/cached.js';
import { cardOn, cardsOn, findSeat, type Game, inStructure, openAttack, structureOf, tableCard, unlinkedKey } from '../game/game.js';
import type { Attack, Board, CopyId, TableCard } from '../types/index.js';
import { tableOf } from '../values/live.js';
import { fits, fitsForGood, hasRule, isAnyHit, isBlighted, isSilenced, powerOf, tableOrStamp } from '../values/values.js';
import { endChanges } from '../verbs/changes.js';
import { discardTable, toDiscards, toHandOpen } from '../verbs/hands.js';
import { lift, newCopy, touch } from '../verbs/table.js';
import { makePlay } from './plays.js';

/* Lawfulness is looked after once more after every change (N-930), not judged once. */

/** A Plot that its card can no longer use goes to its player's hand, exposed (N-932). */
const giveBack = (game: Game, by: string, copy: CopyId): void => {
  if (tableCard(game.board, copy)?.zone !== 'announced') return;
  const { card } = lift(game.board, copy);
  toHandOpen(game, by, { id: copy, card });
};

/** True if a +10 Plot still fits the card that it is on. */
const plusFits = (game: Game, { card, on: boosted }: Attack['plus'][number]): boolean =>
  tableCard(game.board, boosted) !== undefined &&
  factsOf(card).abilities.some(
    (ability) =>
      ability.form === 'react' &&
      ability.effect.kind === 'boost' &&
      (ability.effect.illuminati || fits(game.board, ability.effect.filter, boosted)),
  );

/** True if the attack may not go on as it is: target or leader are gone, or it is no longer lawful. */
const isVoid = (board: Board, attack: Attack): boolean => {
  const { leader, target, by, kind, fromHand } = attack;
  if (!tableCard(board, target) || (leader && tableCard(board, leader)?.owner !== by)) return true;
  if (leader && (kind === 'control' || kind === 'destroy'))
    if (attackRefusal(board, { kind, by, leader, target, fromHand }, attack)) return true;
  // The target of an Instant attack stays as it was when the card was played (N-713).
  return kind === 'disaster' && !attack.instant && !earlierOf(board).devastatesSpared && spareRefusal(board, by, target) !== null;
};

/** True for an attack Plot that no longer fits the attack, or could no longer be paid (N-934). */
const isVainBonus = (board: Board, attack: Attack, bonus: Attack['bonuses'][number]): boolean => {
  if (bonus.part !== 'plots') return false;
  for (const ability of factsOf(bonus.card).abilities)
    if ('effect' in ability && ability.effect.kind === 'attackBonus')
      return !bonusFits(board, attack, ability.effect) || !isStillPaid(board, bonus);
  return false;
};

const sweepAttack = (game: Game, attack: Attack): void => {
  const { board } = game;
  if (isVoid(board, attack)) {
    voidAttack(game, attack);
    return;
  }
  for (const { card, side, by: player } of [...attack.joins])
    if (tableCard(board, card)?.owner !== player || sideRefusal(board, attack, { card, side, isIn: true })) dropJoin(game, attack, card);
  for (const plus of attack.plus.filter((bonus) => !plusFits(game, bonus))) {
    attack.plus = attack.plus.filter((bonus) => bonus !== plus);
    giveBack(game, plus.by, plus.copy);
  }
  for (const bonus of attack.bonuses) {
    if (!isVainBonus(board, attack, bonus)) continue;
    attack.bonuses = attack.bonuses.filter((other) => other !== bonus);
    if (attack.privilegeBy === bonus.copy && attack.privilege === 'declared') attack.privilege = 'ended';
    // Payments in vain are lost, as when the action that pays is cancelled (N-913, N-934).
    if (isStillPaid(board, bonus)) giveBack(game, bonus.by, bonus.copy);
    else if (tableCard(board, bonus.copy)) discardTable(game, bonus.copy);
  }
  recompute(board, attack);
};

/** A Resource's link that is unlawful for good ends; it stays with its owner's Illuminati (N-808). */
const sweepResource = ({ board }: Game, id: CopyId, host: CopyId): void => {
  const facts = factsOf(cardOn(board, id).card);
  const hostCard = tableCard(board, host);
  if (facts.kind !== 'resource' || facts.link === null || hostCard?.zone !== 'structure' || fitsForGood(board, facts.link, host)) return;
  if (hasRule(board, host, 'linksLocked') || hasRule(board, id, 'linksLocked')) return;
  const card = cardOn(board, id);
  card.host = null;
  // It may be linked again from the next turn of its owner on.
  if (board.turn?.player === card.owner && !earlierOf(board).relinksAtOnce) board.turn?.used.push(unlinkedKey(id));
  touch(board);
};

/** Plots of one kind that a player may have once, and has more often: what has come last stands first. */
const surplusOf = (board: Board, { card, owner }: TableCard): { plot: TableCard; on: TableCard }[] => {
  const held = cardsOn(board).flatMap((plot) => {
    const hostCard = plot.host === null ? undefined : tableCard(board, plot.host);
    return plot.card === card && plot.owner === owner && plot.zone === 'linked' && hostCard?.zone === 'structure'
      ? [{ plot, on: hostCard }]
      : [];
  });
  return held.sort((first, second) => Number(second.on.captured) - Number(first.on.captured) || second.plot.order - first.plot.order);
};

/** Asks a player who has two Plots of a kind that is limited to one which of them goes (N-808). */
const sweepSurplus = (game: Game): void => {
  const { board } = game;
  for (const linked of cardsOn(board)) {
    const { id, card, owner, zone } = linked;
    if (zone !== 'linked' || owner === null || plotFacts(card)?.limit !== 'player') continue;
    const held = surplusOf(board, linked);
    const isAsked = board.frames.some((frame) => frame.kind === 'choose' && frame.by === owner && frame.play.card === card);
    if (held.length < 2 || isAsked || findSeat(board, owner)?.status !== 'in') continue;
    const from = held.map(({ on }) => ({ id: on.id, card: on.card }));
    ask(game, owner, makePlay(game, owner, { copy: id, card, source: 'plot', fields: {} }), { min: 1, max: 1, options: 0, from });
  }
};

/** Finds the second of two Plots that a player may have once: the one that came with a captured card. */
const isSecond = (board: Board, id: CopyId): boolean => {
  const { card, owner, host, order } = cardOn(board, id);
  if (plotFacts(card)?.limit !== 'player') return false;
  const isNew = (host: CopyId | null): boolean => host !== null && tableCard(board, host)?.captured === true;
  return cardsOn(board).some((other) => {
    if (other.id === id || other.card !== card || other.zone !== 'linked' || other.owner !== owner) return false;
    return isNew(host) === isNew(other.host) ? other.order < order : isNew(host);
  });
};

/** Links that are unlawful for good: the Plot is discarded (N-808). */
const sweepLinks = (game: Game): void => {
  const { board } = game;
  const { dropsSecond } = earlierOf(board);
  for (const { id, zone, host, card, owner } of cardsOn(board)) {
    if (zone === 'structure' && host !== null && tableCard(board, host)?.owner !== owner) {
      cardOn(board, id).host = null;
      touch(board);
    }
    if (zone === 'resource' && host !== null) sweepResource(game, id, host);
    if (zone !== 'linked') continue;
    if (host === null) {
      discardTable(game, id);
      continue;
    }
    const found = textsOf(card).link;
    const hostCard = tableCard(board, host);
    if (found && !found.stays && hostCard?.zone === 'structure' && !fitsForGood(board, found.filter, host)) discardTable(game, id);
    else if (dropsSecond && isSecond(board, id)) discardTable(game, id);
  }
  if (!dropsSecond) sweepSurplus(game);
};

/** Changes that hold between two cards end when either is captured, destroyed, or out of play; given away, they stay. */
const sweepPairs = (game: Game): void => {
  const { board } = game;
  const { pairsOfOne } = earlierOf(board);
  const isKept = (id: CopyId, by: string) => {
    const card = tableCard(board, id);
    return card?.zone === 'structure' && (card.owner === by || (!pairsOfOne && !card.captured));
  };
  for (const made of board.changes) {
    if (made.with === undefined || (isKept(made.on, made.by) && isKept(made.with, made.withOf ?? made.by))) continue;
    const { copy } = made;
    endChanges(game, (change) => change === made);
    if (copy !== null && tableCard(board, copy)) discardTable(game, copy);
  }
};

/** Groups that can hold no token: of Power 0, silenced, or at or below a Devastated Place, which is no part of the table's values. */
const barren = new Cached<readonly TableCard[]>(
  (board) =>
    cardsOn(board).filter(({ id, card, zone }) => {
      if (zone !== 'structure') return false;
      const facts = factsOf(card);
      return isBlighted(board, id) || isSilenced(board, id) || ('inward' in facts && facts.power !== 0 && powerOf(board, id) === 0);
    }),
  (board) => (isAnyHit(board) ? board.stamp : tableOrStamp(board)),
);

/** Groups whose Power fell to 0, and those below a Devastated Place, have lost their tokens (N-306, N-733). */
const sweepTokens = ({ board }: Game): void => {
  for (const card of barren.of(board)) card.tokens = 0;
};

/** Cards that a player keeps only while they control a Group of a kind. */
const sweepResources = (game: Game): void => {
  const { board } = game;
  for (const { id, zone, owner } of cardsOn(board)) {
    if (zone !== 'resource' || owner === null || !hasRule(board, id, 'uncontrolledIfNone')) continue;
    if (!structureOf(board, owner).some((card) => fits(board, 'Government', card.id))) discardTable(game, id);
  }
};

/** Cards beneath a lost card are discarded. */
const sweepBeneath = (game: Game): void => {
  for (const [player, mine] of Object.entries(game.state.secrets.private)) {
    for (const { host, kept } of [...mine.beneath]) {
      if (tableCard(game.board, host)?.owner === player) continue;
      mine.beneath = mine.beneath.filter((stored) => stored.kept !== kept);
      const card = tableCard(game.board, host);
      if (card) card.beneath -= 1;
      toDiscards(game, player, { ...kept, id: newCopy(game.board) });
    }
    if (mine.notes.length > 0) mine.notes = mine.notes.filter(({ host }) => tableCard(game.board, host)?.owner === player);
  }
};

/** A Plot whose effect ended with the card that it was for is discarded (N-904). */
const sweepSpent = (game: Game): void => {
  const { board } = game;
  const announced = cardsOn(board).filter(({ zone, card }) => zone === 'announced' && plotFacts(card));
  if (announced.length === 0) return;
  const attack = openAttack(board);
  const frames = [...board.frames, ...(board.suspended?.frames ?? [])];
  const held = new Set([
    ...board.changes.map(({ copy }) => copy),
    ...frames.flatMap((frame) =>
      ('plays' in frame ? frame.plays : 'play' in frame ? [frame.play] : []).flatMap(({ copy, fields: { cards = [] } }) => [
        copy,
        ...cards,
      ]),
    ),
    ...frames.flatMap((frame) => (frame.kind === 'dice' && frame.roll ? [frame.roll.play.copy] : [])),
    ...(attack ? [...attack.bonuses, ...attack.plus].map(({ copy }) => copy) : []),
    ...(attack?.plot ? [attack.plot.copy] : []),
  ]);
  for (const { id } of announced) if (!held.has(id)) discardTable(game, id);
};

/** In a joint Relief, pledges whose card is gone or has no token any more fall, and all of it does without its Place (N-735). */
const sweepRelief = ({ board }: Game): void => {
  for (const frame of [...board.frames]) {
    if (frame.kind !== 'relief' || earlierOf(board).relievesBlindly) continue;
    if (!tableCard(board, frame.place)?.devastated) dropFrame(board, frame);
    frame.pledges = frame.pledges.filter(({ by, card }) => {
      const pledged = tableCard(board, card);
      return pledged?.owner === by && inStructure(pledged) && pledged.tokens > 0;
    });
  }
};

const swept = new WeakMap<Board, { readonly stamp: number; readonly table: object | null }>();

/** Checks that depend only on table cards: looked after once for each stamp of a board, links once for each table. */
const sweepCards = (game: Game): void => {
  const { board } = game;
  const { stamp } = board;
  const known = swept.get(board);
  if (known?.stamp === stamp) return;
  const table = tableOf(board);
  const isOther = table === null || known?.table !== table;
  if (isOther) {
    sweepLinks(game);
    sweepPairs(game);
  }
  sweepBeneath(game);
  if (isOther) sweepResources(game);
  sweepSpent(game);
  swept.set(board, { stamp, table });
};

/** Puts everything right that a change has made unlawful. */
export const sweep = (game: Game): void => {
  sweepCards(game);
  sweepTokens(game);
  sweepRelief(game);
  const attack = openAttack(game.board);
  if (attack?.stage === 'contest') sweepAttack(game, attack);
  else if (attack?.stage === 'dice') recompute(game.board, attack);
};
