import { findSeat } from '@illuminice/rules/classic';
import { HandCard, HandFan, HandFrame } from '../../../hud/hand/hand';
import { briefText, cardName, shortName, t } from '../../../text';
import { specialDraft } from '../drafts/special';
import { useTable } from '../use-table';
import { PlaySpecial } from './play-special';

/** The viewer's Specials at the lower edge: public ones are marked, and each says when it is playable. */
export function Hand() {
  const table = useTable();
  const position = table.game.position.value;
  if (!position?.view.mine) return null;
  const { mine, board } = position.view;
  const up = findSeat(board, position.me)?.faceUp ?? [];
  const cards = [...mine.hand, ...up];
  if (cards.length === 0) return null;
  return (
    <HandFrame title={t('hand.title')}>
      <HandFan n={cards.length}>
        {cards.map((card) => (
          <HandCard
            key={card}
            id={card}
            face={card}
            name={cardName(card)}
            short={shortName(card)}
            up={up.includes(card) ? t('hand.faceUp') : null}
            note={briefText(card)}
            isPlayable={specialDraft(position, card) !== null}
            act={<PlaySpecial card={card} testid={`play-${card}`} />}
            onClick={({ currentTarget }) => table.ui.preview.pin(card, (currentTarget as HTMLElement).getBoundingClientRect())}
          />
        ))}
      </HandFan>
    </HandFrame>
  );
}
