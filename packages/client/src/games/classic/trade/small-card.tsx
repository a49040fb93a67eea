import type { CardId } from '@illuminice/rules';
import { isSpecial } from '@illuminice/rules/classic';
import { faceKey } from '../../../card/face';
import { paintBack } from '../../../card/paint/back';
import { Painted } from '../../../card/painted';
import { MEDIA } from '../../../style/breakpoints';
import { frameLine } from '../../../style/seats';
import { cardName, words } from '../../../text';
import { useMedia } from '../../../ui/use-media';
import { CARD_WORDS } from '../board/words';
import { faceOf } from '../card/face-of';
import { paintFace } from '../card/paint/face';
import { paintSpecial } from '../card/paint/special';
import { useTable } from '../use-table';
import css from './deal.module.css';

/** Media query under which two columns of a deal leave a card less than 136 px. */
const NARROW = `${MEDIA['not-phone']} and ${MEDIA.laptop}, ${MEDIA['small-phone']}`;

/** Cell size of the cards in a deal, px: a Group is four by two cells. */
const useCell = (): number => (useMedia(NARROW) ? 26 : 34);

/** Height to width of a Special. */
const TALL = 1.36;
/** A narrower Special shows no name, px. */
const NAMED = 66;

/** A small card as on the table: a Group with its owner's rim, or a Special. Its name stands beside it. */
export function SmallCard({ card }: { card: CardId }) {
  const table = useTable();
  const cell = useCell();
  if (isSpecial(card)) {
    const width = Math.max(NAMED, Math.round(cell * 2.4));
    const height = Math.round(width * TALL);
    const spec = { id: card, name: cardName(card) };
    return (
      <Painted
        class={css.smallCard}
        width={width}
        height={height}
        of={`${words().language} ${card}`}
        paint={(p) => paintSpecial(p, spec, width, height)}
      />
    );
  }
  const { board } = table.game.view.value;
  const owner = board.cards[card]?.owner;
  const look = owner ? table.seat(owner).look : null;
  const spec = faceOf(board, card, CARD_WORDS, {
    shape: 'lying' as const,
    colour: look?.colour ?? null,
    line: look && frameLine(look),
    faded: false,
  });
  return <Painted class={css.smallCard} width={4 * cell} height={2 * cell} of={faceKey(spec)} paint={(p) => paintFace(p, spec, cell)} />;
}

export function SmallBack() {
  const cell = useCell();
  const [width, height] = [Math.round(cell * 1.6), Math.round(cell * 1.6 * TALL)];
  return <Painted class={css.smallCard} width={width} height={height} of="back" paint={(p) => paintBack(p, width, height, 'special')} />;
}
