import { type CardId, cardFacts } from '@illuminice/rules';

/** What the special goal of an Illuminati asks for (C-1106); 0 for the UFOs, whose goal is another's. */
export function goalNeed(card: CardId): number {
  const facts = cardFacts[card];
  return facts?.kind === 'illuminati' ? facts.goal.need : 0;
}
