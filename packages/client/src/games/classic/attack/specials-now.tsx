import { footPart } from '../../../hud/shell/panel-foot';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { playableNow, specialDraft } from '../drafts/special';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** One's own Specials that can be played at this moment, where they are asked for: the hand may be out of sight. */
export function SpecialsNow() {
  const table = useTable();
  const position = table.game.position.value;
  const cards = position ? playableNow(position) : [];
  if (!position || cards.length === 0) return null;
  return (
    <fieldset class={cx(css.aids, footPart.wide)} aria-label={t('special.now')} data-testid="specials-now">
      <legend class="visually-hidden">{t('special.now')}</legend>
      {cards.map((card) => (
        <Button
          key={card}
          size="small"
          icon="special"
          testid={`now-${card}`}
          onClick={() => {
            const draft = specialDraft(position, card);
            if (draft) table.draft.begin(draft);
          }}
        >
          {cardName(card)}
        </Button>
      ))}
    </fieldset>
  );
}
