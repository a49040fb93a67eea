import type { PlayerId } from '../../../core/types.js';
import { succeeds } from '../../../domain/odds.js';
import { CARDS } from '../../cards/index.js';
import { earlierOf } from '../../earlier.js';
import type { Game } from '../../game/game.js';
import { cardOn, isGroup, privateOf, runningAttack, structureOf, tableCard, topFrame } from '../../game/game.js';
import { destroy, loseResource } from '../../structure/falling.js';
import type { Attack, Board, CopyId, Play, TableCard } from '../../types/index.js';
import { discardTable } from '../../verbs/hands.js';
import { type Draft, fading, fromEvent, given, noUse } from '../arguments.js';
import { card } from '../card-arguments.js';
import { ask } from '../choice.js';
import { effect } from '../effect.js';
import { all, inPlay, own } from '../judges.js';

/* Writes a secret note of a player. */

const write = (game: Game, by: string, host: string, names: string): void => {
  const mine = privateOf(game.state, by);
  mine.notes = [...mine.notes.filter((note) => note.host !== host), { host, names }];
  cardOn(game.board, host).noted = true;
};

const erase = (game: Game, by: string, host: string): void => {
  const mine = privateOf(game.state, by);
  mine.notes = mine.notes.filter((note) => note.host !== host);
  const card = tableCard(game.board, host);
  if (card) card.noted = false;
};

export const noteGroup = effect(
  { on: card(all(own, inPlay)) },
  { apply: (game, { by, copy, on: target }) => write(game, by, copy, target.id), could: () => false },
);

/** The Group that destroyed another one in the last attack: by leading, by helping a strike, or by its own ability; null: none. */
const destroyerIn = (board: Board): CopyId | null => {
  const { attack } = board;
  const { sparesHelpers } = earlierOf(board);
  const made = sparesHelpers ? null : (attack?.helper?.card ?? attack?.plot?.copy ?? null);
  const found = attack?.leader ?? made;
  return found !== null && tableCard(board, found)?.zone === 'structure' && isGroup(board, found) ? found : null;
};

const destroyedNamed = ({ actor: { mine }, copy, fields: { mode, on: target } }: Draft): CopyId | null =>
  mode === 'destroyed' && target !== undefined && mine.notes.find(({ host }) => host === copy)?.names === target ? target : null;

/** Asks a player to give up a Group of their own, if they have any. */
const askForGroup = (game: Game, play: Play, player: PlayerId): void => {
  const groups = structureOf(game.board, player).filter(({ master }) => master !== null);
  const from = groups.map(({ id, card: kind }) => ({ id, card: kind }));
  if (from.length > 0) ask(game, player, play, { min: 1, max: 1, options: 0, from });
};

/**
 * When the noted Group is destroyed, its destroyer, or a Group of the attacker's choice, is destroyed, too; both count for the note's
 * owner.
 */
export const strikeBack = effect(
  { named: fading(fromEvent(destroyedNamed)) },
  {
    apply: (game, { by, copy, play, named }) => {
      const { player } = play.fields;
      const destroyer = named === undefined ? null : destroyerIn(game.board);
      if (named !== undefined) erase(game, by, copy);
      if (destroyer !== null) destroy(game, destroyer, by);
      else if (named !== undefined && player !== undefined) askForGroup(game, play, player);
    },
    choose: (game, { by }, { chosen: [chosen] }) => {
      if (chosen !== undefined && tableCard(game.board, chosen)) destroy(game, chosen, by);
    },
  },
);

const PLACES = CARDS.filter(({ kind }) => kind === 'place').map(({ id }) => ({ id, card: id }));

export const notePlace = effect(
  {},
  {
    apply: (game, { by, play }) => ask(game, by, play, { min: 1, max: 1, options: 0, from: PLACES }),
    choose: (game, { by, copy }, { chosen: [chosen] }) => {
      if (chosen !== undefined && tableCard(game.board, copy)) write(game, by, copy, chosen);
    },
  },
);

const fellingPlace = (board: Board): Attack | null => {
  const top = topFrame(board);
  const attack = top?.kind === 'dice' && top.roll === null ? runningAttack(board) : null;
  if (!attack || attack.kind === 'control' || attack.roll === null || attack.failed) return null;
  const isPlace = PLACES.some(({ id }) => id === attack.targetCard);
  return isPlace && succeeds(attack.roll, attack.needs) ? attack : null;
};

/** Reveals the note: its Place survives, now and later. */
export const revealGrail = effect(
  { attack: given(({ actor: { board } }) => fellingPlace(board), noUse) },
  {
    check: (context, { attack }) => {
      const named = context.actor.mine.notes.find(({ host }) => host === context.copy)?.names;
      return named === attack.targetCard ? null : noUse(context);
    },
    apply: (_game, { attack }) => {
      attack.failed = true;
    },
    could: (board, _player, _effect, copy) => fellingPlace(board) !== null && tableCard(board, copy)?.noted === true,
  },
);

const capturedPlace = ({ actor: { board, mine }, copy, fields: { on: target = '' } }: Draft): TableCard | null => {
  const place = tableCard(board, target);
  return place && mine.notes.find(({ host }) => host === copy)?.names === place.card ? place : null;
};

/** Discards the card when its noted Place was captured. */
export const dropGrail = effect(
  { place: fromEvent(capturedPlace) },
  {
    apply: (game, { copy }) => {
      if (earlierOf(game.board).losesUnheard) discardTable(game, copy);
      else loseResource(game, copy, null, true);
    },
  },
);
