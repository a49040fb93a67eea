import { t } from '../text';
import type { PictureSet } from './picture-files';
import { authorsOf, picturesEdition } from './pictures';

/** The licence of all pictures. */
export const PICTURES_LICENCE = 'CC BY 3.0';

/** A line that names who drew a card's picture, and leads to all credits. Nothing while there is no picture. */
export function PictureCredit({ set, card }: { set: PictureSet; card: string }) {
  // Drawn anew when pictures come.
  picturesEdition.value;
  const names = authorsOf(set, card);
  if (names.length === 0) return null;
  return (
    <a href="/credits" target="_blank" rel="noreferrer">
      {t('card.picture', { names: names.join(', '), licence: PICTURES_LICENCE })}
    </a>
  );
}
