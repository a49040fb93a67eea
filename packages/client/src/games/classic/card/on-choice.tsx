import type { CardId } from '@illuminice/rules';
import { alignmentsOf, cardFacts, powerOf, resistanceOf, transferableOf } from '@illuminice/rules/classic';
import type { ComponentChildren } from 'preact';
import { ChoiceCard } from '../../../hud/form/choice-card';
import { useTable } from '../use-table';
import { CardPicture } from './picture';

export function OnChoice({ card, tail, children }: { card: CardId; tail?: ComponentChildren; children: ComponentChildren }) {
  const { board } = useTable().game.view.value;
  const isLaid = Object.hasOwn(board.cards, card);
  const isGroup = isLaid && cardFacts[card]?.kind === 'group';
  const lends = isGroup ? transferableOf(board, card) : 0;
  return (
    <ChoiceCard
      picture={<CardPicture card={card} width={34} />}
      power={isLaid ? `${powerOf(board, card)}${lends > 0 ? `/${lends}` : ''}` : undefined}
      resistance={isGroup ? resistanceOf(board, card) : undefined}
      alignments={isGroup ? alignmentsOf(board, card) : []}
      tail={tail}
    >
      {children}
    </ChoiceCard>
  );
}
