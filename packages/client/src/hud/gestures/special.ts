import { type CardId, cardFacts, check, type Effect, type Intent, type PlayableSpecial, type PlayerId } from '@illuminice/rules';
import { newAttack, whispers } from './attack';
import { newTreasuries } from './money';
import { newPlace } from './place';
import type { DiscardGesture, Gesture, PickGesture, Table } from './types';

export const effectOf = (card: CardId): Effect | null => {
  const facts = cardFacts[card];
  return facts?.kind === 'special' ? facts.play : null;
};

const playable = (table: Table, card: CardId): PlayableSpecial | undefined =>
  table.offers.playSpecial.can?.cards.find((one) => one.card === card);

const newPick = (card: CardId, as: PickGesture['as'], what: PickGesture['what'] = 'nothing'): PickGesture => ({
  kind: 'pick',
  card,
  as,
  what,
  group: null,
  player: null,
});

/** What begins the play of a Special of one's own for what its text says; null when it can't be played now. */
export function specialGesture(table: Table, card: CardId): Gesture | null {
  const { offers } = table;
  if (offers.counter.can?.cards.includes(card)) return newPick(card, 'counter');
  if (offers.breakPrivilege.can?.agent === card) return newPick(card, 'break');
  if (offers.forceInterference.can?.cards.includes(card)) return newPick(card, 'letIn');
  if (offers.attack.can?.whispering === card && whispers(table)) return { ...newAttack(), attackKind: 'destroy', whispering: true };
  const can = playable(table, card);
  if (!can) return null;
  switch (can.needs) {
    case 'groupAndPlace':
      return newPlace('bribery', null, card);
    case 'moves': {
      const effect = effectOf(card);
      return newTreasuries(table, card, 'playSpecial', effect && 'use' in effect && effect.use === 'redistribute' ? effect.bonus : 0);
    }
    default:
      return newPick(card, 'effect', can.needs);
  }
}

/** Which of one's own Specials can be played for what their text says, at this moment. */
export function playableNow(table: Table): CardId[] {
  const seat = table.view.board.seats.find(({ player }) => player === table.me);
  return [...(table.view.mine?.hand ?? []), ...(seat?.faceUp ?? [])].filter((card) => specialGesture(table, card) !== null);
}

/** Why a Special can't be played now: a refusal of the rules, or the name of what there is none of. */
export function whyNotSpecial(
  table: Table,
  card: CardId,
): NonNullable<Table['offers']['attack']['refusal']> | 'whispering' | 'bribe' | 'revive' {
  const { offers } = table;
  const effect = effectOf(card);
  const asked = check(table.view, { type: 'playSpecial', card });
  const general = asked ?? { code: 'C-900', why: 'noneNow' };
  if (!effect) return general;
  if ('react' in effect) {
    if (effect.react === 'special') return offers.counter.refusal ?? general;
    if (effect.react === 'dice') return general;
    return (effect.does === 'break' ? offers.breakPrivilege : offers.forceInterference).refusal ?? general;
  }
  if (effect.use === 'whispering') return offers.attack.refusal ?? 'whispering';
  // What the rules ask for next is what there is none of.
  if (effect.use === 'bribe' && general.why === 'needsPlace') return 'bribe';
  if (effect.use === 'revive' && general.why === 'needsDeadGroup') return 'revive';
  return general;
}

/** The intent that locks it in, as far as it is complete. */
export function pickIntent({ card, as, what, group, player }: PickGesture): Intent | null {
  switch (as) {
    case 'counter':
      return { type: 'counter', card };
    case 'break':
      return { type: 'breakPrivilege', cards: [card] };
    case 'letIn':
      return { type: 'forceInterference', card };
    case 'flip':
      return { type: 'flipSpecial', card };
    case 'effect':
      if (what === 'player') return player ? { type: 'playSpecial', card, player } : null;
      if (what === 'deadGroup') return group ? { type: 'playSpecial', card, group } : null;
      return { type: 'playSpecial', card };
  }
}

/** Whether what was begun can still be ended. */
export function pickPossible(table: Table, gesture: PickGesture): boolean {
  if (gesture.as === 'flip') return table.offers.flipSpecial.can?.cards.includes(gesture.card) ?? false;
  const again = specialGesture(table, gesture.card);
  return again?.kind === 'pick' && again.as === gesture.as && again.what === gesture.what;
}

/** Cards and players that a Special may be aimed at. */
export const pickable = (table: Table, { card }: PickGesture): readonly CardId[] => playable(table, card)?.groups ?? [];
export const pickablePlayers = (table: Table, { card }: PickGesture): readonly PlayerId[] => playable(table, card)?.players ?? [];

/** Turning a Special up for all to see. */
export const newFlip = (card: CardId): PickGesture => newPick(card, 'flip');

/** Discarding Specials (or paying) for a privilege, against one, or in place of one that was cancelled. */
export const newDiscard = (table: Table, why: DiscardGesture['why']): DiscardGesture => {
  const { cards, pay } = discardable(table, why);
  return { kind: 'discard', why, cards: [], pay: pay && cards.length === 0 };
};

/** What may be discarded for it, how many together, and whether money will do. */
export function discardable(table: Table, why: DiscardGesture['why']): { cards: readonly CardId[]; count: number; pay: boolean } {
  const { privilege, breakPrivilege } = table.offers;
  if (why === 'privilege') return { cards: privilege.can?.cards ?? [], count: 1, pay: privilege.can?.pay ?? false };
  if (why === 'replace') return { cards: breakPrivilege.can?.single ?? [], count: 1, pay: false };
  return { cards: breakPrivilege.can?.pairs ?? [], count: 2, pay: false };
}

/** Takes a card to those that are to be discarded, or out again; of too many the oldest choice goes. */
export function pickForDiscard(table: Table, gesture: DiscardGesture, card: CardId): DiscardGesture {
  const { cards, count } = discardable(table, gesture.why);
  if (!cards.includes(card)) return gesture;
  const others = gesture.cards.filter((id) => id !== card);
  return { ...gesture, pay: false, cards: others.length < gesture.cards.length ? others : [...others, card].slice(-count) };
}

export function discardIntent(table: Table, { why, cards, pay }: DiscardGesture): Intent | null {
  const [card] = cards;
  if (pay) return { type: 'privilege', pay: true };
  if (!card || cards.length < discardable(table, why).count) return null;
  return why === 'privilege' ? { type: 'privilege', card } : { type: 'breakPrivilege', cards };
}

export function discardPossible(table: Table, gesture: DiscardGesture): DiscardGesture | null {
  const { cards, count, pay } = discardable(table, gesture.why);
  if (cards.length < count && !pay) return null;
  return { ...gesture, pay: gesture.pay && pay, cards: gesture.cards.filter((card) => cards.includes(card)) };
}

/** Whether the gesture plays or spends a Special: then a tap beside everything lets go of it. */
export const playsSpecial = (gesture: Gesture): boolean =>
  gesture.kind === 'pick' ||
  gesture.kind === 'discard' ||
  (gesture.kind === 'place' && gesture.why === 'bribery') ||
  (gesture.kind === 'treasuries' && gesture.by === 'playSpecial');
