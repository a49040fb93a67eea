import type { CardId, GameEvent, PlayerId } from '@illuminice/rules';

/** What the theatre makes of a batch of events. Pure. */
export interface Plan {
  /** The dice of the batch, if any fell. */
  dice: [number, number] | null;
  /** What they count as by a Special. */
  changed: number | null;
  coins: { from: CardId | 'bank'; to: CardId | 'bank'; amount: number }[];
  burned: CardId[];
  /** Cards that are turned up, in order, and where they lay with their backs up; a revived one comes off the dead pile. */
  uncovered: { card: CardId; from: 'deck' | 'dead' | number }[];
  /** Cards that have become others in a way that only their small print tells. */
  altered: CardId[];
  /** Specials that go from the deck to a hand, from a hand to the discards, or between hands. */
  specials: { from: PlayerId | 'deck'; to: PlayerId | 'discard' }[];
  announced: boolean;
  committed: boolean;
  /** Whom the announced attack is against. */
  target: CardId | null;
  result: 'success' | 'failure' | null;
}

const sum = ([one, other]: [number, number]): number => one + other;

export const planOf = (events: readonly GameEvent[]): Plan => {
  const plan: Plan = {
    dice: null,
    changed: null,
    coins: [],
    burned: [],
    uncovered: [],
    altered: [],
    specials: [],
    announced: false,
    committed: false,
    target: null,
    result: null,
  };
  let round = 0;
  for (const event of events) {
    switch (event.type) {
      case 'startRolled':
        // Of all the throws, that of whoever begins: the highest of the last round (C-106).
        if (event.round > round || sum(event.dice) > sum(plan.dice ?? [0, 0])) plan.dice = event.dice;
        round = event.round;
        break;
      case 'rolled':
        plan.dice = event.dice;
        break;
      case 'rollChanged':
        plan.changed = event.roll;
        break;
      case 'money':
        if (event.amount > 0) plan.coins.push({ from: event.from, to: event.to, amount: event.amount });
        break;
      case 'destroyed':
        plan.burned.push(event.card);
        break;
      case 'uncovered':
        if (event.why !== 'setup') plan.uncovered.push({ card: event.card, from: event.why === 'revived' ? 'dead' : 'deck' });
        break;
      case 'illuminatiTaken':
        plan.uncovered.push({ card: event.card, from: event.slot });
        break;
      case 'alignmentChanged':
        plan.altered.push(event.card);
        break;
      case 'specialDrawn':
        plan.specials.push({ from: 'deck', to: event.player });
        break;
      case 'specialDiscarded':
        if (event.player) plan.specials.push({ from: event.player, to: 'discard' });
        break;
      case 'specialMoved':
        plan.specials.push({ from: event.from, to: event.to });
        break;
      case 'attackAnnounced':
        plan.announced = true;
        plan.target = event.target;
        break;
      case 'spent':
        plan.committed = true;
        break;
      case 'attackEnded':
        if (event.result !== 'calledOff') plan.result = event.result;
        break;
      default:
      // All else shows by where things lie afterwards.
    }
  }
  return plan;
};

/** Coins that show an amount: one for a little, a handful for a fortune. */
export const coinsFor = (amount: number): number => (amount <= 2 ? 1 : amount <= 6 ? 2 : amount <= 14 ? 3 : 5);
