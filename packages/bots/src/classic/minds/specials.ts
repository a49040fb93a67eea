import { type CardId, type PlayerId, succeeds } from '@illuminice/rules';
import { type Attack, afterHandover, cardFacts, type Frame, type Intent, type IntentOf, openPlaces } from '@illuminice/rules/classic';
import { playOf } from '../cards.js';
import { gain, leader, progressOf, successWorth, withMoney } from './evaluate.js';
import { cheapestFirst, heldWith, specialWorth } from './hand.js';
import { bestPlace } from './placing.js';
import { attackOffer, type Plan, planAttack } from './plan.js';
import { best, handOf, ifLegal, mySeat, type PlayerContext, purseOf, rivals } from './player-context.js';
import { collectMoves } from './treasuries.js';

type Playing = Extract<Frame, { kind: 'playing' }>;

/** Before another's draw: takes the turn from a player about to win (C-910). */
export const answerStart = (context: PlayerContext, rev: number): Intent => {
  const ahead = leader(context);
  const leads = ahead !== null && ahead.seat.player === context.board.turn?.player;
  const grave = rivals(context).length === 1 ? 0.5 : 0.7;
  const [skip] = heldWith(context, 'skipTurn');
  const play = skip && leads && ahead.progress >= grave ? ifLegal(context, { type: 'playSpecial', card: skip.card }) : null;
  return play ?? { type: 'done', rev };
};

/** Before the own draw: doubles a large income (C-906). */
export const doubleIncome = (context: PlayerContext): Intent | null => {
  const { board } = context;
  const [double] = heldWith(context, 'doubleIncome');
  if (!double) return null;
  const income = mySeat(context).cards.reduce((sum, card) => {
    const facts = cardFacts[card];
    return sum + (facts && facts.kind !== 'special' ? Math.max(0, facts.income) : 0);
  }, 0);
  return income >= 15 || (board.turn?.number ?? 0) > 6 * board.seats.length
    ? ifLegal(context, { type: 'playSpecial', card: double.card })
    : null;
};

const bribe = (context: PlayerContext, plan: Plan | null): Intent | null => {
  const { board, player } = context;
  const [bribery] = heldWith(context, 'bribe');
  if (!bribery) return null;
  const worth = (group: string) => gain(context, afterHandover(board, [group], player), [player]);
  const group = best(
    board.uncontrolled.filter((id) => openPlaces(board, id, player).length > 0),
    worth,
  );
  if (group === undefined || worth(group) < (plan?.value ?? 0) + specialWorth(bribery.card) / 2) return null;
  const place = bestPlace(context, group, openPlaces(board, group, player), () => 0);
  return place ? ifLegal(context, { type: 'playSpecial', card: bribery.card, group, ...place }) : null;
};

/** Money for a better attack, or to complete a goal. */
const fund = (context: PlayerContext, plan: Plan | null): Intent | null => {
  const offered = attackOffer(context);
  const wins = (more: number) =>
    progressOf(context, context.player) < 1 &&
    progressOf({ ...context, board: withMoney(context.board, context.player, more) }, context.player) >= 1;
  const helps = (card: string, more: number): boolean => {
    if (wins(more)) return true;
    const richer = offered && planAttack(context, offered, more);
    return (richer?.value ?? 0) - (plan?.value ?? 0) >= specialWorth(card);
  };
  for (const { card, play } of heldWith(context, 'money').sort((a, b) => a.play.amount - b.play.amount)) {
    if (helps(card, play.amount)) return ifLegal(context, { type: 'playSpecial', card });
  }
  for (const { card, play } of heldWith(context, 'redistribute')) {
    const moves = collectMoves(context, play.bonus);
    const sum = moves.reduce((total, { amount }) => total + amount, 0);
    if (sum >= 15 || helps(card, sum)) return ifLegal(context, { type: 'playSpecial', card, moves });
  }
  return null;
};

/** Returns a destroyed Group better than the uncontrolled ones, while it can still be attacked (C-907). */
const revive = (context: PlayerContext): Intent | null => {
  const { board, player } = context;
  const seat = mySeat(context);
  const [campaign] = heldWith(context, 'revive');
  if (!campaign || (board.turn?.actionsLeft ?? 0) === 0) return null;
  const worth = (target: string) => {
    const taken = successWorth(context, { by: player, kind: 'control', attacker: seat.illuminati ?? target, target });
    return cardFacts[target]?.kind === 'group' ? taken : 0;
  };
  const dead = best(board.dead, worth);
  const middle = best(board.uncontrolled, worth);
  if (dead === undefined || (middle !== undefined && worth(dead) < worth(middle) + specialWorth(campaign.card))) return null;
  return ifLegal(context, { type: 'playSpecial', card: campaign.card, group: dead });
};

