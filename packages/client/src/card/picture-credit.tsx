import { at } from '../base-path';
import { t } from '../text';
import type { PictureSet } from './picture-files';
import { authorsOf, picturesEdition } from './pictures';

export const PICTURES_LICENCE = 'CC BY 3.0';

/** Names the authors of a card's picture, with a link to all credits; empty without a picture. */
export function PictureCredit({ set, card }: { set: PictureSet; card: string }) {
  picturesEdition.value;
  const names = authorsOf(set, card);
  if (names.length === 0) return null;
  return (
    <a href={at('/credits')} target="_blank" rel="noreferrer">
      {t('card.picture', { names: names.join(', '), licence: PICTURES_LICENCE })}
    </a>
  );
}
