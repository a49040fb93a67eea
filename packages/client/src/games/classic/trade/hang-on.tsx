import type { CardId } from '@illuminice/rules';
import type { Place } from '@illuminice/rules/classic';
import { CardPick } from '../../../hud/form/card-pick';
import { cardName, sideName, t } from '../../../text';
import type { Arriving } from '../drafts/data';
import type { Position } from '../drafts/kind';
import { arrowsFor, givable, hangArriving, inHand } from './arriving';
import { type Terms, topmost } from './bargain';
import css from './deal.module.css';

const keyOf = ({ onto, arrow }: Place) => `${onto} ${arrow}`;

/** Places of the Groups that an exchange brings, and the sacrifices for them (C-802). */
export function HangArriving(props: {
  groups: readonly CardId[];
  leaving: readonly CardId[];
  terms: Terms;
  arriving: Arriving;
  position: Position;
  onChange: (arriving: Arriving) => void;
}) {
  const { groups, leaving, arriving, position, onChange } = props;
  if (groups.length === 0) return null;
  const could = givable(position, leaving);
  const toggle = (card: CardId) => {
    const gone = arriving.gone.includes(card) ? arriving.gone.filter((id) => id !== card) : [...arriving.gone, card];
    onChange({ ...arriving, hung: [], gone });
  };
  return (
    <div class={css.hangArriving}>
      <p class="small muted">{t('trade.placeHelp')}</p>
      {groups.map((group) => (
        <HangOn key={group} group={group} {...props} />
      ))}
      {could.length > 0 && (
        <details class="disclosure" open={arriving.gone.length > 0}>
          <summary data-testid="give-up">{t('trade.giveUp')}</summary>
          <p class="small muted">{t('trade.giveUpHelp')}</p>
          <div class="chips">
            {could.map((card) => (
              <CardPick
                key={card}
                card={card}
                name={cardName(card)}
                pressed={arriving.gone.includes(card)}
                testid={`give-up-${card}`}
                onClick={() => toggle(card)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function HangOn({ group, groups, terms, arriving, position, onChange }: Parameters<typeof HangArriving>[0] & { group: CardId }) {
  const free = arrowsFor(position, terms, arriving, group);
  const place = arriving.hung.find((hung) => hung.group === group);
  const lost = topmost(position, free.find((spot) => place && keyOf(spot) === keyOf(place))?.plan.lost ?? []);
  return (
    <>
      <label class="field-row">
        <span class={inHand(arriving, groups) === group ? css.inHand : undefined}>{t('trade.place', { card: cardName(group) })}</span>
        <select
          class="select"
          value={place ? keyOf(place) : ''}
          data-testid={`hang-${group}`}
          onFocus={() => onChange({ ...arriving, inHand: group })}
          onChange={(event) =>
            onChange(hangArriving(arriving, group, free.find((spot) => keyOf(spot) === event.currentTarget.value) ?? null))
          }
        >
          {!place && <option value="">{free.length === 0 ? t('trade.noPlace') : '–'}</option>}
          {free.map((spot) => (
            <option key={keyOf(spot)} value={keyOf(spot)}>
              {t('place.arrow', { card: cardName(spot.onto), side: sideName(spot.arrow) })}
            </option>
          ))}
        </select>
      </label>
      {lost.length > 0 && (
        <p class="note loss" role="alert">
          {t('place.losses', { cards: lost.map(cardName).join(', '), n: lost.length })}
        </p>
      )}
    </>
  );
}
