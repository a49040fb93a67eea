import type { GameEvent, PlaySpecialIntent, TradeOffer } from '@illuminice/rules/classic';
import { countedNeed, HIGHEST_WINNING_ROLL, isHopeless } from './needed.js';
import type { Part, Speaker, Values } from './parts.js';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const yes = (truth: unknown): 'yes' | 'no' => (truth ? 'yes' : 'no');

/** Winning rolls among 36: the chance in percent. */
const percent = (odds: number): number => Math.round((odds / 36) * 100);

const sum = ([first, second]: readonly [number, number]): number => first + second;

/** The highest successful roll, or that there is none. */
const needed = (needs: number) => ({ needs: countedNeed(needs), hopeless: yes(isHopeless(needs)) });

/** Kind of a Special's target: the sentence differs, not the card. */
const aim = ({ group, onto, player }: PlaySpecialIntent): 'player' | 'place' | 'group' | 'none' => {
  if (player !== undefined) return 'player';
  if (onto !== undefined) return 'place';
  return group === undefined ? 'none' : 'group';
};

/** One side of an offer; both partners see face-down Specials by name. */
const parcel = (say: Speaker, side: TradeOffer['give'], hidden: number, known: readonly string[] | undefined): Part[] =>
  say.parcel({
    money: side.money,
    cards: [...(side.groups ?? []), ...(side.specials ?? []), ...(known ?? [])],
    hidden: known ? 0 : hidden,
    promise: side.promise,
  });

const isEmpty = (side: TradeOffer['give'], hidden: number): boolean =>
  !side.money && !side.groups?.length && !side.specials?.length && !side.promise && hidden === 0;

