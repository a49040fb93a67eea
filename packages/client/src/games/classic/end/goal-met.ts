import type { CardId, PlayerId } from '@illuminice/rules';
import { ALIGNMENTS, cardFacts, goalsOf, type View } from '@illuminice/rules/classic';
import { alignmentName, t } from '../../../text';

/** What a goal counts: the word by which the sentence is chosen, or the name of an alignment. */
const counted = (goal: 'basic' | CardId): string => {
  const facts = goal === 'basic' ? undefined : cardFacts[goal];
  if (facts?.kind !== 'illuminati') return 'cards';
  if ('total' in facts.goal) return facts.goal.total;
  const { count } = facts.goal;
  const alignment = ALIGNMENTS.find((one) => one === count);
  return alignment ? alignmentName(alignment) : count;
};

/** 'Ben holds 13 of the 12 cards needed.' Empty where the viewer cannot count it. */
export function goalMet(view: View, player: PlayerId, goal: 'basic' | CardId, name: string): string {
  const progress = goalsOf(view, player).find((one) => one.goal === goal);
  return progress ? t('end.goal', { name, what: counted(goal), have: progress.have, need: progress.need }) : '';
}
