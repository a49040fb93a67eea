import { isRefusal } from '../../core/refuse.js';
import type { PlayerId, Refusal } from '../../core/types.js';
import { abilityRefusal, handImmunity } from '../attack/legality.js';
import { plotFacts } from '../cards/index.js';
import { aftersOf, usesOf } from '../cards/texts.js';
import { earlierOf } from '../earlier.js';
import { isClosedTo, momentsNow } from '../frames/moments.js';
import { type Actor, handPlot, isShielded, runningAttack, tableCard, topFrame, turnOf } from '../game/game.js';
import type { Cost, Moment, Use } from '../types/cards.js';
import type { EffectFacts } from '../types/effects.js';
import type { Board, CopyId, Play, PlayFields } from '../types/index.js';
import { refuse } from '../types/refusals.js';
import { heededOf, namesUnseen } from './asked.js';
import { type CostContext, couldPay, type Payment, payment } from './cost.js';
import type { Context, Effect } from './effect.js';
import { effectFor } from './effects.js';
import { asIfPlayed } from './overlay.js';

export const effectOf = ({ card, mode, source }: Pick<Play, 'card' | 'mode' | 'source'>): readonly [Effect<EffectFacts>, EffectFacts] => {
  const found = source === 'after' ? aftersOf(card)[mode] : usesOf(card)[mode];
  if (!found) throw new Error(`${card} has no use ${mode}`);
  return [effectFor(found.effect), found.effect];
};

export interface UsePlan {
  readonly copy: CopyId;
  readonly card: string;
  readonly mode: number;
  readonly use: Use;
  readonly effect: Effect<EffectFacts>;
  readonly fields: PlayFields;
  readonly payment: Payment;
}

/** A Plot that a player has played in an attack: no second copy of it is (N-414). */
export const playedKey = (player: string, card: string): string => `plot:${player}:${card}`;

export const onceKey = (copy: CopyId, mode: number): string => `${copy}:${mode}`;

export const gameKey = (player: string, card: string): string => `${player}:${card}`;

type UseOfCard = Pick<UsePlan, 'copy' | 'card' | 'mode' | 'use'>;

const usedUp = (board: Board, player: string, { copy, card, mode, use: { once } }: UseOfCard): boolean => {
  if (plotFacts(card)?.limit === 'game' && board.spent.includes(gameKey(player, card))) return true;
  if (once === 'turn') return board.turn?.used.includes(onceKey(copy, mode)) ?? false;
  if (once === 'attack') return board.attack?.used.includes(onceKey(copy, mode)) ?? false;
  return once === 'game' && board.spent.includes(gameKey(player, card));
};

const spentRefusal = (board: Board, player: PlayerId, use: UseOfCard): Refusal | null => {
  const { card } = use;
  if (usedUp(board, player, use)) return refuse('N-902', 'usedAlready', { card });
  const isPlayed = plotFacts(card) && runningAttack(board)?.used.includes(playedKey(player, card));
  return isPlayed ? refuse('N-414', 'twice', { card }) : null;
};

/** Notes a use that a turn, an attack or a game allows once. */
export const noteUse = (board: Board, player: string, { copy, card, mode, use: { once } }: UseOfCard): void => {
  if (once === 'turn') turnOf(board).used.push(onceKey(copy, mode));
  if (once === 'attack') board.attack?.used.push(onceKey(copy, mode));
  if (once === 'game' || plotFacts(card)?.limit === 'game') board.spent.push(gameKey(player, card));
};

/** The player whom an effect concerns without naming them. */
const concernedBy = (board: Board, player: string, { aims }: Pick<Effect<EffectFacts>, 'aims'>): PlayerId | null =>
  (earlierOf(board).shieldsLess ? null : aims?.(board, player)) ?? null;

/** N-113: nothing is aimed at a player who has not finished a turn. */
const shieldRefusal = (actor: Actor, { on: target, onto, cards = [], player }: PlayFields, concerned: PlayerId | null): Refusal | null => {
  const { shieldsLess } = earlierOf(actor.board);
  const owners = (shieldsLess ? [target] : [target, onto, ...cards]).map((copy) =>
    copy === undefined ? null : tableCard(actor.board, copy)?.owner,
  );
  for (const aimed of [...owners, player, concerned]) {
    if (
      aimed == null ||
      aimed === actor.player ||
      !actor.board.seats.some((seat) => seat.player === aimed) ||
      !isShielded(actor.board, aimed, actor.player)
    )
      continue;
    return refuse('N-113', 'shielded', { player: aimed });
  }
  return null;
};

/** Why a rival's card, hand or seat is out of reach for what a card does (N-113, N-490, N-491). */
export const reachRefusal = (actor: Actor, copy: CopyId, fields: PlayFields): Refusal | null =>
  shieldRefusal(actor, fields, null) ?? touchRefusal(actor, copy, fields);

