import type { CardId } from '../../core/types.js';
import { factsOf } from '../cards/index.js';
import { cardOn, emit, type Game, illuminatiCard, tableCard } from '../game/game.js';
import { returnBranch } from '../structure/falling.js';
import { arrange, hang } from '../structure/structure.js';
import type { Play } from '../types/index.js';
import { isReliefBarred, standingChanges } from '../values/values.js';
import { covered } from '../values/words.js';
import { draw } from '../verbs/decks.js';
import { layBeneath } from '../verbs/hands.js';
import { lift, link, noteEntered, touch } from '../verbs/table.js';

/** A Group moves in its structure (N-1101). */
const move = (game: Game, { copy, by, fields: { onto, arrow, placements } }: Play): void => {
  if (onto === undefined || arrow === undefined || tableCard(game.board, copy)?.owner !== by) return;
  const arrangement = arrange(game.board, copy, by, { onto, arrow, puppets: placements });
  if (arrangement) hang(game, arrangement, by, { cause: 'moved', lose: (id) => returnBranch(game, id, by) });
};

/** A Resource or Personality is linked (N-805). */
const linkAction = (game: Game, { copy, fields: { on: target } }: Play): void => {
  if (!tableCard(game.board, copy)) return;
  game.board.turn?.linked.push(copy);
  link(game, copy, target !== undefined && tableCard(game.board, target) ? target : null);
};

/** Automatic Relief: by cards of the owner, and promised for the next turn. */
export const relieveByText = (game: Game, player: string | null, atOnce: boolean): void => {
  const { board } = game;
  const promises = atOnce ? [] : board.changes.flatMap(({ relief: due, on: changed, by }) => (due && by === player ? [changed] : []));
  const texts = standingChanges(board, 'autoRelief');
  if (texts.length + promises.length === 0) return;
  const places = texts.flatMap(([source, { covers, atOnce: now }]) =>
    (player === null || source.owner === player) && (!atOnce || now) ? covered(board, source, covers) : [],
  );
  for (const id of [...places.map((card) => card.id), ...promises]) {
    const place = tableCard(board, id);
    if (!place?.devastated || isReliefBarred(board, id)) continue;
    place.devastated = false;
    board.relieved = id;
    touch(board);
    emit(game, { type: 'relieved', copy: id });
  }
};

/** Relief by joint actions (N-735). */
const relief = (game: Game, { by, paid, fields: { on: target } }: Play): void => {
  const { board } = game;
  const place = target === undefined ? undefined : tableCard(board, target);
  if (!place) return;
  place.devastated = false;
  board.relieved = place.id;
  touch(board);
  emit(game, { type: 'relieved', copy: place.id });
  for (const copy of paid) {
    const card = tableCard(board, copy);
    for (const ability of card ? factsOf(card.card).abilities : [])
      if (ability.form === 'after' && ability.event === 'relief' && ability.effect.kind === 'drawPlots')
        draw(game, card?.owner ?? by, 'plot', ability.effect.count);
  }
};

/** Brings a Resource from the hand into play (N-802). `payer`: the card whose token it took; null: none. */
export const bringIn = (game: Game, { copy, card, by, fields: { on: target } }: Play, payer: CardId | null): void => {
  const { board } = game;
  const under = target === undefined ? undefined : tableCard(board, target);
  if (under?.zone === 'resource') {
    lift(board, copy);
    layBeneath(game, by, under.id, card);
    return;
  }
  cardOn(board, copy).zone = 'resource';
  if (target !== undefined && tableCard(board, target)) link(game, copy, target);
  touch(board);
  board.idle.moved = true;
  noteEntered(game, copy);
  emit(game, { type: 'broughtIn', player: by, copy, card, payer });
};

/** Brings in a Resource paid with a token of the Illuminati (N-205). */
const takeover = (game: Game, play: Play): void => bringIn(game, play, illuminatiCard(game.board, play.by));

export const ACTIONS: Readonly<Record<'move' | 'link' | 'relief' | 'takeover', (game: Game, play: Play) => void>> = {
  move,
  link: linkAction,
  relief,
  takeover,
};
