import { type Attack, type Board, type CardId, type Intent, succeeds } from '@illuminice/rules';
import { cheapestFirst, megabuckWorth, specialWorth, successWorth } from './evaluate.js';
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
  const hand = handOf(sight);
  for (const [card, more] of [
    ['slush-fund', 15],
    ['swiss-bank-account', 25],
  ] as const) {
    if (!hand.includes(card) || worth(more) < specialWorth(card)) continue;
    const intent = ifLegal(sight, { type: 'playSpecial', card });
    if (intent) return intent;
  }
  const moves = collectMoves(sight, 5);
  const more = moves.reduce((sum, { amount }) => sum + amount, 0);
  if (!hand.includes('white-collar-crime') || worth(more) < specialWorth('white-collar-crime')) return null;
  return ifLegal(sight, { type: 'playSpecial', card: 'white-collar-crime', moves });
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
  const interference = hand.find((card) => card.startsWith('interference'));
  return (
    (interference === undefined ? null : ifLegal(sight, { type: 'forceInterference', card: interference })) ??
    ifLegal(sight, { type: 'breakPrivilege', cards: ['deep-agent'] }) ??
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

/** Assassination and Murphy's Law, when what the dice bring is dear enough (C-901, C-908). */
export const answerDice = (sight: Sight, rev: number): Intent => {
  const attack = currentAttack(sight.board);
  const stake = successWorth(sight, attack);
  const good = attack.roll !== null && succeeds(attack.roll, attack.needs);
  let card: CardId | null = null;
  if (!good && succeeds(2, attack.needs) && stake > specialWorth('assassination')) card = 'assassination';
  if (good && -stake > specialWorth('murphys-law')) card = 'murphys-law';
  const play = card === null ? null : ifLegal(sight, { type: 'playSpecial', card });
  return play ?? { type: 'done', rev };
};
