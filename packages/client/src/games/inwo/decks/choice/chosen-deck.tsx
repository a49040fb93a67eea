import { factsOf, type MadeDeck } from '@illuminice/rules/inwo';
import { Button } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { SmallCard } from '../../card/small-card';
import { cardName, cardText, goalText, list, t, term } from '../../words';
import { deckOf, sizeOf } from '../deck';
import { groupsOf, isGroup, statsOf } from '../stats';
import css from './choice.module.css';

const HEAVIEST = 6;

const KINDS = ['groups', 'resources', 'goals', 'plots'] as const;
const kindOf = (card: string): (typeof KINDS)[number] => {
  const facts = factsOf(card);
  if (facts.kind === 'resource' || facts.kind === 'goal') return `${facts.kind}s`;
  return isGroup(facts) ? 'groups' : 'plots';
};

const named = (cards: readonly string[]): string =>
  list([...new Set(cards)].map((card) => cardName(card)).sort((a, b) => a.localeCompare(b)));

/** A deck to look at; only the project's ready-made decks propose a lead. */
export type ShownDeck = Omit<MadeDeck, 'lead'> & Partial<Pick<MadeDeck, 'lead'>>;

/** The chosen deck: goal, six numbers, strongest Groups, and all cards. `onMine` copies it to the player's decks. */
export function ChosenDeck({ deck, name, needed, onMine }: { deck: ShownDeck; name: string; needed: number; onMine?: () => void }) {
  const { illuminati, lead, cards } = deck;
  const counted = deckOf(name, illuminati, cards);
  const { power, resistance, arrows, counts } = statsOf(counted);
  const heaviest = [...groupsOf(counted)].sort((a, b) => (b.power ?? 0) - (a.power ?? 0)).slice(0, HEAVIEST);
  const sums = [
    [term('stats', 'power'), power],
    [term('stats', 'resistance'), resistance],
    [t('deck.arrows'), arrows],
    ...(['groups', 'resources', 'plots'] as const).map((kind) => [t('deck.kind', { kind }), counts[kind]] as const),
  ] as const;
  return (
    <section class={css.shown} aria-label={name} data-testid="deck-chosen">
      <b>{name}</b>
      <p class="small">{cardText(illuminati)}</p>
      <p class="small muted">{goalText(illuminati, needed)}</p>
      <dl class={css.sums} data-testid="deck-sums">
        {sums.map(([figure, n]) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd class="figures" translate={false}>
              {n}
            </dd>
          </div>
        ))}
      </dl>
      {lead && <p class="small muted">{t('deck.lead', { card: cardName(lead) })}</p>}
      <ul class={css.heaviest} aria-label={t('deck.heaviest')}>
        {heaviest.map(({ id }) => (
          <li key={id}>
            <SmallCard card={id} />
            <span data-names>{cardName(id)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary class="small">{t('deck.cards', { n: sizeOf(counted) })}</summary>
        <dl class={cx('small', css.kinds)}>
          {KINDS.map((kind) => {
            const these = cards.filter((card) => kindOf(card) === kind);
            return these.length === 0 ? null : (
              <div key={kind}>
                <dt>{t('deck.kind', { kind })}</dt>
                <dd>{named(these)}</dd>
              </div>
            );
          })}
        </dl>
      </details>
      {onMine && (
        <Button size="small" icon="plus" testid="deck-mine" onClick={onMine}>
          {t('deck.mine')}
        </Button>
      )}
    </section>
  );
}
