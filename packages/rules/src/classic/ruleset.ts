import type { z } from 'zod';
import { shapeOf, toOffer } from '../core/command.js';
import { advance, restricted } from '../core/frames.js';
import { isRefusal } from '../core/refuse.js';
import type { PlayerId, Refusal, StepResult } from '../core/types.js';
import { isUnseen } from '../core/view.js';
import { endAttack } from './attack/attacking.js';
import { answer } from './commands/answer.js';
import { askBack } from './commands/askBack.js';
import { attack } from './commands/attack.js';
import { breakPrivilege } from './commands/breakPrivilege.js';
import { callOff } from './commands/callOff.js';
import { chooseGoal } from './commands/chooseGoal.js';
import { chooseIlluminati } from './commands/chooseIlluminati.js';
import type { Command } from './commands/command.js';
import { concede } from './commands/concede.js';
import { counter } from './commands/counter.js';
import { denyBack } from './commands/denyBack.js';
import { done } from './commands/done.js';
import { drawCard } from './commands/drawCard.js';
import { drop } from './commands/drop.js';
import { endTurn } from './commands/endTurn.js';
import { flipSpecial } from './commands/flipSpecial.js';
import { forceInterference } from './commands/forceInterference.js';
import { interfere } from './commands/interfere.js';
import { keepSpecial } from './commands/keepSpecial.js';
import { moveGroup } from './commands/moveGroup.js';
import { offer } from './commands/offer.js';
import { openToOffers } from './commands/openToOffers.js';
import { pass } from './commands/pass.js';
import { place } from './commands/place.js';
import { playSpecial } from './commands/playSpecial.js';
import { privilege } from './commands/privilege.js';
import { roll } from './commands/roll.js';
import { settle } from './commands/settle.js';
import { spend } from './commands/spend.js';
import { takeBack } from './commands/takeBack.js';
import { taxFrom } from './commands/taxFrom.js';
import { transfer } from './commands/transfer.js';
import { usePower } from './commands/usePower.js';
import { withdraw } from './commands/withdraw.js';
import type { Earlier } from './earlier.js';
import { type Actor, actorIn, findSeat, type Game } from './game.js';
import { stillPlaying } from './gates.js';
import { refuse } from './refusals.js';
import { noteSlip, tableBefore } from './taking-back.js';
import { isAside, lapseGone } from './trade/offering.js';
import { closeGone } from './trade/open-to-offers.js';
import type { GameEvent, Intent, IntentType, Offer, State, View } from './types/index.js';
import { restrictionOf, windowOf } from './windows/windows.js';

/** All intents of the classic game. Being in this record is the registration. */
const COMMANDS: { readonly [T in IntentType]: Command<T, object> } = {
  chooseIlluminati,
  chooseGoal,
  drawCard,
  keepSpecial,
  flipSpecial,
  taxFrom,
  attack,
  spend,
  interfere,
  privilege,
  breakPrivilege,
  forceInterference,
  callOff,
  done,
  roll,
  place,
  settle,
  transfer,
  moveGroup,
  drop,
  offer,
  answer,
  withdraw,
  openToOffers,
  playSpecial,
  counter,
  usePower,
  takeBack,
  askBack,
  denyBack,
  pass,
  endTurn,
  concede,
};

const LIST = Object.values(COMMANDS) as Command<IntentType, object>[];

export const INTENT_TYPES: readonly IntentType[] = LIST.map(({ type }) => type);

/** Shape of every intent; strict: unknown fields are refused. */
export const intentSchema: z.ZodType<Intent> = shapeOf(LIST);

const commandFor = (type: IntentType): Command<IntentType, object> => COMMANDS[type] as Command<IntentType, object>;

/** Nothing restricts taking back: the table goes to where it was restricted as it should be. */
const kept = (restriction: ReturnType<typeof restrictionOf>, type: IntentType): Refusal | null =>
  type === 'takeBack' ? null : restricted(restriction, type);

/** The refusal, or the plan of the intent's command. */
const checkActor = (actor: Actor, intent: Intent): Refusal | object =>
  stillPlaying(actor) ?? kept(restrictionOf(actor.board), intent.type) ?? commandFor(intent.type).check(actor, intent);

/** Why this intent is not legal for the viewer now, or null. The same check that `step` makes. */
export const check = (view: View, intent: Intent): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('C-307', 'spectator');
  const plan = checkActor(view as Actor, intent);
  return isRefusal(plan) ? plan : null;
};

/** The captor's next intent ends the settling of a capture (C-504); answers to windows excepted, and what nobody else may notice (C-803). */
const endSettling = (game: Game, by: PlayerId, intent: Intent): void => {
  const { attack: last } = game.board;
  const { type } = intent;
  if (last?.stage !== 'settle' || last.by !== by || type === 'settle' || type === 'done' || type === 'counter') return;
  if (game.earlier?.asidesSettle || !isAside(actorIn(game, by), intent)) endAttack(game, last);
};

/**
 * Carries out one intent, in place, or refuses it and changes nothing.
 *
 * @param by who sends it; anyone but a seated player is refused
 * @param intent one that has passed `intentSchema`
 * @param earlier for a game that began by earlier rules
 * @returns the events in order, or the refusal with the rule's code
 */
export const step = (state: State, by: PlayerId, intent: Intent, earlier?: Earlier): StepResult<GameEvent> => {
  const { board } = state;
  if (!findSeat(board, by)) return { ok: false, refusal: refuse('C-307', 'spectator') };
  const game: Game = { state, board, events: [], ...(earlier && { earlier }) };
  const plan = checkActor(actorIn(game, by), intent);
  if (isRefusal(plan)) return { ok: false, refusal: plan };
  const before = tableBefore(game, by, intent);
  endSettling(game, by, intent);
  commandFor(intent.type).apply(game, by, plan);
  advance(game, windowOf);
  lapseGone(game);
  closeGone(game);
  // What nobody else may know of leaves no trace on the board, its number neither.
  if (!isUnseen(game.events)) {
    board.seq += 1;
    noteSlip(game, by, intent, before);
  }
  return { ok: true, events: game.events };
};

/** What the viewer can do now: one entry for each type of intent, with candidates or the refusal. Spectators can do nothing. */
export const offers = (view: View): Offer[] => {
  if (view.player === null || view.mine === null) return [];
  const actor = view as Actor;
  const ended = stillPlaying(actor);
  const restriction = restrictionOf(actor.board);
  return LIST.map((command) => {
    const refusal = ended ?? kept(restriction, command.type);
    return toOffer(command.type, refusal ?? command.offer(actor)) as Offer;
  });
};