/** Why a use is not there for a player now, whatever it names. */
export const whyBarredUse = ({ actor, copy, card, use, ...context }: Context<EffectFacts>, mode: number): Refusal | null => {
  const { board, player } = actor;
  const spent = spentRefusal(board, player, { copy, card, mode, use });
  if (spent) return spent;
  const effect = effectFor(use.effect);
  return shieldRefusal(actor, {}, concernedBy(board, player, effect)) ?? effect.when?.({ ...context, actor, copy, card, use }) ?? null;
};

/** Why an ability may not touch the things it names: immune cards and hands (N-490), Secret Groups (N-491). */
const touchRefusal = (actor: Actor, copy: CopyId, { on: target, onto, cards = [], card2, player }: PlayFields): Refusal | null => {
  const { board } = actor;
  const source = tableCard(board, copy);
  if (source?.zone !== 'structure') return null;
  for (const id of [target, onto, card2, ...cards]) {
    if (id === undefined || id === copy || !tableCard(board, id)) continue;
    const refusal = abilityRefusal(board, actor.player, copy, id);
    if (refusal) return refusal;
  }
  return player === undefined || player === actor.player ? null : handImmunity(board, actor.player, copy, player);
};

/** Checks one use whole: moment, target, cost. `mode`: which of the card's uses; null: the first possible. */
export const planUse = (
  actor: Actor,
  {
    copy,
    card,
    mode,
    announcing = false,
  }: { readonly copy: CopyId; readonly card: string; readonly mode: number | null; readonly announcing?: boolean },
  fields: PlayFields,
): Refusal | UsePlan => {
  const uses = usesOf(card);
  const moments = announcing ? new Set<Moment>(['announce']) : momentsNow(actor.board, actor.player);
  const judged = { ...actor, board: asIfPlayed(actor.board) };
  let last: Refusal = isClosedTo(actor.board, actor.player)
    ? refuse('N-480', 'privileged')
    : tooLateToCancel(actor.board, uses)
      ? refuse('N-912', 'afterDice')
      : refuse('N-902', 'notNow', { card });
  for (const [index, use] of uses.entries()) {
    const isMeant = mode === null || index === mode || (index > mode && isSameDeed(uses[mode], use));
    if (!isMeant || !use.moments.some((moment) => moments.has(moment))) continue;
    const planned = meddles(actor, use, moments) ?? planOne(judged, { copy, card, mode: index, use, announcing }, fields);
    const refusal = isRefusal(planned) ? planned : announcing ? null : turnRefusal(actor, planned);
    if (!refusal) return planned;
    last = refusal;
  }
  return last;
};

/** True if two uses are one ability: the same token adds so much to these attacks, and so much to those. */
const isSameDeed = (first: Use | undefined, second: Use | undefined): boolean =>
  first?.effect.kind === 'boostAttack' && second?.effect.kind === 'boostAttack' && first.cost === second.cost;

/** After the dice nothing of the attack can be cancelled (N-912). */
const tooLateToCancel = (board: Board, uses: readonly Use[]): boolean =>
  topFrame(board)?.kind === 'dice' && uses.some(({ effect: { kind } }) => kind === 'cancelPlay' || kind === 'cancelAction');

/** Nobody but the attacked interferes in an attack of a shielded player (N-113). */
export const meddles = ({ board, player }: Actor, { moments }: Use, now: ReadonlySet<Moment>): Refusal | null => {
  const attack = runningAttack(board);
  const top = topFrame(board);
  if (!attack || player === attack.by || player === attack.defender || !isShielded(board, attack.by, player)) return null;
  const inAttack = top?.kind === 'contest' || (top?.kind === 'dice' && top.roll === null);
  return inAttack && !moments.some((moment) => ANY_TIME.has(moment) && now.has(moment))
    ? refuse('N-113', 'shielded', { player: attack.by })
    : null;
};

const ANY_TIME: ReadonlySet<Moment> = new Set<Moment>(['any', 'quiet', 'open']);

/** Resources that the own turn leaves to no use: tokens in phase `start` (N-201), anything after its end was begun (N-207, N-209). */
const turnRefusal = ({ board, player }: Actor, { use: { moments }, payment: { tokens } }: UsePlan): Refusal | null => {
  const { turn, phase } = board;
  if (turn?.player !== player || topFrame(board)) return null;
  if (phase === 'start' && tokens.length > 0 && !moments.includes('ownStart')) return refuse('N-201', 'tokensLater');
  if (phase !== 'main' || !turn.closed || moments.includes('ownEnd')) return null;
  return turn.restricted && tokens.length === 0 ? null : refuse('N-207', 'turnClosing');
};

