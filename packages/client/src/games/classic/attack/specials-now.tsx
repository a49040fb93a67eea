import { useId, useState } from 'preact/hooks';
import { looksAt } from '../../../hud/shell/looks-at';
import { footPart } from '../../../hud/shell/panel-foot';
import { cardName, t } from '../../../text';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { Icon } from '../../../ui/icon';
import { playableNow, specialDraft } from '../drafts/special';
import { useTable } from '../use-table';
import css from './attack.module.css';

/** The viewer's Specials that are playable now, shown at the question: the hand may be out of sight. `folds`: behind their number. */
export function SpecialsNow({ folds = false }: { folds?: boolean }) {
  const table = useTable();
  const [unfolded, unfold] = useState(false);
  const id = useId();
  const position = table.game.position.value;
  const cards = position ? playableNow(position) : [];
  if (!position || cards.length === 0) return null;
  const list = (
    <fieldset id={id} class={cx(css.aids, footPart.wide)} aria-label={t('special.now')} data-testid="specials-now">
      <legend class="visually-hidden">{t('special.now')}</legend>
      {cards.map((card) => (
        <Button
          key={card}
          size="small"
          icon="special"
          testid={`now-${card}`}
          looks={looksAt(table, card)}
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
  if (!folds) return list;
  return (
    <>
      {unfolded && list}
      <button
        type="button"
        class={cx('button', css.count)}
        aria-expanded={unfolded}
        aria-controls={id}
        aria-label={t('scene.count', { label: t('special.now'), n: cards.length })}
        data-testid="specials-open"
        onClick={() => unfold(!unfolded)}
      >
        <Icon name="special" /> {cards.length}
      </button>
    </>
  );
}
