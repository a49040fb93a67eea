import type { z } from 'zod';
import { shapeOf } from '../core/command.js';
import { isRefusal } from '../core/refuse.js';
import type { AnyOffer } from '../core/ruleset.js';
import type { PlayerId, Refusal, StepResult } from '../core/types.js';
import { isUnseen } from '../core/view.js';
import { attack } from './commands/attack.js';
import { choose } from './commands/choose.js';
import type { Command } from './commands/command.js';
import { agents, callOff, done, join, roll } from './commands/contest.js';
import { claim, concede, knock } from './commands/ending.js';
import { buyPlot, discard, expose, removeToken, returnPlot, show } from './commands/hand.js';
import { place } from './commands/place.js';
import { playPlot, useAbility } from './commands/play.js';
import { chooseDeck, chooseIlluminati, chooseLead } from './commands/setup.js';
import { drawGroup, drawPlot, ready, takeOver } from './commands/start.js';
import { link, move, pledge, relief } from './commands/structure.js';
import { answer, offer, withdraw } from './commands/trade.js';
import type { UsePlan } from './effects/uses.js';
import { type Actor, actorIn, findSeat, type Game, seatOf } from './game.js';
import { refuse } from './refusals.js';
import type { CopyId, GameEvent, Intent, IntentType, Offer, State, View } from './types/index.js';
import { hideNames, restoreNames } from './view.js';
import { reopen } from './windows/frames.js';
import { advance, unsettle } from './windows/windows.js';

/** All intents of INWO. Being in this record is the registration. */
const COMMANDS: { readonly [T in IntentType]: Command<T, object> } = {
  chooseDeck,
  chooseIlluminati,
  chooseLead,
  drawPlot,
  drawGroup,
  takeOver,
  ready,
  buyPlot,
  expose,
  show,
  discard,
  returnPlot,
  removeToken,
  attack,
  join,
  agents,
  callOff,
  done,
  roll,
  knock,
  concede,
  place,
  playPlot,
  useAbility,
  move,
  link,
  relief,
  pledge,
  choose,
  offer,
  answer,
  withdraw,
  claim,
};

const LIST = Object.values(COMMANDS) as Command<IntentType, object>[];

export const INTENT_TYPES: readonly IntentType[] = LIST.map(({ type }) => type);

/** Shape of every intent; strict: unknown fields are refused. */
export const intentSchema: z.ZodType<Intent> = shapeOf<Intent>(LIST);

const commandFor = (type: IntentType): Command<IntentType, object> => COMMANDS[type] as Command<IntentType, object>;

const stillPlaying = ({ board, player }: Actor): Refusal | null => {
  if (board.phase === 'over') return refuse('N-1208', 'gameOver');
  return seatOf(board, player).status === 'in' ? null : refuse('N-1210', 'youAreOut');
};

const checkActor = (actor: Actor, intent: Intent): Refusal | object => stillPlaying(actor) ?? commandFor(intent.type).check(actor, intent);

/** Why this intent is not legal for the viewer now, or null; by what the viewer may know. */
export const check = (view: View, intent: Intent): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('N-1403', 'spectator');
  const plan = checkActor(view as Actor, intent);
  return isRefusal(plan) ? plan : null;
};

/** The cards whose tokens a play would take, each as often as it gives one; none for what takes none or is not legal. */
export const tokensFor = (view: View, intent: Intent): readonly CopyId[] => {
  if (view.player === null || view.mine === null) return [];
  const plan = checkActor(view as Actor, intent) as Partial<UsePlan>;
  return plan.payment?.tokens ?? [];
};

/**
 * Carries out one intent, in place, or refuses it and changes nothing.
 *
 * @param by who sends it; anyone but a seated player is refused
 * @param intent one that has passed `intentSchema`
 */
export const step = (state: State, by: PlayerId, intent: Intent): StepResult<GameEvent> => {
  const { board } = state;
  if (!findSeat(board, by)) return { ok: false, refusal: refuse('N-1403', 'spectator') };
  const game: Game = { state, board, events: [], happened: [], losses: [] };
  const command = commandFor(intent.type);
  const plan = checkActor(actorIn(game, by), intent);
  if (isRefusal(plan)) return { ok: false, refusal: plan };
  const unknown = command.checkState?.(state, by, intent);
  if (unknown) return { ok: false, refusal: unknown };
  const quiet = typeof command.quiet === 'function' ? command.quiet(board, intent) : command.quiet === true;
  if (!quiet) {
    if (board.turn?.player === by) board.turn.fresh = false;
    if (board.turn?.justDrew === by) board.turn.justDrew = null;
    if (board.lastDiscard?.player === by) board.lastDiscard = null;
    unsettle(board);
    reopen(board, by);
  }
  restoreNames(state);
  command.apply(game, by, plan);
  advance(game, quiet);
  hideNames(state);
  if (!isUnseen(game.events)) board.seq += 1;
  return { ok: true, events: game.events };
};

/**
 * Why nothing can be made of a type of intent now, whatever else is named; null: something can, or nothing general can be said of it.
 *
 * @param first the card that it is to name first; none: any
 */
export const whyBarred = (view: View, type: IntentType, first?: CopyId): Refusal | null => {
  if (view.player === null || view.mine === null) return refuse('N-1403', 'spectator');
  return stillPlaying(view as Actor) ?? commandFor(type).barred?.(view as Actor, first) ?? null;
};

/**
 * An offer of a view. Its cards, and what bars them all, are looked for when somebody asks; written as JSON it is one of the two, and
 * the view is no part of it.
 */
class Asked implements Offer {
  readonly #view: View;
  readonly #ended: Refusal | null;

  constructor(
    readonly type: IntentType,
    view: View,
    ended: Refusal | null,
  ) {
    this.#view = view;
    this.#ended = ended;
  }

  get refusal(): Refusal | undefined {
    return this.#ended ?? whyBarred(this.#view, this.type) ?? undefined;
  }

  get can(): Offer['can'] {
    return this.#ended ? undefined : { cards: commandFor(this.type).hints(this.#view as Actor) };
  }

  admits(intent: Intent): boolean {
    return intent.type === this.type && check(this.#view, intent) === null;
  }

  toJSON(): AnyOffer {
    const { type, refusal } = this;
    return refusal ? { type, refusal } : { type, can: this.can };
  }
}

/**
 * What the viewer can do now: for each type of intent the cards that it may name first. Payments by condition cannot be listed, so that
 * whole intents are asked of the offer (`admits`), not looked up in it.
 */
export const offers = (view: View): Offer[] => {
  if (view.player === null || view.mine === null) return [];
  const ended = stillPlaying(view as Actor);
  return INTENT_TYPES.map((type) => new Asked(type, view, ended));
};

/** Whether the intent, whole, is one of those that the offer stands for. */
export const admits = (offer: Offer, intent: Intent): boolean => offer.admits(intent);