/** A Plot that `pay` names: it stands for one action in the payment of another Plot, once a turn. */
export const standIn = (actor: Actor, playing: CopyId, { pay = [] }: PlayFields): Refusal | { copy: CopyId; power: number } | null => {
  for (const copy of pay) {
    const held = handPlot(actor, copy);
    const power = held && plotFacts(held.card)?.standsFor;
    if (!held || power === undefined) continue;
    if (tableCard(actor.board, playing) || copy === playing) return refuse('N-404', 'notAllowed', { card: held.card });
    return actor.board.turn?.used.includes(`stands:${actor.player}`)
      ? refuse('N-902', 'usedAlready', { card: held.card })
      : { copy, power };
  }
  return null;
};

/** Cost of a use this time, with its bounds; only of one whose arguments are filled. */
export const costOf = (context: Context<EffectFacts>): { readonly cost: Cost; readonly bound: CostContext } => {
  const { actor, copy, use } = context;
  const effect = effectFor(use.effect);
  const target = effect.target?.(context);
  const answered = effect.answered?.(context);
  const words = effect.words?.(context);
  return {
    cost: effect.cost?.(context) ?? use.cost,
    bound: {
      self: tableCard(actor.board, copy) ? copy : null,
      playing: copy,
      ...(target !== undefined && { target }),
      ...(words && { words }),
      ...(answered !== undefined && { answered }),
    },
  };
};

const planOne = (
  actor: Actor,
  { copy, card, mode, use, announcing }: UseOfCard & { readonly announcing: boolean },
  fields: PlayFields,
): Refusal | UsePlan => {
  const { board, player } = actor;
  const spent = spentRefusal(board, player, { copy, card, mode, use });
  if (spent) return spent;
  const effect = effectFor(use.effect);
  const context: Context<EffectFacts> = { actor, copy, card, use, effect: use.effect, fields, announcing };
  const unfit = effect.check(context);
  const heeded = earlierOf(board).heedsStrays ? fields : heededOf(fields, effect.asks(context));
  const refusal = shieldRefusal(actor, heeded, concernedBy(board, player, effect)) ?? unfit ?? touchRefusal(actor, copy, heeded);
  if (refusal) return refusal;
  const { cost, bound } = costOf(context);
  const { answered } = bound;
  const stand = standIn(actor, copy, fields);
  if (stand && isRefusal(stand)) return stand;
  const paid = payment(actor, cost, {
    ...bound,
    ...(fields.pay && { pay: fields.pay.filter((id) => id !== stand?.copy) }),
    ...(fields.discard && { discard: fields.discard }),
    ...(stand && { standsFor: stand.power }),
  });
  if (isRefusal(paid)) return paid;
  if (!earlierOf(board).heedsStrays && namesUnseen(actor, fields, heeded)) return refuse('N-1403', 'notSeen');
  if (stand && paid.plotDeck >= board.seats.reduce((deck, seat) => (seat.player === player ? seat.plotDeck : deck), 0))
    return refuse('N-404', 'wrongPayment');
  return {
    copy,
    card,
    mode,
    use,
    effect,
    fields: answered === undefined ? heeded : { ...heeded, against: answered },
    payment: stand ? { ...paid, hand: [...paid.hand, stand.copy], plotDeck: paid.plotDeck + 1, stands: true } : paid,
  };
};

/** A +10 Plot for the action of a card: with its announcement, its joining, or as the helper of an Instant attack (N-1502). */
export const planPlus = (actor: Actor, copy: CopyId, target: CopyId): Refusal | UsePlan => {
  const held = handPlot(actor, copy);
  if (!held) return refuse('N-1403', 'notSeen');
  const plan = planUse(actor, { copy, card: held.card, mode: null, announcing: true }, { on: target });
  if (isRefusal(plan)) return plan;
  return plan.use.effect.kind === 'boost'
    ? { ...plan, fields: { ...plan.fields, side: 'for' } }
    : refuse('N-1502', 'badTarget', { card: plan.card });
};

/** True if a card that lies open could be used now, by what everybody sees (N-1002 b). */
export const couldUse = (
  now: Board,
  player: string,
  { copy, card }: Pick<UsePlan, 'copy' | 'card'>,
  moments: ReadonlySet<Moment>,
): boolean => {
  const board = asIfPlayed(now);
  return usesOf(card).some((use, mode) => {
    if (!use.moments.some((moment) => moments.has(moment)) || usedUp(board, player, { copy, card, mode, use })) return false;
    if (!couldPay(board, player, use.cost, tableCard(board, copy) ? copy : null)) return false;
    const { aims, could } = effectFor(use.effect);
    const aimed = concernedBy(board, player, { aims });
    if (aimed !== null && aimed !== player && isShielded(board, aimed, player)) return false;
    return could ? could(board, player, use.effect, copy) : true;
  });
};
