import { at } from '../base-path';
import { t } from '../text';
import type { PictureSet } from './picture-files';
import { creditOf, picturesEdition } from './pictures';

/** Names the authors of a card's picture and its licence, with a link to all credits; empty without a picture. */
export function PictureCredit({ set, card }: { set: PictureSet; card: string }) {
  picturesEdition.value;
  const credit = creditOf(set, card);
  if (!credit) return null;
  return (
    <a href={at('/credits')} target="_blank" rel="noreferrer">
      {t('card.picture', { names: credit.names.join(', '), licence: credit.licences.join(', ') })}
    </a>
  );
}
