import type { CardId } from '@illuminice/rules';
import { ALIGNMENTS, type CardFacts, factsOf } from '@illuminice/rules/inwo';
import { cardName, list, t, term, traitName } from '../words';
import { countOf, type Deck } from './deck';
import { type DeckStats, PARTS, type Part, partOf, statsOf, TOP_POWER } from './stats';
import { TraitSign } from './trait-sign';
import css from './workshop.module.css';

const powerOf = (facts: CardFacts): number => ('inward' in facts ? (facts.power ?? 0) : 0);

/** The cards of one part of a deck: Groups by Power, the others by kind and name. */
const cardsIn = (deck: Deck, part: Part): readonly CardFacts[] =>
  Object.keys(deck.cards)
    .map((card) => factsOf(card))
    .filter((facts) => partOf(facts) === part)
    .sort((a, b) => powerOf(b) - powerOf(a) || a.kind.localeCompare(b.kind) || cardName(a.id).localeCompare(cardName(b.id)));

/** All cards of a deck by kind. `onPick`: a card was pointed out. */
export function Contents({ deck, onPick }: { deck: Deck; onPick?: (card: CardId) => void }) {
  const { counts } = statsOf(deck);
  return (
    <>
      {PARTS.map((part) => (
        <section key={part} class={css.part} aria-label={t('workshop.part', { part, n: counts[part] })}>
          <h2>{t('workshop.part', { part, n: counts[part] })}</h2>
          <ul>
            {cardsIn(deck, part).map((facts) => {
              const n = countOf(deck, facts.id) - (deck.illuminati === facts.id ? 1 : 0);
              const said = (
                <>
                  {part === 'groups' && <span class={css.worth}>{powerOf(facts)}</span>}
                  <span data-names>{cardName(facts.id)}</span>
                  {n > 1 && <b>×{n}</b>}
                </>
              );
              return (
                <li key={facts.id}>
                  {onPick ? (
                    <button type="button" data-testid={`in-deck-${facts.id}`} onClick={() => onPick(facts.id)}>
                      {said}
                    </button>
                  ) : (
                    <span class={css.entry}>{said}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A deck in numbers: the Power curve, alignments, what the Plots do, and who can pay for them. */
export function Numbers({ deck }: { deck: Deck }) {
  const stats = statsOf(deck);
  const { power, resistance, arrows, alignments, deeds, payments, free } = stats;
  return (
    <div class={css.numbers} data-testid="deck-numbers">
      <dl class={css.sums}>
        {(
          [
            [term('stats', 'power'), power],
            [term('stats', 'resistance'), resistance],
            [t('deck.arrows'), arrows],
          ] as const
        ).map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="figures">{n}</dd>
          </div>
        ))}
      </dl>
      <Curve stats={stats} />
      <h2>{t('workshop.alignments')}</h2>
      <ul class={css.tiles}>
        {ALIGNMENTS.map((one) => (
          <li key={one} data-none={alignments[one] === 0}>
            <TraitSign trait={one} size={20} />
            <span class="visually-hidden">{traitName(one)}: </span>
            <b class="figures">{alignments[one]}</b>
          </li>
        ))}
      </ul>
      <h2>{t('workshop.deeds')}</h2>
      <ul class={css.bars}>
        {[...deeds].map(([deed, n]) => (
          <li key={deed}>
            <span>{t('workshop.deedName', { deed })}</span>
            <meter class={css.meter} min={0} max={8} value={n} aria-hidden="true" />
            <b class="figures">{n}</b>
          </li>
        ))}
      </ul>
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
          <b class="figures">{free}</b>
        </li>
      </ul>
    </div>
  );
}

function Curve({ stats: { curve } }: { stats: DeckStats }) {
  const most = Math.max(1, ...curve);
  return (
    <>
      <h2>{t('workshop.curve')}</h2>
      <ol class={css.curve}>
        {curve.map((n, power) => (
          <li key={power} style={{ '--share': n / most }}>
            <b class="figures">{n}</b>
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
