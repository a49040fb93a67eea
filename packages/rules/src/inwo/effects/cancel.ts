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
import { strike } from '../verbs/changes.js';
import { type Argument, fading } from './arguments.js';
import { type EffectFor, effect } from './effect.js';
import { cancelPayment, playPaidBy, substitute } from './payers.js';

/** The newest answerable play by another player, or the named one. */
const answeredPlay = (board: Board, player: string, kind: 'playing' | 'using', against: CopyId | undefined): Play | undefined => {
  const top = topFrame(board);
  if (top?.kind !== kind) return undefined;
  const open = top.plays.filter(({ cancelled, by }) => !cancelled && by !== player);
  return against === undefined || against === 'last' ? open.at(-1) : open.find(({ copy }) => copy === against);
};

const says = (record: unknown, word: string): boolean => {
  if (typeof record === 'string') return record === word;
  return typeof record === 'object' && record !== null && Object.values(record).some((part) => says(part, word));
};

/** True if a Plot concerns cards of a kind: its text names them, or it is used on one. */
const concerns = (board: Board, { card, fields: { on: target, helper, cards = [] } }: Play, filter: Filter): boolean => {
  const { abilities, concerns: words = [] } = plotFacts(card) ?? { abilities: [] };
  if (typeof filter === 'string' && (words.some((word) => word === filter) || says(abilities, filter))) return true;
  const touched = [target, helper, ...cards].filter((id): id is CopyId => id !== undefined);
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

/** True if a shielded player's play does not concern this rival: they were not attacked, nor targeted (N-113). */
const isAloof = (board: Board, { by, fields: { on: target, player: aimed } }: Pick<Play, 'by' | 'fields'>, player: string): boolean =>
  isShielded(board, by, player) && aimed !== player && (target === undefined || tableCard(board, target)?.owner !== player);

const openPlays = (board: Board): readonly Play[] => {
  const top = topFrame(board);
  return top?.kind === 'playing' || top?.kind === 'using' ? top.plays : [];
};

/** The answered play: the named one, or the newest; fixed when the answer is announced. */
const answeredPlot: Argument<Play | undefined, EffectOf<'cancelPlay'>> = fading({
  fields: ['against'],
  read: ({ actor: { board, player }, effect: facts, fields: { against } }) => playToCancel(board, player, facts, against),
  missing: () => refuse('N-912', 'nothingToCancel'),
  check: ({ actor: { board, player } }, play) => (isAloof(board, play, player) ? refuse('N-113', 'shielded', { player: play.by }) : null),
  candidates: ({ actor: { board } }) => openPlays(board).map(({ copy }) => ({ against: copy })),
});

/** Cancels a Plot or agents while they are being played (N-910, N-911). */
export const cancelPlay: EffectFor<'cancelPlay'> = effect(
  { answered: answeredPlot },
  {
    answered: (context) => answeredPlot.read(context)?.copy,
    apply: ({ board }, { by, play: canceller, effect: { what, take } }) => {
      const found = playBeneath(board, canceller.id, canceller.fields.against, what === 'agents');
      if (found) strike(found, canceller);
      if (found && take) found.takenBy = by;
    },
    could: (board, player, facts) => {
      const play = playToCancel(board, player, facts, undefined);
      return play !== undefined && !isAloof(board, play, player);
    },
  },
);

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

/** The card whose action would be cancelled: an announced one, or one in the open attack (N-914). */
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
      .flatMap((play) => (play.by === player || isAloof(board, play, player) ? [] : play.paid))
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

/** The card whose action is answered: the named one, or the newest; fixed when the answer is announced. */
export const answeredAction: Argument<CopyId | undefined, EffectOf<'cancelAction'>> = fading({
  fields: ['against'],
  read: ({ actor, effect: facts, copy, fields: { against } }) => actionToCancel(actor, facts, copy, against),
  missing: () => refuse('N-912', 'nothingToCancel'),
  check: () => null,
  candidates: ({ actor: { board } }) => {
    const attack = runningAttack(board);
    const fought = attack ? [...attackersOf(attack), ...attack.joins.map(({ card }) => card)] : [];
    const acting = new Set([...openPlays(board).flatMap(({ copy, paid }) => [copy, ...paid]), ...fought]);
    return [...acting].map((against) => ({ against }));
  },
});

const useBeneath = (board: Board, own: number, target: CopyId | undefined): Play | undefined => {
  for (const frame of [...board.frames].reverse()) {
    const plays = frame.kind === 'using' ? frame.plays : [];
    const found = plays.find(({ copy, cancelled, id }) => copy === target && !cancelled && id !== own);
    if (found) return found;
  }
  return undefined;
};

/** Cancels an action or a use of an ability (N-910, N-914). */
export const cancelAction: EffectFor<'cancelAction'> = effect(
  { answered: answeredAction },
  {
    answered: (context) => answeredAction.read(context),
    apply: (game, { play }) => {
      const { against: target } = play.fields;
      const use = useBeneath(game.board, play.id, target);
      const paid = target === undefined ? undefined : playPaidBy(game.board, target);
      if (use) strike(use, play);
      else if (target !== undefined && paid) cancelPayment(game, play, paid, target);
      else if (target !== undefined) cancelInAttack(game, target);
    },
    choose: (game, { play }, { chosen }) => substitute(game, play, chosen),
    could: (board, player, facts, copy) => actionToCancel({ board, player }, facts, copy, undefined) !== undefined,
  },
);
