import { ALIGNMENTS, PRICES } from '@illuminice/rules/inwo';
import { cardName, list, t, term, traitName } from '../words';
import type { Deck } from './deck';
import { type DeckStats, statsOf, TOP_POWER } from './stats';
import { TraitSign } from './trait-sign';
import css from './workshop.module.css';

/** Statistics of a deck: Power curve, alignments, tokens, effects and costs of Plots, and their payers. */
export function Numbers({ deck }: { deck: Deck }) {
  const stats = statsOf(deck);
  const { power, resistance, arrows, tokens, alignments, deeds, prices, counts, payments, free } = stats;
  return (
    <div class={css.numbers} data-testid="deck-numbers">
      <dl class={css.sums}>
        {(
          [
            [term('stats', 'power'), power],
            [term('stats', 'resistance'), resistance],
            [t('deck.arrows'), arrows],
            [t('workshop.tokens'), tokens],
          ] as const
        ).map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="figures" translate={false}>
              {n}
            </dd>
          </div>
        ))}
      </dl>
      <Curve stats={stats} />
      <h2>{t('workshop.alignments')}</h2>
      <ul class={css.tiles}>
        {ALIGNMENTS.map((alignment) => (
          <li key={alignment} data-none={alignments[alignment] === 0}>
            <TraitSign trait={alignment} size={20} />
            <span class="visually-hidden">{traitName(alignment)}: </span>
            <b class="figures" translate={false}>
              {alignments[alignment]}
            </b>
          </li>
        ))}
      </ul>
      <h2>
        {t('workshop.deeds')}{' '}
        <span class="figures" translate={false}>
          {counts.plots}
        </span>
      </h2>
      <Bars counts={[...deeds].map(([deed, n]) => [t('workshop.deedName', { deed }), n])} />
      <h2>{t('workshop.prices')}</h2>
      <Bars counts={PRICES.map((price) => [t('workshop.priceName', { price }), prices.get(price) ?? 0])} testid="deck-prices" />
      <h2>{t('workshop.payments')}</h2>
      <ul class={css.payments}>
        {payments.map(({ card, payers }) => (
          <li key={card} data-none={payers.length === 0}>
            <span data-names title={list([...new Set(payers)].map((payer) => cardName(payer)))}>
              {cardName(card)}
            </span>
            <b>{t('workshop.payers', { n: payers.length })}</b>
          </li>
        ))}
        <li>
          <span>{t('workshop.free')}</span>
          <b class="figures" translate={false}>
            {free}
          </b>
        </li>
      </ul>
    </div>
  );
}

const FULL = 8;

const Bars = ({ counts, testid }: { counts: readonly (readonly [name: string, n: number])[]; testid?: string }) => (
  <ul class={css.bars} data-testid={testid}>
    {counts.map(([name, n]) => (
      <li key={name}>
        <span>{name}</span>
        <meter class={css.meter} min={0} max={Math.max(FULL, ...counts.map(([, most]) => most))} value={n} aria-hidden="true" />
        <b class="figures" translate={false}>
          {n}
        </b>
      </li>
    ))}
  </ul>
);

function Curve({ stats: { curve } }: { stats: DeckStats }) {
  const most = Math.max(1, ...curve);
  return (
    <>
      <h2>{t('workshop.curve')}</h2>
      <ol class={css.curve}>
        {curve.map((n, power) => (
          <li key={power} style={{ '--share': n / most }}>
            <b class="figures" translate={false}>
              {n}
            </b>
            <span class={css.bar} />
            <span>
              <span class="visually-hidden">{term('stats', 'power')} </span>
              {power}
              {power === TOP_POWER && '+'}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
