import { z } from 'zod';
import { isRefusal } from '../../core/refuse.js';
import type { CardId, Refusal } from '../../core/types.js';
import { specialFacts } from '../cards/index.js';
import type { Special } from '../cards/specials.js';
import type { Effect, Field } from '../effects/effect.js';
import { effectFor } from '../effects/effects.js';
import { openPlaying, reopenWindow } from '../frames/frames.js';
import { type Actor, emit, openAttack, specialsOf, turnOf } from '../game/game.js';
import { begun, inHand, onTable } from '../game/gates.js';
import type { PlayableSpecial, PlaySpecialIntent } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { layDown } from '../verbs/verbs.js';
import { type Command, cardId, moneyMoves, playerId, side } from './command.js';

/** The refusal is the same for cards that do not exist: nobody learns of a card that the Special does not ask for (C-307). */
const unseen = ({ board, earlier }: Actor, { group, onto }: PlaySpecialIntent): Refusal | null =>
  earlier?.carriesAll ? null : ((group === undefined ? null : onTable(board, group)) ?? (onto === undefined ? null : onTable(board, onto)));

/** The intent with only the fields that its effect uses, since it is published. */
const pared = (sent: PlaySpecialIntent, fields: ReadonlySet<Field>): PlaySpecialIntent => {
  const intent: PlaySpecialIntent = { type: sent.type, card: sent.card };
  for (const field of fields) if (sent[field]) Object.assign(intent, { [field]: sent[field] });
  return intent;
};

const offerOf = (actor: Actor, id: CardId): PlayableSpecial | null => {
  const card = specialFacts(id);
  const effect = effectFor(card);
  const context = { actor, effect: card, fields: {} };
  if (effect.when?.(context)) return null;
  const [argument] = Object.values(effect.arguments);
  if (!argument) return { card: id, needs: 'nothing' };
  const candidates = argument.candidates(context);
  return candidates && { card: id, needs: argument.needs, ...candidates };
};

interface PlayPlan {
  readonly effect: Effect<Special>;
  readonly intent: PlaySpecialIntent;
}

/** Plays a Special for its effect; it may be cancelled first (C-900). */
export const playSpecial: Command<'playSpecial', PlayPlan> = {
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
  check: (actor, sent) => {
    const refusal = begun(actor.board) ?? inHand(actor, sent.card);
    if (refusal) return refusal;
    const card = specialFacts(sent.card);
    const effect = effectFor(card);
    const context = { actor, effect: card, fields: sent };
    return (
      effect.when?.(context) ??
      unseen(actor, sent) ??
      effect.check(context) ?? { effect, intent: actor.earlier?.carriesAll ? sent : pared(sent, effect.asks()) }
    );
  },
  apply: (game, by, { effect, intent }) => {
    const { board } = game;
    const turn = turnOf(board);
    if (turn.player === by && board.phase === 'actions') turn.acted = true;
    if (effect.cost === 'action') turn.actionsLeft -= 1;
    layDown(game, by, intent.card);
    emit(game, { type: 'specialPlayed', player: by, card: intent.card, what: intent });
    // The window beneath reopens at once: a contest for any Special (C-422), the window after the dice for one that changes them (C-423).
    const stage = openAttack(board)?.stage;
    if (stage === 'contest' || (stage === 'dice' && effect.partOf === 'attack')) reopenWindow(game, [by]);
    openPlaying(game, by, { card: intent.card }, { for: 'effect', intent });
  },
  offer: (actor) => {
    const early = begun(actor.board);
    if (early) return early;
    const held = specialsOf(actor);
    if (held.length === 0) return refuse('C-900', 'noSpecials');
    const cards = held.flatMap((card) => offerOf(actor, card) ?? []);
    const allows = (intent: PlaySpecialIntent) => !isRefusal(playSpecial.check(actor, intent));
    return cards.length > 0 ? { cards, allows } : refuse('C-900', 'noneNow');
  },
};
