import { ALIGNMENTS, ATTRIBUTES, CARDS, DEEDS, type Deed, type Options } from '@illuminice/rules/inwo';
import { Chip } from '../../../ui/chip';
import { t, traitName } from '../words';
import { ANY, type Range, type Wish } from './search';
import { isGroup } from './stats';
import { TraitSign } from './trait-sign';
import css from './workshop.module.css';

export type DeckOptions = Pick<Options, 'pool' | 'copies'>;

const POWERS = [...new Set(CARDS.flatMap((facts) => (isGroup(facts) ? [facts.power ?? 0] : [])))].sort((a, b) => a - b);
const COPIES = [0, 1, 2, 3] as const;
const POOLS = ['starter', 'sure', 'all'] as const;

const toggled = <T,>(list: readonly T[], entry: T): readonly T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** A range with one end changed; the other end moves along rather than leave it empty. */
const ranged = (range: Range, end: keyof Range, n: number | null): Range => {
  const next: Range = { ...range, [end]: n };
  const { least, most } = next;
  return least === null || most === null || least <= most ? next : { least: n, most: n };
};

const PowerEnd = ({ end, power, onWish }: { end: keyof Range; power: Range; onWish: (part: Partial<Wish>) => void }) => (
  <select
    class="field"
    value={power[end] ?? ''}
    aria-label={t('workshop.powerEnd', { end })}
    data-testid={`filter-power-${end}`}
    onChange={({ currentTarget: { value } }) => onWish({ power: ranged(power, end, value === '' ? null : Number(value)) })}
  >
    <option value="">{t('workshop.any')}</option>
    {POWERS.map((n) => (
      <option key={n} value={n}>
        {t('workshop.powerTo', { end, n })}
      </option>
    ))}
  </select>
);

export function Filters(props: {
  wish: Wish;
  options: DeckOptions;
  onWish: (part: Partial<Wish>) => void;
  onOptions: (part: Partial<DeckOptions>) => void;
}) {
  const { wish, options, onWish, onOptions } = props;
  return (
    <div class={css.filters}>
      <fieldset>
        <legend>{t('workshop.alignment')}</legend>
        <div class={css.traits}>
          {ALIGNMENTS.map((alignment) => (
            <Chip
              key={alignment}
              pressed={wish.alignments.includes(alignment)}
              testid={`filter-${alignment}`}
              onClick={() => onWish({ alignments: toggled(wish.alignments, alignment) })}
            >
              <TraitSign trait={alignment} /> {traitName(alignment)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('workshop.attribute')}</legend>
        <div class={css.traits}>
          {ATTRIBUTES.map((attribute) => (
            <Chip
              key={attribute}
              pressed={wish.attributes.includes(attribute)}
              testid={`filter-${attribute}`}
              onClick={() => onWish({ attributes: toggled(wish.attributes, attribute) })}
            >
              <TraitSign trait={attribute} /> {traitName(attribute)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('workshop.power')}</legend>
        <div class={css.range}>
          <PowerEnd end="least" power={wish.power} onWish={onWish} />
          <span aria-hidden="true">–</span>
          <PowerEnd end="most" power={wish.power} onWish={onWish} />
        </div>
      </fieldset>
      <label>
        <span class={css.legend}>{t('workshop.deed')}</span>
        <select
          class="field"
          value={wish.deed}
          data-testid="filter-deed"
          onChange={({ currentTarget: { value } }) => onWish({ deed: value as Deed | '' })}
        >
          <option value="">{t('workshop.any')}</option>
          {DEEDS.map((deed) => (
            <option key={deed} value={deed}>
              {t('workshop.deedName', { deed })}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t('workshop.only')}</legend>
        {(['usable', 'allowed'] as const).map((filter) => (
          <label key={filter} class={css.tick}>
            <input
              type="checkbox"
              checked={wish[filter]}
              data-testid={`filter-${filter}`}
              onChange={({ currentTarget: { checked } }) => onWish({ [filter]: checked })}
            />
            {t('workshop.onlyName', { only: filter })}
          </label>
        ))}
      </fieldset>
      <button type="button" class="button small" data-testid="filter-clear" onClick={() => onWish({ ...ANY, order: wish.order })}>
        {t('workshop.clear')}
      </button>
      <fieldset>
        <legend>{t('workshop.table')}</legend>
        <label>
          <span class="small muted">{t('option.pool')}</span>
          <select
            class="field"
            value={options.pool}
            data-testid="table-pool"
            onChange={({ currentTarget: { value } }) => onOptions({ pool: value as DeckOptions['pool'] })}
          >
            {POOLS.map((pool) => (
              <option key={pool} value={pool}>
                {t('option.pool.name', { pool })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="small muted">{t('option.copies')}</span>
          <select
            class="field"
            value={options.copies ?? 0}
            data-testid="table-copies"
            onChange={({ currentTarget: { value } }) => onOptions({ copies: Number(value) || null })}
          >
            {COPIES.map((n) => (
              <option key={n} value={n}>
                {t('option.copies.name', { n })}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </div>
  );
}
