import type { CardId } from '@illuminice/rules';
import { paintRounded } from '../../../card/paint/window';
import { Painted } from '../../../card/painted';
import { PictureCredit } from '../../../card/picture-credit';
import { paintPictureOf } from './paint/picture-of';

/** A card's picture on the ground of its kind. Its name stands beside it. */
export function CardPicture({ card, width, height = width }: { card: CardId; width: number; height?: number }) {
  return (
    <Painted
      width={width}
      height={height}
      of={card}
      paint={(p) => paintRounded(p, width, height, () => paintPictureOf(p, card, width, height))}
    />
  );
}

export const CardCredit = ({ card }: { card: CardId }) => <PictureCredit set="inwo" card={card} />;
