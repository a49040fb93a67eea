import type { CardId } from '@illuminice/rules';
import { cardName, t } from '../text';
import { Button } from '../ui/button';
import { newFlip, playsSpecial, specialGesture, whyNotSpecial } from './gestures/special';
import type { Gesture, Table } from './gestures/types';
import { type TableModel, useTable } from './model';

/** Begins to play a Special, or takes that back; says why it can't be played now. */
export function PlaySpecial({ card, testid }: { card: CardId; testid: string }) {
  const table = useTable();
  const now = table.table.value;
  if (!now) return null;
  const gesture = specialGesture(now, card);
  const begun = isBegun(table, card);
  return (
    <Button
      size="small"
      testid={testid}
      reason={gesture ? null : whyNot(table, now, card)}
      pressed={gesture ? begun : undefined}
      label={t('special.play', { card: cardName(card) })}
      onClick={() => (begun ? table.cancel() : gesture && table.begin(gesture))}
    >
      {t('hand.play')}
    </Button>
  );
}

/** Turns one's own Special up for all to see, where that is possible now. */
export function FlipSpecial({ card }: { card: CardId }) {
  const table = useTable();
  if (!table.offers.value.flipSpecial.can?.cards.includes(card)) return null;
  return (
    <Button size="small" kind="quiet" icon="eye" testid={`flip-${card}`} onClick={() => table.begin(newFlip(card))}>
      {t('hand.flip')}
    </Button>
  );
}

/** Whether this card is being played just now. */
export function isBegun(table: TableModel, card: CardId): boolean {
  const gesture = table.gesture.value;
  if (gesture?.kind === 'attack') return gesture.whispering && table.offers.value.attack.can?.whispering === card;
  return gesture !== null && playsSpecial(gesture) && 'card' in gesture && gesture.card === card && !isFlip(gesture);
}

const isFlip = (gesture: Gesture): boolean => gesture.kind === 'pick' && gesture.as === 'flip';

/** Why a Special can't be played now, in words. */
function whyNot(table: TableModel, now: Table, card: CardId) {
  const why = whyNotSpecial(now, card);
  return typeof why === 'string' ? t(`special.none.${why}`) : table.why(why);
}
