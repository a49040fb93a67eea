import { type Attack, cardFacts, type Frame, type Intent, type IntentOf, openPlaces, succeeds } from '@illuminice/rules';
import { cheapestFirst, gain, leader, progressOf, specialWorth, successWorth } from './evaluate.js';
import { bestPlace } from './placing.js';
import { attackOffer, type Plan, planAttack } from './plan.js';
import { best, handOf, ifLegal, mySeat, purseOf, rivals, type Sight } from './sight.js';
import { collectMoves } from './treasuries.js';
import { handOver, withMoney } from './what-if.js';

type Playing = Extract<Frame, { kind: 'playing' }>;

/** Before the draw in another's turn: takes the turn from whoever is about to win (C-910). */
export const answerStart = (sight: Sight, rev: number): Intent => {
  const ahead = leader(sight);
  const his = ahead !== null && ahead.seat.player === sight.board.turn?.player;
  const grave = rivals(sight).length === 1 ? 0.5 : 0.7;
  const senate = his && ahead.progress >= grave ? ifLegal(sight, { type: 'playSpecial', card: 'senate-investigating-committee' }) : null;
  return senate ?? { type: 'done', rev };
};

/** Before the own draw: doubles an income that is worth it (C-906). */
export const doubleIncome = (sight: Sight): Intent | null => {
  const { board } = sight;
  const income = mySeat(sight).cards.reduce((sum, card) => {
    const facts = cardFacts[card];
    return sum + (facts && facts.kind !== 'special' ? Math.max(0, facts.income) : 0);
  }, 0);
  return income >= 15 || (board.turn?.number ?? 0) > 6 * board.seats.length
    ? ifLegal(sight, { type: 'playSpecial', card: 'market-manipulation' })
    : null;
};

/** Takes the best uncontrolled Group without dice, where that beats attacking (C-902). */
const bribe = (sight: Sight, plan: Plan | null): Intent | null => {
  const { board, player } = sight;
  const worth = (group: string) => gain(sight, handOver(board, { cards: [group], from: null, to: player }), [player]);
  const group = best(
    board.uncontrolled.filter((id) => openPlaces(board, id, player).length > 0),
    worth,
  );
  if (group === undefined || worth(group) < (plan?.value ?? 0) + specialWorth('bribery') / 2) return null;
  const place = bestPlace(sight, group, openPlaces(board, group, player), () => 0);
  return place ? ifLegal(sight, { type: 'playSpecial', card: 'bribery', group, ...place }) : null;
};

/** Money that makes a better attack possible, or a goal that is counted in money complete. */
const fund = (sight: Sight, plan: Plan | null): Intent | null => {
  const offered = attackOffer(sight);
  const wins = (more: number) =>
    progressOf(sight, sight.player) < 1 && progressOf({ ...sight, board: withMoney(sight.board, sight.player, more) }, sight.player) >= 1;
  const helps = (card: string, more: number): boolean => {
    if (wins(more)) return true;
    const richer = offered && planAttack(sight, offered, more);
    return (richer?.value ?? 0) - (plan?.value ?? 0) >= specialWorth(card);
  };
  const hand = handOf(sight);
  for (const [card, amount] of [
    ['slush-fund', 15],
    ['swiss-bank-account', 25],
  ] as const) {
    if (hand.includes(card) && helps(card, amount)) return ifLegal(sight, { type: 'playSpecial', card });
  }
  const moves = collectMoves(sight, 5);
  const sum = moves.reduce((total, { amount }) => total + amount, 0);
  if (!hand.includes('white-collar-crime') || (sum < 15 && !helps('white-collar-crime', sum))) return null;
  return ifLegal(sight, { type: 'playSpecial', card: 'white-collar-crime', moves });
};

/** Brings a Group back that is better than what lies in the middle, while it can still be attacked (C-907). */
const revive = (sight: Sight): Intent | null => {
  const { board, player } = sight;
  if ((board.turn?.actionsLeft ?? 0) === 0) return null;
  const worth = (target: string) => {
    const taken = successWorth(sight, { by: player, kind: 'control', target });
    return cardFacts[target]?.kind === 'group' ? taken : 0;
  };
  const dead = best(board.dead, worth);
  const middle = best(board.uncontrolled, worth);
  if (dead === undefined || (middle !== undefined && worth(dead) < worth(middle) + specialWorth('media-campaign'))) return null;
  return ifLegal(sight, { type: 'playSpecial', card: 'media-campaign', group: dead });
};

