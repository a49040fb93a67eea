import { z } from 'zod';
import { refuse } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { fits } from '../../domain/geometry.js';
import type { Effect } from '../card-types.js';
import { specialFacts } from '../cards/index.js';
import { layDown, stirAttack } from '../effects.js';
import { type Actor, emit, findSeat, openAttack, runningAttack, seatsIn, specialsOf, turnOf } from '../game.js';
import { actionLeft, begun, inActions, inHand, onTable, own, ownTurn } from '../gates.js';
import { checkMoves } from '../moves.js';
import { openPlaying } from '../playing.js';
import { freeArrows, obstaclesOf, openPlaces, spotAt } from '../structure.js';
import type { PlayableSpecial, PlaySpecialIntent } from '../types.js';
import { type Command, cardId, moneyMoves, playerId, side } from './command.js';

/** Whether a Special may be played now, whatever it is played on (C-901 to C-913). */
const timely = (actor: Actor, card: CardId): Refusal | null => {
  const { board, player } = actor;
  const { rule, play } = specialFacts(card);
  const attack = openAttack(board);
  if ('react' in play) {
    if (play.react !== 'dice') return refuse(rule, play.react === 'special' ? 'onlyAsCounter' : 'onlyAgainstPrivilege', { card });
    return attack?.stage === 'dice' ? null : refuse(rule, 'onlyAfterDice', { card });
  }
  const running = runningAttack(board);
  const third = running !== null && player !== running.by && player !== running.defender;
  if (running?.privilege === 'declared' && third) return refuse('C-602', 'privileged');
  switch (play.use) {
    case 'whispering':
      return refuse(rule, 'onlyInAnnouncement', { card });
    case 'bribe':
      return inActions(actor) ?? actionLeft(actor);
    case 'doubleIncome':
      return (
        ownTurn(actor) ??
        (board.phase !== 'start' ? refuse(rule, 'onlyBeforeDraw', { card }) : turnOf(board).doubled ? refuse(rule, 'alreadyDoubled') : null)
      );
    case 'skipTurn':
      return board.phase === 'start' && turnOf(board).player !== player ? null : refuse(rule, 'onlyAtOthersStart', { card });
    case 'revive':
      return running ? refuse(rule, 'notInAttack', { card }) : null;
    case 'redistribute':
      return running && (third || running.stage !== 'contest') ? refuse(rule, 'notInAttack', { card }) : null;
    case 'spy':
    case 'money':
      return null;
  }
};

/** What a Special is played on (C-902, C-903, C-907, C-913). */
const aimed = (actor: Actor, intent: PlaySpecialIntent, play: Effect): Refusal | null => {
  const { board, player } = actor;
  const { rule } = specialFacts(intent.card);
  if (!('use' in play)) return null;
  switch (play.use) {
    case 'bribe': {
      const { group, onto, arrow } = intent;
      if (!group || !onto || !arrow) return refuse(rule, 'needsPlace');
      const refusal = onTable(board, group) ?? own(actor, onto, rule);
      if (refusal) return refusal;
      if (!board.uncontrolled.includes(group)) return refuse(rule, 'notUncontrolled', { card: group });
      const open = freeArrows(board, onto).includes(arrow) && fits(spotAt(board, group, { onto, arrow }), obstaclesOf(board, player));
      return open ? null : refuse(rule, 'noRoomThere', { group, onto, arrow });
    }
    case 'revive': {
      if (!intent.group) return refuse(rule, 'needsDeadGroup');
      return onTable(board, intent.group) ?? (board.dead.includes(intent.group) ? null : refuse(rule, 'notDead', { card: intent.group }));
    }
    case 'spy': {
      if (!intent.player) return refuse(rule, 'needsPlayer');
      const seat = findSeat(board, intent.player);
      if (intent.player === player) return refuse(rule, 'ownHand');
      return seat?.status === 'in' ? null : refuse(rule, 'nobodyThere');
    }
    case 'redistribute':
      return checkMoves(actor, intent.moves, play.bonus, rule);
    default:
      return null;
  }
};

/** Nobody learns by a card that the Special does not ask for whether it exists (C-307). */
const unseen = ({ board, earlier }: Actor, { group, onto }: PlaySpecialIntent): Refusal | null =>
  earlier?.carriesAll ? null : ((group === undefined ? null : onTable(board, group)) ?? (onto === undefined ? null : onTable(board, onto)));

/** What the Special asks for, and nothing else that came along: everybody is told of it. */
const pared = ({ type, card, group, onto, arrow, player, moves }: PlaySpecialIntent, play: Effect): PlaySpecialIntent => {
  switch ('use' in play ? play.use : play.react) {
    case 'bribe':
      return { type, card, ...(group && { group }), ...(onto && { onto }), ...(arrow && { arrow }) };
    case 'revive':
      return { type, card, ...(group && { group }) };
    case 'spy':
      return { type, card, ...(player && { player }) };
    case 'redistribute':
      return { type, card, ...(moves && { moves }) };
    default:
      return { type, card };
  }
};

const offerOf = (actor: Actor, card: CardId): PlayableSpecial | null => {
  const { board, player } = actor;
  if (timely(actor, card)) return null;
  const { play } = specialFacts(card);
  if (!('use' in play)) return { card, needs: 'nothing' };
  switch (play.use) {
    case 'bribe': {
      const groups = board.uncontrolled.filter((group) => openPlaces(board, group, player).length > 0);
      const [first] = groups;
      return first === undefined ? null : { card, needs: 'groupAndPlace', groups, places: openPlaces(board, first, player) };
    }
    case 'revive':
      return board.dead.length > 0 ? { card, needs: 'deadGroup', groups: board.dead } : null;
    case 'spy':
      return {
        card,
        needs: 'player',
        players: seatsIn(board)
          .map((seat) => seat.player)
          .filter((other) => other !== player),
      };
    case 'redistribute':
      return { card, needs: 'moves' };
    default:
      return { card, needs: 'nothing' };
  }
};

/** Plays a Special for its effect; it may be cancelled first (C-900). */
export const playSpecial: Command<'playSpecial'> = {
  type: 'playSpecial',
  shape: z.strictObject({
    type: z.literal('playSpecial'),
    card: cardId,
    group: cardId.optional(),
    onto: cardId.optional(),
    arrow: side.optional(),
    player: playerId.optional(),
    moves: moneyMoves.optional(),
  }),
  check: (actor, intent) =>
    begun(actor.board) ??
    inHand(actor, intent.card) ??
    timely(actor, intent.card) ??
    unseen(actor, intent) ??
    aimed(actor, intent, specialFacts(intent.card).play),
  apply: (game, by, sent) => {
    const { play } = specialFacts(sent.card);
    const intent = game.earlier?.carriesAll ? sent : pared(sent, play);
    const turn = turnOf(game.board);
    if (turn.player === by && game.board.phase === 'actions') turn.acted = true;
    if ('use' in play && play.use === 'bribe') turn.actionsLeft -= 1;
    layDown(game, by, intent.card);
    emit(game, { type: 'specialPlayed', player: by, card: intent.card, what: intent });
    stirAttack(game, by, intent.card);
    openPlaying(game, by, [intent.card], { for: 'effect', intent });
  },
  offer: (actor) => {
    const early = begun(actor.board);
    if (early) return early;
    const held = specialsOf(actor);
    if (held.length === 0) return refuse('C-900', 'noSpecials');
    const cards = held.flatMap((card) => offerOf(actor, card) ?? []);
    return cards.length > 0 ? { cards } : refuse('C-900', 'noneNow');
  },
};