/** Values of an event's sentence. A secret part is used if the event still has it. */
export const logValues: { readonly [T in GameEvent['type']]: (event: EventOf<T>, say: Speaker) => Values } = {
  illuminatiTaken: ({ player, card, slot }, say) => ({ player: say.player(player), card: say.card(card), slot: slot + 1 }),
  goalChosen: ({ player, secret }, say) => ({
    player: say.player(player),
    known: yes(secret),
    goal: secret ? say.goal(secret.what.goal) : [],
  }),
  uncovered: ({ card, why }, say) => ({ card: say.card(card), why }),
  buried: ({ card }, say) => ({ card: say.card(card) }),
  startRolled: ({ player, dice, round }, say) => ({
    player: say.player(player),
    first: dice[0],
    second: dice[1],
    sum: sum(dice),
    again: yes(round > 1),
  }),
  turnBegan: ({ player, number }, say) => ({ player: say.player(player), number }),
  phaseBegan: ({ phase }) => ({ phase }),
  money: ({ from, to: receiver, amount, reason, player }, say) => ({
    from: say.card(from),
    to: say.card(receiver),
    amount,
    reason,
    player: say.player(player),
    bank: from === 'bank' ? 'pays' : receiver === 'bank' ? 'gets' : 'neither',
  }),
  specialDrawn: ({ player, secret }, say) => ({
    player: say.player(player),
    known: yes(secret),
    card: secret ? say.card(secret.what.card) : [],
  }),
  specialTurnedUp: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  specialDiscarded: ({ player, card, why }, say) => ({ player: say.player(player), card: say.card(card), why }),
  taxNamed: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  attackAnnounced: ({ player, kind, attacker, target, aids, needs, odds }, say) => ({
    player: say.player(player),
    kind,
    attacker: say.card(attacker),
    target: say.card(target),
    aided: yes(aids.length > 0),
    aids: say.cards(aids),
    ...needed(needs),
    chance: percent(odds),
  }),
  oddsChanged: ({ needs, odds }) => ({ ...needed(needs), chance: percent(odds) }),
  spent: ({ player, from, side, amount, interference }, say) => ({
    player: say.player(player),
    from: say.card(from),
    side,
    amount,
    interference: yes(interference),
  }),
  privilegeDeclared: ({ player }, say) => ({ player: say.player(player) }),
  privilegeBroken: ({ player }, say) => ({ player: say.player(player) }),
  letIn: ({ player }, say) => ({ player: say.player(player) }),
  saidDone: ({ player, firm }, say) => ({ player: say.player(player), firm: yes(firm) }),
  askedAgain: ({ players }, say) => ({ players: say.players(players) }),
  rolled: ({ player, dice, needs }, say) => ({
    player: say.player(player),
    first: dice[0],
    second: dice[1],
    sum: sum(dice),
    ...needed(needs),
  }),
  rollChanged: ({ player, card, roll }, say) => ({ player: say.player(player), card: say.card(card), roll }),
  attackEnded: ({ result, roll, needs }) => ({
    result,
    roll: roll ?? 0,
    needs: countedNeed(needs),
    always: yes(roll !== null && roll > HIGHEST_WINNING_ROLL),
  }),
  placed: ({ card, player, onto, arrow, from, why }, say) => ({
    card: say.card(card),
    player: say.player(player),
    onto: say.card(onto),
    arrow,
    owned: yes(from),
    from: say.player(from),
    why,
  }),
  freed: ({ card, from, why }, say) => ({ card: say.card(card), from: say.player(from), why }),
  destroyed: ({ card, by, from }, say) => ({
    card: say.card(card),
    by: say.player(by),
    whose: from === null ? 'nobodys' : from === by ? 'own' : 'others',
    from: say.player(from),
  }),
  specialPlayed: ({ player, card, what }, say) => ({
    player: say.player(player),
    card: say.card(card),
    aim: aim(what),
    other: what.player === undefined ? [] : say.player(what.player),
    group: what.group === undefined ? [] : say.card(what.group),
    onto: what.onto === undefined ? [] : say.card(what.onto),
  }),
  specialCancelled: ({ player, card, by }, say) => ({ player: say.player(player), card: say.card(card), by: say.player(by) }),
  handSeen: ({ player, of: owner, secret }, say) => ({
    player: say.player(player),
    of: say.player(owner),
    known: yes(secret),
    cards: secret ? say.parcel({ cards: secret.what.cards, hidden: 0 }) : [],
  }),
  alignmentChanged: ({ player, card, change, alignment }, say) => ({
    player: say.player(player),
    card: say.card(card),
    change,
    alignment: say.alignment(alignment),
  }),
  powerUsed: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  offered: ({ offer, secret }, say) => ({
    player: say.player(offer.by),
    other: say.player(offer.to),
    version: offer.version ?? 1,
    gives: yes(!isEmpty(offer.give, offer.giveHidden)),
    asks: yes(!isEmpty(offer.ask, offer.askHidden)),
    give: parcel(say, offer.give, offer.giveHidden, secret?.what.give),
    ask: parcel(say, offer.ask, offer.askHidden, secret?.what.ask),
  }),
  offerWilling: ({ by, to: partner }, say) => ({ player: say.player(by), other: say.player(partner) }),
  offerClosed: ({ by, to: partner, why }, say) => ({ player: say.player(by), other: say.player(partner), why }),
  specialMoved: ({ from, to: receiver, card, secret }, say) => {
    const known = card ?? secret?.what.card;
    return { player: say.player(from), other: say.player(receiver), known: yes(known), card: known ? say.card(known) : [] };
  },
  openedToOffers: ({ player, on: { money, groups, specials, faceDown } }, say) => {
    const things = say.parcel({ money, cards: [...groups, ...specials], hidden: faceDown });
    return { player: say.player(player), open: yes(money + groups.length + specials.length + faceDown), things };
  },
  askedBack: ({ player, what, card }, say) => ({ player: say.player(player), what, card: say.card(card) }),
  deniedBack: ({ player, by }, say) => ({ player: say.player(player), by: say.player(by), own: yes(player === by) }),
  takenBack: ({ player, what, card }, say) => ({ player: say.player(player), what, card: say.card(card) }),
  passed: ({ player }, say) => ({ player: say.player(player) }),
  turnLost: ({ player, by }, say) => ({ player: say.player(player), by: say.player(by) }),
  turnEnded: ({ player, number }, say) => ({ player: say.player(player), number }),
  toppled: ({ player, card }, say) => ({ player: say.player(player), card: say.card(card) }),
  eliminated: ({ player }, say) => ({ player: say.player(player) }),
  left: ({ player }, say) => ({ player: say.player(player) }),
  gameOver: ({ outcome }, say) => ({
    ended: outcome.ended,
    winners: say.players(outcome.winners),
    count: outcome.winners.length,
    scores: say.list(outcome.scores.map(({ player, score }) => say.phrase('score', { player: say.player(player), score }))),
    revealed: say.sentences(
      outcome.revealed.map(({ player, goal }) => say.phrase('revealed', { player: say.player(player), goal: say.goal(goal) })),
    ),
  }),
};
