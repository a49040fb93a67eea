import { words } from '../../text';
import { cardsNamedIn } from './card-names';
import { NamedCard } from './named-card';

export function CardsInText({ text, isPlain = false }: { text: string; isPlain?: boolean }) {
  return (
    <>
      {cardsNamedIn(text, words()).map(({ text: piece, card }, index) =>
        card ? (
          <NamedCard key={index} card={card} isPlain={isPlain}>
            {piece}
          </NamedCard>
        ) : (
          piece
        ),
      )}
    </>
  );
}
