import { cancelInAttack } from '../attack/attacking.js';
import { attackersOf } from '../attack/forces.js';
import { abilityRefusal, forbidden } from '../attack/legality.js';
import { plotFacts } from '../cards/index.js';
import { type Actor, isShielded, runningAttack, tableCard, topFrame } from '../game/game.js';
import type { Filter } from '../types/cards.js';
import type { EffectOf } from '../types/effects.js';
import type { Board, CopyId, Play } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { fits, hasRule } from '../values/values.js';
import { strike } from '../verbs/verbs.js';
import type { EffectFor } from './effect.js';
import { cancelPayment, playPaidBy, substitute } from './payers.js';

/** The newest play on top that another one made, or the one that is named. */
const answeredPlay = (board: Board, player: string, kind: 'playing' | 'using', against: CopyId | undefined): Play | undefined => {
  const top = topFrame(board);
  if (top?.kind !== kind) return undefined;
  const open = top.plays.filter(({ cancelled, by }) => !cancelled && by !== player);
  return against === undefined || against === 'last' ? open.at(-1) : open.find(({ copy }) => copy === against);
};

/** Whether something of a card's record names a word. */
const says = (record: unknown, word: string): boolean => {
  if (typeof record === 'string') return record === word;
  return typeof record === 'object' && record !== null && Object.values(record).some((one) => says(one, word));
};

/** Whether a Plot concerns cards of a kind: its text names them, or it is used on one. */
const concerns = (board: Board, { card, fields: { on, helper, cards = [] } }: Play, filter: Filter): boolean => {
  const { abilities, concerns: words = [] } = plotFacts(card) ?? { abilities: [] };
  if (typeof filter === 'string' && (words.some((word) => word === filter) || says(abilities, filter))) return true;
  const touched = [on, helper, ...cards].filter((id): id is CopyId => id !== undefined);
  return touched.some((id) => tableCard(board, id) !== undefined && fits(board, filter, id));
};

const playToCancel = (
  board: Board,
  player: string,
  { what, filter, card, own }: EffectOf<'cancelPlay'>,
  against: CopyId | undefined,
): Play | undefined => {
  const play = answeredPlay(board, player, 'playing', against);
  if (!play || (what === 'agents') !== (play.source === 'agents') || (card !== undefined && play.card !== card)) return undefined;
  if (own && runningAttack(board)?.defender !== player) return undefined;
  return filter === undefined || concerns(board, play, filter) ? play : undefined;
};

/** Whether a shielded player's play is none of this rival's business: they were not attacked, nor is it aimed at them (N-113). */
const isAloof = (board: Board, { by, fields: { on, player: aimed } }: Pick<Play, 'by' | 'fields'>, player: string): boolean =>
  isShielded(board, by, player) && aimed !== player && (on === undefined || tableCard(board, on)?.owner !== player);

/** Cancels a Plot or agents while they are being played (N-910, N-911). */
export const cancelPlay: EffectFor<'cancelPlay'> = {
  check: ({ actor: { board, player }, effect, fields: { against } }) => {
    const play = playToCancel(board, player, effect, against);
    if (!play) return refuse('N-912', 'nothingToCancel');
    return isAloof(board, play, player) ? refuse('N-113', 'shielded', { player: play.by }) : null;
  },
  answered: ({ actor: { board, player }, effect, fields: { against } }) => playToCancel(board, player, effect, against)?.copy,
  apply: ({ board }, canceller, effect) => {
    const { by, fields, id } = canceller;
    const play = playBeneath(board, id, fields.against, effect.what === 'agents');
    if (!play) return;
    strike(play, canceller);
    if (effect.take) play.takenBy = by;
  },
  could: (board, player, effect) => {
    const play = playToCancel(board, player, effect, undefined);
    return play !== undefined && !isAloof(board, play, player);
  },
};

/** The play that a canceller answers: in the topmost frame below it that holds one. */
const playBeneath = (board: Board, own: number, against: CopyId | undefined, agents: boolean): Play | undefined => {
  for (const frame of [...board.frames].reverse()) {
    if (frame.kind !== 'playing' && frame.kind !== 'using') continue;
    const open = frame.plays.filter((play) => !play.cancelled && play.id !== own && (play.source === 'agents') === agents);
    const found = against === undefined || against === 'last' ? open.at(-1) : open.find(({ copy }) => copy === against);
    if (found) return found;
  }
  return undefined;
};

/** The card whose action would be cancelled: announced by itself, or in the open attack (N-914). */
const actionToCancel = (
  { board, player }: Pick<Actor, 'board' | 'player'>,
  { filter, illuminati }: EffectOf<'cancelAction'>,
  own: CopyId,
  against: CopyId | undefined,
): CopyId | undefined => {
  const top = topFrame(board);
  const attack = runningAttack(board);
  const named = against === 'last' ? undefined : against;
  let cards: CopyId[] = [];
  if (top?.kind === 'using' || top?.kind === 'playing') {
    const answered = top.kind === 'using' ? answeredPlay(board, player, 'using', named) : undefined;
    const play = answered && !isAloof(board, answered, player) ? answered : undefined;
    const payers = top.plays
      .flatMap((one) => (one.by === player || isAloof(board, one, player) ? [] : one.paid))
      .filter((id) => playPaidBy(board, id));
    cards = [...(play ? [play.copy] : []), ...payers];
  } else if (top?.kind === 'contest' && attack && !attack.instant) {
    cards = [...attackersOf(attack), ...attack.joins.filter(({ side }) => side === 'against').map(({ card }) => card)].reverse();
  }
  return cards.find((id) => {
    const card = tableCard(board, id);
    if (!card || card.owner === player || id === own || (named !== undefined && id !== named)) return false;
    if (card.zone === 'resource') return false;
    if (top?.kind === 'using' && hasRule(board, id, 'undisturbed') && tableCard(board, own)?.zone === 'structure') return false;
    if (card.master === null ? !illuminati : !fits(board, filter, id)) return false;
    return tableCard(board, own)
      ? abilityRefusal(board, player, own, id) === null
      : forbidden(board, ['ability'], { by: player, card: null }, id) === null;
  });
};

/** Cancels an action or a use of an ability (N-910, N-914). */
export const cancelAction: EffectFor<'cancelAction'> = {
  check: ({ actor, effect, copy, fields: { against } }) =>
    actionToCancel(actor, effect, copy, against) ? null : refuse('N-912', 'nothingToCancel'),
  answered: ({ actor, effect, copy, fields: { against } }) => actionToCancel(actor, effect, copy, against),
  apply: (game, play) => {
    const { board } = game;
    const { against: target } = play.fields;
    for (const frame of [...board.frames].reverse()) {
      if (frame.kind !== 'using') continue;
      const found = frame.plays.find(({ copy, cancelled, id }) => copy === target && !cancelled && id !== play.id);
      if (!found) continue;
      strike(found, play);
      return;
    }
    if (target === undefined) return;
    const paid = playPaidBy(board, target);
    if (paid) cancelPayment(game, play, paid, target);
    else cancelInAttack(game, target);
  },
  choose: (game, play, _effect, chosen) => substitute(game, play, chosen),
  could: (board, player, effect, copy) => actionToCancel({ board, player }, effect, copy, undefined) !== undefined,
};
