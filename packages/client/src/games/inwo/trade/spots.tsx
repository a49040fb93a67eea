import { Chip } from '../../../ui/chip';
import { copyName } from '../drafts/choice-text';
import type { Position } from '../types';
import { sideName, t } from '../words';
import { spotsFor } from './bargain';
import css from './trade.module.css';

export function Spots(props: { group: string; position: Position; chosen: string | undefined; onChoose(spot: string): void }) {
  const { group, position, chosen, onChoose } = props;
  const spots = spotsFor(position.view, position.me, group);
  return (
    <fieldset class={css.side} aria-label={t('trade.hang', { card: copyName(position.view, group) })}>
      <p class={css.head}>{t('trade.hang', { card: copyName(position.view, group) })}</p>
      <div class="chips">
        {spots.map(({ onto, arrow }, index) => {
          const id = `${onto} ${arrow}`;
          return (
            <Chip key={id} pressed={chosen === undefined ? index === 0 : chosen === id} testid={`hang-${id}`} onClick={() => onChoose(id)}>
              {t('say.spot', { card: copyName(position.view, onto), side: sideName(arrow) })}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
