import { succeeds } from '@illuminice/rules';
import type { Attack, Board, Intent } from '@illuminice/rules/classic';
import { megabuckWorth, successWorth } from './evaluate.js';
import { cheapestFirst, heldWith, specialWorth } from './hand.js';
import { acquaintance, boundTo } from './memory.js';
import { bestAmount, warChest } from './plan.js';
import { handOf, ifLegal, moneyOn, mySeat, type PlayerContext, purseOf } from './player-context.js';
import { collectMoves } from './treasuries.js';

/** Points that interference must bring beyond its cost. */
const MEDDLING = 1.5;
const WORTH_BREAKING = 40;

/** The attack that is still open; its windows exist only during one. */
const currentAttack = (board: Board): Attack => {
  if (!board.attack) throw new Error('no attack is under way');
  return board.attack;
};

const raiseMoney = (context: PlayerContext, worth: (more: number) => number): Intent | null => {
  for (const { card, play } of heldWith(context, 'money').sort((a, b) => a.play.amount - b.play.amount)) {
    if (worth(play.amount) < specialWorth(card)) continue;
    const intent = ifLegal(context, { type: 'playSpecial', card });
    if (intent) return intent;
  }
  for (const { card, play } of heldWith(context, 'redistribute')) {
    const moves = collectMoves(context, play.bonus);
    const more = moves.reduce((sum, { amount }) => sum + amount, 0);
    if (worth(more) >= specialWorth(card)) return ifLegal(context, { type: 'playSpecial', card, moves });
  }
  return null;
};

/** The attacker's choice before the dice: spend more money, or roll. */
export const finishAttack = (context: PlayerContext, rev: number): Intent => {
  const attack = currentAttack(context.board);
  const { needs, attacker } = attack;
  const stake = successWorth(context, attack);
  const chest = warChest(context, attacker);
  const megabuck = megabuckWorth(context);
  const most = Math.max(0, context.skill.content - needs);
  const { amount } = bestAmount({ skill: context.skill, needs, step: 1, stake, has: chest, megabuck, most });
  if (amount > 0) {
    const own = moneyOn(context.board, attacker);
    const from = own > 0 ? attacker : (mySeat(context).illuminati ?? attacker);
    return { type: 'spend', from, amount: Math.min(amount, moneyOn(context.board, from)) };
  }
  const worth = (more: number) => bestAmount({ skill: context.skill, needs, step: 1, stake, has: chest + more, megabuck }).value;
  return raiseMoney(context, worth) ?? { type: 'roll', rev };
};

/** A defender's payment: first from the target, where each MB counts twice (C-409). */
const defend = (context: PlayerContext, attack: Attack, stake: number): Intent | null => {
  const { board } = context;
  const megabuck = megabuckWorth(context);
  const onTarget = moneyOn(board, attack.target);
  const { illuminati } = mySeat(context);
  for (const [from, step, has] of [
    [attack.target, -2, onTarget],
    [illuminati, -1, moneyOn(board, illuminati)],
  ] as const) {
    if (from === null) continue;
    const { amount } = bestAmount({ skill: context.skill, needs: attack.needs, step, stake, has, megabuck });
    if (amount > 0) return { type: 'spend', from, amount };
  }
  const purse = moneyOn(board, illuminati);
  const worth = (more: number) =>
    bestAmount({ skill: context.skill, needs: attack.needs, step: -1, stake, has: purse + more, megabuck }).value;
  return raiseMoney(context, worth);
};

/** Breaks a privilege in an attack that would all but decide the game (C-603). */
const breakIn = (context: PlayerContext): Intent | null => {
  const hand = cheapestFirst(handOf(context));
  const privileged = heldWith(context, 'privilege');
  const letsIn = privileged.find(({ play }) => play.does === 'letIn');
  const breaks = privileged.find(({ play }) => play.does === 'break');
  return (
    (letsIn ? ifLegal(context, { type: 'forceInterference', card: letsIn.card }) : null) ??
    (breaks ? ifLegal(context, { type: 'breakPrivilege', cards: [breaks.card] }) : null) ??
    (hand.length < 2 ? null : ifLegal(context, { type: 'breakPrivilege', cards: hand.slice(0, 2) }))
  );
};

/** Net gain of interfering in this attack, in points. */
export const meddlingWorth = (context: PlayerContext, attack: Attack, stake: number): number =>
  bestAmount({
    skill: context.skill,
    needs: attack.needs,
    step: stake > 0 ? 1 : -1,
    stake,
    has: purseOf(context.board, mySeat(context)),
    megabuck: megabuckWorth(context),
  }).value;

const interfere = (context: PlayerContext, attack: Attack, stake: number): Intent | null => {
  const has = purseOf(context.board, mySeat(context));
  const side = stake > 0 ? 'for' : 'against';
  if (isBound(context, attack, side, stake)) return null;
  const step = side === 'for' ? 1 : -1;
  const { amount, value } = bestAmount({ skill: context.skill, needs: attack.needs, step, stake, has, megabuck: megabuckWorth(context) });
  if (value < MEDDLING) return null;
  return (
    ifLegal(context, { type: 'interfere', side, amount }) ??
    (Math.abs(stake) >= WORTH_BREAKING && attack.privilege === 'declared' ? breakIn(context) : null)
  );
};

/** True if a promise forbids paying on this side; disloyal styles break it for a large enough gain. */
const isBound = (context: PlayerContext, attack: Attack, side: 'for' | 'against', stake: number): boolean => {
  const against = side === 'against' ? attack.by : attack.defender;
  if (against === null || !boundTo(context, context.memory).includes(against)) return false;
  const { breaks, grudge } = context.taste;
  return breaks === null || Math.abs(stake) < breaks - 100 * grudge * acquaintance(context.memory, against).grudge;
};

export const answerContest = (context: PlayerContext, rev: number): Intent => {
  const attack = currentAttack(context.board);
  const stake = successWorth(context, attack);
  const { defends, meddles, win } = context.skill;
  const heeds = meddles === 'always' || (meddles === 'winner' && stake < -win / 2);
  const move =
    attack.defender === context.player
      ? defends && stake < 0 && defend(context, attack, stake)
      : heeds && interfere(context, attack, stake);
  return move || { type: 'done', rev };
};

/** A Special that changes the dice, if that is worth it (C-901, C-908). */
export const answerDice = (context: PlayerContext, rev: number): Intent => {
  if (!context.skill.answers) return { type: 'done', rev };
  const attack = currentAttack(context.board);
  const stake = successWorth(context, attack);
  const good = attack.roll !== null && succeeds(attack.roll, attack.needs);
  const change = heldWith(context, 'dice').find(
    ({ card, play }) => succeeds(play.to, attack.needs) !== good && (good ? -stake : stake) > specialWorth(card),
  );
  const play = change ? ifLegal(context, { type: 'playSpecial', card: change.card }) : null;
  return play ?? { type: 'done', rev };
};