/** Looks at the fullest hand, where there is something to see (C-903). */
const spy = (sight: Sight): Intent | null => {
  const fullest = best(rivals(sight), (seat) => seat.faceDown);
  if (!fullest || fullest.faceDown < 2) return null;
  return ifLegal(sight, { type: 'playSpecial', card: 'computer-espionage', player: fullest.player });
};

/** Specials worth playing in the own turn before acting. */
export const playInTurn = (sight: Sight, plan: Plan | null): Intent | null => {
  const hand = handOf(sight);
  if (hand.length === 0) return null;
  return (
    (hand.includes('bribery') ? bribe(sight, plan) : null) ??
    fund(sight, plan) ??
    (hand.includes('media-campaign') ? revive(sight) : null) ??
    (hand.includes('computer-espionage') ? spy(sight) : null)
  );
};

/** Privilege for an attack on which the game hangs, where others could spoil it (C-602). */
export const withPrivilege = (sight: Sight, { intent, success }: Plan): IntentOf<'attack'> => {
  const { board, player } = sight;
  const owner = board.cards[intent.target]?.owner ?? null;
  const spoilers = rivals(sight).filter((seat) => seat.player !== owner && purseOf(board, seat) > 2);
  if (spoilers.length === 0 || (success < 100 && progressOf(sight, player) < 0.75)) return intent;
  const paid = ifLegal(sight, { ...intent, privilege: { pay: true } });
  if (paid) return paid as IntentOf<'attack'>;
  const [card] = cheapestFirst(handOf(sight)).filter((id) => id !== intent.whispering);
  if (card === undefined || (success < 100 && specialWorth(card) > 4)) return intent;
  return (ifLegal(sight, { ...intent, privilege: { card } }) as IntentOf<'attack'> | null) ?? intent;
};

/** What it costs me that this Special takes effect. */
const harmOf = (sight: Sight, { by, card, play }: Playing, attack: Attack | null): number => {
  const stake = attack ? successWorth(sight, attack) : 0;
  if (play.for === 'privilege') return -stake * 0.3;
  if (play.for === 'whispering') return -stake;
  if (play.for !== 'effect') return attack?.by === sight.player ? stake * 0.3 : 0;
  const his = (after: typeof sight.board) => -gain(sight, after, [by]);
  const { intent } = play;
  const stands = attack !== null && attack.roll !== null && succeeds(attack.roll, attack.needs);
  switch (card) {
    case 'assassination':
      return stands ? 0 : -stake;
    case 'murphys-law':
      return stands ? stake : 0;
    case 'bribery':
      return intent.group === undefined ? 0 : his(handOver(sight.board, { cards: [intent.group], from: null, to: by }));
    case 'senate-investigating-committee':
      return sight.board.turn?.player === sight.player ? 8 + 20 * progressOf(sight, sight.player) : 0;
    case 'slush-fund':
      return his(withMoney(sight.board, by, 15));
    case 'swiss-bank-account':
      return his(withMoney(sight.board, by, 25));
    default:
      return 0;
  }
};

/** Cancels a Special that harms more than the card for it is worth (C-909). */
export const answerSpecial = (sight: Sight, frame: Playing, rev: number): Intent => {
  const card = 'secrets-man-was-not-meant-to-know';
  const counter =
    handOf(sight).includes(card) && harmOf(sight, frame, sight.board.attack) > specialWorth(card)
      ? ifLegal(sight, { type: 'counter', card })
      : null;
  return counter ?? { type: 'done', rev };
};

/** One of two cards that break a privilege was cancelled: replaces it with the least useful while it matters (C-909). */
export const replaceCancelled = (sight: Sight, rev: number): Intent => {
  const [card] = cheapestFirst(handOf(sight));
  const stake = sight.board.attack ? Math.abs(successWorth(sight, sight.board.attack)) : 0;
  const another = card !== undefined && stake > 10 ? ifLegal(sight, { type: 'breakPrivilege', cards: [card] }) : null;
  return another ?? { type: 'done', rev };
};
