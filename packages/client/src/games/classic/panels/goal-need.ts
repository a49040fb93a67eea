import type { CardId } from '@illuminice/rules';
import { cardFacts } from '@illuminice/rules/classic';
import { t } from '../../../text';

/** Number that the special goal of an Illuminati needs (C-1106); 0 for the UFOs, who pick another's goal. */
export function goalNeed(card: CardId): number {
  const facts = cardFacts[card];
  return facts?.kind === 'illuminati' ? facts.goal.need : 0;
}

/** True if a goal is one good move away: one of the counted things, or a tenth of a sum of Power or money. */
export const isClose = ({ have, need }: { have: number; need: number }): boolean =>
  need > have && need - have <= Math.max(1, Math.floor(need / 10));

export const goalLabel = (goal: string): string => (goal === 'basic' ? t('goal.basic') : t(`goal.short.${goal as 'network'}`));
