import { cardName, t } from '../../text';
import { Button } from '../../ui/button';
import { playableNow, specialGesture } from '../gestures/special';
import { useTable } from '../model';

/** One's own Specials that can be played at this moment, where they are asked for: the hand may be out of sight. */
export function SpecialsNow() {
  const table = useTable();
  const now = table.table.value;
  const cards = now ? playableNow(now) : [];
  if (!now || cards.length === 0) return null;
  return (
    <fieldset class="aids" aria-label={t('special.now')} data-testid="specials-now">
      <legend class="visually-hidden">{t('special.now')}</legend>
      {cards.map((card) => (
        <Button
          key={card}
          size="small"
          icon="special"
          testid={`now-${card}`}
          onClick={() => {
            const gesture = specialGesture(now, card);
            if (gesture) table.begin(gesture);
          }}
        >
          {cardName(card)}
        </Button>
      ))}
    </fieldset>
  );
}