const spy = (context: PlayerContext): Intent | null => {
  const [spying] = heldWith(context, 'spy');
  const fullest = best(rivals(context), (seat) => seat.faceDown);
  if (!spying || !fullest || fullest.faceDown < 2) return null;
  return ifLegal(context, { type: 'playSpecial', card: spying.card, player: fullest.player });
};

export const playInTurn = (context: PlayerContext, plan: Plan | null): Intent | null =>
  handOf(context).length === 0 ? null : (bribe(context, plan) ?? fund(context, plan) ?? revive(context) ?? spy(context));

/** Privilege for a decisive attack that others could spoil (C-602). */
export const withPrivilege = (context: PlayerContext, { intent, success }: Plan): IntentOf<'attack'> => {
  const { board, player, skill } = context;
  if (!skill.privilege) return intent;
  const owner = board.cards[intent.target]?.owner ?? null;
  const spoilers = rivals(context).filter((seat) => seat.player !== owner && purseOf(board, seat) > 2);
  if (spoilers.length === 0 || (success < 100 && progressOf(context, player) < 0.75)) return intent;
  const paid = ifLegal(context, { ...intent, privilege: { pay: true } });
  if (paid) return paid as IntentOf<'attack'>;
  const [card] = cheapestFirst(handOf(context)).filter((id) => id !== intent.whispering);
  if (card === undefined || (success < 100 && specialWorth(card) > 4)) return intent;
  return (ifLegal(context, { ...intent, privilege: { card } }) as IntentOf<'attack'> | null) ?? intent;
};

const effectHarm = (
  context: PlayerContext,
  { by, group }: { readonly by: PlayerId; readonly group: CardId | undefined },
  effect: NonNullable<ReturnType<typeof playOf>>,
  attack: Attack | null,
): number => {
  const theirGain = (after: typeof context.board) => -gain(context, after, [by]);
  if ('react' in effect) {
    if (effect.react !== 'dice' || attack === null) return 0;
    const stake = successWorth(context, attack);
    const stands = attack.roll !== null && succeeds(attack.roll, attack.needs);
    const willStand = succeeds(effect.to, attack.needs);
    return stands === willStand ? 0 : willStand ? -stake : stake;
  }
  switch (effect.use) {
    case 'bribe':
      return group === undefined ? 0 : theirGain(afterHandover(context.board, [group], by));
    case 'skipTurn':
      return context.board.turn?.player === context.player ? 8 + 20 * progressOf(context, context.player) : 0;
    case 'money':
      return theirGain(withMoney(context.board, by, effect.amount));
    case 'redistribute':
    case 'whispering':
    case 'spy':
    case 'revive':
    case 'doubleIncome':
      return 0;
  }
};

const harmOf = (context: PlayerContext, { by, card, play }: Playing, attack: Attack | null): number => {
  const effect = playOf(card);
  const stake = attack ? successWorth(context, attack) : 0;
  if (play.for === 'privilege') return -stake * 0.3;
  if (play.for === 'whispering') return -stake;
  if (play.for !== 'effect') return attack?.by === context.player ? stake * 0.3 : 0;
  return effect ? effectHarm(context, { by, group: play.intent.group }, effect, attack) : 0;
};

/** Cancels a Special that harms more than the answering card is worth (C-909). */
export const answerSpecial = (context: PlayerContext, frame: Playing, rev: number): Intent => {
  const [canceller] = heldWith(context, 'special');
  const counter =
    canceller && context.skill.answers && harmOf(context, frame, context.board.attack) > specialWorth(canceller.card)
      ? ifLegal(context, { type: 'counter', card: canceller.card })
      : null;
  return counter ?? { type: 'done', rev };
};

/** Replaces a cancelled card of a broken privilege by the least useful one (C-909). */
export const replaceCancelled = (context: PlayerContext, rev: number): Intent => {
  const [card] = cheapestFirst(handOf(context));
  const stake = context.board.attack ? Math.abs(successWorth(context, context.board.attack)) : 0;
  const another = card !== undefined && stake > 10 ? ifLegal(context, { type: 'breakPrivilege', cards: [card] }) : null;
  return another ?? { type: 'done', rev };
};
