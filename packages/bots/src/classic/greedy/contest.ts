import { succeeds } from '@illuminice/rules';
import type { Attack, Board, Intent } from '@illuminice/rules/classic';
import { megabuckWorth, successWorth } from './evaluate.js';
import { cheapestFirst, heldWith, specialWorth } from './hand.js';
import { bestAmount, ENOUGH, warChest } from './plan.js';
import { handOf, ifLegal, moneyOn, mySeat, purseOf, type Sight } from './sight.js';
import { collectMoves } from './treasuries.js';

/** Money on somebody else's quarrel must bring so much more than it costs. */
const MEDDLING = 1.5;
/** A privilege is worth breaking for this much. */
const WORTH_BREAKING = 40;

/** The attack that can still be decided; decisions in its windows are asked only while there is one. */
const currentAttack = (board: Board): Attack => {
  if (!board.attack) throw new Error('no attack is under way');
  return board.attack;
};

/** Specials that bring money, when a good deal hangs on money. */
const raiseMoney = (sight: Sight, worth: (more: number) => number): Intent | null => {
  for (const { card, play } of heldWith(sight, 'money').sort((a, b) => a.play.amount - b.play.amount)) {
    if (worth(play.amount) < specialWorth(card)) continue;
    const intent = ifLegal(sight, { type: 'playSpecial', card });
    if (intent) return intent;
  }
  for (const { card, play } of heldWith(sight, 'redistribute')) {
    const moves = collectMoves(sight, play.bonus);
    const more = moves.reduce((sum, { amount }) => sum + amount, 0);
    if (worth(more) >= specialWorth(card)) return ifLegal(sight, { type: 'playSpecial', card, moves });
  }
  return null;
};

/** The attacker's last word before the dice: more money, or the dice. */
export const finishAttack = (sight: Sight, rev: number): Intent => {
  const attack = currentAttack(sight.board);
  const { needs, attacker } = attack;
  const stake = successWorth(sight, attack);
  const chest = warChest(sight, attacker);
  const megabuck = megabuckWorth(sight);
  const most = Math.max(0, ENOUGH - needs);
  const { amount } = bestAmount({ needs, step: 1, stake, has: chest, megabuck, most });
  if (amount > 0) {
    const own = moneyOn(sight.board, attacker);
    const from = own > 0 ? attacker : (mySeat(sight).illuminati ?? attacker);
    return { type: 'spend', from, amount: Math.min(amount, moneyOn(sight.board, from)) };
  }
  const worth = (more: number) => bestAmount({ needs, step: 1, stake, has: chest + more, megabuck }).value;
  return raiseMoney(sight, worth) ?? { type: 'roll', rev };
};

/** What a defender pays: first from the target, where each MB counts twice (C-409). */
const defend = (sight: Sight, attack: Attack, stake: number): Intent | null => {
  const { board } = sight;
  const megabuck = megabuckWorth(sight);
  const onTarget = moneyOn(board, attack.target);
  const { illuminati } = mySeat(sight);
  for (const [from, step, has] of [
    [attack.target, -2, onTarget],
    [illuminati, -1, moneyOn(board, illuminati)],
  ] as const) {
    if (from === null) continue;
    const { amount } = bestAmount({ needs: attack.needs, step, stake, has, megabuck });
    if (amount > 0) return { type: 'spend', from, amount };
  }
  const purse = moneyOn(board, illuminati);
  const worth = (more: number) => bestAmount({ needs: attack.needs, step: -1, stake, has: purse + more, megabuck }).value;
  return raiseMoney(sight, worth);
};

/** Ways into a privileged attack that would all but decide the game (C-603). */
const breakIn = (sight: Sight): Intent | null => {
  const hand = cheapestFirst(handOf(sight));
  const privileged = heldWith(sight, 'privilege');
  const letsIn = privileged.find(({ play }) => play.does === 'letIn');
  const breaks = privileged.find(({ play }) => play.does === 'break');
  return (
    (letsIn ? ifLegal(sight, { type: 'forceInterference', card: letsIn.card }) : null) ??
    (breaks ? ifLegal(sight, { type: 'breakPrivilege', cards: [breaks.card] }) : null) ??
    (hand.length < 2 ? null : ifLegal(sight, { type: 'breakPrivilege', cards: hand.slice(0, 2) }))
  );
};

const interfere = (sight: Sight, attack: Attack, stake: number): Intent | null => {
  const has = purseOf(sight.board, mySeat(sight));
  const side = stake > 0 ? 'for' : 'against';
  const step = side === 'for' ? 1 : -1;
  const { amount, value } = bestAmount({ needs: attack.needs, step, stake, has, megabuck: megabuckWorth(sight) });
  if (value < MEDDLING) return null;
  return (
    ifLegal(sight, { type: 'interfere', side, amount }) ??
    (Math.abs(stake) >= WORTH_BREAKING && attack.privilege === 'declared' ? breakIn(sight) : null)
  );
};

/** The answer of anyone but the attacker while the contest is open. */
export const answerContest = (sight: Sight, rev: number): Intent => {
  const attack = currentAttack(sight.board);
  const stake = successWorth(sight, attack);
  const move = attack.defender === sight.player ? stake < 0 && defend(sight, attack, stake) : interfere(sight, attack, stake);
  return move || { type: 'done', rev };
};

/** A Special that changes the dice, when what they bring is worth it (C-901, C-908). */
export const answerDice = (sight: Sight, rev: number): Intent => {
  const attack = currentAttack(sight.board);
  const stake = successWorth(sight, attack);
  const good = attack.roll !== null && succeeds(attack.roll, attack.needs);
  const change = heldWith(sight, 'dice').find(
    ({ card, play }) => succeeds(play.to, attack.needs) !== good && (good ? -stake : stake) > specialWorth(card),
  );
  const play = change ? ifLegal(sight, { type: 'playSpecial', card: change.card }) : null;
  return play ?? { type: 'done', rev };
};
