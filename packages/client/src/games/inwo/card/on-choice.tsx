import { alignmentsOf, type CopyId, findFacts, globalOf, powerOf, resistanceOf } from '@illuminice/rules/inwo';
import type { ComponentChildren } from 'preact';
import { ChoiceCard } from '../../../hud/form/choice-card';
import { cardOf } from '../known';
import { useTable } from '../use-table';
import { CardPicture } from './picture';

const PICTURE = 34;

/** A choosable card with its current numbers; as printed outside of structures. */
export function OnChoice({ card: copy, tail, children }: { card: CopyId; tail?: ComponentChildren; children: ComponentChildren }) {
  const view = useTable().game.view.value;
  const card = cardOf(view, copy) ?? copy;
  const facts = findFacts(card);
  if (!facts)
    return (
      <>
        {children} {tail}
      </>
    );
  const picture = <CardPicture card={card} width={PICTURE} />;
  const isLive = Object.hasOwn(view.board.cards, copy) && view.board.cards[copy]?.zone === 'structure';
  const numbers = 'inward' in facts ? facts : facts.kind === 'illuminati' ? { power: facts.power, global: 0 } : null;
  if (!numbers)
    return (
      <ChoiceCard picture={picture} alignments={[]} tail={tail}>
        {children}
      </ChoiceCard>
    );
  const power = isLive ? powerOf(view.board, copy) : (numbers.power ?? 0);
  const global = isLive ? globalOf(view.board, copy) : numbers.global;
  const isGroup = 'inward' in facts;
  return (
    <ChoiceCard
      picture={picture}
      power={global > 0 ? `${power}/${global}` : power}
      resistance={isGroup ? (isLive ? resistanceOf(view.board, copy) : (facts.resistance ?? 0)) : undefined}
      alignments={isLive ? alignmentsOf(view.board, copy) : isGroup ? facts.alignments : []}
      tail={tail}
    >
      {children}
    </ChoiceCard>
  );
}
