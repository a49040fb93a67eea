import type { CardId } from '@illuminice/rules';
import { CardChip as Chip, EmptyChip } from '../../../hud/contest/card-chip';
import { cardName, t } from '../../../text';
import { CardPicture } from '../card/picture';
import { useTable } from '../use-table';

export function CardChip({ card, empty, onClear, testid }: { card: CardId | null; empty?: string; onClear?: () => void; testid?: string }) {
  const table = useTable();
  if (!card) return <EmptyChip>{empty}</EmptyChip>;
  return (
    <Chip
      name={cardName(card)}
      owner={table.game.view.value.board.cards[card]?.owner ?? null}
      elsewhere={t('scene.uncontrolled')}
      previews={card}
      picture={<CardPicture card={card} width={46} height={56} />}
      testid={testid}
      onClear={onClear}
    />
  );
}
