import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, type CardFacts, factsOf, PRICES } from '@illuminice/rules/inwo';
import { cardName, list, t, term, traitName } from '../words';
import { countOf, type Deck } from './deck';
import { type DeckStats, KINDS, type Kind, kindOf, statsOf, TOP_POWER } from './stats';
import { TraitSign } from './trait-sign';
import css from './workshop.module.css';

const powerOf = (facts: CardFacts): number => ('inward' in facts ? (facts.power ?? 0) : 0);

const cardsIn = (deck: Deck, kind: Kind): readonly CardFacts[] =>
  Object.keys(deck.cards)
    .map((card) => factsOf(card))
    .filter((facts) => kindOf(facts) === kind)
    .sort((a, b) => powerOf(b) - powerOf(a) || cardName(a.id).localeCompare(cardName(b.id)));

/** All cards of a deck by kind. `onPick`: a card was pointed out. */
export function Contents({ deck, onPick }: { deck: Deck; onPick?: (card: CardId) => void }) {
  const copies = (card: CardId) => countOf(deck, card) - (deck.illuminati === card ? 1 : 0);
  return (
    <>
      {KINDS.map((kind) => {
        const cards = cardsIn(deck, kind);
        const n = cards.reduce((sum, { id }) => sum + copies(id), 0);
        if (n === 0) return null;
        return (
          <section key={kind} class={css.part} aria-labelledby={`in-deck-${kind}`}>
            <h2 id={`in-deck-${kind}`} data-testid={`in-deck-${kind}`}>
              {t('workshop.kindName', { kind })} {n}
            </h2>
            <ul>
              {cards.map((facts) => {
                const label = (
                  <>
                    {kind === 'groups' && <span class={css.worth}>{powerOf(facts)}</span>}
                    <span data-names>{cardName(facts.id)}</span>
                    {copies(facts.id) > 1 && <b>×{copies(facts.id)}</b>}
                  </>
                );
                return (
                  <li key={facts.id}>
                    {onPick ? (
                      <button type="button" data-testid={`in-deck-${facts.id}`} onClick={() => onPick(facts.id)}>
                        {label}
                      </button>
                    ) : (
                      <span class={css.entry}>{label}</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** A deck in numbers: the Power curve, alignments, tokens, what the Plots do and cost, and who can pay for them. */
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
